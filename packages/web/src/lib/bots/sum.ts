// The sum of a game: what was expected, what the dice changed, and what choices lost.
import type { Analysis } from '@reynard/bots/analysis';

/** The sum in whole points that add up: total = par + luck − lost. */
export interface Sum {
  readonly total: number;
  readonly par: number;
  readonly luck: number;
  readonly lost: number;
}

export function sumOf(analysis: Analysis): Sum {
  const [total, par, lost] = [analysis.total, analysis.par, analysis.lost].map(Math.round);
  return { total, par, lost, luck: total - par + lost };
}
