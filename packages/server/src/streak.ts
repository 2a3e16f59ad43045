// The streak of a player: the number of days in a row with a finished daily challenge of any game. Today counts once it is
// played; until then it does not end the streak.
import type { Streak } from '@reynard/client';
import type { Database } from './database.ts';
import { DAY_MS } from './time.ts';

/** The days that are looked at: more than three years. */
const MOST = 1200;

const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** The streak from the days that were played, the newest first. */
export function streakOf(days: readonly string[], today: string): Streak {
  let [current, longest, length] = [0, 0, 0];
  for (const [i, day] of days.entries()) {
    const isNext = i > 0 && numberOf(days[i - 1]!) - numberOf(day) === 1;
    length = isNext ? length + 1 : 1;
    longest = Math.max(longest, length);
    const isFirst = length === i + 1;
    if (isFirst && numberOf(today) - numberOf(days[0]!) <= 1) current = length;
  }
  return { current, longest };
}

export async function readStreak(db: Database, player: string, today: string): Promise<Streak> {
  const rows = await db
    .selectFrom('attempts')
    .select('day')
    .distinct()
    .where('player_id', '=', player)
    .where('total', '>=', 0)
    .orderBy('day', 'desc')
    .limit(MOST)
    .execute();
  return streakOf(
    rows.map(({ day }) => day),
    today,
  );
}
