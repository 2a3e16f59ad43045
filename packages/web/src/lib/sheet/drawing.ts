// A sheet as a drawing: where every field, bonus and printed figure stands, in units of which a phone is 348 wide. It
// follows from the sheet's data alone; what a position holds is painted over it by the components.
import type { Bonus, Colour, Sheet } from '@reynard/engine';

export const SHEET_WIDTH = 348;

export interface DrawnField {
  /** Index into the layout's fields. */
  readonly field: number;
  /** Row and column within the area, from 0. */
  readonly row: number;
  readonly column: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Its outline as an SVG path. */
  readonly outline: string;
  /** Where its number or cross is written. */
  readonly cx: number;
  readonly cy: number;
  /** What stands in it while open. */
  readonly printed: string;
  /** Whether that is only a hint, not what it takes to mark it. */
  readonly faint?: boolean;
  /** What a number written here is multiplied with. */
  readonly factor: number;
  /** The colour of its row, where rows have colours of their own. */
  readonly tint?: Colour | undefined;
  /** Its shade, where fields differ by shade. */
  readonly shade?: string;
  /** The middles of its cells, where a field is a region. */
  readonly cells?: readonly (readonly [number, number])[];
}

export interface DrawnBonus {
  readonly bonus: Bonus;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Earned when this many of these fields hold at least `from`. */
  readonly fields: readonly number[];
  readonly needs: number;
  readonly from: number;
}

export interface DrawnText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  /** Fields that must be marked (`needs` of them) for the figure to count; none: always plain. */
  readonly fields?: readonly number[];
  readonly needs?: number;
  /** Points by how many of the fields are marked, in place of the text. */
  readonly table?: readonly number[];
}

export interface DrawnArea {
  readonly index: number;
  readonly colour: Colour;
  readonly kind: 'grid' | 'rows' | 'regions';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Where shape and points of the area stand. */
  readonly head: { readonly x: number; readonly y: number; readonly upright: boolean };
  readonly writes: 'number' | 'cross';
  readonly marksPerField: number;
  readonly fields: readonly DrawnField[];
  readonly bonuses: readonly DrawnBonus[];
  readonly texts: readonly DrawnText[];
  /** Guides under the fields: diagonals, pairs. */
  readonly guides: readonly string[];
  /** Small shapes that name a row's colour or a shade. */
  readonly marks: readonly { x: number; y: number; colour?: Colour; shade?: string }[];
}

export interface SheetDrawing {
  readonly sheet: Sheet;
  readonly width: number;
  readonly height: number;
  readonly areas: readonly DrawnArea[];
  /** The free corner in which the total stands. */
  readonly corner: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

/** What an area's drawing function gets: its place on the sheet. */
export interface Frame {
  readonly index: number;
  /** Index of its first field. */
  readonly first: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  /** How much higher than needed fields may be, where a sheet has room. */
  readonly stretch: number;
}

export const PAD = 4;
export const HEADER = 17;

/** Room for a line of bonuses, and their size: larger where the sheet has room, as their shapes tell the colours apart. */
export const bonusSpace = (stretch: number) => 16 * stretch;
export const bonusRadius = (stretch: number) => 7 * Math.min(stretch, 1.25);

export const range = (count: number) => Array.from({ length: count }, (_, i) => i);

export function rectangle(x: number, y: number, w: number, h: number, r = 4): string {
  const [iw, ih] = [w - 2 * r, h - 2 * r];
  return `M${x + r} ${y}h${iw}a${r} ${r} 0 0 1 ${r} ${r}v${ih}a${r} ${r} 0 0 1 ${-r} ${r}h${-iw}a${r} ${r} 0 0 1 ${-r} ${-r}v${-ih}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
