// Backup and restore of the SQLite database: `node packages/server/src/backup.ts save|restore <file>`. The server may run
// during a backup; the copy is consistent. For PostgreSQL use pg_dump (docs/operating.md).
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { keepPrivate, lockDataDir, sqliteFile } from './data-dir.ts';

/** Writes a consistent copy of the database to a new file, and checks the copy. */
export function saveBackup(dataDir: string, target: string): void {
  const source = sqliteFile(dataDir);
  if (!existsSync(source)) throw new Error(`there is no database in ${dataDir}`);
  if (existsSync(target)) throw new Error(`${target} exists already; choose another name`);
  keepPrivate(target);
  const database = new DatabaseSync(source, { timeout: 30_000 });
  try {
    database.prepare('VACUUM INTO ?').run(target);
  } finally {
    database.close();
  }
  check(target);
}

/** Restores a backup. The old database is kept beside it; returns its path. Refused while a server runs. */
export function restoreBackup(dataDir: string, source: string): string | null {
  check(source);
  const lock = lockDataDir(dataDir);
  try {
    return replaceDatabase(sqliteFile(dataDir), source);
  } finally {
    lock.release();
  }
}

function replaceDatabase(target: string, source: string): string | null {
  const aside = existsSync(target)
    ? `${target}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`
    : null;
  if (aside) {
    // Changes that are still in the write-ahead log belong to the old file.
    const old = new DatabaseSync(target);
    old.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    old.close();
    renameSync(target, aside);
  }
  for (const suffix of ['-wal', '-shm']) rmSync(target + suffix, { force: true });
  keepPrivate(target);
  copyFileSync(source, target);
  return aside;
}

function check(file: string): void {
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [row] = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    if (row?.integrity_check !== 'ok') throw new Error(`${file} is damaged: ${row?.integrity_check}`);
    database.prepare('SELECT count(*) FROM events').get();
  } catch (error) {
    throw new Error(`${file} is not a valid backup: ${(error as Error).message}`);
  } finally {
    database.close();
  }
}

function main([command, file]: string[]): void {
  const dataDir = process.env.DATA_DIR ?? 'data';
  if (command === 'save' && file) {
    saveBackup(dataDir, file);
    console.log(`Saved and checked: ${file}`);
  } else if (command === 'restore' && file) {
    const aside = restoreBackup(dataDir, file);
    console.log(`Restored ${file} to ${dataDir}.${aside ? ` What was there is now ${aside}.` : ''}`);
  } else {
    console.log(
      'Usage: node packages/server/src/backup.ts save <file>      while the server runs or not\n' +
        '       node packages/server/src/backup.ts restore <file>   with the server stopped\n' +
        'DATA_DIR names the data folder (default: data). For PostgreSQL see docs/operating.md.',
    );
    process.exitCode = command === '--help' ? 0 : 2;
  }
}

if (import.meta.main) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
