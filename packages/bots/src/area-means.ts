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
    total: 278.3,
    foxes: 93.8,
    areas: { yellow: 29.7, blue: 52.5, green: 31.2, orange: 39.7, purple: 31.3 },
  },
  'doppelt-so-clever': {
    bot: 'isengrim',
    total: 330.1,
    foxes: 110.5,
    areas: { silver: 53, yellow: 38.1, blue: 34.1, green: 56.8, pink: 37.6 },
  },
  'clever-4ever': {
    bot: 'isengrim',
    total: 395.7,
    foxes: 144.6,
    areas: { yellow: 46.5, blue: 36.9, gray: 74.6, green: 51.8, pink: 41.4 },
  },
};
