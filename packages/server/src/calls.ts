// Calls players back: a push message to their devices when it is their turn at a table with days per turn, or when a seat is kept
// for them. A call is stored first, so quiet hours and restarts only delay it. Before it is made, the table is asked whether
// it is still true and whether the player has come already.
import type { CallKind } from '@reynard/client';
import { blockersOf } from './blocks.ts';
import { nextCallTime } from './call-times.ts';
import type { CallRow, Database, DeviceRow, Storage } from './database.ts';
import type { LiveTable } from './live-table.ts';
import { describe, type Log } from './log.ts';
import type { PresenceBook } from './presence.ts';
import type { Push } from './push.ts';
import type { Tables } from './tables.ts';
import { HOUR_MS } from './time.ts';

/** How many calls are made at a time, and how long nobody else takes them. */
const LOT = 20;
const LEASE_MS = 60_000;
/** A call that could not be made is tried again after this, and given up when it is a day old. */
const AGAIN_MS = HOUR_MS / 2;
/** More than a person uses. Each device costs a message per call, so a player must not make the server send thousands. */
export const MOST_DEVICES = 10;

/** A call that a table can ask for: the player of a seat, and the reason. */
interface Reason {
  readonly player: string;
  readonly kind: CallKind;
}

/** The players to call for a table as it stands. A live game calls nobody: its players are there. */
function reasonsOf(table: LiveTable): Reason[] {
  const { row, seats } = table;
  if (row.status !== 'waiting' && row.pace === 0) return [];
  const { deciding } = table;
  return seats.flatMap(({ seat, kind, player_id: player, bot }): Reason[] => {
    if (player === null) return [];
    if (kind === 'invited' && row.status === 'waiting') return [{ player, kind: 'invitation' }];
    const isTurn = kind === 'player' && bot === null && deciding.includes(seat);
    return isTurn ? [{ player, kind: 'turn' }] : [];
  });
}

export class Calls {
  readonly #storage: Storage;
  readonly #tables: Tables;
  readonly #presence: PresenceBook;
  readonly #push: Push;
  readonly #log: Log;
  readonly #seen = new WeakMap<LiveTable, readonly Reason[]>();
  #making: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(storage: Storage, tables: Tables, presence: PresenceBook, push: Push, log: Log) {
    this.#storage = storage;
    this.#tables = tables;
    this.#presence = presence;
    this.#push = push;
    this.#log = log;
  }

  /** Notes whom a table waits for when it is read: they are not called for what happened before. */
  see(table: LiveTable): void {
    if (!this.#seen.has(table)) this.#seen.set(table, reasonsOf(table));
  }

  /** After this node has changed or created a table: stores calls for those whom it has not waited for before. */
  note(table: LiveTable, isNew = false): void {
    const before = isNew ? [] : (this.#seen.get(table) ?? []);
    const now = reasonsOf(table);
    this.#seen.set(table, now);
    const fresh = now.filter(
      ({ player, kind }) => !before.some((other) => other.player === player && other.kind === kind),
    );
    if (fresh.length === 0) return;
    this.#store(table.id, fresh).then(
      () => this.make(),
      (error) => this.#log.warn('a call could not be noted', describe(error)),
    );
  }

  async #store(table: string, reasons: readonly Reason[], now = Date.now()): Promise<void> {
    const { host } = (await this.#tables.get(table)).row;
    const blockers = await blockersOf(
      this.#storage.db,
      host,
      reasons.map(({ player }) => player),
    );
    for (const { player, kind } of reasons) {
      if (kind === 'invitation' && blockers.has(player)) continue;
      const rows = (await devicesOf(this.#storage.db, player)).map((device): CallRow => {
        const { endpoint, zone, quiet_from: from, quiet_until: until } = device;
        return { endpoint, table_id: table, kind, due_at: nextCallTime({ zone, from, until }, now) };
      });
      if (rows.length === 0) continue;
      await this.#storage.db
        .insertInto('calls')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['endpoint', 'table_id'])
            .doUpdateSet((eb) => ({ kind: eb.ref('excluded.kind'), due_at: eb.ref('excluded.due_at') })),
        )
        .execute();
    }
  }

  /** Makes the calls that are due, after those that are being made. */
  make(now = Date.now()): Promise<void> {
    this.#making = this.#making
      .then(() => this.#makeAll(now))
      .catch((error) => this.#log.warn('calls could not be made', describe(error)));
    return this.#making;
  }

  async #makeAll(now: number): Promise<void> {
    for (;;) {
      const lot = this.#closed ? [] : await takeDue(this.#storage, now);
      if (lot.length === 0) return;
      for (const { endpoint, table_id, kind } of lot) await this.#makeOne(endpoint, table_id, kind, now);
    }
  }

  async #makeOne(endpoint: string, id: string, kind: CallKind, now: number): Promise<void> {
    const { db } = this.#storage;
    const device = await db
      .selectFrom('devices')
      .selectAll()
      .where('endpoint', '=', endpoint)
      .executeTakeFirst();
    const table = await this.#tables.find(id);
    if (device && table && this.#isWanted(table, device.player_id, kind)) {
      const names = table.seats.flatMap(({ player_id, name }) =>
        name !== '' && player_id !== device.player_id ? [name] : [],
      );
      const delivery = await this.#push.send(device, { kind, table: id, game: table.row.game, names });
      if (delivery === 'gone') await forgetDevice(db, endpoint);
      if (delivery === 'failed' && now - table.lastAt < 24 * HOUR_MS) {
        await ofCall(db.updateTable('calls').set({ due_at: now + AGAIN_MS }), endpoint, id).execute();
        return;
      }
    }
    await ofCall(db.deleteFrom('calls'), endpoint, id).execute();
  }

  /** Whether the reason still holds, and the player is not at the table. */
  #isWanted(table: LiveTable, player: string, kind: CallKind): boolean {
    const seat = table.seatOf(player);
    const isThere = seat !== null && this.#presence.of(table.id).online.includes(seat);
    return !isThere && reasonsOf(table).some((reason) => reason.player === player && reason.kind === kind);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#making;
  }
}

function ofCall<T extends { where(column: 'endpoint' | 'table_id', is: '=', value: string): T }>(
  query: T,
  endpoint: string,
  table: string,
): T {
  return query.where('endpoint', '=', endpoint).where('table_id', '=', table);
}

function devicesOf(db: Database, player: string): Promise<DeviceRow[]> {
  return db.selectFrom('devices').selectAll().where('player_id', '=', player).execute();
}

/** Some calls that are due; nobody else takes them for a while. */
function takeDue({ db, pool }: Storage, now: number): Promise<CallRow[]> {
  return db.transaction().execute(async (trx) => {
    const due = trx.selectFrom('calls').selectAll().where('due_at', '<=', now).orderBy('due_at').limit(LOT);
    const calls = await (pool ? due.forUpdate().skipLocked() : due).execute();
    for (const { endpoint, table_id } of calls)
      await ofCall(trx.updateTable('calls').set({ due_at: now + LEASE_MS }), endpoint, table_id).execute();
    return calls;
  });
}

/** Stores a device of a player, or its new quiet hours. A device belongs to one player. Beyond `MOST_DEVICES` others go. */
export async function keepDevice(db: Database, device: DeviceRow): Promise<void> {
  const { endpoint, ...values } = device;
  await db
    .insertInto('devices')
    .values(device)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute();
  const others = (await devicesOf(db, device.player_id)).filter((other) => other.endpoint !== endpoint);
  for (const surplus of others.slice(MOST_DEVICES - 1)) await forgetDevice(db, surplus.endpoint);
}

/** A device that does not want to be called any more; its calls go with it. */
export async function forgetDevice(db: Database, endpoint: string, player?: string): Promise<void> {
  const device = db.deleteFrom('devices').where('endpoint', '=', endpoint);
  await (player === undefined ? device : device.where('player_id', '=', player)).execute();
}
