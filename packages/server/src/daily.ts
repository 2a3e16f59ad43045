// The daily challenge: one secret per game and day (UTC), so that everybody gets the same dice, and one rated attempt per
// player, which is an ordinary solo table. The commitment is published a day ahead; the secret is for those who have played, and
// for everybody once nobody can play that day any more.

import { commitmentOf, type Daily, newSecret } from '@reynard/client';
import { SHEETS } from '@reynard/engine';
import type { DailyRow, Database, PlayerRow, SeatRow, Storage, TableRow } from './database.ts';
import { Problem } from './problem.ts';
import { newTableRow } from './seats.ts';
import { readStreak } from './streak.ts';
import { insertTable } from './table-rows.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

/** After midnight an attempt can be finished for this long. */
const GRACE_MS = 2 * HOUR_MS;

export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** When attempts of a day end and its secret is shown. */
export function closesAt(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + DAY_MS + GRACE_MS;
}

/** How long a day has been closed when its secret is shown: every node has refused moves of that day since. */
const SHOWN_AFTER_MS = 2 * 60_000;

/**
 * Which days are closed. Closing is stored, so a clock that jumps ahead and back does not open a day again whose secret was
 * shown.
 */
export class Days {
  readonly #db: Database;
  #closed = new Map<string, number>();
  /** Known days that are not closed. */
  #open = new Set<string>();

  constructor(db: Database) {
    this.#db = db;
  }

  /** Closes the days whose time is over, and learns which days other nodes have closed. */
  async close(now = Date.now()): Promise<void> {
    const rows = await this.#db.selectFrom('dailies').select(['day', 'closed_at']).execute();
    for (const { day, closed_at } of rows) {
      if (closed_at !== null) this.#learn(day, closed_at);
      else if (closesAt(day) <= now) await this.#close(day, now);
      else this.#open.add(day);
    }
  }

  async #close(day: string, now: number): Promise<void> {
    await this.#db
      .updateTable('dailies')
      .set({ closed_at: now })
      .where('day', '=', day)
      .where('closed_at', 'is', null)
      .execute();
    this.#learn(day, now);
  }

  #learn(day: string, closed: number): void {
    this.#closed.set(day, closed);
    this.#open.delete(day);
  }

  /** Whether nobody can play this day any more. */
  isOver(day: string, now = Date.now()): boolean {
    return this.#closed.has(day) || closesAt(day) <= now;
  }

  /** Whether everybody may see its secret, replays and scores (`Gate`). */
  isShown(day: string, now = Date.now()): boolean {
    const closed = this.#closed.get(day);
    return closed !== undefined && closed + SHOWN_AFTER_MS <= now;
  }

  /** The days up to today that not everybody may see yet, the oldest first. */
  unshown(now = Date.now()): string[] {
    const today = dayOf(now);
    const known = new Set([today, ...this.#open, ...this.#closed.keys()]);
    return [...known].filter((day) => day <= today && !this.isShown(day, now)).sort();
  }

  /**
   * The secret of a table's dice, once no roll of its readers can depend on it any more. While a day can be played, only those
   * who have finished it get to see a finished attempt (`Gate`).
   */
  secretOf({ secret, daily, status }: TableRow): string | null {
    const isEnded = status === 'over' || (daily === null ? status === 'abandoned' : this.isShown(daily));
    return isEnded ? secret : null;
  }
}

/** The challenge of a day and game; the first request creates it. */
async function challenge(db: Database, day: string, game: string): Promise<DailyRow> {
  const find = () =>
    db.selectFrom('dailies').selectAll().where('day', '=', day).where('game', '=', game).executeTakeFirst();
  const found = await find();
  if (found) return found;
  const secret = newSecret();
  await db
    .insertInto('dailies')
    .values({ day, game, secret, commitment: await commitmentOf(secret), closed_at: null, rated_at: null })
    .onConflict((conflict) => conflict.columns(['day', 'game']).doNothing())
    .execute();
  return (await find())!;
}

/** The commitment for tomorrow. A player who keeps it today would notice a change. */
async function tomorrow(db: Database, now: number): Promise<Daily['next']> {
  const day = dayOf(now + DAY_MS);
  const challenges = [];
  for (const { id: game } of SHEETS)
    challenges.push({ game, commitment: (await challenge(db, day, game)).commitment });
  return { day, challenges };
}

/** Today's challenges. */
export async function today(db: Database, player: PlayerRow | undefined, now = Date.now()): Promise<Daily> {
  const day = dayOf(now);
  const attempts = player
    ? await db
        .selectFrom('attempts')
        .selectAll()
        .where('day', '=', day)
        .where('player_id', '=', player.id)
        .execute()
    : [];
  const challenges = [];
  for (const { id: game } of SHEETS) {
    const { commitment } = await challenge(db, day, game);
    const { table_id: attempt = null, total = null } = attempts.find((row) => row.game === game) ?? {};
    challenges.push({ game, commitment, attempt, total });
  }
  return {
    day,
    closesAt: new Date(closesAt(day)).toISOString(),
    challenges,
    streak: player ? await readStreak(db, player.id, day) : null,
    next: await tomorrow(db, now),
  };
}

/** Starts the attempt of a player, or finds the one already started. */
export async function attempt(
  storage: Storage,
  player: PlayerRow,
  game: string,
  now = Date.now(),
): Promise<{ table: string; isNew: boolean }> {
  const day = dayOf(now);
  const { secret, commitment, closed_at } = await challenge(storage.db, day, game);
  if (closed_at !== null) throw new Problem('attempt-over');
  const fresh = await newTableRow(game, player.id, { open: 0, pace: 0, now });
  const row = { ...fresh, secret, commitment, daily: day, status: 'playing' as const, started_at: now };
  const seat: SeatRow = {
    table_id: row.id,
    seat: 0,
    kind: 'player',
    player_id: player.id,
    name: player.name,
    bot: null,
    seed: '',
    left_at: null,
  };
  return storage.db.transaction().execute(async (trx) => {
    const begun = await trx
      .insertInto('attempts')
      .values({ day, game, player_id: player.id, table_id: row.id, total: null, over_at: null })
      .onConflict((conflict) => conflict.columns(['day', 'game', 'player_id']).doNothing())
      .returning('table_id')
      .executeTakeFirst();
    if (begun) {
      await insertTable(trx, row, [seat]);
      return { table: row.id, isNew: true };
    }
    const { table_id } = await trx
      .selectFrom('attempts')
      .select('table_id')
      .where('day', '=', day)
      .where('game', '=', game)
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow();
    return { table: table_id, isNew: false };
  });
}
