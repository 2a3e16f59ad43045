// The drawing of a grid: fields in a rectangle, row bonuses or row points at the right, column bonuses or points below,
// the diagonal's bonus in the corner.
import type { GridSpec } from '@reynard/engine';
import {
  bonusRadius,
  bonusSpace,
  type DrawnArea,
  type DrawnBonus,
  type DrawnField,
  type DrawnText,
  type Frame,
  HEADER,
  PAD,
  range,
  rectangle,
} from './drawing.ts';

const LABEL = 13;
const SIDE = 19;
const CELL_HEIGHT = 25;

const hasLabels = (spec: GridSpec) => spec.reads === 'pair' || spec.sweepRows !== undefined;
const hasSide = (spec: GridSpec) =>
  Boolean(spec.rowBonus || spec.mainDiagonalBonus || spec.pointsByCrossesPerRow);
const sides = (spec: GridSpec) => (hasLabels(spec) ? LABEL : 0) + (hasSide(spec) ? SIDE : 0) + 2 * PAD;

/** How much room a grid wants: a number of columns and a fixed part. */
export const gridWidth = (spec: GridSpec) => ({ columns: spec.numbers[0].length, fixed: sides(spec) });

export function drawGrid(spec: GridSpec, frame: Frame): DrawnArea {
  const { x, y, w, first, index, stretch } = frame;
  const columns = spec.numbers[0].length;
  const rows = spec.numbers.length;
  const left = x + PAD + (hasLabels(spec) ? LABEL : 0);
  const top = y + HEADER + (spec.reads === 'pair' ? 11 : 0);
  const cw = (w - sides(spec)) / columns;
  const ch = Math.min(cw, CELL_HEIGHT * stretch);
  const fields: DrawnField[] = [];
  spec.numbers.forEach((numbers, row) => {
    numbers.forEach((number, column) => {
      if (number === null) return;
      const [fx, fy] = [left + column * cw + 1, top + row * ch + 1];
      fields.push({
        field: first + fields.length,
        row,
        column,
        x: fx,
        y: fy,
        w: cw - 2,
        h: ch - 2,
        outline: rectangle(fx, fy, cw - 2, ch - 2),
        cx: fx + cw / 2 - 1,
        cy: fy + ch / 2 - 1,
        printed: number === 'X' || spec.reads === 'pair' ? '' : String(number),
        factor: 1,
        tint: spec.sweepRows?.[row],
      });
    });
  });
  const where = (test: (field: DrawnField) => boolean) => fields.filter(test).map(({ field }) => field);
  const needs = (line: readonly number[]) => Math.min(spec.lineNeeds ?? line.length, line.length);
  const sideX = left + columns * cw + SIDE / 2 + 1;
  const bottom = top + rows * ch;
  const bonusRow = bottom + bonusSpace(stretch) / 2;

  const bonuses: DrawnBonus[] = [];
  const addBonus = (
    bonus: DrawnBonus['bonus'] | null | undefined,
    bx: number,
    by: number,
    line: number[],
  ) => {
    if (bonus)
      bonuses.push({
        bonus,
        x: bx,
        y: by,
        r: bonusRadius(stretch),
        fields: line,
        needs: needs(line),
        from: 1,
      });
  };
  spec.rowBonus?.forEach((bonus, row) => {
    addBonus(
      bonus,
      sideX,
      top + (row + 0.5) * ch,
      where((f) => f.row === row),
    );
  });
  spec.columnBonus?.forEach((bonus, column) => {
    addBonus(
      bonus,
      left + (column + 0.5) * cw,
      bonusRow,
      where((f) => f.column === column),
    );
  });
  addBonus(
    spec.mainDiagonalBonus,
    sideX,
    bonusRow,
    where((f) => f.row === f.column),
  );

  const texts: DrawnText[] = [];
  spec.columnPoints?.forEach((points, column) => {
    const line = where((f) => f.column === column);
    texts.push({
      x: left + (column + 0.5) * cw,
      y: bonusRow,
      text: String(points),
      size: 11,
      fields: line,
      needs: needs(line),
    });
  });
  if (spec.antiDiagonalPoints) {
    const line = where((f) => f.row + f.column === columns - 1);
    texts.push({
      x: left - LABEL / 2,
      y: bonusRow,
      text: String(spec.antiDiagonalPoints),
      size: 11,
      fields: line,
      needs: needs(line),
    });
  }
  if (spec.pointsByCrossesPerRow) {
    const table = spec.pointsByCrossesPerRow;
    for (const row of range(rows)) {
      texts.push({
        x: sideX,
        y: top + (row + 0.5) * ch,
        text: '',
        size: 12,
        fields: where((f) => f.row === row),
        needs: 1,
        table,
      });
    }
  }
  if (spec.reads === 'pair') {
    for (const i of range(6)) {
      texts.push({ x: left - LABEL / 2, y: top + (i + 0.5) * ch, text: String(i + 1), size: 10 });
      texts.push({ x: left + (i + 0.5) * cw, y: top - 5.5, text: String(i + 1), size: 10 });
    }
  }
  const guides: string[] = [];
  if (spec.mainDiagonalBonus) guides.push(`M${left + 4} ${top + 4}L${sideX - 4} ${bonusRow - 4}`);
  if (spec.antiDiagonalPoints)
    guides.push(`M${left + columns * cw - 4} ${top + 4}L${left - 3} ${bonusRow - 6}`);

  const hasBottom = spec.columnBonus || spec.columnPoints || spec.mainDiagonalBonus;
  return {
    index,
    colour: spec.colour,
    kind: 'grid',
    x,
    y,
    w,
    h: bottom + (hasBottom ? bonusSpace(stretch) + 1 : PAD) - y,
    head: { x: x + PAD, y, upright: false },
    writes: 'cross',
    marksPerField: spec.marksPerField ?? 1,
    fields,
    bonuses,
    texts,
    guides,
    marks:
      spec.sweepRows?.map((colour, row) => ({ x: left - LABEL / 2, y: top + (row + 0.5) * ch, colour })) ??
      [],
  };
}
