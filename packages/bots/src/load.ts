// The bots by name. A network is read when a bot first needs it, once per game.
import { layoutOf, type Sheet } from '@reynard/engine';
import { readBytes } from '#read-bytes';
import type { Bot } from './bot.ts';
import { TRAINED_GAMES, type TrainedGames, trainedGame } from './games.ts';
import { GreedyBot } from './greedy-bot.ts';
import { LevelBot } from './level-bot.ts';
import { LEVELS, type Level, type LevelId } from './levels.ts';
import type { Features } from './net/features.ts';
import type { Net } from './net/net.ts';
import { NetError, readNet } from './net/net-file.ts';
import { NetBot, PLAIN } from './net-bot.ts';
import { RandomBot } from './random-bot.ts';
import { ThinkingBot } from './thinking-bot.ts';

const YARDSTICKS = ['random', 'greedy'] as const;

/** The name of a bot. */
export type BotName = (typeof YARDSTICKS)[number] | LevelId;

/** All bots, weakest first: two yardsticks, then the ladder. */
export const BOT_NAMES: readonly BotName[] = [...YARDSTICKS, ...LEVELS.map(({ id }) => id)];

/** The bots that can play a game, weakest first. The ladder needs a network of the game; the yardsticks do not. */
export function botsFor(sheet: Sheet, games: TrainedGames = TRAINED_GAMES): readonly BotName[] {
  return trainedGame(sheet, games) ? BOT_NAMES : YARDSTICKS;
}

/** Reads the bytes at an address. */
export type ReadBytes = (url: URL) => Promise<Uint8Array>;

/** Where networks come from. */
export interface NetSource {
  /** Default: the games of this package. */
  readonly games?: TrainedGames;
  /** Default: from the disk in Node, with `fetch` in a browser. */
  readonly read?: ReadBytes;
}

interface Loaded {
  readonly net: Net;
  readonly features: Features;
}
/** By the network's address. */
const loaded = new Map<string, Promise<Loaded>>();

/** A network of a game, read once: the one that plays, or one of the two that analyse. */
export async function loadNet(
  sheet: Sheet,
  source: NetSource = {},
  use: 'net' | 'evaluator' | 'values' = 'net',
): Promise<Loaded> {
  const { games, read = readBytes } = source;
  const game = trainedGame(sheet, games);
  if (game === null) {
    throw new NetError(
      'no-net',
      `no network was trained for ${sheet.id}; ${YARDSTICKS.join(' and ')} play without one`,
    );
  }
  const { href } = game[use];
  let net = loaded.get(href);
  if (net === undefined) {
    net = read(game[use]).then((bytes) => readNet(bytes, layoutOf(sheet)));
    loaded.set(href, net);
    // A failed attempt is not kept: the next one may succeed.
    net.catch(() => loaded.delete(href));
  }
  return net;
}

/** Makes a bot for a game, loading what it needs. */
export async function loadBot(name: BotName, sheet: Sheet, source: NetSource = {}): Promise<Bot> {
  if (name === 'random') return new RandomBot();
  if (name === 'greedy') return new GreedyBot();
  const level: Level | undefined = LEVELS.find(({ id }) => id === name);
  if (level === undefined) throw new RangeError(`there is no bot ${name}`);
  const { net, features } = await loadNet(sheet, source);
  return botOf(level, net, features);
}

/** The bot of a level with a given network. */
function botOf(level: Level, net: Net, features: Features): Bot {
  const sight = new NetBot(net, features, level.sees ? PLAIN : []);
  if (level.thinks) return new ThinkingBot(sight, new NetBot(net, features, []));
  return level.greed === 0 && level.haste === 0 ? sight : new LevelBot(sight, level);
}
