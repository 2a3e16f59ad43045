// The games this engine plays. A new game is added to this list.
import type { Sheet } from '../sheet.ts';
import { clever4ever } from './clever-4ever.ts';
import { cleverHochDrei } from './clever-hoch-drei.ts';
import { doppeltSoClever } from './doppelt-so-clever.ts';
import { ganzSchoenClever } from './ganz-schoen-clever.ts';

const sheets = [ganzSchoenClever, doppeltSoClever, cleverHochDrei, clever4ever] as const;

/** The id of one of `SHEETS`. A `Record<SheetId, …>` that lacks a game does not compile. */
export type SheetId = (typeof sheets)[number]['id'];

/** All sheets, in the order they were published. */
export const SHEETS: readonly Sheet<SheetId>[] = sheets;

/** The sheet of this id, if the list (default: `SHEETS`) has one. */
export function sheetById(id: unknown): Sheet<SheetId> | undefined;
export function sheetById(id: unknown, sheets: readonly Sheet[]): Sheet | undefined;
export function sheetById(id: unknown, sheets: readonly Sheet[] = SHEETS): Sheet | undefined {
  return sheets.find((sheet) => sheet.id === id);
}

export { clever4ever, cleverHochDrei, doppeltSoClever, ganzSchoenClever };
