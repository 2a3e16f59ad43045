// Messages of the operators' command to running servers. The command writes to the database itself and stores a message in the
// same transaction: with PostgreSQL as a notification to every node, with SQLite as a row that the one server looks for.
import { type Message, notify, type Transact } from './bus.ts';
import type { Database, Storage } from './database.ts';
import { newId } from './ids.ts';

/** How a program without a node changes the database and tells the servers about it. */
export function transactBeside({ db, pool }: Pick<Storage, 'db' | 'pool'>): Transact {
  const sender = newId();
  return (work) =>
    db.transaction().execute((trx) =>
      work(trx, async (message) => {
        if (pool) await notify(trx, sender, message);
        else
          await trx
            .insertInto('notices')
            .values({ id: newId(), message: JSON.stringify(message) })
            .execute();
      }),
    );
}

/** Takes the messages that were left for this server. */
export async function takeNotices(db: Database): Promise<Message[]> {
  const rows = await db.selectFrom('notices').selectAll().limit(100).execute();
  if (rows.length === 0) return [];
  await db
    .deleteFrom('notices')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.map(({ message }) => JSON.parse(message) as Message);
}
