// The data that the report shows: the curve of the expected total, its marks, the sum in whole points. Pure functions, without
// screen or words.
import { type Analysis, type Decision, isError, type Judgement, type Stretch } from '@reynard/bots/analysis';
import {
  checkEvent,
  type Event,
  fieldOf,
  type GameRecord,
  marksField,
  Position,
  playEvent,
  type Sheet,
} from '@reynard/engine';

/** A step of the curve: the dice moved the expected total, or a decision did. */
export type Point = {
  readonly event: number;
  /** The expected total after it, and by how much it changed. */
  readonly value: number;
  readonly change: number;
} & (
  | { readonly kind: 'luck'; readonly stretch: Stretch }
  | { readonly kind: 'decision'; readonly decision: Decision }
);

/** All steps in the order of the game. The decision to roll comes before its roll. */
export function pointsOf({ decisions, stretches }: Analysis): Point[] {
  const made = decisions.map(
    (decision): Point => ({
      kind: 'decision',
      event: decision.event,
      value: decision.value,
      change: -decision.loss,
      decision,
    }),
  );
  const rolled = stretches.map(
    (stretch): Point => ({
      kind: 'luck',
      event: stretch.event,
      value: stretch.value,
      change: stretch.luck,
      stretch,
    }),
  );
  return [...made, ...rolled].sort((a, b) => a.event - b.event || (a.kind === 'decision' ? -1 : 1));
}

/** The decisions that lost points, in the order of the game. */
export const mistakesOf = ({ decisions }: Analysis): Decision[] =>
  decisions.filter(({ judgement }) => isError(judgement));

/** The decisions that lost points, the costliest first. */
export const worstOf = (analysis: Analysis): Decision[] =>
  mistakesOf(analysis).sort((a, b) => b.loss - a.loss);

/** The roll that gave most and the one that took most; null if no roll did. */
export function extremesOf({ stretches }: Analysis): {
  luckiest: Stretch | null;
  unluckiest: Stretch | null;
} {
  const sorted = [...stretches].sort((a, b) => a.luck - b.luck);
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  return {
    luckiest: last && last.luck > 0 ? last : null,
    unluckiest: first && first.luck < 0 ? first : null,
  };
}

/** How many decisions got each judgement. */
export function countsOf({ decisions }: Analysis): Partial<Record<Judgement, number>> {
  const counts: Partial<Record<Judgement, number>> = {};
  for (const { judgement } of decisions) counts[judgement] = (counts[judgement] ?? 0) + 1;
  return counts;
}

/** The position before each event of a checked record, and the last one. */
export function positionsOf(record: GameRecord, sheet: Sheet): Position[] {
  const position = Position.start(sheet, record.players.length);
  const positions = [position.clone()];
  record.events.forEach((event, i) => {
    playEvent(position, event, i);
    positions.push(position.clone());
  });
  return positions;
}

/** The event with which each round begins, by round. */
export const roundStarts = (positions: readonly Position[]): number[] =>
  positions.flatMap(({ round, isOver }, i) =>
    i === 0 || (round !== positions[i - 1].round && !isOver) ? [i] : [],
  );

/** The events at which winning chances are told: the first of every turn, and the end. */
export const turnStarts = (positions: readonly Position[]): number[] =>
  positions.flatMap(({ active, isOver }, i) =>
    i === 0 || isOver || active !== positions[i - 1].active ? [i] : [],
  );

/** The field that a choice marks; null if it marks none. */
export function fieldMarked(position: Position, choice: Event): number | null {
  const checked = checkEvent(position, choice);
  if (!checked.ok || 'roll' in checked) return null;
  return marksField(checked.move) ? fieldOf(checked.move) : null;
}

/** The step of the curve that is closest to a place on it; marks attract from a little further away. */
export function nearestPoint(points: readonly Point[], event: number, reach: number): number {
  const distance = (point: Point) => {
    const isMark = point.kind === 'decision' && isError(point.decision.judgement);
    return Math.abs(point.event - event) - (isMark ? reach : 0);
  };
  return points.reduce((best, point, i) => (distance(point) < distance(points[best]) ? i : best), 0);
}
