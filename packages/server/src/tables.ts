// The tables in this node's memory; every move goes through here. A table is read on first use and dropped when it has not
// been used for a while, or when there are too many. The database is the truth: before a request is refused, the table is read
// once more.
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Bus } from './bus.ts';
import type { Config } from './config.ts';
import {
  type EventRow,
  isOrphan,
  type Schema,
  type SeatRow,
  type Storage,
  type TableRow,
} from './database.ts';
import { dueAfter } from './due.ts';
import { type EndingGame, Ledger } from './ledger.ts';
import { LiveTable, type PlayRequest, type Proposal } from './live-table.ts';
import type { Metrics } from './metrics.ts';
import { Problem } from './problem.ts';
import { readSeatRatings, type SeatRatings } from './rating/seat-ratings.ts';
import { rateTables } from './rating/table-ratings.ts';
import {
  readEvents,
  readNewEvents,
  readSeats,
  readTable,
  type TableRows,
  updateSeat,
  updateTable,
} from './table-rows.ts';

const IDLE_MS = 300_000;
/** The pause before a table is read again that could not be read. */
export const READ_AGAIN_MS = 1000;
/** How many tables are looked at for one to drop. More than one, so that a surplus shrinks. */
const LOOKS = 8;
/** A game starts once, so a second reading is enough. */
const READINGS = 3;
/** The most attempts to play a move; more than the players of one table can ever make necessary. */
const ATTEMPTS = 40;

export interface Watchers {
  /** An event was stored. */
  onEvent(table: LiveTable, row: EventRow): void;
  /** The rows of a table have changed, or it was loaded. */
  onTable(table: LiveTable): void;
  /** This node has stored an event or another change of a table. */
  onStored(table: LiveTable): void;
  /** The last event of a game was stored by this node. */
  onEnd(table: LiveTable): void;
  /** Whether somebody watches this table or a bot thinks about it, so that it must stay in memory. */
  isInUse(id: string): boolean;
}

export class Tables {
  readonly #storage: Storage;
  readonly #bus: () => Bus;
  readonly #watchers: Watchers;
  readonly #config: Config;
  readonly #ledger: Ledger;
  /** Least recently used first. */
  readonly #held = new Map<string, LiveTable>();
  readonly #loading = new Map<string, Promise<LiveTable | null>>();
  readonly #refreshing = new Map<string, Promise<void>>();
  readonly #storing = new WeakMap<EventRow, Promise<boolean>>();
  /** Tables whose reading has failed or is due. */
  readonly #unread = new Set<string>();
  #reading: Promise<void> | null = null;
  #closed = false;

  constructor(storage: Storage, bus: () => Bus, watchers: Watchers, metrics: Metrics, config: Config) {
    this.#storage = storage;
    this.#config = config;
    this.#bus = bus;
    this.#watchers = watchers;
    this.#ledger = new Ledger(
      (work) => this.#bus().transact(work),
      storage.committer,
      (trx, ended) => this.#finish(trx, ended),
      (events, seconds) => {
        metrics.events.inc(events);
        metrics.commit.observe(seconds);
        metrics.batch.observe(events);
      },
    );
    metrics.gauge('reynard_tables_held', 'Tables in memory', () => this.#held.size);
  }

  /** The table of this id; throws if there is none. */
  async get(id: string): Promise<LiveTable> {
    const table = await this.find(id);
    if (table === null) throw new Problem('not-found');
    return table;
  }

  async find(id: string): Promise<LiveTable | null> {
    const held = this.#held.get(id);
    if (held) {
      held.usedAt = Date.now();
      this.#held.delete(id);
      this.#held.set(id, held);
      return held;
    }
    let loading = this.#loading.get(id);
    if (loading === undefined) {
      loading = this.#load(id).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
    }
    return loading;
  }

  /** The table if this node holds it. */
  held(id: string): LiveTable | undefined {
    return this.#held.get(id);
  }

  all(): IterableIterator<LiveTable> {
    return this.#held.values();
  }

  async #load(id: string): Promise<LiveTable | null> {
    const read = await this.#read(id, 0);
    if (read === null) return null;
    const table = new LiveTable(read.row, read.seats, read.events, read.ratings);
    table.onEvent = (row) => this.#watchers.onEvent(table, row);
    this.#held.set(id, table);
    this.#dropSurplus();
    // News that arrived before the table was held has been missed.
    await this.refresh(id);
    return table;
  }

  /**
   * A table's rows, and its events after the first `after`, such that they fit together: a table that waits has no events,
   * one that is over has all of them.
   */
  async #read(
    id: string,
    after: number,
  ): Promise<(TableRows & { events: EventRow[]; ratings: SeatRatings }) | null> {
    for (let attempt = 0; attempt < READINGS; attempt++) {
      const rows = await readTable(this.#storage.db, id);
      if (rows === null) return null;
      const events = await readEvents(this.#storage.db, id, after);
      // Otherwise the game has started between the two queries.
      if (rows.row.status !== 'waiting' || events.length === 0)
        return { ...rows, events, ratings: await readSeatRatings(this.#storage.db, rows) };
    }
    throw new Error('a table that waits for players has events');
  }

  /** Reads the events this node has not heard of. */
  async catchUp(table: LiveTable): Promise<void> {
    await this.#take(table, await readEvents(this.#storage.db, table.id, table.stored));
  }

  /** Resolves when no event of the table waits to be stored: nobody may decide on one that is taken back later. */
  async settle(table: LiveTable): Promise<void> {
    for (let row = table.proposed; row !== undefined; row = table.proposed) {
      await this.#storing.get(row)?.catch(() => {}); // its own request reports the error
    }
  }

  /** Takes in stored events. If this node has not heard of the start yet, it reads the table too: the seeds count. */
  async #take(table: LiveTable, events: readonly EventRow[]): Promise<void> {
    if (table.row.status === 'waiting' && events.length > 0) await this.refresh(table.id);
    else table.learn(events);
  }

  /** Takes the news of other nodes: how many events tables have. */
  async hear(numbers: Record<string, number>): Promise<void> {
    const behind = Object.entries(numbers).flatMap(([id, n]) => {
      const table = this.#held.get(id);
      return table && table.stored < n ? [table] : [];
    });
    if (behind.length === 0) return;
    try {
      const rows = await readNewEvents(this.#storage.db, behind);
      for (const [id, events] of Map.groupBy(rows, (row) => row.table_id)) {
        const table = this.#held.get(id);
        if (table === undefined) continue;
        await this.#take(table, events);
        if (table.position.isOver) await this.refresh(id);
      }
    } catch (error) {
      this.readUntilDone(behind.map(({ id }) => id));
      throw error;
    }
  }

  /** Reads tables anew, again and again until that succeeds: their watchers must not miss anything. */
  readUntilDone(ids: Iterable<string>): void {
    for (const id of ids) this.#unread.add(id);
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = null;
    });
  }

  async #readAll(): Promise<void> {
    while (this.#unread.size > 0 && !this.#closed) {
      for (const id of [...this.#unread]) {
        this.#unread.delete(id);
        await this.refresh(id).catch(() => this.#unread.add(id));
      }
      if (this.#unread.size > 0) await setTimeout(READ_AGAIN_MS, undefined, { ref: false });
    }
  }

  /**
   * Reads a table anew and tells those who watch it. One reading at a time for each table: an older answer must not replace
   * a newer one.
   */
  refresh(id: string): Promise<void> {
    const before = this.#refreshing.get(id) ?? Promise.resolve();
    const refreshed = before.catch(() => {}).then(() => this.#refreshNow(id));
    this.#refreshing.set(id, refreshed);
    const done = () => this.#refreshing.get(id) === refreshed && this.#refreshing.delete(id);
    refreshed.then(done, done);
    return refreshed;
  }

  async #refreshNow(id: string): Promise<void> {
    const table = this.#held.get(id);
    if (table === undefined) return;
    const read = await this.#read(id, table.stored);
    if (read === null) {
      this.#held.delete(id);
      table.row = { ...table.row, status: 'abandoned' };
    } else {
      const hasStarted = table.row.status === 'waiting' && read.row.status !== 'waiting';
      table.refresh(read.row, read.seats, read.ratings);
      // Those who watch need to know that the game has started before they get its first event.
      if (hasStarted && read.events.length > 0) this.#watchers.onTable(table);
      table.learn(read.events);
    }
    this.#watchers.onTable(table);
  }

  /** Reads all tables in memory again, after messages of other nodes may have been missed. */
  refreshAll(): void {
    this.readUntilDone(this.#held.keys());
  }

  /** Drops tables that have not been used for a while. */
  dropIdle(now = Date.now()): void {
    for (const [id, table] of this.#held) {
      if (now - table.usedAt > IDLE_MS && this.#isFree(table)) this.#held.delete(id);
    }
  }

  /**
   * Keeps the number of tables within its limit, as far as they are not in use. Looks only at the few that were not used for
   * longest, as this happens with every table that is loaded, and there may be thousands in use.
   */
  #dropSurplus(): void {
    let looks = LOOKS;
    for (const [id, table] of this.#held) {
      if (this.#held.size <= this.#config.TABLES_HELD || looks-- === 0) return;
      this.#held.delete(id);
      if (!this.#isFree(table)) this.#held.set(id, table);
    }
  }

  #isFree(table: LiveTable): boolean {
    return table.proposed === undefined && !this.#watchers.isInUse(table.id);
  }

  /**
   * Plays a move and resolves once it is on disk. The same key again gives the same answer. A request is judged again if
   * the game has changed meanwhile, so players who act at the same time do not refuse each other's moves.
   */
  async play(table: LiveTable, request: PlayRequest): Promise<EventRow> {
    let asked = false;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const answered = table.answered(request);
      if (answered) {
        if (!asksFor(request, answered)) throw new Problem('key-reused');
        if ((await this.#storing.get(answered)) ?? true) return answered;
        continue;
      }
      try {
        if (table.row.status !== 'playing') throw new Problem(notPlaying(table.row));
        const proposal = table.propose(request, await table.judge(request));
        if (proposal && (await this.#store(table, proposal))) return proposal.row;
        if (proposal) await this.catchUp(table);
      } catch (error) {
        if (isOrphan(error)) {
          await this.refresh(table.id);
          throw new Problem('not-found');
        }
        if (!(error instanceof Problem) || error.status >= 500 || asked) throw error;
        asked = true;
        await this.#askAgain(table);
      }
    }
    throw new Problem('unavailable');
  }

  /** Reads what the database has and this node does not know yet. */
  async #askAgain(table: LiveTable): Promise<void> {
    if (table.row.status === 'playing') await this.catchUp(table);
    else await this.refresh(table.id);
  }

  #store(table: LiveTable, proposal: Proposal): Promise<boolean> {
    const due = dueAfter(table, { at: proposal.row.at, callsBot: proposal.callsBot }, this.#config);
    const storing = this.#ledger.store(table, proposal, due).then(async (stored) => {
      if (stored && due !== undefined) table.row = { ...table.row, due_at: due };
      if (stored) this.#watchers.onStored(table);
      if (stored && proposal.ends) {
        this.#watchers.onEnd(table);
        await this.refresh(table.id);
      }
      return stored;
    });
    this.#storing.set(proposal.row, storing);
    return storing;
  }

  /** Stores the ends of games, and what they do to ratings. */
  async #finish(trx: Transaction<Schema>, ended: readonly EndingGame[]): Promise<void> {
    for (const { table, at } of ended) await finish(trx, table, at);
    const rated = ended.filter(({ table }) => table.row.rated === 1);
    // Another node may have stored a moment ago that somebody has left. The table's row is locked by now, so nobody leaves later.
    const seats = await readSeats(
      trx,
      rated.map(({ table }) => table.id),
    );
    await rateTables(
      trx,
      rated.map(({ table, at }) => ({
        id: table.id,
        game: table.row.game,
        seats: seats.get(table.id) ?? [],
        result: table.result(),
        at,
      })),
      this.#locks,
    );
  }

  /** Closes a game that nobody plays on, inside a change of its rows. Whom a rated game waits for has abandoned it. */
  async abandon(trx: Transaction<Schema>, row: TableRow, seats: readonly SeatRow[]): Promise<void> {
    const now = Date.now();
    await updateTable(trx, row.id, { status: 'abandoned', over_at: now });
    if (row.rated !== 1 || row.status !== 'playing') return;
    const table = new LiveTable(row, seats, await readEvents(trx, row.id, 0));
    const { deciding } = table;
    const left = seats.map((seat) =>
      deciding.includes(seat.seat) ? { ...seat, left_at: seat.left_at ?? now } : seat,
    );
    for (const { seat, left_at } of left) await updateSeat(trx, row.id, seat, { left_at });
    const ended = { id: row.id, game: row.game, seats: left, result: table.result(), at: now };
    await rateTables(trx, [ended], this.#locks);
  }

  /** Whether rows must be locked (PostgreSQL); SQLite has one writer. */
  get #locks(): boolean {
    return this.#storage.pool !== null;
  }

  /** Waits until everything that was accepted is on disk. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#ledger.idle();
  }

  /** Changes the rows of a table, one change at a time on all nodes, and notifies everybody. */
  async change<T>(
    id: string,
    apply: (trx: Transaction<Schema>, row: TableRow, seats: SeatRow[]) => Promise<T>,
  ): Promise<T> {
    const table = await this.get(id);
    const done = await this.#bus().transact(async (trx, tell) => {
      const rows = await readTable(trx, id, this.#storage.pool !== null);
      if (rows === null) throw new Problem('not-found');
      const result = await apply(trx, rows.row, rows.seats);
      // A bot may be to move now. This node lets it; the row tells the others in case it dies.
      await updateTable(trx, id, { due_at: Date.now() });
      await tell({ kind: 'table', id });
      return result;
    });
    await this.refresh(id);
    this.#watchers.onStored(table);
    return done;
  }
}

function notPlaying({ status }: TableRow): 'not-started' | 'closed' {
  return status === 'waiting' ? 'not-started' : 'closed';
}

/** Whether a request asks for this stored event. */
function asksFor({ event }: PlayRequest, row: EventRow): boolean {
  const stored = JSON.parse(row.event) as Record<string, unknown>;
  if (stored.e === 'roll') return event.e === 'roll';
  return Object.keys(stored).every(
    (key) => key === 'p' || isDeepStrictEqual(stored[key], (event as Record<string, unknown>)[key]),
  );
}

/** The end of a game, stored with its last event: the table, and the score of a daily challenge. */
async function finish(trx: Transaction<Schema>, table: LiveTable, at: number): Promise<void> {
  const result = JSON.stringify(table.result());
  await updateTable(trx, table.id, { status: 'over', over_at: at, result, due_at: null });
  if (table.row.daily === null) return;
  // The position is the replay of every event of the record, so this score is checked.
  await trx
    .updateTable('attempts')
    .set({ total: table.result().scores[0]!.total, over_at: at })
    .where('table_id', '=', table.id)
    .execute();
}
