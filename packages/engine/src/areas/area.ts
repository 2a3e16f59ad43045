// What the turn asks of an area: which marks can be made. How marks count and what they earn is data in the layout,
// the same for all kinds. Every method takes the state `s` and the offset `f` of the sheet's first field.
import type { Move } from '../move.ts';
import type { Colour, Reading } from '../sheet.ts';

/** The JSON form of a mark, without its `area` key. */
export interface MarkPlace {
  at?: [number, number];
  row?: number;
  value?: number;
  region?: string;
}

/** One area of a sheet, ready for play. */
export interface Area {
  readonly colour: Colour;
  readonly reads: Reading;
  /** First field and number of fields in the layout. */
  readonly first: number;
  readonly size: number;
  /** Whether a higher value than needed marks the same, so that polishing could be wasted. */
  readonly wasteful: boolean;
  /** The keys of a mark's JSON form besides `area`. */
  readonly keys: readonly (keyof MarkPlace)[];

  /** Whether a die of this value can be marked. */
  fits(s: Uint8Array, f: number, value: number): boolean;
  /** Appends every mark of a die of this value to `out` from index `n`; returns the new length. */
  marks(s: Uint8Array, f: number, value: number, head: Move, out: Int32Array, n: number): number;
  /** Whether a bonus mark of this sort is possible. */
  fitsBonus(s: Uint8Array, f: number, what: number): boolean;
  /** Appends every way to use a bonus mark of this sort. */
  bonusMarks(s: Uint8Array, f: number, what: number, head: Move, out: Int32Array, n: number): number;
  /** The place of a mark in its JSON form. */
  place(field: number, value: number): MarkPlace;
  /** The field and value that a JSON form names, as a move's mark bits, or -1 where there is none. */
  find(s: Uint8Array, f: number, place: MarkPlace): Move;
}
