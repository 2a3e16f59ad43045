// Writes events. Proposals from all tables are collected and stored in one transaction (group commit), so that they share
// the cost of a safe write. A proposal is settled only after its transaction is on disk. The primary key (table, n) decides
// races between nodes: if another node was first, all our proposals for that table are taken back.

import type { Transaction } from 'kysely';
import type { Transact } from './bus.ts';
import type { Committer } from './committer.ts';
import { isUnavailable, type Schema } from './database.ts';
import type { LiveTable, Proposal } from './live-table.ts';
import { updateTable } from './table-rows.ts';

interface Waiting {
  readonly table: LiveTable;
  readonly proposal: Proposal;
  /** When the table is due after it, if that has to be stored too. */
  readonly due: number | null | undefined;
  readonly settle: (stored: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** A game whose last event is stored in this transaction. */
export interface EndingGame {
  readonly table: LiveTable;
  readonly at: number;
}

/** Called inside the transaction that ends games, to store their results with the last events. */
export type Finish = (trx: Transaction<Schema>, ended: readonly EndingGame[]) => Promise<void>;

/** The most events in one transaction; this keeps statements short. */
const MOST = 200;
/** The least time from one transaction to the next. */
const GATHER_MS = 4;

export class Ledger {
  readonly #transact: Transact;
  readonly #committer: Committer | null;
  readonly #finish: Finish;
  readonly #onCommit: (events: number, seconds: number) => void;
  #queue: Waiting[] = [];
  #running: Promise<void> | null = null;
  #storedAt = 0;

  constructor(
    transact: Transact,
    committer: Committer | null,
    finish: Finish,
    onCommit: (events: number, seconds: number) => void,
  ) {
    this.#transact = transact;
    this.#committer = committer;
    this.#finish = finish;
    this.#onCommit = onCommit;
  }

  /** Stores a proposal. True: it is on disk. False: another event took its number, so the request must be judged again. */
  store(table: LiveTable, proposal: Proposal, due?: number | null): Promise<boolean> {
    return new Promise((settle, fail) => {
      this.#queue.push({ table, proposal, due, settle, fail });
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
      const batch = this.#queue.splice(0, MOST);
      if (this.#committer === null) await this.#storeBatch(batch);
      else {
        // Only the end of a game, the last event of its table, changes more than the thread knows about.
        await this.#storeBatch(batch.filter(({ proposal }) => !proposal.ends));
        await this.#storeBatch(batch.filter(({ proposal }) => proposal.ends));
      }
      this.#storedAt = performance.now();
    }
    this.#running = null;
  }

  /** Requests that arrive together join one transaction; without traffic there is no wait. */
  #gather(): Promise<unknown> {
    const wait = this.#storedAt + GATHER_MS - performance.now();
    return new Promise((resolve) => (wait > 0 ? setTimeout(resolve, wait) : setImmediate(resolve)));
  }

  async #storeBatch(batch: readonly Waiting[]): Promise<void> {
    let rest = this.#dropOutdated(batch);
    // Each pass either stores the rest or drops at least one table from it.
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
        const byTable = Map.groupBy(rest, ({ table }) => table.id);
        // What cannot be stored at one table (deleted meanwhile, say) must not fail the others.
        if (byTable.size > 1 && !isUnavailable(error)) {
          for (const ofTable of byTable.values()) await this.#storeBatch(ofTable);
          return;
        }
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

  /** Writes the batch, or nothing: then it returns the tables in which another node was first. */
  async #tryToStore(batch: readonly Waiting[]): Promise<Set<string>> {
    // All nodes use the same order of tables, so two batches cannot deadlock.
    const rows = batch.map(({ proposal }) => proposal.row).sort(byTableAndNumber);
    if (this.#committer !== null && !batch[0]!.proposal.ends) {
      const dues = batch.flatMap(({ table, due }) =>
        due === undefined ? [] : [[due, table.id] as [number | null, string]],
      );
      return this.#committer.store(rows, dues);
    }
    const lost = new Set<string>();
    try {
      await this.#transact(async (trx, tell) => {
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
        const ended: EndingGame[] = [];
        for (const { table, proposal, due } of batch) {
          if (proposal.ends) ended.push({ table, at: proposal.row.at });
          else if (due !== undefined) await updateTable(trx, table.id, { due_at: due });
        }
        if (ended.length > 0) await this.#finish(trx, ended);
        await tell({
          kind: 'events',
          tables: Object.fromEntries(rows.map(({ table_id, n }) => [table_id, n])),
        });
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
