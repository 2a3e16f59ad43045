// Players who leave all their tables at once: because they delete their data, or because the operators ban them. The games of
// others go on and are kept: a bot plays for the player who has left.
import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Transact } from './bus.ts';
import type { Schema, SeatRow, Storage, TableRow } from './database.ts';
import { DEFAULT_BOT } from './schema.ts';
import { free } from './seats.ts';
import { readTable, updateSeat, updateTable } from './table-rows.ts';

/** What is done at each table of a player: to its rows, and to the seat. */
type Deed = (trx: Transaction<Schema>, row: TableRow, seats: SeatRow[], seat: SeatRow) => Promise<void>;

/** Does something at every table of a player, a table at a time, so that nothing else waits for long. */
export async function atEveryTable(
  { db, pool }: Storage,
  player: string,
  transact: Transact,
  deed: Deed,
  states?: readonly TableRow['status'][],
): Promise<void> {
  for (let after = ''; ; ) {
    let next = db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('seats.table_id as id')
      .where('seats.player_id', '=', player)
      .where('seats.table_id', '>', after);
    if (states) next = next.where('tables.status', 'in', [...states]);
    const found = await next.orderBy('seats.table_id').limit(1).executeTakeFirst();
    if (found === undefined) return;
    after = found.id;
    await transact(async (trx, tell) => {
      const rows = await readTable(trx, found.id, pool !== null);
      const seat = rows?.seats.find(({ player_id }) => player_id === player);
      if (!rows || !seat) return;
      await deed(trx, rows.row, rows.seats, seat);
      await tell({ kind: 'table', id: found.id });
    });
    await setImmediate();
  }
}

/** Leaves a table that is not over: before the start the seat is free again, later a bot plays on. */
export const getUp: Deed = async (trx, row, seats, { seat, kind, left_at }) => {
  if (row.status === 'waiting') await free(trx, row, seats, seat);
  else if (row.status === 'playing' && kind === 'player')
    await updateSeat(trx, row.id, seat, { bot: DEFAULT_BOT, left_at: left_at ?? Date.now() });
  else return;
  await updateTable(trx, row.id, { due_at: Date.now() });
};

/** Leaves a table without a trace of who it was. A table at which no other person sat goes altogether. */
export const vanish: Deed = async (trx, row, seats, there) => {
  const others = seats.filter(({ seat, player_id }) => seat !== there.seat && player_id !== null);
  if (others.length === 0) {
    await trx.deleteFrom('tables').where('id', '=', row.id).execute();
    return;
  }
  await getUp(trx, row, seats, there);
  if (row.status !== 'waiting') await updateSeat(trx, row.id, there.seat, { player_id: null, name: '' });
  await trx
    .updateTable('tables')
    .set({ host: null })
    .where('id', '=', row.id)
    .where('host', '=', there.player_id)
    .execute();
};
