// Stores the events of many tables at once in a thread of its own (SQLite). A commit waits for the disk; the main thread does not.
import { Worker } from 'node:worker_threads';
import type { EventRow } from './database.ts';

/** An event as its columns, and when tables are due: small, as it is copied to the thread. */
export interface CommitJob {
  readonly events: readonly [
    table: string,
    n: number,
    event: string,
    at: number,
    seat: number,
    key: string | null,
  ][];
  readonly dues: readonly [due: number | null, table: string][];
}

export type CommitAnswer =
  | { readonly lost: readonly string[] }
  | { readonly failure: { code?: string | undefined; errcode?: number | undefined; message: string } };

export class Committer {
  readonly #file: string;
  #worker: Worker | undefined;
  /** One job at a time: the ledger waits for each. */
  #settle: ((answer: CommitAnswer) => void) | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Stores all events, or none: then it returns the tables in which another event was first. */
  async store(rows: readonly EventRow[], dues: CommitJob['dues']): Promise<Set<string>> {
    const events = rows.map(
      ({ table_id, n, event, at, seat, key }) => [table_id, n, event, at, seat, key] as const,
    ) as CommitJob['events'];
    const answer = await new Promise<CommitAnswer>((resolve) => {
      this.#settle = resolve;
      this.#thread().postMessage({ events, dues });
    });
    if ('lost' in answer) return new Set(answer.lost);
    const { message, ...codes } = answer.failure;
    throw Object.assign(new Error(message), codes);
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./commit-worker.ts', import.meta.url), { workerData: this.#file });
    worker.unref();
    worker.on('message', (answer: CommitAnswer) => this.#settle?.(answer));
    // The file cannot be opened, or the thread is gone: what was not stored is tried again with a new one.
    worker.on('error', (error: Error & { errcode?: number; code?: string }) => {
      this.#worker = undefined;
      const { code = 'ECONNRESET', errcode, message } = error;
      this.#settle?.({ failure: { code, errcode, message } });
    });
    this.#worker = worker;
    return worker;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}
