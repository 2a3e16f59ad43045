// The thread in which SQLite stores events, so that waiting for the disk holds nobody up. It has a connection of its own; the
// write lock of the file keeps it and the main thread apart.
import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { CommitAnswer, CommitJob } from './committer.ts';
import { openSqliteFile } from './data-dir.ts';

const database: DatabaseSync = openSqliteFile(workerData as string);
const insert = database.prepare(
  'insert into events (table_id, n, event, at, seat, key) values (?, ?, ?, ?, ?, ?) on conflict (table_id, n) do nothing',
);
const setDue = database.prepare('update tables set due_at = ? where id = ?');

/** Writes all of it, or nothing: then it returns the tables in which another event was first. */
function store({ events, dues }: CommitJob): string[] {
  const lost = new Set<string>();
  database.exec('begin immediate');
  for (const event of events) if (insert.run(...event).changes === 0) lost.add(event[0]);
  for (const due of dues) setDue.run(...due);
  database.exec(lost.size === 0 ? 'commit' : 'rollback');
  return [...lost];
}

parentPort!.on('message', (job: CommitJob) => {
  let answer: CommitAnswer;
  try {
    answer = { lost: store(job) };
  } catch (error) {
    const { code, errcode, message } = error as { code?: string; errcode?: number; message: string };
    answer = { failure: { code, errcode, message } };
    // A full disk ends the transaction by itself.
    if (database.isTransaction) database.exec('rollback');
  }
  parentPort!.postMessage(answer);
});
