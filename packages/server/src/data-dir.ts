// The data folder of SQLite: its files, which only this user may read (they hold the secrets of running games), and the lock
// that keeps a second server, or a restore, out of it.
import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const PRIVATE = 0o600;

/** The SQLite file of a data folder. */
export function sqliteFile(dataDir: string): string {
  return join(resolve(dataDir), 'reynard.sqlite');
}

/** Creates a file that only this user may read, or makes it so. SQLite gives its other files the same mode. */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE));
  chmodSync(file, PRIVATE);
}

/** Opens the SQLite file: durable, with a wait for the write lock instead of an error. */
export function openSqliteFile(file: string): DatabaseSync {
  keepPrivate(file);
  const database = new DatabaseSync(file, { timeout: 5000 });
  // FULL: a commit is on disk when it returns, even if the power fails.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  return database;
}

/** Uses a data folder; if that is not possible, the error says what to do. */
export function inDataDir<T>(dataDir: string, use: () => T): T {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
    return use();
  } catch (error) {
    if (error instanceof InUse) throw error;
    throw new Error(
      `The data folder ${resolve(dataDir)} cannot be used (${(error as { code?: string }).code ?? (error as Error).message}). ` +
        'Set DATA_DIR to a folder this user can write to.',
      { cause: error },
    );
  }
}

class InUse extends Error {}

/**
 * Keeps a data folder for this process. The lock is one of SQLite's own on a file beside the database: the system releases it
 * when the process ends, however it ends.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  return inDataDir(dataDir, () => {
    const file = join(resolve(dataDir), 'lock');
    keepPrivate(file);
    const lock = new DatabaseSync(file);
    try {
      lock.exec('BEGIN EXCLUSIVE');
    } catch {
      lock.close();
      throw new InUse(
        `The data folder ${resolve(dataDir)} is in use by another Reynard server. Stop it first.`,
      );
    }
    return { release: () => lock.close() };
  });
}
