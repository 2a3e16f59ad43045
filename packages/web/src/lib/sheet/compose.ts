// Puts the areas of a sheet together: two small ones side by side, long ones below each other, the total in the corner
// that is left over. A new game needs nothing here unless it brings a new kind of area.
import { type AreaSpec, layoutOf, type Sheet } from '@reynard/engine';
import { drawGrid, gridWidth } from './draw-grid.ts';
import { drawPath } from './draw-path.ts';
import { drawRegions } from './draw-regions.ts';
import { areShort, drawRows, shortRowsWidth } from './draw-rows.ts';
import { drawSides } from './draw-sides.ts';
import { type DrawnArea, FINGER, type Frame, range, SHEET_WIDTH, type SheetDrawing } from './drawing.ts';

const GAP = 3;
const MIN_CORNER = 24;

/** How high fields may be drawn, from squeezed to tall, in hundredths of the usual height. */
const STRETCHES = range(20).map((i) => 80 + 5 * i);
const USUAL = STRETCHES.indexOf(110);

function drawArea(spec: AreaSpec, frame: Frame): DrawnArea {
  switch (spec.kind) {
    case 'grid':
      return drawGrid(spec, frame);
    case 'rows':
      return spec.sides ? drawSides(spec, frame) : drawRows(spec, frame);
    case 'path':
      return drawPath(spec, frame);
    case 'regions':
      return drawRegions(spec, frame);
  }
}

/** How much room an area wants: a number of columns and a fixed part. */
interface Width {
  readonly columns: number;
  readonly fixed: number;
}

/** The width of an area that can share a line with another, or null. */
function smallWidth(spec: AreaSpec | undefined, tight: boolean): Width | null {
  if (spec?.kind === 'grid') return gridWidth(spec, tight);
  return spec?.kind === 'rows' && areShort(spec) ? shortRowsWidth(spec) : null;
}

/** The width of a column where two areas share a line. */
const unitOf = (one: Width, two: Width): number =>
  (SHEET_WIDTH - GAP - one.fixed - two.fixed) / (one.columns + two.columns);

/** Whether the columns of two areas side by side would be too narrow for a finger with the usual margins. */
function isTight(one: AreaSpec, two: AreaSpec | undefined): boolean {
  const [first, second] = [smallWidth(one, false), smallWidth(two, false)];
  return first !== null && second !== null && unitOf(first, second) < FINGER;
}

function compose(sheet: Sheet, stretch: number): SheetDrawing {
  const { areas: built, lines, fieldBonusFrom } = layoutOf(sheet);
  const areas: DrawnArea[] = [];
  let corner = { x: 0, y: 0, w: 0, h: 0 };
  let y = 0;
  for (let i = 0; i < sheet.areas.length; i++) {
    const tight = isTight(sheet.areas[i], sheet.areas[i + 1]);
    const one = smallWidth(sheet.areas[i], tight);
    const two = smallWidth(sheet.areas[i + 1], tight);
    const frame = (index: number, x: number, w: number): Frame => ({
      index,
      first: built[index].first,
      lines: lines.filter((line) => line.area === index),
      written: (field, held) => built[index].written(field, held),
      bonusFrom: (field) => Math.max(fieldBonusFrom[field], 1),
      x,
      y,
      w,
      stretch,
      tight,
    });
    if (!one || !two) {
      areas.push(drawArea(sheet.areas[i], frame(i, 0, SHEET_WIDTH)));
      y += areas[areas.length - 1].h + GAP;
      continue;
    }
    const width = one.fixed + one.columns * unitOf(one, two);
    const left = drawArea(sheet.areas[i], frame(i, 0, width));
    const right = drawArea(sheet.areas[i + 1], frame(i + 1, width + GAP, SHEET_WIDTH - width - GAP));
    const shorter = left.h < right.h ? left : right;
    const height = Math.max(left.h, right.h, shorter.h + GAP + MIN_CORNER);
    corner = { x: shorter.x, y: y + shorter.h + GAP, w: shorter.w, h: height - shorter.h - GAP };
    areas.push(left, right);
    y += height + GAP;
    i++;
  }
  return { sheet, width: SHEET_WIDTH, height: y - GAP, areas, corner };
}

/** The drawings of each sheet made so far, by index into `STRETCHES`. */
const drawings = new Map<Sheet, SheetDrawing[]>();

/** The drawing of a sheet, made on first use. */
export function drawingOf(sheet: Sheet, step = USUAL): SheetDrawing {
  const made = drawings.get(sheet) ?? [];
  drawings.set(sheet, made);
  made[step] ??= compose(sheet, STRETCHES[step] / 100);
  return made[step];
}

/** About how much higher a sheet gets with each step, as a share of its usual height. */
const GROWTH = 0.035;

/**
 * The highest drawing of a sheet that fits a box of this height and width without getting narrower. Height grows with the
 * stretch, so each drawing that is tried narrows the search, and tells about how far off it is: three are usually enough.
 */
export function drawingFor(sheet: Sheet, width: number, height: number): SheetDrawing {
  const room = (height * SHEET_WIDTH) / width;
  const step = GROWTH * drawingOf(sheet).height;
  let [fits, tooHigh] = [0, STRETCHES.length];
  let tried = USUAL;
  while (tooHigh - fits > 1) {
    const left = room - drawingOf(sheet, tried).height;
    if (left >= 0) fits = tried;
    else tooHigh = tried;
    const guess = tried + Math.floor(left / step);
    tried = Math.min(Math.max(guess, fits + 1), tooHigh - 1);
  }
  return drawingOf(sheet, fits);
}
