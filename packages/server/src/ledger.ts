// Where events are written. Proposals from all tables are gathered and stored in one transaction (group commit), so that
// the price of a safe write is shared; a proposal is settled only after its transaction is on disk. The primary key (table,
// n) decides between nodes: where another node was first, all our proposals for that table are taken back.

import type { Transaction } from 'kysely';
import type { Schema, Storage } from './database.ts';
import type { Proposal, Table } from './table.ts';

interface Waiting {
  readonly table: Table;
  readonly proposal: Proposal;
  readonly settle: (stored: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** Called inside the transaction that ends a game, to store the result with the last event. */
export type Finish = (trx: Transaction<Schema>, table: Table, at: number) => Promise<void>;
/** Called inside the transaction, to tell other nodes. */
export type Announce = (trx: Transaction<Schema>, tables: ReadonlyMap<string, number>) => Promise<void>;

/** The most events in one transaction: keeps statements and pauses short. */
const MOST = 200;
/** The least time from one transaction to the next. */
const GATHER_MS = 4;

export class Ledger {
  readonly #storage: Storage;
  readonly #finish: Finish;
  readonly #announce: Announce;
  readonly #onCommit: (events: number, seconds: number) => void;
  #queue: Waiting[] = [];
  #running: Promise<void> | null = null;
  #storedAt = 0;

  constructor(
    storage: Storage,
    finish: Finish,
    announce: Announce,
    onCommit: (events: number, seconds: number) => void,
  ) {
    this.#storage = storage;
    this.#finish = finish;
    this.#announce = announce;
    this.#onCommit = onCommit;
  }

  /** Stores a proposal. True: it is on disk. False: another event took its number; judge again. */
  store(table: Table, proposal: Proposal): Promise<boolean> {
    return new Promise((settle, fail) => {
      this.#queue.push({ table, proposal, settle, fail });
      this.#running ??= this.#run();
    });
  }

  /** Waits until nothing is left to write. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      await this.#gather();
      await this.#storeBatch(this.#queue.splice(0, MOST));
      this.#storedAt = performance.now();
    }
    this.#running = null;
  }

  /** Requests that arrive together join one transaction; when it is quiet nobody waits. */
  #gather(): Promise<unknown> {
    const wait = this.#storedAt + GATHER_MS - performance.now();
    return new Promise((resolve) => (wait > 0 ? setTimeout(resolve, wait) : setImmediate(resolve)));
  }

  async #storeBatch(batch: readonly Waiting[]): Promise<void> {
    let rest = this.#dropOutdated(batch);
    // Each round either stores the rest or drops at least one table from it.
    while (rest.length > 0) {
      const begun = performance.now();
      try {
        const lost = await this.#tryToStore(rest);
        if (lost.size === 0) {
          this.#onCommit(rest.length, (performance.now() - begun) / 1000);
          for (const { table, proposal } of rest) table.learn([proposal.row]);
          for (const { settle } of rest) settle(true);
          return;
        }
        for (const { table } of rest) if (lost.has(table.id)) table.takeBack();
      } catch (error) {
        for (const { table } of rest) table.takeBack();
        for (const { fail } of rest) fail(error);
        return;
      }
      rest = this.#dropOutdated(rest);
    }
  }

  #dropOutdated(batch: readonly Waiting[]): Waiting[] {
    return batch.filter(({ table, proposal, settle }) => {
      if (proposal.generation === table.generation) return true;
      settle(false);
      return false;
    });
  }

  /** Writes the batch; the tables in which somebody else was first are returned, and then nothing was written. */
  async #tryToStore(batch: readonly Waiting[]): Promise<Set<string>> {
    // One order of tables on all nodes: two batches then cannot wait for each other.
    const rows = batch.map(({ proposal }) => proposal.row).sort(byTableAndNumber);
    const lost = new Set<string>();
    try {
      await this.#storage.db.transaction().execute(async (trx) => {
        const stored = await trx
          .insertInto('events')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['table_id', 'n']).doNothing())
          .returning(['table_id', 'n'])
          .execute();
        if (stored.length < rows.length) {
          const written = new Set(stored.map(({ table_id, n }) => `${table_id} ${n}`));
          for (const row of rows) if (!written.has(`${row.table_id} ${row.n}`)) lost.add(row.table_id);
          throw new Outrun();
        }
        for (const { table, proposal } of batch) {
          if (proposal.ends) await this.#finish(trx, table, proposal.row.at);
        }
        await this.#announce(trx, new Map(rows.map(({ table_id, n }) => [table_id, n])));
      });
    } catch (error) {
      if (!(error instanceof Outrun)) throw error;
    }
    return lost;
  }
}

/** Rolls the transaction back because another node was first. */
class Outrun extends Error {}

function byTableAndNumber(a: { table_id: string; n: number }, b: { table_id: string; n: number }): number {
  return a.table_id < b.table_id ? -1 : a.table_id > b.table_id ? 1 : a.n - b.n;
}
