// Bots think here, off the page. A question is a position's bytes; the answer is a choice.
import { type Bot, type BotName, loadBot } from '@reynard/bots';
import { layoutOf, Position, Random, sheetById } from '@reynard/engine';
import { newId } from '#lib/storage/new-id.ts';

export interface Question {
  readonly id: number;
  readonly bot: string;
  readonly game: string;
  readonly players: number;
  readonly state: Uint8Array;
  readonly seat: number;
}
export interface Answer {
  readonly id: number;
  readonly move?: number;
  readonly error?: string;
}

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

async function answer({ id, bot: name, game, players, state, seat }: Question): Promise<Answer> {
  try {
    const bot = await botFor(name, game);
    const position = new Position(layoutOf(sheetById(game)!), players, state);
    return { id, move: bot.choose(position, seat, random) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => postMessage(await answer(data)));
