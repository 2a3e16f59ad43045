// Goes through the stored tables for what no request brings about. Clears what nobody comes back to: tables that never
// started are deleted, games that stopped are closed (their record stays readable), daily attempts end with their day;
// finished games stay for ever. Finds games in which a bot may have been about to move when its node went down. Safe to run
// on several nodes at once.
import { sql } from 'kysely';
import type { Config } from './config.ts';
import { dayOf } from './daily.ts';
import type { Database } from './database.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const GRACE_MS = 2 * HOUR_MS;
/** A player who never did anything is forgotten after this. */
const IDLE_PLAYER_MS = 90 * DAY_MS;

/** Answers the ids of the tables that changed. */
export async function clearAbandoned(
  db: Database,
  config: Pick<Config, 'ABANDON_WAITING_HOURS' | 'ABANDON_PLAYING_DAYS'>,
  now: number,
): Promise<string[]> {
  const deleted = await db
    .deleteFrom('tables')
    .where('status', '=', 'waiting')
    .where((eb) =>
      eb.or([
        eb.and([eb('pace', '=', 0), eb('created_at', '<', now - config.ABANDON_WAITING_HOURS * HOUR_MS)]),
        eb('created_at', '<', now - config.ABANDON_PLAYING_DAYS * DAY_MS),
      ]),
    )
    .returning('id')
    .execute();
  const stopped = await db
    .updateTable('tables')
    .set({ status: 'abandoned', over_at: now })
    .where('status', '=', 'playing')
    .where((eb) => {
      // A slow table gets its days per turn on top.
      const quiet = now - config.ABANDON_PLAYING_DAYS * DAY_MS;
      const quietSince = sql<number>`cast(${quiet} as bigint) - pace * cast(${DAY_MS} as bigint)`;
      const recent = eb
        .selectFrom('events')
        .select('n')
        .whereRef('events.table_id', '=', 'tables.id')
        .where('events.at', '>=', quietSince);
      return eb.or([
        eb.and([eb('started_at', '<', quietSince), eb.not(eb.exists(recent))]),
        eb('daily', '<', dayOf(now - GRACE_MS)),
      ]);
    })
    .returning('id')
    .execute();
  await db
    .deleteFrom('players')
    .where('created_at', '<', now - IDLE_PLAYER_MS)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('seats').select('seat').whereRef('seats.player_id', '=', 'players.id'))),
    )
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('attempts').select('day').whereRef('attempts.player_id', '=', 'players.id')),
      ),
    )
    .execute();
  return [...deleted, ...stopped].map(({ id }) => id);
}

/** Games of people with bots whose last event, or start, lies between two moments. */
export async function gamesWithBots(db: Database, from: number, to: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'playing')
    .where((eb) => {
      const seats = eb.selectFrom('seats').select('seat').whereRef('seats.table_id', '=', 'tables.id');
      return eb.and([
        eb.exists(seats.where('bot', 'is not', null)),
        eb.exists(seats.where('kind', '=', 'player').where('bot', 'is', null)),
      ]);
    })
    .where((eb) => {
      const last = eb
        .selectFrom('events')
        .select((e) => e.fn.max('at').as('at'))
        .whereRef('events.table_id', '=', 'tables.id');
      return eb.between(eb.fn.coalesce(last, 'started_at'), from, to);
    })
    .execute();
  return rows.map(({ id }) => id);
}
