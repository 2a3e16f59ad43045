// The queries for the rows of tables: the table itself, its seats and its events.
import type { Insertable, Transaction } from 'kysely';
import type { Database, EventRow, Schema, SeatRow, TableRow } from './database.ts';

/** A table's own row and its seats in order. */
export interface TableRows {
  readonly row: TableRow;
  readonly seats: SeatRow[];
}

/** The most tables in a list. */
const MOST_LISTED = 100;

/** A table's rows. With `lock` no other transaction can change the table until this one ends (PostgreSQL only). */
export async function readTable(db: Database, id: string, lock = false): Promise<TableRows | null> {
  const query = db.selectFrom('tables').selectAll().where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) return null;
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  return { row, seats };
}

/** The seats of several tables, by table. */
export async function readSeats(db: Database, ids: readonly string[]): Promise<Map<string, SeatRow[]>> {
  if (ids.length === 0) return new Map();
  const seats = await db
    .selectFrom('seats')
    .selectAll()
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute();
  return Map.groupBy(seats, (seat) => seat.table_id);
}

/** The events of a table after the first `after`. */
export function readEvents(db: Database, id: string, after: number): Promise<EventRow[]> {
  return db
    .selectFrom('events')
    .selectAll()
    .where('table_id', '=', id)
    .where('n', '>', after)
    .orderBy('n')
    .execute();
}

/** The new events of several tables: those after the number that each of them already has. */
export function readNewEvents(
  db: Database,
  tables: readonly { readonly id: string; readonly stored: number }[],
): Promise<EventRow[]> {
  return db
    .selectFrom('events')
    .selectAll()
    .where((eb) =>
      eb.or(tables.map(({ id, stored }) => eb.and([eb('table_id', '=', id), eb('n', '>', stored)]))),
    )
    .orderBy('table_id')
    .orderBy('n')
    .execute();
}

/** Open tables that wait for players, newest first. */
export async function listOpenTables(db: Database): Promise<TableRows[]> {
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('open', '=', 1)
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return withSeats(db, rows);
}

/** The tables of a player, newest first; `you` is the player's seat. */
export async function listTablesOf(db: Database, player: string): Promise<(TableRows & { you: number })[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .selectAll('tables')
    .select('seats.seat as you')
    .where('seats.player_id', '=', player)
    .where('seats.kind', 'in', ['player', 'invited'])
    .orderBy('tables.created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  const tables = await withSeats(db, rows);
  return tables.map((table, i) => ({ ...table, you: rows[i]!.you }));
}

async function withSeats(db: Database, rows: readonly TableRow[]): Promise<TableRows[]> {
  if (rows.length === 0) return [];
  const byTable = await readSeats(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ row, seats: byTable.get(row.id) ?? [] }));
}

export async function insertTable(
  trx: Transaction<Schema>,
  row: Insertable<TableRow>,
  seats: readonly SeatRow[],
): Promise<void> {
  await trx.insertInto('tables').values(row).execute();
  await trx
    .insertInto('seats')
    .values([...seats])
    .execute();
}

export async function updateTable(
  trx: Transaction<Schema>,
  id: string,
  values: Partial<TableRow>,
): Promise<void> {
  await trx.updateTable('tables').set(values).where('id', '=', id).execute();
}

export async function updateSeat(
  trx: Transaction<Schema>,
  id: string,
  seat: number,
  values: Partial<SeatRow>,
): Promise<void> {
  await trx.updateTable('seats').set(values).where('table_id', '=', id).where('seat', '=', seat).execute();
}
