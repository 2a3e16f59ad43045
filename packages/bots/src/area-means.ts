// What each area and the foxes bring a strong bot in a solo game, on average; a measure for players.
// Written by: node packages/bots/bench/area-means.ts --games 4000 --bot isengrim
import type { Colour } from '@reynard/engine';

export interface AreaMeans {
  /** Whose means these are. */
  readonly bot: string;
  readonly total: number;
  /** The points of all foxes together. */
  readonly foxes: number;
  readonly areas: Readonly<Partial<Record<Colour, number>>>;
}

/** By game. */
export const AREA_MEANS: Readonly<Record<string, AreaMeans>> = {
  'ganz-schoen-clever': {
    bot: 'isengrim',
    total: 276.9,
    foxes: 93.5,
    areas: { yellow: 29.7, blue: 52.8, green: 30.6, orange: 39, purple: 31.4 },
  },
  'doppelt-so-clever': {
    bot: 'isengrim',
    total: 331.7,
    foxes: 111.7,
    areas: { silver: 51, yellow: 38.3, blue: 35.4, green: 58.5, pink: 36.8 },
  },
  'clever-4ever': {
    bot: 'isengrim',
    total: 390.5,
    foxes: 143.7,
    areas: { yellow: 45.7, blue: 36.9, gray: 74.4, green: 48.7, pink: 41.1 },
  },
};
