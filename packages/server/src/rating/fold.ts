// Computes all ratings again from the stored games: the proof that what is stored follows from the games. Tables in the order in which
// they were rated, as each player's rated games are numbered; days in their order. Deleted games cannot be computed again.
import type { GameResult } from '@reynard/engine';
import type { Database, RatingKind, SeatRow } from '../database.ts';
import { LiveTable } from '../live-table.ts';
import { readEvents, readTable } from '../table-rows.ts';
import { Field, type Finisher } from './daily-ratings.ts';
import { changesOf } from './table-ratings.ts';
import { type Rating, START } from './weng-lin.ts';

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
  readonly seats: readonly SeatRow[];
  /** By seat: the ratings of that time of bots, and of players who have been deleted since. */
  readonly fixed: ReadonlyMap<number, Rating>;
  readonly result: GameResult;
  /** Each player and which of their games it was. */
  readonly turns: readonly { readonly player: string; readonly n: number }[];
}

async function foldTables(db: Database, folded: Folded): Promise<void> {
  const stored = await db
    .selectFrom('rating_changes')
    .selectAll()
    .where('kind', '=', 'table')
    .orderBy('at')
    .execute();
  const waiting: RatedTable[] = [];
  for (const [id, changes] of Map.groupBy(stored, ({ table_id }) => table_id)) {
    const rows = await readTable(db, id);
    if (rows === null) throw new Error('rated games were deleted');
    const { row, seats } = rows;
    const fixed = changes.flatMap(({ player_id, seat, mean, deviation }) =>
      player_id === null ? [[seat, { mean, deviation }] as const] : [],
    );
    const result =
      row.result === null
        ? new LiveTable(row, seats, await readEvents(db, id, 0)).result()
        : (JSON.parse(row.result) as GameResult);
    const turns = changes.flatMap(({ player_id: player, n }) => (player === null ? [] : [{ player, n }]));
    waiting.push({ game: row.game, seats, fixed: new Map(fixed), result, turns });
  }
  const done = new Map<string, number>();
  const count = (player: string, game: string) => done.get(`${player} ${game}`) ?? 0;
  // Each pass folds the tables whose players have all their earlier games behind them.
  for (let left = waiting; left.length > 0; ) {
    const late = left.filter((table) => {
      const { game, turns, fixed } = table;
      if (!turns.every(({ player, n }) => count(player, game) === n - 1)) return true;
      const ratingOf = (player: string) => folded.get(key(player, game, 'table')) ?? START;
      for (const { player, after } of changesOf(table, ratingOf, ({ seat }) => fixed.get(seat) ?? null)) {
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
      .where('total', '>=', 0)
      .orderBy('player_id')
      .execute();
    const finishers = attempts.map(
      ({ player_id: player, table_id: table, total }): Finisher => ({
        player,
        table,
        total: total!,
        before: folded.get(key(player, game, 'daily')) ?? START,
      }),
    );
    const field = new Field(game, finishers, ghosts);
    for (const finisher of finishers) folded.set(key(finisher.player, game, 'daily'), field.after(finisher));
  }
}
