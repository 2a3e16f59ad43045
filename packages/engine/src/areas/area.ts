// The interface of an area: which marks can be made. How marks count and what they earn is data in the layout, the same
// for all kinds of area. `s` is the state of a position and `f` the offset of a sheet's first field in it.
import type { Move } from '../move.ts';
import type { MoveList } from '../move-list.ts';
import type { Colour, Reading, Side } from '../sheet.ts';

/** The JSON form of a mark, without its `area` key. */
export interface MarkPlace {
  /** Row and column, or the index in a single row. */
  at?: [number, number] | number;
  row?: number;
  side?: Side;
  value?: number;
  region?: string;
  take?: Take;
}

/** What a player can take from a field that gives either its bonus or points. */
export const TAKES = ['bonus', 'points'] as const;
/** One of `TAKES`. */
export type Take = (typeof TAKES)[number];

/** One area of a sheet, ready for play. */
export interface Area {
  readonly colour: Colour;
  readonly reads: Reading;
  /** Whether marks depend on where the die lies (R19): its place, its company or the white die there. */
  readonly usesPlace: boolean;
  /** First field and number of fields in the layout. */
  readonly first: number;
  readonly size: number;
  /** Whether a higher value than needed makes the same mark. Polish can then be wasted. */
  readonly wasteful: boolean;
  /** The highest value of a mark. */
  readonly highest: number;
  /** The most marks that this area can ever offer at once, counted over all values of a die. */
  readonly mostMarks: number;
  /** The keys of a mark's JSON form besides `area`. */
  readonly keys: readonly (keyof MarkPlace)[];

  /** Whether a die of this value can be marked from this place. */
  fits(s: Uint8Array, f: number, value: number, place: number): boolean;
  /** Lists every mark of a die of this value, from the list's place. */
  marks(list: MoveList, value: number): void;
  /** Whether a bonus mark of this sort is possible at this place. `white` is the face of the white die; 0: not rolled. */
  fitsBonus(s: Uint8Array, f: number, what: number, place: number, white: number): boolean;
  /** Lists every way to use a bonus mark of this sort at the list's place. */
  bonusMarks(list: MoveList, what: number): void;
  /** The number that the sheet shows for the byte of a field. For a cross: how often the field is marked. */
  written(field: number, held: number): number;
  /** Where a mark stands, in its JSON form. */
  place(field: number, value: number): MarkPlace;
  /** The field and value that a JSON form names, as a move's mark bits, or -1 where there is none. */
  find(s: Uint8Array, f: number, place: MarkPlace): Move;
}
