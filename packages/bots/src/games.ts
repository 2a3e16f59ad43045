// Everything that exists per game in this package: the network and the figures measured with it. A game of the engine
// without an entry does not compile; `null` means that no network has been trained for it.
import type { Colour, Sheet, SheetId } from '@reynard/engine';
import type { LevelId } from './levels.ts';

/** The average points of each area and of the foxes in a solo game of a strong bot: a yardstick for players. */
export interface AreaMeans {
  /** The bot that was measured. */
  readonly bot: LevelId;
  readonly total: number;
  /** The points of all foxes together. */
  readonly foxes: number;
  readonly areas: Readonly<Partial<Record<Colour, number>>>;
}

/** A game for which a network was trained. */
export interface TrainedGame {
  /** The network's file. Bundlers recognise the literal `new URL(…)` and copy the file. */
  readonly net: URL;
  /** The file of the network whose choices analyses compare with: it also learned from positions that weak players reach. */
  readonly evaluator: URL;
  /** The file of the network that says what those choices score, from any position. */
  readonly values: URL;
  /** The mean solo score of each level, measured with `reynard simulate` (docs/bots.md). */
  readonly levelMeans: Readonly<Record<LevelId, number>>;
  /** Measured with `node packages/bots/bench/area-means.ts`. */
  readonly areaMeans: AreaMeans;
  /**
   * What each seat can expect at the start, by number of players (from one): the mean total when the evaluator's choices are
   * played. Measured with `node packages/bots/bench/pars.ts`.
   */
  readonly pars: readonly (readonly number[])[];
  /**
   * How many points each level loses per game, by number of players (from one). Measured with
   * `node packages/bots/bench/losses.ts` (docs/analysis.md).
   */
  readonly losses: Readonly<Record<LevelId, readonly number[]>>;
}

/** Trained games by sheet id. */
export type TrainedGames = Readonly<Record<string, TrainedGame | null>>;

/** Every game of the engine. */
export const TRAINED_GAMES: Readonly<Record<SheetId, TrainedGame | null>> = {
  'ganz-schoen-clever': {
    net: new URL('../nets/ganz-schoen-clever.net', import.meta.url),
    evaluator: new URL('../nets/ganz-schoen-clever.evaluator.net', import.meta.url),
    values: new URL('../nets/ganz-schoen-clever.values.net', import.meta.url),
    levelMeans: { cuwart: 116, bruin: 143, tibert: 177, grimbert: 229, isengrim: 279, reynard: 288 },
    areaMeans: {
      bot: 'isengrim',
      total: 278.3,
      foxes: 93.8,
      areas: { yellow: 29.7, blue: 52.5, green: 31.2, orange: 39.7, purple: 31.3 },
    },
    pars: [[279.7], [271.6, 259.7], [282.1, 283.5, 278.3], [253.7, 258.9, 258.6, 250.6]],
    losses: { cuwart: [164], bruin: [138], tibert: [102], grimbert: [50], isengrim: [1], reynard: [-9] },
  },
  'doppelt-so-clever': {
    net: new URL('../nets/doppelt-so-clever.net', import.meta.url),
    evaluator: new URL('../nets/doppelt-so-clever.evaluator.net', import.meta.url),
    values: new URL('../nets/doppelt-so-clever.values.net', import.meta.url),
    levelMeans: { cuwart: 92, bruin: 131, tibert: 185, grimbert: 272, isengrim: 330, reynard: 350 },
    areaMeans: {
      bot: 'isengrim',
      total: 330.1,
      foxes: 110.5,
      areas: { silver: 53, yellow: 38.1, blue: 34.1, green: 56.8, pink: 37.6 },
    },
    pars: [[333.2], [313.0, 296.9], [310.3, 310.1, 303.5], [265.1, 273.9, 271.9, 262.2]],
    losses: { cuwart: [242], bruin: [207], tibert: [151], grimbert: [65], isengrim: [3], reynard: [-17] },
  },
  'clever-hoch-drei': {
    net: new URL('../nets/clever-hoch-drei.net', import.meta.url),
    evaluator: new URL('../nets/clever-hoch-drei.evaluator.net', import.meta.url),
    values: new URL('../nets/clever-hoch-drei.values.net', import.meta.url),
    levelMeans: { cuwart: 113, bruin: 205, tibert: 275, grimbert: 355, isengrim: 429, reynard: 465 },
    areaMeans: {
      bot: 'isengrim',
      total: 430.1,
      foxes: 142.7,
      areas: { yellow: 95.8, turquoise: 54.9, blue: 40.8, brown: 55.6, pink: 40.3 },
    },
    pars: [[428.3], [407.8, 369.7], [403.3, 404.4, 398.1], [373.6, 384.6, 383.0, 370.3]],
    losses: { cuwart: [306], bruin: [217], tibert: [160], grimbert: [61], isengrim: [-4], reynard: [-43] },
  },
  'clever-4ever': {
    net: new URL('../nets/clever-4ever.net', import.meta.url),
    evaluator: new URL('../nets/clever-4ever.evaluator.net', import.meta.url),
    values: new URL('../nets/clever-4ever.evaluator.net', import.meta.url),
    levelMeans: { cuwart: 111, bruin: 202, tibert: 295, grimbert: 354, isengrim: 395, reynard: 401 },
    areaMeans: {
      bot: 'isengrim',
      total: 395.7,
      foxes: 144.6,
      areas: { yellow: 46.5, blue: 36.9, gray: 74.6, green: 51.8, pink: 41.4 },
    },
    pars: [[391.9], [374.3, 363.3], [389.1, 388.7, 382.0], [352.1, 358.0, 353.9, 337.0]],
    losses: { cuwart: [277], bruin: [195], tibert: [90], grimbert: [39], isengrim: [-2], reynard: [-12] },
  },
};

/** The entry of a game; null if no network has been trained for it. */
export function trainedGame({ id }: Sheet, games: TrainedGames = TRAINED_GAMES): TrainedGame | null {
  return Object.hasOwn(games, id) ? games[id] : null;
}

/** The mean solo scores of a level, by sheet id. */
export function levelMeans(level: LevelId): Record<string, number> {
  return Object.fromEntries(
    Object.entries(TRAINED_GAMES).flatMap(([id, game]) => (game ? [[id, game.levelMeans[level]]] : [])),
  );
}
