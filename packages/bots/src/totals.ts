// How the totals of the ladder's solo games are distributed, and where a total lies among them.
import type { Sheet, SheetId } from '@reynard/engine';
import type { LevelId } from './levels.ts';

/** The solo totals of one level. */
export interface LevelTotals {
  /** How many games were measured. */
  readonly games: number;
  /** Quantiles from 0 to 100 percent, in steps of one. */
  readonly quantiles: readonly number[];
}

export type Totals = Readonly<Record<LevelId, LevelTotals>>;

/**
 * The games that were measured, with `node packages/bots/bench/totals.ts`; a game may be missing. Not part of games.ts, so that
 * only those who ask for totals load them.
 */
const MEASURED: Readonly<Partial<Record<SheetId, () => Promise<{ readonly default: Totals }>>>> = {
  'ganz-schoen-clever': () => import('../nets/ganz-schoen-clever.totals.json', { with: { type: 'json' } }),
  'doppelt-so-clever': () => import('../nets/doppelt-so-clever.totals.json', { with: { type: 'json' } }),
  'clever-4ever': () => import('../nets/clever-4ever.totals.json', { with: { type: 'json' } }),
};

/** The totals of each level in a game; null if they were not measured. */
export async function loadTotals({ id }: Sheet): Promise<Totals | null> {
  const load = Object.hasOwn(MEASURED, id) ? MEASURED[id as SheetId] : undefined;
  return load ? (await load()).default : null;
}

/** The share of a level's games that a total beats, from 0 to 1. Equal totals count half. */
export function shareBelow({ quantiles }: LevelTotals, total: number): number {
  const steps = quantiles.length - 1;
  const at = (quantile: number) => {
    const below = quantiles.filter((one) => one < quantile).length;
    if (below === 0 || below > steps) return below === 0 ? 0 : 1;
    // Between two quantiles, in proportion.
    const [low, high] = [quantiles[below - 1], quantiles[below]];
    return (below - 1 + (quantile - low) / (high - low)) / steps;
  };
  // Totals are whole numbers: the mean of half a point below and above counts half of the equal games.
  return (at(total - 0.5) + at(total + 0.5)) / 2;
}
