// A player's mean points per area compared with a bot's.
import type { AreaMeans } from '@reynard/bots/games';
import type { Colour } from '@reynard/engine';
import type { Figures } from '#lib/scores/finished.ts';

export interface ComparedArea {
  /** An area, or the foxes. */
  readonly of: Colour | 'fox';
  readonly mean: number;
  readonly best: number;
  /** The bot's mean; null without a bot. */
  readonly bot: number | null;
}

/** All areas and, last, the foxes. */
export function compareAreas(figures: Figures, bot: AreaMeans | undefined): ComparedArea[] {
  const { areas, foxMean, foxBest } = figures;
  return [
    ...areas.map(({ colour, mean, best }) => ({
      of: colour,
      mean,
      best,
      bot: bot?.areas[colour] ?? null,
    })),
    { of: 'fox', mean: foxMean, best: foxBest, bot: bot?.foxes ?? null },
  ];
}
