// The bots by name.
import type { Sheet } from '@reynard/engine';
import type { Bot } from './bot.ts';
import { GreedyBot } from './greedy-bot.ts';
import { RandomBot } from './random-bot.ts';

export type { Bot, Ranked } from './bot.ts';

/** The names that `loadBot` knows, weakest first. */
export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Makes a bot for a game, loading what it needs. */
export async function loadBot(name: BotName, _sheet: Sheet): Promise<Bot> {
  return name === 'random' ? new RandomBot() : new GreedyBot();
}
