// The drawing of a path: a long row of printed numbers, the points for so many crosses above it, and below the bonuses between
// neighbours.
import type { PathSpec } from '@reynard/engine';
import {
  bonusLines,
  bonusRadius,
  bonusSpace,
  type DrawnArea,
  FIELD_HEIGHT,
  FIGURE,
  type Frame,
  headWidth,
  PAD,
  placeBonus,
  rectangle,
  TOP_FIGURES,
} from './drawing.ts';

export function drawPath(spec: PathSpec, frame: Frame): DrawnArea {
  const { x, y, w, first, index, stretch } = frame;
  const columns = spec.numbers.length;
  const head = headWidth(w, columns);
  const left = x + PAD + head;
  const cw = (x + w - PAD - left) / columns;
  const top = y + TOP_FIGURES;
  const ch = FIELD_HEIGHT * stretch;
  const below = top + ch + bonusSpace(stretch);
  const all = spec.numbers.map((_, i) => first + i);
  return {
    index,
    colour: spec.colour,
    kind: 'path',
    x,
    y,
    w,
    h: below + 1 - y,
    head: { x: x + PAD, y: top, w: head },
    writes: 'cross',
    marksPerField: 1,
    fields: spec.numbers.map((number, i) => {
      const [fx, fy] = [left + i * cw + 1, top + 1];
      return {
        field: first + i,
        row: 0,
        column: i,
        x: fx,
        y: fy,
        w: cw - 2,
        h: ch - 2,
        hit: { x: fx - 1, y: top, w: cw, h: ch },
        outline: rectangle(fx, fy, cw - 2, ch - 2),
        cx: fx + cw / 2 - 1,
        cy: top + ch / 2,
        printed: String(number),
        factor: 1,
      };
    }),
    bonuses: bonusLines(frame, 'between').map((line) =>
      placeBonus(
        line,
        left + (line.index + 1) * cw,
        top + ch + bonusSpace(stretch) / 2,
        bonusRadius(stretch),
      ),
    ),
    texts: spec.pointsByCrosses.slice(1).map((points, i) => ({
      x: left + (i + 0.5) * cw,
      y: y + 7,
      text: String(points),
      size: FIGURE,
      fields: all,
      needs: i + 1,
    })),
    // From each bonus up to the two fields that earn it.
    guides: bonusLines(frame, 'between').map(
      (line) => `M${left + (line.index + 1) * cw - 5} ${top + ch - 0.5}l5 4l5 -4`,
    ),
    marks: [],
  };
}
