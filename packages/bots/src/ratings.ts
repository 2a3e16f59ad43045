// The fixed ratings of the ladder at tables, by game: yardsticks for players' ratings on a server, which start at 1500. Written by
// `npx node packages/bots/bench/ratings.ts 300 24`. `null`: the game cannot be played for ratings yet.
import type { SheetId } from '@reynard/engine';
import type { LevelId } from './levels.ts';

type Ratings = Readonly<Record<LevelId, number>>;

export const BOT_RATINGS: Readonly<Record<SheetId, Ratings | null>> = {
  'ganz-schoen-clever': {
    cuwart: 859,
    bruin: 1178,
    tibert: 1500,
    grimbert: 2065,
    isengrim: 2733,
    reynard: 2935,
  },
  'doppelt-so-clever': {
    cuwart: 578,
    bruin: 1073,
    tibert: 1500,
    grimbert: 2276,
    isengrim: 2952,
    reynard: 3400,
  },
  'clever-4ever': { cuwart: 100, bruin: 682, tibert: 1500, grimbert: 2041, isengrim: 2581, reynard: 2862 },
  'clever-hoch-drei': {
    cuwart: 100,
    bruin: 1063,
    tibert: 1500,
    grimbert: 2078,
    isengrim: 2623,
    reynard: 3007,
  },
};

/** Whether a game can be played for ratings. */
export const isRatedGame = (game: string): boolean =>
  Object.hasOwn(BOT_RATINGS, game) && BOT_RATINGS[game as SheetId] !== null;

/** The rating of a bot in a game; null if it has none. */
export function botRating(game: string, bot: string): number | null {
  const ratings: Ratings | null = isRatedGame(game) ? BOT_RATINGS[game as SheetId] : null;
  return ratings !== null && Object.hasOwn(ratings, bot) ? ratings[bot as LevelId] : null;
}
