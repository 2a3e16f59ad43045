// Plays games in batches, in this thread or in worker threads, and yields the results in game order. It runs at most a
// few batches ahead of its reader, so a slow disk slows the games down instead of filling the memory.
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Batch, type Setup, Simulation } from './games.ts';

/** Threads are started only for runs longer than this. */
const WORTH_THREADS_MS = 1000;
/** The target duration of a batch: short enough for a smooth progress bar, long enough to make messages cheap. */
const BATCH_MS = 80;
const BATCHES_AHEAD = 3;

/** Chooses the size of batches by the speed so far. */
class BatchSize {
  #games = 0;
  #ms = 0;

  add(games: number, ms: number): void {
    this.#games += games;
    this.#ms += ms;
  }

  get msPerGame(): number {
    return this.#games === 0 ? 0 : this.#ms / this.#games;
  }

  get batchSize(): number {
    if (this.#games === 0) return 1;
    // At most four times the games played so far: the first games of a process are slow.
    const fitting = BATCH_MS / Math.max(this.msPerGame, 1e-4);
    return Math.max(1, Math.min(Math.round(fitting), this.#games * 4, 4096));
  }
}

/**
 * Plays the games and yields batches in order. `workers` is the number of threads; with null, threads are started only if
 * the run turns out to be long.
 */
export async function* playBatches(
  setup: Setup,
  games: number,
  workers: number | null,
  cores: number,
): AsyncGenerator<Batch> {
  const pace = new BatchSize();
  let next = 0;
  // Also if threads play: a bot that cannot be loaded is reported here, once.
  const simulation = await Simulation.load(setup);
  if (workers === null || workers === 1) {
    const isLong = () => next > 0 && pace.msPerGame * (games - next) > WORTH_THREADS_MS;
    let warm = 0;
    while (next < games && (workers === 1 || cores === 1 || warm < BATCH_MS * 3 || !isLong())) {
      const to = Math.min(games, next + pace.batchSize);
      const started = performance.now();
      const batch = simulation.play(next, to);
      const ms = performance.now() - started;
      pace.add(to - next, ms);
      warm += ms;
      next = to;
      yield batch;
      await setImmediate(); // lets Ctrl-C and the progress bar in
    }
  }
  if (next < games) yield* playInThreads(setup, next, games, workers ?? cores, pace);
}

async function* playInThreads(
  setup: Setup,
  first: number,
  games: number,
  count: number,
  pace: BatchSize,
): AsyncGenerator<Batch> {
  const workers = Array.from(
    { length: Math.min(count, games - first) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: setup }),
  );
  const idle = [...workers];
  const ahead: Promise<Batch>[] = [];
  let next = first;

  /** Gives work to idle threads, up to the limit of batches ahead. */
  const dispatch = () => {
    while (next < games && idle.length > 0 && ahead.length < workers.length + BATCHES_AHEAD) {
      const worker = idle.pop()!;
      const from = next;
      // The last batches are small, so that all threads finish at about the same time.
      const share = Math.ceil((games - from) / (workers.length * 2));
      next = Math.min(games, from + Math.min(pace.batchSize, share));
      const batch = askWorker(worker, from, next, pace).then((done) => {
        idle.push(worker);
        dispatch();
        return done;
      });
      batch.catch(() => {}); // reported when it is this batch's turn
      ahead.push(batch);
    }
  };
  try {
    for (dispatch(); ahead.length > 0; dispatch()) {
      const batch = await ahead[0];
      ahead.shift();
      yield batch;
    }
  } finally {
    next = games;
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

async function askWorker(worker: Worker, from: number, to: number, pace: BatchSize): Promise<Batch> {
  const started = performance.now();
  worker.postMessage({ from, to });
  const [batch] = (await once(worker, 'message')) as [Batch];
  pace.add(to - from, performance.now() - started);
  return batch;
}
