// The page's side of the bots' worker: ask for a bot's choice, and get a promise.
import type { Move, Position } from '@reynard/engine';
import type { Answer, Question } from './worker.ts';

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

export async function chooseMove(bot: string, position: Position, seat: number): Promise<Move> {
  worker ??= start();
  const id = ++asked;
  const { layout, players, s } = position;
  const question: Question = { id, bot, seat, game: layout.sheet.id, players, state: s.slice() };
  worker.postMessage(question);
  const answer = await new Promise<Answer>((resolve, reject) => waiting.set(id, { resolve, reject }));
  return answer.move!;
}
