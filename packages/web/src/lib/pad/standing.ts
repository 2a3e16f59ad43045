// The result of a game that was played with pads: places by total, then by the best area, as at every table.
import { type Placing, placesOf } from '#lib/scores/places.ts';
import type { PadScore } from '#lib/storage/pads.ts';

export interface PadStanding {
  readonly score: PadScore;
  readonly rank: number;
  readonly tie: Placing['tie'];
}

/** The players, the best first. A best area that is not known counts as none; `undecided` then says that it is needed. */
export function standingOf(scores: readonly PadScore[]): PadStanding[] {
  const results = scores.map(({ total, best }) => ({
    areas: { white: best ?? 0 },
    foxes: 0,
    foxPoints: 0,
    total,
  }));
  return placesOf({ scores: results, winners: [] }).map(({ seat, rank, tie }) => ({
    score: scores[seat],
    rank,
    tie,
  }));
}

/** Whether the winner depends on a best area that nobody has entered. */
export function isUndecided(scores: readonly PadScore[]): boolean {
  const highest = Math.max(...scores.map(({ total }) => total));
  const leaders = scores.filter(({ total }) => total === highest);
  return leaders.length > 1 && leaders.some(({ best }) => best === null);
}
