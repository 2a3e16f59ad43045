// The thread in which the bots of online tables think: a position in, a move out. Bots are loaded once per game.
import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { type Bot, type BotName, loadBot } from '@reynard/bots';
import { layoutOf, Position, Random, sheetById } from '@reynard/engine';
import type { Question, Reply } from './bots.ts';

const loaded = new Map<string, Promise<Bot>>();
const random = new Random(randomUUID());

function load(name: string, game: string): Promise<Bot> {
  const key = `${name} ${game}`;
  let bot = loaded.get(key);
  if (bot === undefined) {
    bot = loadBot(name as BotName, sheetById(game)!);
    loaded.set(key, bot);
  }
  return bot;
}

async function answer({ id, bot, game, players, state, seat }: Question): Promise<Reply> {
  try {
    const position = new Position(layoutOf(sheetById(game)!), players, state);
    return { id, move: (await load(bot, game)).choose(position, seat, random) };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

parentPort!.on('message', async (question: Question) => parentPort!.postMessage(await answer(question)));
