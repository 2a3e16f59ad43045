// The drawing of a grid: fields in a rectangle, row bonuses or row points at the right, column bonuses or points below,
// bonuses between rows in lines of their own, the diagonal's bonus in the corner. Where the room is tight, the points of rows
// stand in the head, and the last column yields some of its width to the bonuses of rows.
import type { GridSpec } from '@reynard/engine';
import {
  bonusLines,
  bonusRadius,
  bonusSpace,
  type DrawnArea,
  type DrawnBonus,
  type DrawnField,
  type DrawnText,
  FIGURE,
  type Frame,
  HEADER,
  highest,
  PAD,
  placeBonus,
  placePoints,
  pointsLines,
  range,
  rectangle,
} from './drawing.ts';

const LABEL = 11;
const SIDE = 17;
const CELL_HEIGHT = 27;
/** The width of a row's points in the head, with the sign after it. */
const SUM = 25;
/** The same where the room is tight: strokes as labels, and half a bonus at the side. */
const TIGHT = { label: 6.5, side: 8, pad: 1 };
/** How much narrower the last column is then drawn, so that the bonuses of rows stand beside it. A tap hits its whole width. */
const YIELDED = 10;

interface Margins {
  readonly label: number;
  readonly side: number;
  readonly pad: number;
}

const hasLabels = (spec: GridSpec) =>
  spec.reads === 'pair' || spec.sweepRows !== undefined || spec.grayColumns !== undefined;
const hasSide = (spec: GridSpec, tight: boolean) =>
  Boolean(spec.rowBonus || spec.mainDiagonalBonus || (spec.pointsByCrossesPerRow && !tight));

function marginsOf(spec: GridSpec, tight: boolean): Margins {
  const { label, side, pad } = tight ? TIGHT : { label: LABEL, side: SIDE, pad: PAD };
  return { label: hasLabels(spec) ? label : 0, side: hasSide(spec, tight) ? side : 0, pad };
}

/** How much room a grid wants: a number of columns and a fixed part. */
export function gridWidth(spec: GridSpec, tight: boolean) {
  const { label, side, pad } = marginsOf(spec, tight);
  return { columns: spec.numbers[0].length, fixed: label + side + 2 * pad };
}

/** The shade of a field that differs from its neighbours: gray, or tinted with the area's colour. */
function shadeOf(spec: GridSpec, row: number, column: number): { shade?: string } {
  if (spec.grayColumns?.[row].includes(column)) return { shade: 'gray' };
  return spec.tintedPerRow && column < spec.tintedPerRow[row] ? { shade: 'tinted' } : {};
}

/** A Roman numeral as strokes, for a narrow margin. */
function strokes(number: number, x: number, y: number): string {
  const [height, apart] = [11, 2.4];
  return range(number)
    .map((i) => `M${x + (i - (number - 1) / 2) * apart} ${y - height / 2}v${height}`)
    .join('');
}

export function drawGrid(spec: GridSpec, frame: Frame): DrawnArea {
  const { x, y, w, first, index, stretch, tight } = frame;
  const columns = spec.numbers[0].length;
  const rows = spec.numbers.length;
  const margins = marginsOf(spec, tight);
  const left = x + margins.pad + margins.label;
  const top = y + HEADER + (spec.reads === 'pair' ? 12 : 0);
  const cw = (w - margins.label - margins.side - 2 * margins.pad) / columns;
  const ch = Math.min(highest(cw), CELL_HEIGHT * stretch);
  const between = spec.betweenRowsBonus ? bonusSpace(stretch) : 0;
  const rowTop = (row: number) => top + row * (ch + between);
  const widthOf = (column: number) =>
    cw - 2 - (tight && spec.rowBonus && column === columns - 1 ? YIELDED : 0);
  const fields: DrawnField[] = [];
  spec.numbers.forEach((numbers, row) => {
    numbers.forEach((number, column) => {
      if (number === null) return;
      const [fx, fy, fw] = [left + column * cw + 1, rowTop(row) + 1, widthOf(column)];
      fields.push({
        field: first + fields.length,
        row,
        column,
        x: fx,
        y: fy,
        w: fw,
        h: ch - 2,
        hit: { x: fx - 1, y: fy - 1, w: cw, h: ch },
        outline: rectangle(fx, fy, fw, ch - 2),
        cx: fx + fw / 2,
        cy: fy + ch / 2 - 1,
        printed: number === 'X' || spec.reads === 'pair' ? '' : String(number),
        factor: 1,
        tint: spec.sweepRows?.[row],
        ...shadeOf(spec, row, column),
      });
    });
  });
  const sideX = tight ? x + w - SIDE / 2 - 2 : left + columns * cw + SIDE / 2 + 1;
  const bottom = rowTop(rows - 1) + ch;
  const bonusRow = bottom + bonusSpace(stretch) / 2;

  const rowY = (row: number) => rowTop(row) + 0.5 * ch;
  const columnX = (column: number) => left + (column + 0.5) * cw;
  const inHead = (row: number) => x + w - 9 - (rows - 1 - row) * SUM;
  const r = bonusRadius(stretch);
  const bonuses: DrawnBonus[] = [
    ...bonusLines(frame, 'row').map((line) => placeBonus(line, sideX, rowY(line.index), SIDE / 2)),
    ...bonusLines(frame, 'column').map((line) => placeBonus(line, columnX(line.index), bonusRow, r)),
    ...bonusLines(frame, 'between').map((line) => {
      const gap = Math.floor(line.index / columns);
      return placeBonus(line, columnX(line.index % columns), rowTop(gap) + ch + between / 2, r);
    }),
    ...bonusLines(frame, 'main-diagonal').map((line) => placeBonus(line, sideX, bonusRow, SIDE / 2)),
  ];
  const texts: DrawnText[] = [
    ...pointsLines(frame, 'column').map((line) => placePoints(line, columnX(line.index), bonusRow, FIGURE)),
    ...pointsLines(frame, 'anti-diagonal').map((line) =>
      placePoints(line, left - LABEL / 2, bonusRow, FIGURE),
    ),
    ...pointsLines(frame, 'row').map(({ index: row, fields: line, from, points: table }) => ({
      ...(tight ? { x: inHead(row), y: y + HEADER / 2 + 0.5 } : { x: sideX, y: rowY(row) }),
      text: '',
      size: 12,
      fields: line,
      needs: 1,
      from,
      table,
    })),
  ];
  if (tight && spec.pointsByCrossesPerRow)
    for (const row of range(rows - 1))
      texts.push({ x: inHead(row) + SUM / 2, y: y + HEADER / 2 + 0.5, text: '+', size: FIGURE });
  if (spec.reads === 'pair') {
    for (const i of range(6)) {
      texts.push({ x: left - LABEL / 2, y: top + (i + 0.5) * ch, text: String(i + 1), size: FIGURE });
      texts.push({ x: left + (i + 0.5) * cw, y: top - 6, text: String(i + 1), size: FIGURE });
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
    head: { x: x + PAD, y, w: 0 },
    writes: 'cross',
    marksPerField: spec.marksPerField ?? 1,
    fields,
    bonuses,
    texts,
    guides,
    numerals: spec.grayColumns
      ? range(rows).map((row) => strokes(row + 1, left - margins.label / 2 + 0.4, rowY(row)))
      : [],
    marks:
      spec.sweepRows?.map((colour, row) => ({ x: left - LABEL / 2, y: top + (row + 0.5) * ch, colour })) ??
      [],
  };
}
