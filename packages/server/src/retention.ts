// Deletes what is older than the settings allow (0: kept for ever): games that nobody finished, finished games, players who do
// not come back. It deletes small lots, with a limit per round, so that players never wait for it; the next round continues.
// Safe to run on several nodes at once.
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Transact } from './bus.ts';
import type { Config } from './config.ts';
import type { Database, Storage, TableRow } from './database.ts';
import { deletePlayer } from './own-data.ts';
import { DAY_MS } from './time.ts';

/** A player who never sat down at a table is deleted after this. */
const IDLE_PLAYER_MS = 90 * DAY_MS;
/** How many tables, with their events, are deleted in one go. */
const TABLES = 5;
/** How many players are looked at in one go. */
const PLAYERS = 100;
/** How many lots there are in one round. */
const LOTS = 200;

type Limits = Pick<Config, 'KEEP_UNFINISHED_DAYS' | 'KEEP_FINISHED_DAYS' | 'KEEP_PLAYERS_DAYS'>;

/** Deletes what is older than the settings say. */
export async function clearOld(
  storage: Storage,
  limits: Limits,
  transact: Transact,
  now: number,
): Promise<void> {
  const { db } = storage;
  const before = (days: number) => (days === 0 ? null : now - days * DAY_MS);
  await clearTables(db, 'abandoned', before(limits.KEEP_UNFINISHED_DAYS));
  await clearTables(db, 'over', before(limits.KEEP_FINISHED_DAYS));
  await clearIdlePlayers(db, now);
  await clearLostPlayers(storage, before(limits.KEEP_PLAYERS_DAYS), transact);
}

/** Deletes tables that ended before a time. Attempts at the daily challenge stay as long as their player: boards lead to them. */
async function clearTables(db: Database, status: TableRow['status'], before: number | null): Promise<void> {
  if (before === null) return;
  for (let lot = 0; lot < LOTS; lot++) {
    const { numDeletedRows } = await db
      .deleteFrom('tables')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('tables')
          .select('id')
          .where('status', '=', status)
          .where('over_at', '<', before)
          .where('daily', 'is', null)
          .limit(TABLES),
      )
      .executeTakeFirst();
    if (numDeletedRows < TABLES) return;
    await setImmediate();
  }
}

/** Deletes players who never sat down, those who were seen longest ago first. A daily attempt is a seat too. */
async function clearIdlePlayers(db: Database, now: number): Promise<void> {
  // Nodes of an older version do not note when a player was seen.
  await sql`update players set seen_at = created_at where seen_at is null`.execute(db);
  let after = { seen_at: 0, id: '' };
  for (let lot = 0; lot < LOTS; lot++) {
    const players = await db
      .selectFrom('players')
      .select(['id', 'seen_at'])
      .where('seen_at', '<', now - IDLE_PLAYER_MS)
      .where((eb) =>
        eb.or([
          eb('seen_at', '>', after.seen_at),
          eb.and([eb('seen_at', '=', after.seen_at), eb('id', '>', after.id)]),
        ]),
      )
      .orderBy('seen_at')
      .orderBy('id')
      .limit(PLAYERS)
      .execute();
    const last = players.at(-1);
    if (last === undefined) return;
    after = { seen_at: last.seen_at!, id: last.id };
    await db
      .deleteFrom('players')
      .where(
        'id',
        'in',
        players.map(({ id }) => id),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('seats').select('seat').whereRef('seats.player_id', '=', 'players.id'))),
      )
      .execute();
    await setImmediate();
  }
}

/** Deletes players who were not seen since a time, as if they had asked for it. */
async function clearLostPlayers(storage: Storage, before: number | null, transact: Transact): Promise<void> {
  if (before === null) return;
  for (let lot = 0; lot < LOTS; lot++) {
    const lost = await storage.db
      .selectFrom('players')
      .select('id')
      .where('seen_at', '<', before)
      .orderBy('seen_at')
      .limit(1)
      .executeTakeFirst();
    if (lost === undefined) return;
    await deletePlayer(storage, lost.id, transact);
  }
}
