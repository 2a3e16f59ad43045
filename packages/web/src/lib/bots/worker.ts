// Bots think here, off the page. A question is a position's bytes; the answer is a ranking or a choice.
import { type Bot, type BotName, loadBot, type Ranked } from '@reynard/bots';
import { layoutOf, Position, Random, sheetById } from '@reynard/engine';

export interface Question {
  readonly id: number;
  readonly ask: 'choose' | 'rank';
  readonly bot: string;
  readonly game: string;
  readonly players: number;
  readonly state: Uint8Array;
  readonly seat: number;
}

export interface Answer {
  readonly id: number;
  readonly move?: number;
  readonly ranked?: Ranked[];
  readonly error?: string;
}

const random = new Random(crypto.randomUUID());
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
    return ask === 'choose'
      ? { id, move: bot.choose(position, seat, random) }
      : { id, ranked: bot.rank(position, seat, random) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

addEventListener('message', async (event: MessageEvent<Question>) => {
  postMessage(await answer(event.data));
});
