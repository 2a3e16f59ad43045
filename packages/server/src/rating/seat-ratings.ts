// The ratings beside the names at a rated table: as they are while it waits or is played, with what the game did to them at its end.
import { botRating } from '@reynard/bots';
import type { SeatRating } from '@reynard/client';
import type { Database, SeatRow } from '../database.ts';
import type { TableRows } from '../table-rows.ts';
import { isCertain, type Rating, START } from './weng-lin.ts';

/** By seat. */
export type SeatRatings = readonly (SeatRating | null)[];

function viewRating(rating: Rating, before?: Rating): SeatRating {
  const { mean, deviation } = rating;
  return {
    rating: Math.round(mean),
    deviation: Math.round(deviation),
    provisional: !isCertain(rating),
    change: before ? Math.round(mean) - Math.round(before.mean) : null,
  };
}

export async function readSeatRatings(db: Database, { row, seats }: TableRows): Promise<SeatRatings> {
  const [ratings] = await readRatingsOf(db, [{ row, seats }]);
  return ratings!;
}

/** The ratings at several tables; those of unrated ones are empty. */
export async function readRatingsOf(db: Database, tables: readonly TableRows[]): Promise<SeatRatings[]> {
  const rated = tables.filter(({ row }) => row.rated === 1);
  if (rated.length === 0) return tables.map(() => []);
  const changes = await db
    .selectFrom('rating_changes')
    .select(['table_id', 'seat', 'mean', 'deviation', 'next_mean', 'next_deviation'])
    .where(
      'table_id',
      'in',
      rated.map(({ row }) => row.id),
    )
    .execute();
  const current = await readCurrent(
    db,
    rated.flatMap(({ seats }) => seats.flatMap(({ player_id }) => player_id ?? [])),
  );
  const of = (game: string, { kind, player_id, bot }: SeatRow): SeatRating | null => {
    if (kind === 'bot') {
      const mean = botRating(game, bot!);
      return mean === null ? null : viewRating({ mean, deviation: 0 });
    }
    return kind === 'player' ? viewRating(current.get(`${player_id} ${game}`) ?? START) : null;
  };
  return tables.map(({ row, seats }) => {
    if (row.rated !== 1) return [];
    return seats.map((seat) => {
      const change = changes.find(({ table_id, seat: at }) => table_id === row.id && at === seat.seat);
      if (change === undefined) return of(row.game, seat);
      return viewRating({ mean: change.next_mean, deviation: change.next_deviation }, change);
    });
  });
}

async function readCurrent(db: Database, players: readonly string[]): Promise<Map<string, Rating>> {
  if (players.length === 0) return new Map();
  const rows = await db
    .selectFrom('ratings')
    .select(['player_id', 'game', 'mean', 'deviation'])
    .where('player_id', 'in', [...new Set(players)])
    .where('kind', '=', 'table')
    .execute();
  return new Map(rows.map((row) => [`${row.player_id} ${row.game}`, row]));
}
