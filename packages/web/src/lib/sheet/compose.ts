// Puts the areas of a sheet together: two small ones side by side, long ones below each other, the total in the corner
// that is left over. A new game needs nothing here unless it brings a new kind of area.
import { type AreaSpec, layoutOf, type Sheet } from '@reynard/engine';
import { drawGrid, gridWidth } from './draw-grid.ts';
import { drawRegions } from './draw-regions.ts';
import { areShort, drawRows, shortRowsWidth } from './draw-rows.ts';
import { type DrawnArea, type Frame, SHEET_WIDTH, type SheetDrawing } from './drawing.ts';

const GAP = 4;
const MIN_CORNER = 24;

/** Sheets with few fields are drawn higher, up to this; together with the dice that still fits a small phone. */
const HIGHEST = 385;
const STRETCHES = [1, 1.05, 1.1, 1.15, 1.2, 1.25, 1.3] as const;

/** The highest drawing that fits. Height grows with the stretch, so that few have to be tried. */
function bestFit(sheet: Sheet): SheetDrawing {
  let best = compose(sheet, STRETCHES[0]);
  let [low, high] = [1, STRETCHES.length - 1];
  while (low <= high) {
    const middle = (low + high + 1) >> 1;
    const drawing = compose(sheet, STRETCHES[middle]);
    if (drawing.height <= HIGHEST) {
      best = drawing;
      low = middle + 1;
    } else high = middle - 1;
  }
  return best;
}

function drawArea(spec: AreaSpec, frame: Frame): DrawnArea {
  switch (spec.kind) {
    case 'grid':
      return drawGrid(spec, frame);
    case 'rows':
      return drawRows(spec, frame);
    case 'regions':
      return drawRegions(spec, frame);
  }
}

/** The width of an area that can share a line with another, or null. */
function smallWidth(spec: AreaSpec): { columns: number; fixed: number } | null {
  if (spec.kind === 'grid') return gridWidth(spec);
  return spec.kind === 'rows' && areShort(spec) ? shortRowsWidth(spec) : null;
}

function compose(sheet: Sheet, stretch: number): SheetDrawing {
  const { areas: built } = layoutOf(sheet);
  const areas: DrawnArea[] = [];
  let corner = { x: 0, y: 0, w: 0, h: 0 };
  let y = 0;
  for (let i = 0; i < sheet.areas.length; i++) {
    const one = smallWidth(sheet.areas[i]);
    const two = i + 1 < sheet.areas.length ? smallWidth(sheet.areas[i + 1]) : null;
    const frame = (index: number, x: number, w: number) => ({
      index,
      first: built[index].first,
      x,
      y,
      w,
      stretch,
    });
    if (!one || !two) {
      areas.push(drawArea(sheet.areas[i], frame(i, 0, SHEET_WIDTH)));
      y += areas[areas.length - 1].h + GAP;
      continue;
    }
    const unit = (SHEET_WIDTH - GAP - one.fixed - two.fixed) / (one.columns + two.columns);
    const width = one.fixed + one.columns * unit;
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

const drawings = new Map<Sheet, SheetDrawing>();

/** The drawing of a sheet, made on first use. */
export function drawingOf(sheet: Sheet): SheetDrawing {
  let drawing = drawings.get(sheet);
  if (!drawing) {
    drawing = bestFit(sheet);
    drawings.set(sheet, drawing);
  }
  return drawing;
}
