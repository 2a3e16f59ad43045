// Patterns that tell areas apart where there is no colour. They are lines of their own, as printers and PDF files turn
// the patterns of SVG into pictures.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const GAP = 5;

/** The multiples of a step between two numbers. */
function steps(from: number, to: number, gap = GAP): number[] {
  const first = Math.ceil(from / gap);
  return Array.from({ length: Math.max(0, Math.floor(to / gap) - first + 1) }, (_, i) => (first + i) * gap);
}

const across = ({ x, y, w, h }: Box) => steps(y + 1, y + h - 1).map((at) => `M${x} ${at}h${w}`);
const down = ({ x, y, w, h }: Box) => steps(x + 1, x + w - 1).map((at) => `M${at} ${y}v${h}`);

/** The lines on which x + y is constant, cut at the edges. */
const rising = ({ x, y, w, h }: Box) =>
  steps(x + y + 1, x + w + y + h - 1, 1.5 * GAP).map((sum) => {
    const [left, right] = [Math.max(x, sum - y - h), Math.min(x + w, sum - y)];
    return `M${left} ${sum - left}L${right} ${sum - right}`;
  });

/** The lines on which x − y is constant, cut at the edges. */
const falling = ({ x, y, w, h }: Box) =>
  steps(x - y - h + 1, x + w - y - 1, 1.5 * GAP).map((difference) => {
    const [left, right] = [Math.max(x, y + difference), Math.min(x + w, y + h + difference)];
    return `M${left} ${left - difference}L${right} ${right - difference}`;
  });

const dots = ({ x, y, w, h }: Box) =>
  steps(y + 1, y + h - 1).flatMap((row) => steps(x + 1, x + w - 1).map((at) => `M${at - 0.8} ${row}h1.6`));

const PATTERNS: readonly ((box: Box) => string[])[] = [
  rising,
  dots,
  across,
  falling,
  down,
  (box) => [...rising(box), ...falling(box)],
  (box) => [...across(box), ...down(box)],
];

/** Keeps the lines within round corners. */
const INSET = 2.2;

/** The pattern of a sheet's nth area within a box, as an SVG path. */
export const patternOf = (area: number, { x, y, w, h }: Box): string =>
  PATTERNS[area % PATTERNS.length]({ x: x + INSET, y: y + INSET, w: w - 2 * INSET, h: h - 2 * INSET }).join(
    '',
  );
