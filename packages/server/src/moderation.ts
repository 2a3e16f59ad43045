// What operators can do (`admin.ts`): find, rename and ban players, remove a score, close a table. Each change is told to the running
// servers.
import { sql } from 'kysely';
import type { Transact } from './bus.ts';
import type { Database, PlayerRow, Storage } from './database.ts';
import { atEveryTable, getUp } from './departures.ts';
import { updateSeat, updateTable } from './table-rows.ts';

/** A player with what an operator wants to know. */
export interface PlayerView extends PlayerRow {
  tables: number;
  reports: number;
}

/** The players of an id, or with a name that contains a text, the newest first. */
export function findPlayers(db: Database, text: string, most = 20): Promise<PlayerView[]> {
  const escaped = text.toLowerCase().replace(/[\\%_]/g, '\\$&');
  return db
    .selectFrom('players')
    .selectAll('players')
    .select((eb) => [
      eb
        .selectFrom('seats')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('n'))
        .whereRef('seats.player_id', '=', 'players.id')
        .$asScalar()
        .$notNull()
        .as('tables'),
      eb
        .selectFrom('reports')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('n'))
        .whereRef('reports.player_id', '=', 'players.id')
        .$asScalar()
        .$notNull()
        .as('reports'),
    ])
    .where((eb) =>
      eb.or([
        eb('players.id', '=', text),
        sql<boolean>`lower(players.name) like ${`%${escaped}%`} escape '\\'`,
      ]),
    )
    .orderBy('players.created_at', 'desc')
    .limit(most)
    .execute();
}

async function change(transact: Transact, id: string, values: Partial<PlayerRow>): Promise<void> {
  await transact(async (trx, tell) => {
    await trx.updateTable('players').set(values).where('id', '=', id).execute();
    await tell({ kind: 'player', id });
  });
}

/** Gives a player another name, at every table too. */
export async function renamePlayer(
  storage: Storage,
  transact: Transact,
  id: string,
  name: string,
): Promise<void> {
  await change(transact, id, { name });
  await atEveryTable(storage, id, transact, (trx, row, _, { seat }) =>
    updateSeat(trx, row.id, seat, { name }),
  );
}

/** Bans a player, who gets up from every table. */
export async function banPlayer(
  storage: Storage,
  transact: Transact,
  id: string,
  now = Date.now(),
): Promise<void> {
  await change(transact, id, { banned_at: now });
  await atEveryTable(storage, id, transact, getUp, ['waiting', 'playing']);
}

export async function unbanPlayer(transact: Transact, id: string): Promise<void> {
  await change(transact, id, { banned_at: null });
}

/** Takes the score of a daily attempt off the leaderboards; the game stays. False: the table is no finished attempt. */
export async function removeScore({ db }: Storage, table: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attempts')
    .set({ total: null })
    .where('table_id', '=', table)
    .where('total', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Closes a table before its end. Returns the state it had; undefined: there is no such table. */
export function closeTable(transact: Transact, id: string, now = Date.now()): Promise<string | undefined> {
  return transact(async (trx, tell) => {
    const row = await trx.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirst();
    if (row?.status !== 'waiting' && row?.status !== 'playing') return row?.status;
    await updateTable(trx, id, { status: 'abandoned', over_at: now, due_at: null });
    await tell({ kind: 'table', id });
    return row.status;
  });
}
