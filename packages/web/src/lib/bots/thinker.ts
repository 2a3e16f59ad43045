// The page's side of the bots' worker: ask, and get a promise.
import type { Ranked } from '@reynard/bots';
import type { Move, Position } from '@reynard/engine';
import type { Answer, Call, Question } from './worker.ts';

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = (event: MessageEvent<Answer>) => {
    const asker = waiting.get(event.data.id);
    waiting.delete(event.data.id);
    if (event.data.error) asker?.reject(new Error(event.data.error));
    else asker?.resolve(event.data);
  };
  started.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('worker failed'));
    waiting.clear();
    worker = null;
  };
  return started;
}

function ask(
  question: Omit<Question, 'id' | 'game' | 'players' | 'state'>,
  position: Position,
  signal?: AbortSignal,
): Promise<Answer> {
  worker ??= start();
  const id = ++asked;
  const { layout, players, s } = position;
  worker.postMessage({
    ...question,
    id,
    game: layout.sheet.id,
    players,
    state: s.slice(),
  } satisfies Call);
  signal?.addEventListener('abort', () => worker?.postMessage({ stop: id } satisfies Call));
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

export async function chooseMove(bot: string, position: Position, seat: number): Promise<Move> {
  return (await ask({ ask: 'choose', bot, seat }, position)).move!;
}

export async function rankMoves(bot: string, position: Position, seat: number): Promise<Ranked[]> {
  return (await ask({ ask: 'rank', bot, seat }, position)).ranked!;
}

/** `rankMoves` of a bot that takes its time; rejects once the signal says stop. */
export async function thinkOver(
  bot: string,
  position: Position,
  seat: number,
  signal: AbortSignal,
): Promise<Ranked[]> {
  signal.throwIfAborted();
  return (await ask({ ask: 'think', bot, seat }, position, signal)).ranked!;
}
