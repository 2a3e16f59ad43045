// The tables this node holds, and the one way a move is made. A table is read when somebody asks for it and dropped when
// nobody has for a while; the database is the truth, so before anything is refused it is asked once more.
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Bus } from './bus.ts';
import type { EventRow, Schema, SeatRow, Storage, TableRow } from './database.ts';
import { Ledger } from './ledger.ts';
import type { Metrics } from './metrics.ts';
import { Problem } from './problem.ts';
import { type Move, Table } from './table.ts';

const IDLE_MS = 300_000;
/** More attempts than seats could ever need at one table. */
const ATTEMPTS = 40;

export interface Watchers {
  /** An event was stored. */
  onEvent(table: Table, row: EventRow): void;
  /** The rows of a table have changed, or it was loaded. */
  onTable(table: Table): void;
  /** Whether somebody watches this table, so that it must stay. */
  isWatched(id: string): boolean;
}

export class Tables {
  readonly #storage: Storage;
  readonly #bus: () => Bus;
  readonly #watchers: Watchers;
  readonly #ledger: Ledger;
  readonly #held = new Map<string, Table>();
  readonly #loading = new Map<string, Promise<Table | null>>();
  readonly #storing = new WeakMap<EventRow, Promise<boolean>>();

  constructor(storage: Storage, bus: () => Bus, watchers: Watchers, metrics: Metrics) {
    this.#storage = storage;
    this.#bus = bus;
    this.#watchers = watchers;
    this.#ledger = new Ledger(
      storage,
      (trx, table, at) => finish(trx, table, at),
      (trx, tables) => this.#bus().send({ kind: 'events', tables: Object.fromEntries(tables) }, trx),
      (events, seconds) => {
        metrics.events.inc(events);
        metrics.commit.observe(seconds);
        metrics.batch.observe(events);
      },
    );
    metrics.gauge('reynard_tables_held', 'Tables in memory', () => this.#held.size);
  }

  /** The table of this id; the same answer for one that does not exist and one that nobody told you about. */
  async get(id: string): Promise<Table> {
    const table = await this.find(id);
    if (table === null) throw new Problem('not-found');
    return table;
  }

  async find(id: string): Promise<Table | null> {
    const held = this.#held.get(id);
    if (held) {
      held.usedAt = Date.now();
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
  held(id: string): Table | undefined {
    return this.#held.get(id);
  }

  all(): IterableIterator<Table> {
    return this.#held.values();
  }

  async #load(id: string): Promise<Table | null> {
    const { db } = this.#storage;
    const rows = await readRows(db as never, id);
    if (rows === null) return null;
    const table = new Table(rows.row, rows.seats, await this.#readEvents(id, 0));
    table.onEvent = (row) => this.#watchers.onEvent(table, row);
    this.#held.set(id, table);
    // What was stored between reading and holding.
    await this.catchUp(table);
    this.#watchers.onTable(table);
    return table;
  }

  #readEvents(id: string, after: number): Promise<EventRow[]> {
    return this.#storage.db
      .selectFrom('events')
      .selectAll()
      .where('table_id', '=', id)
      .where('n', '>', after)
      .orderBy('n')
      .execute();
  }

  /** Reads the events this node has not heard of. */
  async catchUp(table: Table): Promise<void> {
    table.learn(await this.#readEvents(table.id, table.stored));
  }

  /** Other nodes say how far tables have come. */
  async hear(numbers: Record<string, number>): Promise<void> {
    const behind = Object.entries(numbers).flatMap(([id, n]) => {
      const table = this.#held.get(id);
      return table && table.stored < n ? [table] : [];
    });
    if (behind.length === 0) return;
    const rows = await this.#storage.db
      .selectFrom('events')
      .selectAll()
      .where((eb) =>
        eb.or(behind.map((table) => eb.and([eb('table_id', '=', table.id), eb('n', '>', table.stored)]))),
      )
      .orderBy('table_id')
      .orderBy('n')
      .execute();
    const over = new Set<Table>();
    for (const row of rows) {
      const table = this.#held.get(row.table_id);
      table?.learn([row]);
      if (table?.position.isOver) over.add(table);
    }
    for (const table of over) await this.refresh(table.id);
  }

  /** Reads a table's rows anew and tells those who watch it. */
  async refresh(id: string): Promise<void> {
    const table = this.#held.get(id);
    if (table === undefined) return;
    const rows = await readRows(this.#storage.db as never, id);
    if (rows === null) {
      this.#held.delete(id);
      table.row = { ...table.row, status: 'abandoned' };
    } else {
      table.refresh(rows.row, rows.seats);
      await this.catchUp(table);
    }
    this.#watchers.onTable(table);
  }

  /** Reads everything that is held anew, after other nodes could not be heard. */
  async refreshAll(): Promise<void> {
    for (const id of [...this.#held.keys()]) await this.refresh(id);
  }

  /** Drops tables that nobody has used for a while. */
  dropIdle(now = Date.now()): void {
    for (const [id, table] of this.#held) {
      if (now - table.usedAt > IDLE_MS && !this.#watchers.isWatched(id)) this.#held.delete(id);
    }
  }

  /**
   * Plays a move and answers once it is on disk. The same key again gives the same answer. A move is judged again when
   * the game has moved on meanwhile, so players who act at the same time do not get in each other's way.
   */
  async play(table: Table, move: Move): Promise<EventRow> {
    let asked = false;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const answered = table.answered(move);
      if (answered) {
        if (!isSameMove(answered, move)) throw new Problem('key-reused');
        if ((await this.#storing.get(answered)) ?? true) return answered;
        continue;
      }
      try {
        if (table.row.status !== 'playing') throw new Problem(notPlaying(table.row));
        const verdict = await table.judge(move);
        const proposal = table.propose(move, verdict);
        if (proposal && (await this.#store(table, proposal))) return proposal.row;
        if (proposal) await this.catchUp(table);
      } catch (error) {
        if (!(error instanceof Problem) || error.status >= 500 || asked) throw error;
        asked = true;
        await this.#askAgain(table);
      }
    }
    throw new Problem('unavailable');
  }

  /** Looks whether the database knows more than we do. */
  async #askAgain(table: Table): Promise<void> {
    if (table.row.status === 'playing') await this.catchUp(table);
    else await this.refresh(table.id);
  }

  #store(table: Table, proposal: Exclude<ReturnType<Table['propose']>, false>): Promise<boolean> {
    const storing = this.#ledger.store(table, proposal).then(async (stored) => {
      if (stored && proposal.ends) await this.refresh(table.id);
      return stored;
    });
    this.#storing.set(proposal.row, storing);
    return storing;
  }

  /** Waits until everything that was accepted is on disk. */
  idle(): Promise<void> {
    return this.#ledger.idle();
  }

  /** Changes the rows of a table: one at a time, on all nodes, and told to everybody. */
  async change<T>(
    id: string,
    apply: (trx: Transaction<Schema>, row: TableRow, seats: SeatRow[]) => Promise<T>,
  ): Promise<T> {
    const done = await this.#storage.db.transaction().execute(async (trx) => {
      const rows = await readRows(trx, id, this.#storage.pool !== null);
      if (rows === null) throw new Problem('not-found');
      const result = await apply(trx, rows.row, rows.seats);
      await this.#bus().send({ kind: 'table', id }, trx);
      return result;
    });
    await this.refresh(id);
    return done;
  }
}

function notPlaying({ status }: TableRow): 'not-started' | 'closed' {
  return status === 'waiting' ? 'not-started' : 'closed';
}

/** Whether a stored event is what this request asks for. */
function isSameMove(row: EventRow, { event }: Move): boolean {
  const stored = JSON.parse(row.event) as Record<string, unknown>;
  if (stored.e === 'roll') return event.e === 'roll';
  return Object.keys(stored).every(
    (key) => key === 'p' || isDeepStrictEqual(stored[key], (event as Record<string, unknown>)[key]),
  );
}

async function readRows(
  db: Transaction<Schema>,
  id: string,
  lock = false,
): Promise<{ row: TableRow; seats: SeatRow[] } | null> {
  const query = db.selectFrom('tables').selectAll().where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) return null;
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  return { row, seats };
}

/** The end of a game, stored with its last event: the table, and the score of a daily challenge. */
async function finish(trx: Transaction<Schema>, table: Table, at: number): Promise<void> {
  const result = table.result();
  await trx
    .updateTable('tables')
    .set({ status: 'over', over_at: at, result })
    .where('id', '=', table.id)
    .execute();
  if (table.row.daily === null) return;
  // The position is the replay of every event of the record, so this score is checked.
  await trx
    .updateTable('attempts')
    .set({ total: JSON.parse(result).scores[0].total, over_at: at })
    .where('table_id', '=', table.id)
    .execute();
}
