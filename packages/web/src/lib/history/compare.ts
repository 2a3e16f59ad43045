// A player's means beside those of a bot, and where they lie furthest apart.
import type { AreaMeans } from '@reynard/bots/area-means';
import type { Colour } from '@reynard/engine';
import type { Figures } from './finished.ts';

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

/** Less is chance. */
const WORTH_TELLING = 2;

/** The area in which the player is furthest behind; foxes follow from the areas. */
export function mostToGain(
  rows: readonly ComparedArea[],
): { readonly of: Colour; readonly points: number } | null {
  const behind = rows.flatMap(({ of, mean, bot }) =>
    of === 'fox' || bot === null ? [] : [{ of, points: bot - mean }],
  );
  const most = behind.reduce((a, b) => (b.points > a.points ? b : a));
  return most.points >= WORTH_TELLING ? most : null;
}
