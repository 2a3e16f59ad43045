// A player's own data: all that is stored about somebody, as lines of JSON, and how it is deleted. Both go table by table.
import { setImmediate } from 'node:timers/promises';
import { blocksOf } from './blocks.ts';
import type { Transact } from './bus.ts';
import type { Database, PlayerRow, Storage } from './database.ts';
import { atEveryTable, vanish } from './departures.ts';
import { forgetRatings } from './rating/table-ratings.ts';
import { readEvents, readTable } from './table-rows.ts';
import { viewSeat } from './view.ts';

const time = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** A piece of what is stored about a player, as JSON. */
interface Piece {
  readonly kind: string;
  readonly [key: string]: unknown;
}

/** Everything about a player, piece by piece. */
export async function* dataOf(db: Database, player: PlayerRow): AsyncGenerator<Piece> {
  const { id, name, created_at, seen_at, banned_at } = player;
  yield {
    kind: 'player',
    id,
    name,
    createdAt: time(created_at),
    seenAt: time(seen_at),
    bannedAt: time(banned_at),
  };
  const devices = await db.selectFrom('devices').selectAll().where('player_id', '=', id).execute();
  for (const { player_id: _, ...device } of devices) yield { kind: 'device', ...device };
  for (const { id: _, ...blocked } of await blocksOf(db, id)) yield { kind: 'block', ...blocked };
  const reports = await db.selectFrom('reports').selectAll().where('reporter_id', '=', id).execute();
  for (const { at, name: about, table_id, reason } of reports)
    yield { kind: 'report', at: time(at), about, table: table_id, reason };
  const attempts = await db.selectFrom('attempts').selectAll().where('player_id', '=', id).execute();
  for (const { day, game, table_id, total, over_at } of attempts)
    yield { kind: 'attempt', day, game, table: table_id, total, overAt: time(over_at) };
  const ratings = await db.selectFrom('ratings').selectAll().where('player_id', '=', id).execute();
  for (const { player_id: _, kind: about, at, ...rating } of ratings)
    yield { kind: 'rating', about, ...rating, at: time(at) };
  const changes = await db.selectFrom('rating_changes').selectAll().where('player_id', '=', id).execute();
  for (const { player_id: _, kind: about, at, ...change } of changes)
    yield { kind: 'rating-change', about, ...change, at: time(at) };
  yield* tablesOf(db, id);
}

async function* tablesOf(db: Database, player: string): AsyncGenerator<Piece> {
  for (let after = ''; ; ) {
    const seat = await db
      .selectFrom('seats')
      .selectAll()
      .where('player_id', '=', player)
      .where('table_id', '>', after)
      .orderBy('table_id')
      .limit(1)
      .executeTakeFirst();
    if (seat === undefined) return;
    after = seat.table_id;
    const rows = await readTable(db, after);
    if (rows === null) continue;
    const { row, seats } = rows;
    const events = await readEvents(db, after, 0);
    yield {
      kind: 'table',
      id: row.id,
      game: row.game,
      status: row.status,
      createdAt: time(row.created_at),
      overAt: time(row.over_at),
      you: seat.seat,
      seed: seat.seed,
      seats: seats.map((each) => viewSeat(each, [])),
      events: events.map(({ at, seat: by, event }) => ({ at: time(at), seat: by, event: JSON.parse(event) })),
    };
    await setImmediate();
  }
}

/**
 * Deletes a player. Games with others stay without the name; games alone, scores, devices, blocks and reports about the player go.
 * Interrupted, it can be asked for again: the player goes last.
 */
export async function deletePlayer(storage: Storage, player: string, transact: Transact): Promise<void> {
  await atEveryTable(storage, player, transact, vanish);
  await transact(async (trx, tell) => {
    await trx.deleteFrom('attempts').where('player_id', '=', player).execute();
    await forgetRatings(trx, player);
    await trx.deleteFrom('removed').where('player_id', '=', player).execute();
    await trx.deleteFrom('players').where('id', '=', player).execute();
    await tell({ kind: 'player', id: player });
  });
}
