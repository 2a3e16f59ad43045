// The page's side of the worker that analyses: give it a job, follow its results, stop it.
import type { GameRecord } from '@reynard/engine';
import type { Job, JobAnswer, JobCall, Jobs } from './analysis-worker.ts';

interface Client {
  readonly onstep: (result: never) => void;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

let worker: Worker | null = null;
let asked = 0;
const clients = new Map<number, Client>();

function start(): Worker {
  const started = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<JobAnswer>) => {
    const client = clients.get(data.id);
    if (!client) return;
    if (data.error !== undefined || data.isLast) clients.delete(data.id);
    if (data.error !== undefined) return client.reject(new Error(data.error));
    client.onstep(data.result as never);
    if (data.isLast) client.resolve(data.result as never);
  };
  started.onerror = () => {
    for (const { reject } of clients.values()) reject(new Error('worker failed'));
    clients.clear();
    worker = null;
  };
  return started;
}

/** Works on a job; each step gives the result so far. Rejects when the signal aborts. */
export function work<Kind extends keyof Jobs>(
  kind: Kind,
  record: GameRecord,
  ask: Jobs[Kind]['ask'],
  signal: AbortSignal,
  onstep: (result: Jobs[Kind]['result']) => void = () => {},
): Promise<Jobs[Kind]['result']> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    worker ??= start();
    const id = ++asked;
    clients.set(id, { onstep, resolve, reject });
    worker.postMessage({
      id,
      job: { kind, record: plain(record), ...ask } as unknown as Job,
    } satisfies JobCall);
    signal.addEventListener('abort', () => {
      if (!clients.delete(id)) return;
      worker?.postMessage({ stop: id } satisfies JobCall);
      reject(signal.reason);
    });
  });
}

/** What the rules need of a record. */
const plain = ({ format, game, players, events }: GameRecord): GameRecord => ({
  format,
  game,
  players: [...players],
  events,
});
