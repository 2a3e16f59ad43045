// The places of a finished game: by total, then by the best single area. Players who are equal in both share a place.
import type { GameResult, Score } from '@reynard/engine';

export interface Placing {
  readonly seat: number;
  /** From 1. */
  readonly rank: number;
  readonly score: Score;
  readonly bestArea: number;
  /** How this place was told from one with the same total. */
  readonly tie: 'none' | 'broken' | 'shared';
}

/** The best first. */
export function placesOf({ scores }: GameResult): Placing[] {
  const all = scores.map((score, seat) => ({
    seat,
    score,
    bestArea: Math.max(...Object.values(score.areas)),
  }));
  const isAhead = (a: (typeof all)[number], b: (typeof all)[number]) =>
    a.score.total > b.score.total || (a.score.total === b.score.total && a.bestArea > b.bestArea);
  return all
    .map((one): Placing => {
      const equals = all.filter((other) => other !== one && other.score.total === one.score.total);
      const shares = equals.some(({ bestArea }) => bestArea === one.bestArea);
      return {
        ...one,
        rank: 1 + all.filter((other) => isAhead(other, one)).length,
        tie: equals.length === 0 ? 'none' : shares ? 'shared' : 'broken',
      };
    })
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
