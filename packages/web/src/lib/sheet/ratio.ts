// How wide a sheet is for its height, for the table's columns: known before the code that draws sheets is loaded.
import type { Sheet } from '@reynard/engine';

/** Of the usual drawings, which a test compares. */
const RATIOS: Readonly<Record<string, number>> = {
  'ganz-schoen-clever': 1.058,
  'doppelt-so-clever': 0.973,
  'clever-hoch-drei': 0.944,
  'clever-4ever': 0.733,
};

/** For a sheet that is not in the list, until it is drawn. */
const COMMON = 0.8;

export const ratioOf = (sheet: Sheet): number => RATIOS[sheet.id] ?? COMMON;
