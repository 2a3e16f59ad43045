// Rates finished tables, inside the transaction that stores their end: every game that has ended is rated exactly once. A rival
// counts only with a known rating: that of a bot, which is fixed, or that of a player if it is certain. So nobody gains from
// beating new players, who may be the same person (docs/decisions/0015).
import { botRating } from '@reynard/bots';
import type { GameResult } from '@reynard/engine';
import type { Transaction } from 'kysely';
import type { RatingRow, Schema, SeatRow } from '../database.ts';
import { placesAt } from './places.ts';
import { isCertain, type Rating, type Rival, rated, START } from './weng-lin.ts';

/** A rated game that has ended. */
export interface EndedGame {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly Pick<SeatRow, 'seat' | 'kind' | 'player_id' | 'bot' | 'left_at'>[];
  readonly result: GameResult;
  readonly at: number;
}

/** A seat that takes part in the rating of a game. */
export interface RatedSeat {
  readonly seat: number;
  /** Null: a bot, or somebody whose data was deleted. */
  readonly player: string | null;
  readonly place: number;
  readonly before: Rating;
}

/** What a game did to the rating of one seat. */
export interface SeatChange extends RatedSeat {
  readonly after: Rating;
}

/** The changes of one game. Only players change; rivals count if their rating is known. */
export function changesAmong(seats: readonly RatedSeat[]): SeatChange[] {
  return seats.map((own) => {
    if (own.player === null) return { ...own, after: own.before };
    const rivals = seats
      .filter((other) => other !== own && isCertain(other.before))
      .map(({ place, before }): Rival => ({ place, ...before }));
    return { ...own, after: rated(own.before, own.place, rivals) };
  });
}

/** The changes of a game that has ended, given the ratings of its players from before. Bots without a rating are left out. */
export function changesOf(
  { game, seats, result }: Pick<EndedGame, 'game' | 'seats' | 'result'>,
  ratingOf: (player: string) => Rating,
): SeatChange[] {
  const places = placesAt(
    result,
    seats.map(({ left_at }) => left_at !== null),
  );
  return changesAmong(
    seats.flatMap(({ seat, kind, player_id, bot }): RatedSeat[] => {
      const place = places[seat]!;
      if (kind === 'player' && player_id !== null) {
        const { mean, deviation } = ratingOf(player_id);
        return [{ seat, player: player_id, place, before: { mean, deviation } }];
      }
      const mean = kind === 'bot' && bot !== null ? botRating(game, bot) : null;
      return mean === null ? [] : [{ seat, player: null, place, before: { mean, deviation: 0 } }];
    }),
  );
}

const key = (player: string, game: string) => `${player} ${game}`;

/** Rates games that end in this transaction. `lock`: the database needs row locks (PostgreSQL). */
export async function rateTables(
  trx: Transaction<Schema>,
  ended: readonly EndedGame[],
  lock: boolean,
): Promise<void> {
  const done = await ratedAmong(trx, ended);
  const left = ended.filter(({ id }) => !done.has(id));
  if (left.length > 0) await rateNow(trx, left, lock);
}

/** The games that were rated before: one that was closed as abandoned while its last move was on its way. */
async function ratedAmong(trx: Transaction<Schema>, ended: readonly EndedGame[]): Promise<Set<string>> {
  if (ended.length === 0) return new Set();
  const ids = ended.map(({ id }) => id);
  const rows = await trx
    .selectFrom('rating_changes')
    .select('table_id')
    .where('table_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ table_id }) => table_id));
}

async function rateNow(trx: Transaction<Schema>, ended: readonly EndedGame[], lock: boolean): Promise<void> {
  const ratings = await lockRatings(trx, ended, lock);
  const changes: Schema['rating_changes'][] = [];
  for (const game of ended) {
    const before = (player: string) => ratings.get(key(player, game.game))!;
    for (const change of changesOf(game, before)) {
      const row = change.player === null ? null : before(change.player);
      if (row !== null) {
        Object.assign(row, change.after, { games: row.games + 1, certain: isCertain(change.after) ? 1 : 0 });
        row.at = game.at;
      }
      changes.push({
        table_id: game.id,
        seat: change.seat,
        player_id: change.player,
        game: game.game,
        kind: 'table',
        place: change.place,
        players: game.seats.length,
        mean: change.before.mean,
        deviation: change.before.deviation,
        next_mean: change.after.mean,
        next_deviation: change.after.deviation,
        n: row?.games ?? 0,
        at: game.at,
      });
    }
  }
  if (changes.length > 0) await trx.insertInto('rating_changes').values(changes).execute();
  for (const { player_id, game, kind, ...values } of ratings.values())
    await trx
      .updateTable('ratings')
      .set(values)
      .where('player_id', '=', player_id)
      .where('game', '=', game)
      .where('kind', '=', kind)
      .execute();
}

/** The ratings of all players of these games, locked in one order, so that two nodes cannot wait for each other. */
async function lockRatings(
  trx: Transaction<Schema>,
  ended: readonly EndedGame[],
  lock: boolean,
): Promise<Map<string, RatingRow>> {
  const wanted = new Map<string, RatingRow>();
  for (const { game, seats, at } of ended)
    for (const { kind, player_id } of seats)
      if (kind === 'player' && player_id !== null)
        wanted.set(key(player_id, game), newRating(player_id, game, 'table', at));
  const rows = [...wanted.keys()].sort().map((name) => wanted.get(name)!);
  if (rows.length === 0) return wanted;
  await trx
    .insertInto('ratings')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['player_id', 'game', 'kind']).doNothing())
    .execute();
  const stored = trx
    .selectFrom('ratings')
    .selectAll()
    .where('player_id', 'in', [...new Set(rows.map(({ player_id }) => player_id))])
    .where('game', 'in', [...new Set(rows.map(({ game }) => game))])
    .where('kind', '=', 'table')
    .orderBy('player_id')
    .orderBy('game');
  const found = await (lock ? stored.forUpdate() : stored).execute();
  return new Map(found.map((row) => [key(row.player_id, row.game), row]));
}

/** Forgets a player's ratings. At tables a rating without a name stays, as others were rated against it. */
export async function forgetRatings(trx: Transaction<Schema>, player: string): Promise<void> {
  await trx.deleteFrom('ratings').where('player_id', '=', player).execute();
  await trx
    .deleteFrom('rating_changes')
    .where('player_id', '=', player)
    .where('kind', '=', 'daily')
    .execute();
  await trx.updateTable('rating_changes').set({ player_id: null }).where('player_id', '=', player).execute();
}

export function newRating(player_id: string, game: string, kind: RatingRow['kind'], at: number): RatingRow {
  return { player_id, game, kind, ...START, games: 0, certain: 0, at };
}
