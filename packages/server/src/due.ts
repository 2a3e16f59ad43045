// Work at tables without a request: moving bots whose node went down, deleting tables that never started, closing games without
// moves (their record stays readable) and daily attempts after their day. A table's row says when a node has to look at it
// (`due_at`, indexed), so a restart reads only tables with something to do, in small lots.
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Bots } from './bots.ts';
import type { Config } from './config.ts';
import { closesAt } from './daily.ts';
import { type Database, isUnavailable, type Storage, type TableRow } from './database.ts';
import type { LiveTable } from './live-table.ts';
import { describe, type Log } from './log.ts';
import type { Tables } from './tables.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

/** How many tables are taken at a time. */
const LOT = 20;
/** No more tables are taken while bots move at this many. */
const MOST_BUSY = 100;
const PATIENCE_MS = 100;
/** Who takes a table has this long; then another node may look at it. */
const LEASE_MS = 60_000;
/** A table that cannot be read is left alone for this long. */
const BROKEN_MS = HOUR_MS;

type Limits = Pick<Config, 'ABANDON_WAITING_HOURS' | 'ABANDON_PLAYING_DAYS'>;

/** When a table is deleted or closed, if nothing happens after the time given. Null: never. */
function deadline(row: TableRow, lastAt: number, limits: Limits): number | null {
  const days = limits.ABANDON_PLAYING_DAYS * DAY_MS;
  if (row.status === 'waiting') {
    const hours = limits.ABANDON_WAITING_HOURS * HOUR_MS;
    return row.created_at + (row.pace === 0 ? Math.min(hours, days) : days);
  }
  if (row.status !== 'playing') return null;
  if (row.daily !== null) return closesAt(row.daily);
  // Nobody keeps a rated game that is being lost open for weeks.
  if (row.rated === 1 && row.pace === 0) return lastAt + Math.min(days, DAY_MS);
  // A slow table gets its days per turn on top.
  return lastAt + days + row.pace * DAY_MS;
}

/**
 * The `due_at` to store with an event. Undefined: the stored one will do. A deadline that moves on with every event is not
 * written each time; whoever looks too early stores the new one.
 */
export function dueAfter(table: LiveTable, event: { at: number; callsBot: boolean }, limits: Limits) {
  const stored = table.row.due_at;
  const due = event.callsBot ? event.at : deadline(table.row, event.at, limits);
  const isLater = due !== null && stored !== null && stored > event.at && stored <= due;
  return isLater ? undefined : due;
}

export class Lookout {
  readonly #storage: Storage;
  readonly #tables: Tables;
  readonly #bots: Pick<Bots, 'look' | 'busy'>;
  readonly #limits: Limits;
  readonly #log: Log;
  #closed = false;

  constructor(storage: Storage, tables: Tables, bots: Pick<Bots, 'look' | 'busy'>, limits: Limits, log: Log) {
    this.#storage = storage;
    this.#tables = tables;
    this.#bots = bots;
    this.#limits = limits;
    this.#log = log;
  }

  /** Looks at all tables that were due at a time. */
  async look(until: number, now = Date.now()): Promise<void> {
    for (;;) {
      const lot = this.#closed ? [] : await takeDue(this.#storage, until, now + LEASE_MS);
      if (lot.length === 0) return;
      for (const id of lot) {
        if (this.#closed) return;
        await this.#lookAt(id, now);
        // SQLite and the replay of a game block the event loop: other work comes in between.
        await setImmediate();
      }
      await this.#waitForBots();
    }
  }

  /** Tables stay in memory while their bots think, so others wait until some have moved. */
  async #waitForBots(): Promise<void> {
    while (this.#bots.busy > MOST_BUSY && !this.#closed) await setTimeout(PATIENCE_MS);
  }

  async #lookAt(id: string, now: number): Promise<void> {
    try {
      const table = await this.#tables.find(id);
      if (table === null) return;
      await this.#tables.refresh(id);
      // If the bot does not move, the lease brings us back.
      if (table.botToMove !== null) return this.#bots.look(table);
      const due = deadline(table.row, table.lastAt, this.#limits);
      if (due !== null && due <= now) await this.#close(table);
      else await setDue(this.#storage.db, id, due);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      // One table that cannot be read must not keep the others waiting.
      this.#log.error('a table cannot be read', describe(error));
      await setDue(this.#storage.db, id, now + BROKEN_MS);
    }
  }

  async #close({ id, row }: LiveTable): Promise<void> {
    await this.#tables.change(id, async (trx, stored, seats) => {
      const { status } = stored;
      if (status !== row.status) return;
      if (status === 'waiting') await trx.deleteFrom('tables').where('id', '=', id).execute();
      else await this.#tables.abandon(trx, stored, seats);
    });
  }

  close(): void {
    this.#closed = true;
  }
}

/** Some tables that are due; nobody else takes them before the time given. */
function takeDue({ db, pool }: Storage, until: number, lease: number): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const due = trx
      .selectFrom('tables')
      .select('id')
      .where('due_at', '<=', until)
      .orderBy('due_at')
      .limit(LOT);
    const ids = (await (pool ? due.forUpdate().skipLocked() : due).execute()).map(({ id }) => id);
    if (ids.length > 0)
      await trx.updateTable('tables').set({ due_at: lease }).where('id', 'in', ids).execute();
    return ids;
  });
}

async function setDue(db: Database, id: string, due: number | null): Promise<void> {
  await db.updateTable('tables').set({ due_at: due }).where('id', '=', id).execute();
}
