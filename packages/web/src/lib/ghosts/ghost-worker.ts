// Lets bots play a solo game with given dice, off the page: for each bot the page gets its total.
import type { BotName } from '@reynard/bots';
import type { GameRecord } from '@reynard/engine';
import { ghostTotal } from './ghost-game.ts';

/** The dice of a finished solo game, and the bots to play with them. */
export interface GhostCall {
  readonly record: Pick<GameRecord, 'game' | 'events'>;
  readonly bots: readonly BotName[];
}

export type GhostAnswer = { readonly bot: BotName; readonly total: number } | { readonly error: string };

addEventListener('message', async ({ data: { record, bots } }: MessageEvent<GhostCall>) => {
  try {
    for (const bot of bots) postMessage({ bot, total: await ghostTotal(bot, record) } satisfies GhostAnswer);
  } catch (error) {
    postMessage({ error: String(error) } satisfies GhostAnswer);
  }
});
