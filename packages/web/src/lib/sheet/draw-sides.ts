// The drawing of two rows that grow both ways from a printed number between them, with the head of the area in the same column.
import type { RowsSpec } from '@reynard/engine';
import {
  bonusRadius,
  bonusSpace,
  type DrawnArea,
  type DrawnBonus,
  type DrawnField,
  type DrawnText,
  FIELD_HEIGHT,
  FIGURE,
  FINGER,
  type Frame,
  PAD,
  pointsLines,
  range,
  rectangle,
  TOP_FIGURES,
} from './drawing.ts';

/** The column in the middle: as much as the fields leave, within reason. */
const MIDDLE = { least: 16, most: 26 };

export function drawSides(spec: RowsSpec, frame: Frame): DrawnArea {
  const { x, y, w, first, index, stretch } = frame;
  const longest = Math.max(...spec.rows.map((row) => row.fields));
  const left = x + PAD;
  const middle = Math.min(Math.max(w - 2 * PAD - 2 * longest * FINGER, MIDDLE.least), MIDDLE.most);
  const cw = (w - 2 * PAD - middle) / (2 * longest);
  const top = y + TOP_FIGURES;
  const ch = FIELD_HEIGHT * stretch;
  /** The left edge of a field: the first of each side lies next to the middle. */
  const edge = (side: number, i: number) =>
    side === 0 ? left + (longest - 1 - i) * cw : left + longest * cw + middle + i * cw;
  const bonusY = top + ch + bonusSpace(stretch) / 2;

  const fields: DrawnField[] = [];
  const bonuses: DrawnBonus[] = [];
  const texts: DrawnText[] = [];
  let next = first;
  spec.rows.forEach((row, side) => {
    const points = pointsLines(frame, 'row').find((line) => line.index === side)?.points;
    for (const i of range(row.fields)) {
      const field = next++;
      const fx = edge(side, i) + 1;
      const cx = fx + cw / 2 - 1;
      fields.push({
        field,
        row: side,
        column: i,
        x: fx,
        y: top + 1,
        w: cw - 2,
        h: ch - 2,
        hit: { x: fx - 1, y: top, w: cw, h: ch + bonusSpace(stretch) },
        outline: rectangle(fx, top + 1, cw - 2, ch - 2),
        cx,
        cy: top + ch / 2,
        printed: '',
        factor: 1,
      });
      const bonus = row.bonus?.[i];
      if (bonus) {
        const from = frame.bonusFrom(field);
        bonuses.push({ bonus, x: cx, y: bonusY, r: bonusRadius(stretch), fields: [field], needs: 1, from });
      }
      if (points)
        texts.push({ x: cx, y: y + 7, text: String(points[i + 1]), size: FIGURE, fields: [field], needs: 1 });
    }
  });
  const middleX = left + longest * cw;
  const start = spec.rows[0].start;
  if (start !== undefined)
    texts.push({
      x: middleX + middle / 2,
      y: top + ch / 2,
      text: String(start),
      size: 15,
      strong: true,
    });
  return {
    index,
    colour: spec.colour,
    kind: 'rows',
    x,
    y,
    w,
    h: top + ch + bonusSpace(stretch) + 1 - y,
    // The shape above the printed number, the points below it.
    head: { x: middleX, y: y - 4, w: middle, below: bonusY - y - 7 },
    writes: spec.writes,
    marksPerField: 1,
    fields,
    bonuses,
    texts,
    guides: [],
    marks: [],
  };
}
