// Bots think here, off the page. A question is a position's bytes; the answer is a ranking or a choice.
import { type Bot, type BotName, loadBot, type Ranked, think } from '@reynard/bots';
import { layoutOf, Position, Random, sheetById } from '@reynard/engine';
import { newId } from '#lib/storage/new-id.ts';

export interface Question {
  readonly id: number;
  /** `think` ranks in steps, and can be stopped between them. */
  readonly ask: 'choose' | 'rank' | 'think';
  readonly bot: string;
  readonly game: string;
  readonly players: number;
  readonly state: Uint8Array;
  readonly seat: number;
}

/** A question, or the wish to stop thinking about one. */
export type Call = Question | { readonly stop: number };

export interface Answer {
  readonly id: number;
  readonly move?: number;
  readonly ranked?: Ranked[];
  readonly error?: string;
}

/** Nobody waits longer for a second thought. */
const PATIENCE = 10_000;

const thoughts = new Map<number, AbortController>();
const random = new Random(newId());
const bots = new Map<string, Promise<Bot>>();

function botFor(name: string, game: string): Promise<Bot> {
  const key = `${name} ${game}`;
  let bot = bots.get(key);
  if (!bot) {
    bot = loadBot(name as BotName, sheetById(game)!);
    bot.catch(() => bots.delete(key));
    bots.set(key, bot);
  }
  return bot;
}

async function answer({ id, ask, bot: name, game, players, state, seat }: Question): Promise<Answer> {
  try {
    const bot = await botFor(name, game);
    const position = new Position(layoutOf(sheetById(game)!), players, state);
    switch (ask) {
      case 'choose':
        return { id, move: bot.choose(position, seat, random) };
      case 'rank':
        return { id, ranked: bot.rank(position, seat, random) };
      case 'think':
        return { id, ranked: await think(bot, position, seat, random, signalOf(id)) };
    }
  } catch (error) {
    return { id, error: String(error) };
  } finally {
    thoughts.delete(id);
  }
}

function signalOf(id: number): AbortSignal {
  const thought = new AbortController();
  thoughts.set(id, thought);
  setTimeout(() => thought.abort(), PATIENCE);
  return thought.signal;
}

addEventListener('message', async ({ data }: MessageEvent<Call>) => {
  if ('stop' in data) thoughts.get(data.stop)?.abort();
  else postMessage(await answer(data));
});
