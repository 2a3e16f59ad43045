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
  FIELD_HEIGHT,
  FIGURE,
  type Frame,
  HEADER,
  headWidth,
  highest,
  PAD,
  placePoints,
  pointsLines,
  range,
  rectangle,
  TOP_FIGURES,
} from './drawing.ts';

const STACK_HEIGHT = 31;
const ROW_MARK = 10;
const SHORT = 7;

/** Short rows stand beside another area. */
export const areShort = (spec: RowsSpec) => !spec.stacks && spec.rows.every((row) => row.fields <= SHORT);

export const shortRowsWidth = (spec: RowsSpec) => ({
  columns: Math.max(...spec.rows.map((row) => row.fields)),
  fixed: 2 * PAD + ROW_MARK,
});

/** What an open field says: the number it asks for, its factor, or the number its bonus asks for. */
function printedIn(row: RowSpec, i: number, { pairs, takes }: RowsSpec): { printed: string; faint: boolean } {
  if (takes) return { printed: takes.factor[i] === null ? '½' : `×${takes.factor[i]}`, faint: true };
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
  const head = headWidth(w, columns);
  const left = x + PAD + (short ? ROW_MARK : head);
  const cw = (x + w - PAD - left) / columns;
  const topFigures = !short && (spec.pointsByFields || spec.stacks) ? TOP_FIGURES : 2;
  const top = y + (short ? HEADER : topFigures);
  const high = (spec.stacks ? STACK_HEIGHT : FIELD_HEIGHT) * stretch;
  const ch = short ? Math.min(highest(cw), high) : high;

  const fields: DrawnField[] = [];
  const bonuses: DrawnBonus[] = [];
  const texts: DrawnText[] = [];
  let rowTop = top;
  let next = first;
  spec.rows.forEach((row, r) => {
    for (const i of range(row.fields)) {
      const fx = left + i * cw + 1;
      const field = next++;
      const place = spec.stacks
        ? triangle(r, fx, top, cw - 2, ch)
        : spec.pairs
          ? paired(i, fx, rowTop, cw - 2, ch)
          : box(fx, rowTop, cw - 2, ch);
      const { printed, faint } = printedIn(row, i, spec);
      const factor = Math.abs(spec.pairs?.factor[i] ?? row.factor?.[i] ?? 1);
      const below = row.bonus ? bonusSpace(stretch) : 2;
      const hit = spec.stacks ? { half: true } : { hit: { x: fx - 1, y: rowTop, w: cw, h: ch + below } };
      const written = spec.takes ? (held: number) => frame.written(field, held) : undefined;
      fields.push({ field, row: r, column: i, ...place, ...hit, printed, faint, factor, written });
      const bonus = row.bonus?.[i];
      if (bonus) {
        const by = (spec.stacks ? top : rowTop) + ch + bonusSpace(stretch) / 2;
        const from = frame.bonusFrom(field);
        bonuses.push({
          bonus,
          x: fx + cw / 2 - 1,
          y: by,
          r: bonusRadius(stretch),
          fields: [field],
          needs: 1,
          from,
        });
      }
    }
    if (short) texts.push({ x: left - ROW_MARK / 2, y: rowTop + ch / 2, text: rowMark(row), size: 13 });
    if (!spec.stacks) rowTop += ch + (row.bonus ? bonusSpace(stretch) : 2);
  });
  const below = spec.stacks ? top + ch + bonusSpace(stretch) : rowTop;
  const middle = (i: number) => left + (i + 0.5) * cw;
  for (const line of pointsLines(frame, 'column')) {
    texts.push(placePoints(line, middle(line.index), below + 7, FIGURE));
  }
  if (!short) {
    pointsLines(frame, 'row')[0]
      ?.points.slice(1)
      .forEach((points, i) => {
        texts.push({
          x: middle(i),
          y: y + 7,
          text: String(points),
          size: FIGURE,
          fields: [first + i],
          needs: 1,
        });
      });
    spec.stacks?.factor.forEach((factor, i) => {
      if (factor > 1) texts.push({ x: middle(i), y: y + 7, text: `×${factor}`, size: FIGURE });
    });
  }
  const pairGuides = spec.pairs
    ? range(columns / 2 - 1).map((pair) => `M${left + 2 * (pair + 1) * cw} ${top}V${below - 1}`)
    : [];
  return {
    index,
    colour: spec.colour,
    kind: 'rows',
    x,
    y,
    w,
    h: below + (spec.columnPoints ? 15 : 1) - y,
    head: { x: x + PAD, y: short ? y : top, w: short ? 0 : head },
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

/** A field of a pair: a little narrower at the outer side, where a line divides it from the next pair. */
function paired(i: number, x: number, y: number, w: number, h: number) {
  const outer = 1.5;
  // Its middle stays, so that fingers have as much room as elsewhere.
  return { ...box(i % 2 === 0 ? x + outer : x, y, w - outer, h), cx: x + w / 2 };
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
