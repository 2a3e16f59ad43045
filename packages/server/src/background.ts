// Work of a node that nobody waits for. If it fails (mostly because of the storage), it is tried again later.
import { describe, type Log } from './log.ts';

export class Background {
  readonly #log: Log;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #starting: NodeJS.Immediate[] = [];
  #closed = false;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Lets work go on without waiting for it. */
  leave(what: string, work: Promise<unknown>): void {
    work.catch((error) => {
      if (!this.#closed) this.#log.warn(`${what} failed and is tried again later`, describe(error));
    });
  }

  /** Does work once, after the present code has run. */
  soon(what: string, work: () => Promise<unknown>): void {
    this.#starting.push(setImmediate(() => this.leave(what, work())));
  }

  /** Does work again and again until this is closed. */
  every(ms: number, what: string, work: () => Promise<unknown>): void {
    this.#timers.push(setInterval(() => this.leave(what, work()), ms));
  }

  close(): void {
    this.#closed = true;
    for (const starting of this.#starting) clearImmediate(starting);
    for (const timer of this.#timers) clearInterval(timer);
  }
}

/** Work of which only one run is under way at a time: asking again meanwhile joins that run. */
export class SingleRun<Args extends unknown[]> {
  readonly #work: (...args: Args) => Promise<void>;
  #running: Promise<void> | null = null;

  constructor(work: (...args: Args) => Promise<void>) {
    this.#work = work;
  }

  run(...args: Args): Promise<void> {
    this.#running ??= this.#work(...args).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Resolves when no run is under way, however it ended. */
  async settled(): Promise<void> {
    await this.#running?.catch(() => {});
  }
}
