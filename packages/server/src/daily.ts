// The daily challenge: for each game and day (UTC) one secret, so that everybody meets the same dice; one rated attempt per
// player, which is a solo table like any other. The secret is shown when nobody can play that day's dice any more.
import { SHEETS } from '@reynard/engine';
import type { DailyRow, Database, PlayerRow, SeatRow, Storage } from './database.ts';
import { commitmentOf, newSecret } from './fair.ts';
import type { Daily, Score, Scores } from './schema.ts';
import { insertTable, newTableRow } from './seats.ts';

const DAY_MS = 86_400_000;
/** Who starts just before midnight can still finish. */
const GRACE_MS = 2 * 3_600_000;
const SHOWN = 100;

export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** When attempts of a day end and its secret is shown. */
export function closesAt(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + DAY_MS + GRACE_MS;
}

/** The challenge of a day and game; made by whoever asks first. */
async function challenge(db: Database, day: string, game: string): Promise<DailyRow> {
  const find = () =>
    db.selectFrom('dailies').selectAll().where('day', '=', day).where('game', '=', game).executeTakeFirst();
  const found = await find();
  if (found) return found;
  const secret = newSecret();
  await db
    .insertInto('dailies')
    .values({ day, game, secret, commitment: await commitmentOf(secret) })
    .onConflict((conflict) => conflict.columns(['day', 'game']).doNothing())
    .execute();
  return (await find())!;
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
    const attempt = attempts.find((row) => row.game === game)?.table_id ?? null;
    challenges.push({ game, commitment, attempt });
  }
  return { day, closesAt: new Date(closesAt(day)).toISOString(), challenges };
}

/** Begins the attempt of a player, or finds the one already begun. Answers its table. */
export async function attempt(
  storage: Storage,
  player: PlayerRow,
  game: string,
  now = Date.now(),
): Promise<{ table: string; isNew: boolean }> {
  const day = dayOf(now);
  const { secret, commitment } = await challenge(storage.db, day, game);
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

interface Ranked {
  player_id: string;
  name: string;
  total: number;
  day: string;
  table_id: string;
}

/** The best of a day; the earlier of equal scores first. */
export async function scoresOfDay(
  db: Database,
  game: string,
  day: string,
  you: string | undefined,
  now = Date.now(),
): Promise<Scores> {
  const rows = await finished(db, game).where('attempts.day', '=', day).execute();
  return ranking(rows as Ranked[], you, now);
}

/** The best of all days, each player's best only. */
export async function scoresOfAllTime(
  db: Database,
  game: string,
  you: string | undefined,
  now = Date.now(),
): Promise<Scores> {
  const best = finished(db, game)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('attempts as other')
            .select('other.day')
            .whereRef('other.player_id', '=', 'attempts.player_id')
            .whereRef('other.game', '=', 'attempts.game')
            .where('other.total', 'is not', null)
            .where((or) =>
              or.or([
                or('other.total', '>', or.ref('attempts.total')),
                or.and([
                  or('other.total', '=', or.ref('attempts.total')),
                  or('other.day', '<', or.ref('attempts.day')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .limit(10_000);
  return ranking((await best.execute()) as Ranked[], you, now);
}

function finished(db: Database, game: string) {
  return db
    .selectFrom('attempts')
    .innerJoin('players', 'players.id', 'attempts.player_id')
    .select(['attempts.player_id', 'players.name', 'attempts.total', 'attempts.day', 'attempts.table_id'])
    .where('attempts.game', '=', game)
    .where('attempts.total', 'is not', null)
    .orderBy('attempts.total', 'desc')
    .orderBy('attempts.over_at')
    .limit(10_000);
}

/** Equal scores share a rank. Replays are linked only once their dice can help nobody. */
function ranking(rows: readonly Ranked[], you: string | undefined, now: number): Scores {
  let rank = 0;
  const scores = rows.map((row, i): Score => {
    if (i === 0 || rows[i - 1]!.total !== row.total) rank = i + 1;
    const isYou = row.player_id === you;
    return {
      rank,
      name: row.name,
      total: row.total,
      day: row.day,
      table: isYou || closesAt(row.day) <= now ? row.table_id : null,
      you: isYou,
    };
  });
  return { scores: scores.slice(0, SHOWN), yours: scores.find((score) => score.you) ?? null };
}
