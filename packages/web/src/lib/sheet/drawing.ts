// A sheet as a drawing: where every field, bonus and printed figure stands, in units of which a phone is 358 wide. It
// follows from the sheet's data alone; what a position holds is painted over it by the components.
import type { Bonus, Colour, Line, LineKind, Sheet } from '@reynard/engine';

export const SHEET_WIDTH = 358;

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
  /** What a tap hits besides the outline: the gaps to its neighbours and the line of its bonus. */
  readonly hit?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
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
  /** What is printed for what it holds, where that is more than a factor says. */
  readonly written?: ((held: number) => number) | undefined;
  /** The colour of its row, where rows have colours of their own. */
  readonly tint?: Colour | undefined;
  /** Its shade, where fields differ by shade. */
  readonly shade?: string;
  /** Whether it shares a square with another field. */
  readonly half?: boolean;
  /** The corner that says: begin here. */
  readonly flag?: string | undefined;
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
  /** A field counts once it holds at least this; default: any mark. */
  readonly from?: number;
  /** Printed as a number that counts, not as a figure beside the fields. */
  readonly strong?: boolean;
  /** Points by how many of the fields are marked, in place of the text. */
  readonly table?: readonly number[];
}

export interface DrawnArea {
  readonly index: number;
  readonly colour: Colour;
  readonly kind: 'grid' | 'rows' | 'regions' | 'path';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /**
   * Where shape and points of the area stand: below each other in a column of this width, or (0) beside each other. `below`: how
   * far apart they are in a column, if not as usual.
   */
  readonly head: { readonly x: number; readonly y: number; readonly w: number; readonly below?: number };
  readonly writes: 'number' | 'cross';
  readonly marksPerField: number;
  readonly fields: readonly DrawnField[];
  readonly bonuses: readonly DrawnBonus[];
  readonly texts: readonly DrawnText[];
  /** Guides under the fields: diagonals, the lines between pairs. */
  readonly guides: readonly string[];
  /** Roman numerals in front of rows, as strokes. */
  readonly numerals?: readonly string[];
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
  /** The lines of this area. */
  readonly lines: readonly Line[];
  /** The number that stands in a field for what it holds. */
  readonly written: (field: number, held: number) => number;
  /** The least that a field must hold to earn its own bonus. */
  readonly bonusFrom: (field: number) => number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  /** How high fields are drawn: 1 is the usual height. */
  readonly stretch: number;
  /** Whether two areas share a line that is only just wide enough: margins are as thin as possible. */
  readonly tight: boolean;
}

export const PAD = 2;
export const HEADER = 17;

/** The size of a bonus: its letter stays readable on a small phone, and it grows with the sheet up to the width of a field. */
export const bonusRadius = (stretch: number) => Math.min(Math.max(8.5 * stretch, 8.5), 10.5);
/** The height of a line of bonuses. */
export const bonusSpace = (stretch: number) => 2 * bonusRadius(stretch) + 3;

/** The size of figures that are only read: 11 px on a small phone. */
export const FIGURE = 11.5;

/** A target this wide is easy to hit on a small phone. */
export const FINGER = 28;

/** The usual height of a field in a long row, and of the figures above it. */
export const FIELD_HEIGHT = 26;
export const TOP_FIGURES = 13;

/** The head at the left of a long row: narrower where there are many fields. */
const HEAD = { most: 26, least: 18 };
export const headWidth = (width: number, columns: number): number =>
  Math.min(Math.max(width - 2 * PAD - FINGER * columns, HEAD.least), HEAD.most);

/** How high a field of this width may be: higher ones look like slots. */
export const highest = (width: number) => 1.3 * width;

/** The number that stands in a field for what it holds. */
export const writtenIn = (field: DrawnField, held: number): number =>
  field.written?.(held) ?? held * field.factor;

export const range = (count: number) => Array.from({ length: count }, (_, i) => i);

export function rectangle(x: number, y: number, w: number, h: number, r = 4): string {
  const [iw, ih] = [w - 2 * r, h - 2 * r];
  return `M${x + r} ${y}h${iw}a${r} ${r} 0 0 1 ${r} ${r}v${ih}a${r} ${r} 0 0 1 ${-r} ${r}h${-iw}a${r} ${r} 0 0 1 ${-r} ${-r}v${-ih}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

type BonusLine = Line & { readonly bonus: Bonus };
type PointsLine = Line & { readonly points: readonly number[] };

/** The lines of a kind that earn a bonus. */
export const bonusLines = ({ lines }: Frame, kind: LineKind): BonusLine[] =>
  lines.filter((line): line is BonusLine => line.kind === kind && line.bonus !== null);

/** The lines of a kind that earn points. */
export const pointsLines = ({ lines }: Frame, kind: LineKind): PointsLine[] =>
  lines.filter((line): line is PointsLine => line.kind === kind && line.points !== null);

/** The bonus of a line, at a place of the sheet. */
export function placeBonus(line: BonusLine, x: number, y: number, r: number): DrawnBonus {
  const { bonus, fields, needs, from } = line;
  return { bonus, x, y, r, fields, needs, from };
}

/** The points of a complete line, at a place of the sheet. */
export function placePoints(line: PointsLine, x: number, y: number, size: number): DrawnText {
  const { points, fields, needs, from } = line;
  return { x, y, text: String(points[needs]), size, fields, needs, from };
}
