// Reports: a player tells the operators about another one, with a reason from a fixed set. Free text would be personal data and
// needs moderation itself.
import type { ReportReason } from '@reynard/client';
import type { Database, ReportRow } from './database.ts';
import { newId } from './ids.ts';

/** Keeps a report. The same one again changes nothing. */
export async function report(
  db: Database,
  {
    reporter,
    player,
    name,
    table,
    reason,
  }: { reporter: string; player: string; name: string; table: string; reason: ReportReason },
  now = Date.now(),
): Promise<void> {
  await db
    .insertInto('reports')
    .values({ id: newId(), at: now, reporter_id: reporter, player_id: player, name, table_id: table, reason })
    .onConflict((conflict) =>
      conflict.columns(['reporter_id', 'player_id', 'table_id', 'reason']).doNothing(),
    )
    .execute();
}

/** A report with what helps to judge it. */
export interface ReportView extends ReportRow {
  /** The player's name now. */
  now: string;
  /** How many different players have reported this one. */
  reporters: number;
  banned_at: number | null;
}

/** Open reports, the oldest first; with `all` also those that were handled, the newest first. */
export function listReports(db: Database, all: boolean, most = 100): Promise<ReportView[]> {
  const query = db
    .selectFrom('reports')
    .innerJoin('players', 'players.id', 'reports.player_id')
    .selectAll('reports')
    .select(['players.name as now', 'players.banned_at'])
    .select((eb) =>
      eb
        .selectFrom('reports as others')
        .select((count) =>
          count.cast<number>(count.fn.count('others.reporter_id').distinct(), 'integer').as('n'),
        )
        .whereRef('others.player_id', '=', 'reports.player_id')
        .$asScalar()
        .$notNull()
        .as('reporters'),
    )
    .limit(most);
  return all
    ? query.orderBy('reports.at', 'desc').execute()
    : query.where('reports.handled_at', 'is', null).orderBy('reports.at').execute();
}

/** Marks a report as handled. False: there is none with this id. */
export async function handleReport(
  db: Database,
  id: string,
  note: string | null,
  now = Date.now(),
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ handled_at: now, note })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
