// Rates the days of the daily challenge once they are over. The finishers of a day and game are one ranking, together with the bots of
// the ladder, who play the same dice. Rivals count as at tables: the bots, and players whose rating is certain, as a sample spread over
// the ranking, which together count as three rivals at a table. A day has a rating of its own kind, as its dice can be known.
//
// The field may be large, so it is read and written in lots. A finisher's change is stored together with the new rating; who has a
// change is done, so a crash or a second node repeats nothing. All changes build on the ratings from before the day.
import { setImmediate } from 'node:timers/promises';
import { botRating, LEVELS } from '@reynard/bots';
import { FairDice } from '@reynard/client';
import { MAX_MOVES, moveEvent, Position, playEvent, ROLL, sheetById } from '@reynard/engine';
import type { Bots } from '../bots.ts';
import type { Bus } from '../bus.ts';
import type { Days } from '../daily.ts';
import type { DailyRow, Database, RatingChangeRow, RatingRow, Storage } from '../database.ts';
import { newRating } from './table-ratings.ts';
import { isCertain, type Rating, type Rival, rated, START } from './weng-lin.ts';

const LOT = 500;
/** Certain finishers with whom everybody is compared. */
const MOST_RIVALS = 100;
/** As many rivals as at a table of four. */
const RIVALS_THAT_COUNT = 3;

/** Somebody who has finished a day. */
export interface Finisher {
  readonly player: string;
  readonly table: string;
  readonly total: number;
  readonly before: Rating;
}

/** What bots reached with the dice of a day. */
export interface Ghost {
  readonly bot: string;
  readonly total: number;
}

/** A field of finishers and bots, from which each change follows. */
export class Field {
  readonly #rivals: (Rival & { readonly player: string | null })[];
  /** The totals in the order of places. */
  readonly #ahead = new Map<number, number>();

  constructor(game: string, finishers: readonly Finisher[], ghosts: readonly Ghost[]) {
    const bots = ghosts.flatMap(({ bot, total }) => {
      const mean = botRating(game, bot);
      return mean === null ? [] : [{ player: null, total, mean, deviation: 0 }];
    });
    const totals = new Map<number, number>();
    for (const { total } of [...finishers, ...bots]) totals.set(total, (totals.get(total) ?? 0) + 1);
    let ahead = 0;
    for (const total of [...totals.keys()].sort((a, b) => b - a)) {
      this.#ahead.set(total, ahead);
      ahead += totals.get(total)!;
    }
    const certain = byTotal(finishers.filter(({ before }) => isCertain(before)));
    const sample = spread(certain).map(({ player, total, before }) => ({ player, total, ...before }));
    this.#rivals = [...bots, ...sample].map(({ total, ...rival }) => ({
      ...rival,
      place: this.placeOf(total),
    }));
  }

  /** From 1; bots are counted too. */
  placeOf(total: number): number {
    return this.#ahead.get(total)! + 1;
  }

  after({ player, total, before }: Finisher): Rating {
    const rivals = this.#rivals.filter((rival) => rival.player !== player);
    const weight = Math.min(1, RIVALS_THAT_COUNT / Math.max(1, rivals.length));
    return rated(before, this.placeOf(total), rivals, weight);
  }
}

/** The best first. Totals are few, so no sorting of a large field is needed. */
function byTotal(finishers: readonly Finisher[]): Finisher[] {
  const groups = Map.groupBy(finishers, ({ total }) => total);
  return [...groups.keys()].sort((a, b) => b - a).flatMap((total) => groups.get(total)!);
}

/** Some of a list, evenly spread over it. */
function spread<T>(all: readonly T[]): T[] {
  if (all.length <= MOST_RIVALS) return [...all];
  return Array.from(
    { length: MOST_RIVALS },
    (_, i) => all[Math.floor(((i + 0.5) * all.length) / MOST_RIVALS)]!,
  );
}

export class DayRatings {
  readonly #storage: Storage;
  readonly #bots: Pick<Bots, 'decide'>;
  readonly #days: Pick<Days, 'isShown'>;
  readonly #bus: () => Pick<Bus, 'claim' | 'release'>;

  constructor(
    storage: Storage,
    bots: Pick<Bots, 'decide'>,
    days: Pick<Days, 'isShown'>,
    bus: () => Pick<Bus, 'claim' | 'release'>,
  ) {
    this.#storage = storage;
    this.#bots = bots;
    this.#days = days;
    this.#bus = bus;
  }

  /** Rates all days that are over and not rated yet, the oldest first. */
  async rate(): Promise<void> {
    const { db } = this.#storage;
    const open = await db
      .selectFrom('dailies')
      .selectAll()
      .where('rated_at', 'is', null)
      .where('closed_at', 'is not', null)
      .orderBy('day')
      .execute();
    // Not before every node has refused moves for a while: no finisher may come later.
    for (const row of open.filter(({ day }) => this.#days.isShown(day))) {
      const claim = `rate ${row.game}`;
      if (!(await this.#bus().claim(claim))) return;
      try {
        await this.#rateDay(row);
      } finally {
        await this.#bus().release(claim);
      }
    }
  }

  async #rateDay({ day, game, secret }: DailyRow): Promise<void> {
    const { db } = this.#storage;
    const finishers = await readFinishers(db, day, game);
    if (finishers.length > 0) {
      const field = new Field(game, finishers, await this.#ghosts(day, game, secret));
      const at = Date.now();
      for (let from = 0; from < finishers.length; from += LOT) {
        await this.#store(game, field, finishers.slice(from, from + LOT), finishers.length, at);
        await setImmediate();
      }
    }
    await db
      .updateTable('dailies')
      .set({ rated_at: Date.now() })
      .where('day', '=', day)
      .where('game', '=', game)
      .execute();
  }

  async #store(game: string, field: Field, lot: readonly Finisher[], players: number, at: number) {
    await this.#storage.db.transaction().execute(async (trx) => {
      const changes = lot.map((finisher): RatingChangeRow => {
        const after = field.after(finisher);
        return {
          table_id: finisher.table,
          seat: 0,
          player_id: finisher.player,
          game,
          kind: 'daily',
          place: field.placeOf(finisher.total),
          players,
          mean: finisher.before.mean,
          deviation: finisher.before.deviation,
          next_mean: after.mean,
          next_deviation: after.deviation,
          n: 0,
          at,
        };
      });
      const made = await trx
        .insertInto('rating_changes')
        .values(changes)
        .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doNothing())
        .returning(['player_id', 'next_mean', 'next_deviation'])
        .execute();
      if (made.length === 0) return;
      const rows = made.map(({ player_id, next_mean: mean, next_deviation: deviation }): RatingRow => {
        const after = { mean, deviation };
        const certain = isCertain(after) ? 1 : 0;
        return { ...newRating(player_id!, game, 'daily', at), ...after, certain, games: 1 };
      });
      await trx
        .insertInto('ratings')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['player_id', 'game', 'kind']).doUpdateSet((eb) => ({
            mean: eb.ref('excluded.mean'),
            deviation: eb.ref('excluded.deviation'),
            certain: eb.ref('excluded.certain'),
            at: eb.ref('excluded.at'),
            games: eb('ratings.games', '+', 1),
          })),
        )
        .execute();
    });
  }

  /** The bots of the ladder with the dice of a day. They play once; the first node to store counts. */
  async #ghosts(day: string, game: string, secret: string): Promise<Ghost[]> {
    const { db } = this.#storage;
    const read = () =>
      db
        .selectFrom('daily_bots')
        .select(['bot', 'total'])
        .where('day', '=', day)
        .where('game', '=', game)
        .execute();
    const known = await read();
    for (const { id: bot } of LEVELS) {
      if (botRating(game, bot) === null || known.some((ghost) => ghost.bot === bot)) continue;
      const total = await this.#playOut(bot, day, game, secret);
      await db
        .insertInto('daily_bots')
        .values({ day, game, bot, total })
        .onConflict((conflict) => conflict.columns(['day', 'game', 'bot']).doNothing())
        .execute();
    }
    return read();
  }

  async #playOut(bot: string, day: string, game: string, secret: string): Promise<number> {
    const position = Position.start(sheetById(game)!, 1);
    const dice = new FairDice({ secret, seeds: [''], daily: day });
    const choices = new Int32Array(MAX_MOVES);
    while (!position.isOver) {
      const count = position.listChoices(0, choices);
      const move = count === 1 ? choices[0]! : await this.#bots.decide(bot, position, day);
      const event = move === ROLL ? await dice.roll(position) : moveEvent(position.layout, move);
      playEvent(position, event);
      dice.see(event);
    }
    return position.total(0);
  }
}

/** Everybody who has finished a day, with the rating from before it. */
async function readFinishers(db: Database, day: string, game: string): Promise<Finisher[]> {
  const finishers: Finisher[] = [];
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('attempts')
      .leftJoin('ratings', (join) =>
        join
          .onRef('ratings.player_id', '=', 'attempts.player_id')
          .onRef('ratings.game', '=', 'attempts.game')
          .on('ratings.kind', '=', 'daily'),
      )
      .leftJoin('rating_changes as change', (join) =>
        join.onRef('change.table_id', '=', 'attempts.table_id').on('change.seat', '=', 0),
      )
      .select([
        'attempts.player_id',
        'attempts.table_id',
        'attempts.total',
        'ratings.mean',
        'ratings.deviation',
      ])
      .select(['change.mean as mean_before', 'change.deviation as deviation_before'])
      .where('attempts.day', '=', day)
      .where('attempts.game', '=', game)
      .where('attempts.player_id', '>', after)
      .orderBy('attempts.player_id')
      .limit(LOT)
      .execute();
    for (const row of rows) {
      if (row.total === null) continue;
      finishers.push({
        player: row.player_id,
        table: row.table_id,
        total: row.total,
        before: {
          mean: row.mean_before ?? row.mean ?? START.mean,
          deviation: row.deviation_before ?? row.deviation ?? START.deviation,
        },
      });
    }
    const last = rows.at(-1)?.player_id;
    if (last === undefined) return finishers;
    after = last;
    await setImmediate();
  }
}
