// The reason for a better choice, from the figures alone: where it earns more and where less, the largest difference first.
import type { Comparison, Explanation } from '@reynard/bots/analysis';
import type { Colour } from '@reynard/engine';

/** A row of the comparison by area; the foxes by their points. */
export interface ReasonRow {
  readonly of: Colour | 'fox';
  readonly points: Comparison;
}

export const rowsOf = ({ areas, foxPoints }: Explanation): ReasonRow[] => [
  ...Object.entries(areas).map(([colour, points]) => ({ of: colour as Colour, points: points! })),
  { of: 'fox', points: foxPoints },
];

/** A difference is shown if it is at least this many points and this many of its standard errors. */
const WORTH_TELLING = 0.5;
const CLEAR = 2;
const MOST_TOLD = 3;

/** The rows that make the difference, the largest first. Empty: no row is clear enough. */
export function tellingRows(explanation: Explanation): ReasonRow[] {
  const size = ({ points }: ReasonRow) => Math.abs(points.difference);
  return rowsOf(explanation)
    .filter((row) => size(row) >= WORTH_TELLING && size(row) > CLEAR * row.points.se)
    .sort((a, b) => size(b) - size(a))
    .slice(0, MOST_TOLD);
}
