// Computes all ratings again from the stored games: the proof that what is stored follows from the games. Tables in the order in which
// they were rated, as each player's rated games are numbered; days in their order. Of a table that was deleted the places are taken as
// they were stored with its changes; of a day with a deleted finisher the changes themselves, as the field is not complete any more.
import type { RatingKind } from '@reynard/client';
import type { GameResult } from '@reynard/engine';
import type { AttemptRow, Database } from '../src/database.ts';
import { LiveTable } from '../src/live-table.ts';
import { Field, type Finisher } from '../src/rating/daily-ratings.ts';
import { placesAt } from '../src/rating/places.ts';
import { changesAmong, type RatedSeat } from '../src/rating/table-ratings.ts';
import { type Rating, START } from '../src/rating/weng-lin.ts';
import { readEvents, readTable } from '../src/table-rows.ts';

/** The ratings by player, game and kind, as `player game kind`. */
export type Folded = Map<string, Rating>;

const key = (player: string, game: string, kind: RatingKind) => `${player} ${game} ${kind}`;

export async function foldRatings(db: Database): Promise<Folded> {
  const folded: Folded = new Map();
  await foldTables(db, folded);
  await foldDays(db, folded);
  return folded;
}

interface RatedTable {
  readonly game: string;
  /** Who was rated, with the ratings of that time, and which of the player's games it was. */
  readonly seats: readonly (RatedSeat & { readonly n: number })[];
}

async function readRatedTables(db: Database): Promise<RatedTable[]> {
  const stored = await db
    .selectFrom('rating_changes')
    .selectAll()
    .where('kind', '=', 'table')
    .orderBy('at')
    .orderBy('seat')
    .execute();
  const tables: RatedTable[] = [];
  for (const [id, changes] of Map.groupBy(stored, ({ table_id }) => table_id)) {
    const places = await readPlaces(db, id);
    const seats = changes.map(({ seat, player_id: player, place, mean, deviation, n }) => ({
      seat,
      player,
      place: places?.[seat] ?? place,
      before: { mean, deviation },
      n,
    }));
    tables.push({ game: changes[0]!.game, seats });
  }
  return tables;
}

/** The places at a table, by its seats and events; null if it was deleted. */
async function readPlaces(db: Database, id: string): Promise<number[] | null> {
  const rows = await readTable(db, id);
  if (rows === null) return null;
  const { row, seats } = rows;
  const result =
    row.result === null
      ? new LiveTable(row, seats, await readEvents(db, id, 0)).result()
      : (JSON.parse(row.result) as GameResult);
  return placesAt(
    result,
    seats.map(({ left_at }) => left_at !== null),
  );
}

async function foldTables(db: Database, folded: Folded): Promise<void> {
  const done = new Map<string, number>();
  const count = (player: string, game: string) => done.get(`${player} ${game}`) ?? 0;
  // Each pass folds the tables whose players have all their earlier games behind them.
  for (let left = await readRatedTables(db); left.length > 0; ) {
    const late = left.filter(({ game, seats }) => {
      if (seats.some(({ player, n }) => player !== null && count(player, game) !== n - 1)) return true;
      const before = seats.map((seat) =>
        seat.player === null
          ? seat
          : { ...seat, before: folded.get(key(seat.player, game, 'table')) ?? START },
      );
      for (const { player, after } of changesAmong(before)) {
        if (player === null) continue;
        folded.set(key(player, game, 'table'), after);
        done.set(`${player} ${game}`, count(player, game) + 1);
      }
      return false;
    });
    if (late.length === left.length) throw new Error('rated games are missing');
    left = late;
  }
}

async function foldDays(db: Database, folded: Folded): Promise<void> {
  const days = await db.selectFrom('dailies').selectAll().where('rated_at', '>', 0).orderBy('day').execute();
  for (const { day, game } of days) {
    const ghosts = await db
      .selectFrom('daily_bots')
      .select(['bot', 'total'])
      .where('day', '=', day)
      .where('game', '=', game)
      .execute();
    const attempts = await db
      .selectFrom('attempts')
      .selectAll()
      .where('day', '=', day)
      .where('game', '=', game)
      .orderBy('player_id')
      .execute();
    const finishers = attempts.flatMap(({ player_id: player, table_id: table, total }): Finisher[] =>
      total === null
        ? []
        : [{ player, table, total, before: folded.get(key(player, game, 'daily')) ?? START }],
    );
    const field = new Field(game, finishers, ghosts);
    for (const finisher of finishers) folded.set(key(finisher.player, game, 'daily'), field.after(finisher));
    const stored = await readChanges(db, attempts);
    for (const { player_id, players, next_mean: mean, next_deviation: deviation } of stored)
      if (players !== finishers.length) folded.set(key(player_id!, game, 'daily'), { mean, deviation });
  }
}

/** What a day did to the ratings of its finishers who are still here. */
function readChanges(db: Database, attempts: readonly AttemptRow[]) {
  const tables = attempts.map(({ table_id }) => table_id);
  if (tables.length === 0) return Promise.resolve([]);
  return db.selectFrom('rating_changes').selectAll().where('table_id', 'in', tables).execute();
}
