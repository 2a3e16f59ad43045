// The bots by name. Networks are loaded when a bot first needs one, once per game.

import { layoutOf, type Sheet } from '@reynard/engine';
import { readBytes } from '#read-bytes';
import type { Bot } from './bot.ts';
import { GreedyBot } from './greedy-bot.ts';
import { LevelBot } from './level-bot.ts';
import { LEVELS, type Level, type LevelId } from './levels.ts';
import type { Features } from './net/features.ts';
import type { Net } from './net/net.ts';
import { NetError, readNet } from './net/net-file.ts';
import { NetBot, PLAIN } from './net-bot.ts';
import { NET_URLS, type ReadBytes } from './net-source.ts';
import { RandomBot } from './random-bot.ts';
import { ThinkingBot } from './thinking-bot.ts';

export type BotName = 'random' | 'greedy' | LevelId;

/** The names that `loadBot` knows, weakest first: two yardsticks, then the ladder. */
export const BOT_NAMES: readonly BotName[] = ['random', 'greedy', ...LEVELS.map(({ id }) => id)];

interface Loaded {
  readonly net: Net;
  readonly features: Features;
}
const loaded = new Map<string, Promise<Loaded>>();

/** The network of a game. */
export function loadNet(sheet: Sheet, read: ReadBytes = readBytes): Promise<Loaded> {
  let net = loaded.get(sheet.id);
  if (net === undefined) {
    net = fetchNet(sheet, read);
    loaded.set(sheet.id, net);
    // A failed attempt is not remembered: the next one may succeed.
    net.catch(() => loaded.delete(sheet.id));
  }
  return net;
}

async function fetchNet(sheet: Sheet, read: ReadBytes): Promise<Loaded> {
  const url = NET_URLS[sheet.id];
  if (url === undefined) throw new NetError('wrong-game', `there is no network for ${sheet.id}`);
  return readNet(await read(url), layoutOf(sheet));
}

/** Makes a bot for a game, loading what it needs. */
export async function loadBot(name: BotName, sheet: Sheet, read: ReadBytes = readBytes): Promise<Bot> {
  if (name === 'random') return new RandomBot();
  if (name === 'greedy') return new GreedyBot();
  const level: Level | undefined = LEVELS.find(({ id }) => id === name);
  if (level === undefined) throw new RangeError(`there is no bot ${name}`);
  const { net, features } = await loadNet(sheet, read);
  return botOf(level, net, features);
}

/** The bot of a level with a given network. */
export function botOf(level: Level, net: Net, features: Features): Bot {
  const sight = new NetBot(net, features, level.sees ? PLAIN : []);
  if (level.thinks) return new ThinkingBot(sight, new NetBot(net, features, []));
  return level.greed === 0 && level.haste === 0 ? sight : new LevelBot(sight, level);
}
