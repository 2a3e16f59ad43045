// A sheet of paper as a drawing: its head (title, name, rounds, actions, code), the sheet as on the screen, and the boxes for the
// points. Everything has the units of the sheet's drawing, which is as high as the paper allows.
import { ACTIONS, Position, type Sheet } from '@reynard/engine';
import { drawingFor, drawingOf } from '#lib/sheet/compose.ts';
import { SHEET_WIDTH, type SheetDrawing } from '#lib/sheet/drawing.ts';
import type { Page } from './paper.ts';
import type { Box } from './pattern.ts';
import { type Scale, scalesOf } from './scales.ts';

const GAP = 3;
/** The heights of an action's track, of the rounds, and of the boxes for points. */
export const TRACK = 15;
export const ROUND = 17.5;
const SCORE = { least: 26, most: 38 };
const HEAD = 46;
/** The height of a table of points. */
const SCALE = 21;
const LINE = SCALE + 3;
/** The gap between tables in a line, and how far they may grow. */
const BETWEEN = 6;
const LARGEST = 1.3;
/** The room of a slot of a track. */
export const SLOT = 14;
/** A camera still reads a code of this size, in millimetres. */
const SMALLEST_CODE = 13;

/** A table of points at its place. */
export interface PlacedScale {
  readonly scale: Scale;
  readonly x: number;
  readonly y: number;
  /** The middle of each figure. */
  readonly columns: readonly number[];
}

export interface PaperDrawing {
  readonly height: number;
  /** Millimetres per unit. */
  readonly unit: number;
  readonly sheet: SheetDrawing;
  readonly sheetTop: number;
  readonly head: {
    readonly height: number;
    /** The widths of title and name, of the rounds, and of the code. */
    readonly left: number;
    readonly rounds: number;
    readonly code: number;
    readonly tracksTop: number;
  };
  readonly scales: {
    readonly x: number;
    readonly y: number;
    readonly grown: number;
    readonly placed: readonly PlacedScale[];
  };
  readonly score: { readonly y: number; readonly height: number };
  /** The number of players for which each round is the last one. */
  readonly lastFor: readonly (readonly number[])[];
}

interface PlacedScales {
  readonly placed: readonly PlacedScale[];
  readonly width: number;
  readonly height: number;
}

/** A table of points: each figure is as wide as its digits. */
function columnsOf({ steps, counts }: Scale): { columns: number[]; width: number } {
  let width = 16;
  const columns = steps.map(({ points }) => {
    const column = 7 + 5 * Math.max(String(points).length, counts === 'numbers' ? 2 : 1);
    width += column;
    return width - column / 2;
  });
  return { columns, width };
}

/** Puts tables beside each other, in lines no longer than this. */
function placeScales(scales: readonly Scale[], longest: number): PlacedScales {
  let [x, y, width] = [0, 0, 0];
  const placed = scales.map((scale) => {
    const { columns, width: own } = columnsOf(scale);
    if (x > 0 && x + own > longest) [x, y] = [0, y + LINE];
    const place = { scale, x, y, columns };
    width = Math.max(width, x + own);
    x += own + BETWEEN;
    return place;
  });
  return { placed, width, height: y + SCALE };
}

/** Puts tables into a box so that they are as large as possible. */
function fitScales(scales: readonly Scale[], box: Box): PaperDrawing['scales'] {
  const grownIn = ({ width, height }: PlacedScales) =>
    Math.min(LARGEST, (box.w - 2 * GAP) / width, box.h / height);
  // Lines may be as long as any run of tables, which gives every way to break them.
  const runs = scales.flatMap((_, from) =>
    scales.slice(from).map((_, i) => placeScales(scales.slice(from, from + i + 1), Infinity).width),
  );
  const best = runs
    .map((longest) => placeScales(scales, longest))
    .reduce((a, b) => (grownIn(b) > grownIn(a) ? b : a), placeScales(scales, Infinity));
  const grown = scales.length > 0 ? grownIn(best) : 1;
  return { x: box.x + GAP, y: box.y + (box.h - grown * best.height) / 2, grown, placed: best.placed };
}

export function composePaper(sheet: Sheet, { sheet: { width, height } }: Page): PaperDrawing {
  const room = (height / width) * SHEET_WIDTH;
  const code = Math.max(HEAD, (SMALLEST_CODE / width) * SHEET_WIDTH);
  const actions = ACTIONS.flatMap((action) => sheet.tracks[action] ?? []);
  const tracks = 20 + SLOT * Math.max(...actions.map(({ slots, endBonus }) => slots + (endBonus ? 1 : 0)));
  const left = SHEET_WIDTH - code - tracks - 2 * GAP;
  const headHeight = Math.max(code, TRACK * actions.length);
  // Beside a large code there is room for the rounds below the tracks.
  const roundsBelow = headHeight >= TRACK * actions.length + ROUND;
  const head = {
    height: headHeight,
    code,
    left,
    rounds: roundsBelow ? left + tracks : left,
    tracksTop: roundsBelow ? 0 : (headHeight - TRACK * actions.length) / 2,
  };

  const scales = scalesOf(drawingOf(sheet));
  // The corner in which the screen shows the total is free; a sheet without one has a line more.
  const smallest = drawingOf(sheet, 0).corner;
  const inCorner = smallest.w > 0 && smallest.h >= SCALE;
  const line = scales.length > 0 && !inCorner ? LINE : 0;
  const sheetTop = head.height + GAP;
  const drawing = drawingFor(sheet, SHEET_WIDTH, room - sheetTop - line - GAP - SCORE.least);
  const below = sheetTop + drawing.height + GAP;
  const { corner } = drawing;
  const box = inCorner
    ? { x: corner.x, y: sheetTop + corner.y, w: corner.w, h: corner.h }
    : { x: 0, y: below, w: SHEET_WIDTH, h: line };
  // What is left over makes the boxes for points larger.
  const scoreHeight = Math.min(Math.max(room - below - line, SCORE.least), SCORE.most);
  const total = below + line + scoreHeight;
  const rounds = [1, 2, 3, 4].map((players) => Position.start(sheet, players).rounds);
  return {
    height: Math.max(total, room),
    unit: Math.min(width / SHEET_WIDTH, height / total),
    sheet: drawing,
    sheetTop,
    head,
    scales: fitScales(scales, box),
    score: { y: below + line, height: scoreHeight },
    lastFor: sheet.rounds.map((_, i) => [1, 2, 3, 4].filter((_, p) => rounds[p] === i + 1)),
  };
}

/** The width of the smallest field on paper, in millimetres. */
export const smallestField = ({ sheet, unit }: PaperDrawing): number =>
  unit * Math.min(...sheet.areas.flatMap(({ fields }) => fields.map(fieldSize)));

/** The lesser side of a field; of a region, that of its cells. */
function fieldSize({ w, h, cells }: SheetDrawing['areas'][number]['fields'][number]): number {
  if (!cells) return Math.min(w, h);
  const sides = (axis: 0 | 1, side: number) => side / new Set(cells.map((cell) => cell[axis])).size;
  return Math.min(sides(0, w), sides(1, h)) - 2;
}
