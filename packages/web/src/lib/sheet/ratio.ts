// The ratio of width to height of each sheet, for the table's columns, before the code that draws sheets is loaded.
import type { Sheet } from '@reynard/engine';

/** The ratios of the usual drawings; a test compares them with the drawings. */
const RATIOS: Readonly<Record<string, number>> = {
  'ganz-schoen-clever': 1.058,
  'doppelt-so-clever': 0.973,
  'clever-hoch-drei': 0.944,
  'clever-4ever': 0.733,
};

/** For a sheet that is not in the list, until it is drawn. */
const COMMON = 0.8;

export const ratioOf = (sheet: Sheet): number => RATIOS[sheet.id] ?? COMMON;
