// The drawing of rows that are filled left to right: one long row with its head at the left, several short rows under a
// head, or two rows as the triangles of shared squares.
import type { RowSpec, RowsSpec } from '@reynard/engine';
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

const HEAD_WIDTH = 27;
const FIELD_HEIGHT = 26;
const STACK_HEIGHT = 31;
const TOP_FIGURES = 10;
const ROW_MARK = 11;
const SHORT = 7;

/** Short rows stand beside another area. */
export const areShort = (spec: RowsSpec) => !spec.stacks && spec.rows.every((row) => row.fields <= SHORT);

export const shortRowsWidth = (spec: RowsSpec) => ({
  columns: Math.max(...spec.rows.map((row) => row.fields)),
  fixed: 2 * PAD + ROW_MARK,
});

/** What an open field says: the number it asks for, its factor, or the number its bonus asks for. */
function printedIn(row: RowSpec, i: number, pairs: RowsSpec['pairs']): { printed: string; faint: boolean } {
  const factor = pairs?.factor[i] ?? row.factor?.[i] ?? 1;
  if (row.printed) return { printed: `≥${row.printed[i]}`, faint: false };
  if (factor > 1) return { printed: `×${factor}`, faint: true };
  const from = row.bonus?.[i] ? row.bonusFrom?.[i] : null;
  return { printed: from ? `≥${from}` : '', faint: true };
}

/** The sign in front of a short row: how its numbers must run or count. */
function rowMark(row: RowSpec): string {
  if (row.rule === 'higher') return '<';
  const factor = row.factor?.[0] ?? 0;
  return factor < 0 ? '−' : factor > 0 ? '+' : '';
}

export function drawRows(spec: RowsSpec, frame: Frame): DrawnArea {
  const { x, y, w, first, index, stretch } = frame;
  const short = areShort(spec);
  const columns = Math.max(...spec.rows.map((row) => row.fields));
  const left = x + PAD + (short ? ROW_MARK : HEAD_WIDTH);
  const cw = (x + w - PAD - left) / columns;
  const topFigures = !short && (spec.pointsByFields || spec.stacks) ? TOP_FIGURES : 2;
  const top = y + (short ? HEADER : topFigures);
  const high = (spec.stacks ? STACK_HEIGHT : FIELD_HEIGHT) * stretch;
  const ch = short ? Math.min(cw, high) : high;

  const fields: DrawnField[] = [];
  const bonuses: DrawnBonus[] = [];
  const texts: DrawnText[] = [];
  let rowTop = top;
  let next = first;
  spec.rows.forEach((row, r) => {
    for (const i of range(row.fields)) {
      const fx = left + i * cw + 1;
      const place = spec.stacks ? triangle(r, fx, top, cw - 2, ch) : box(fx, rowTop, cw - 2, ch);
      const { printed, faint } = printedIn(row, i, spec.pairs);
      const factor = Math.abs(spec.pairs?.factor[i] ?? row.factor?.[i] ?? 1);
      fields.push({ field: next, row: r, column: i, ...place, printed, faint, factor });
      const bonus = row.bonus?.[i];
      if (bonus) {
        const by = (spec.stacks ? top : rowTop) + ch + bonusSpace(stretch) / 2;
        const from = row.bonusFrom?.[i] ?? 1;
        bonuses.push({
          bonus,
          x: fx + cw / 2 - 1,
          y: by,
          r: bonusRadius(stretch),
          fields: [next],
          needs: 1,
          from,
        });
      }
      next++;
    }
    if (short) texts.push({ x: left - ROW_MARK / 2, y: rowTop + ch / 2, text: rowMark(row), size: 13 });
    if (!spec.stacks) rowTop += ch + (row.bonus ? bonusSpace(stretch) : 2);
  });
  const below = spec.stacks ? top + ch + bonusSpace(stretch) : rowTop;
  const middle = (i: number) => left + (i + 0.5) * cw;
  spec.columnPoints?.forEach((points, i) => {
    const line = fields.filter((field) => field.column === i).map(({ field }) => field);
    texts.push({
      x: middle(i),
      y: below + 6,
      text: String(points),
      size: 11,
      fields: line,
      needs: line.length,
    });
  });
  if (!short) {
    spec.pointsByFields?.slice(1).forEach((points, i) => {
      texts.push({ x: middle(i), y: y + 6.5, text: String(points), size: 9, fields: [first + i], needs: 1 });
    });
    spec.stacks?.factor.forEach((factor, i) => {
      if (factor > 1) texts.push({ x: middle(i), y: y + 6.5, text: `×${factor}`, size: 9 });
    });
  }
  const pairGuides = spec.pairs
    ? range(columns / 2).flatMap((pair) => {
        const px = left + (2 * pair + 1) * cw;
        return [`M${px - 3} ${top + ch / 2}h6`];
      })
    : [];
  return {
    index,
    colour: spec.colour,
    kind: 'rows',
    x,
    y,
    w,
    h: below + (spec.columnPoints ? 14 : 1) - y,
    head: { x: x + PAD, y: short ? y : top, upright: !short },
    writes: spec.writes,
    marksPerField: 1,
    fields,
    bonuses,
    texts,
    guides: pairGuides,
    marks: [],
  };
}

function box(x: number, y: number, w: number, h: number) {
  return { x, y: y + 1, w, h: h - 2, outline: rectangle(x, y + 1, w, h - 2), cx: x + w / 2, cy: y + h / 2 };
}

/** The upper left or lower right half of a square. */
function triangle(row: number, x: number, y: number, w: number, h: number) {
  const gap = 1.2;
  const [x2, y2] = [x + w, y + h];
  const outline =
    row === 0 ? `M${x} ${y}H${x2 - gap}L${x} ${y2 - gap}z` : `M${x2} ${y + gap}V${y2}H${x + gap}z`;
  const [cx, cy] = row === 0 ? [x + w * 0.31, y + h * 0.32] : [x + w * 0.69, y + h * 0.68];
  return {
    x: row === 0 ? x : x + w * 0.33,
    y: row === 0 ? y : y + h * 0.33,
    w: w * 0.67,
    h: h * 0.67,
    outline,
    cx,
    cy,
  };
}
