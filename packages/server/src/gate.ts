// Decides who may see the dice, replays and scores of a day of the daily challenge. While the day can still be played, they would
// help those who have not played yet. So only players who have finished their own attempt may see them, and everybody once the
// day is shown. Every route that answers with a table, its events or a leaderboard asks here.
import type { Days } from './daily.ts';
import type { Database } from './database.ts';
import type { LiveTable } from './live-table.ts';
import { Problem } from './problem.ts';

export class Gate {
  readonly #db: Database;
  readonly #days: Pick<Days, 'isShown'>;

  constructor(db: Database, days: Pick<Days, 'isShown'>) {
    this.#db = db;
    this.#days = days;
  }

  /** Whether a player, or anybody, may see the dice, replays and scores of a day. */
  async isOpen(game: string, day: string, player: string | undefined): Promise<boolean> {
    if (this.#days.isShown(day)) return true;
    if (player === undefined) return false;
    const finished = await this.#db
      .selectFrom('attempts')
      .select('total')
      .where('day', '=', day)
      .where('game', '=', game)
      .where('player_id', '=', player)
      .where('total', 'is not', null)
      .executeTakeFirst();
    return finished !== undefined;
  }

  /** Throws if this table is an attempt that the player may not see yet. One's own attempt can always be seen. */
  async admit(table: LiveTable, player: string | undefined): Promise<void> {
    const { game, daily } = table.row;
    if (daily === null || table.seatOf(player) !== null) return;
    if (!(await this.isOpen(game, daily, player))) throw new Problem('not-played');
  }
}
