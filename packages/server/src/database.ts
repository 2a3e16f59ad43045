// The database: what is stored, and how it is opened. SQLite in a data folder or PostgreSQL; every query is written once,
// in Kysely, and runs on both.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  Kysely,
  Migrator,
  PostgresDialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  sql,
} from 'kysely';
import pg from 'pg';
import type { Config } from './config.ts';
import { MIGRATIONS } from './migrations.ts';
import type { SeatKind, Status } from './schema.ts';

/** Whoever holds the secret is this player. Only its hash is stored. */
export interface PlayerRow {
  id: string;
  token_hash: string;
  /** The hash of a new secret that has not been used yet; from its first use on it is the only one. */
  next_hash: string | null;
  name: string;
  created_at: number;
}

export interface TableRow {
  id: string;
  game: string;
  status: Status;
  /** 1: listed for everybody; 0: only for those who have the link. */
  open: number;
  /** Days per turn; 0: live. */
  pace: number;
  host: string | null;
  created_at: number;
  started_at: number | null;
  over_at: number | null;
  /** The dice follow from this (fair.ts); it is shown only once the game is over. */
  secret: string;
  commitment: string;
  /** The day, if this is somebody's attempt at a daily challenge. */
  daily: string | null;
  /** The table of the rematch. */
  next_id: string | null;
  /** The result as JSON once the game is over. */
  result: string | null;
}

export interface SeatRow {
  table_id: string;
  seat: number;
  kind: SeatKind;
  player_id: string | null;
  name: string;
  /** The bot that plays this seat now: its own player, or a stand-in for somebody who left. */
  bot: string | null;
  /** What the player adds to the dice. */
  seed: string;
}

/** One event of a game; the primary key (table, n) decides races. */
export interface EventRow {
  table_id: string;
  /** From 1. */
  n: number;
  event: string;
  at: number;
  /** The seat that asked for it. */
  seat: number;
  /** The idempotency key of the request. */
  key: string | null;
}

export interface DailyRow {
  day: string;
  game: string;
  secret: string;
  commitment: string;
}

export interface AttemptRow {
  day: string;
  game: string;
  player_id: string;
  table_id: string;
  /** The score, once the game is over. */
  total: number | null;
  over_at: number | null;
}

export interface Schema {
  players: PlayerRow;
  tables: TableRow;
  seats: SeatRow;
  events: EventRow;
  dailies: DailyRow;
  attempts: AttemptRow;
}

export type Database = Kysely<Schema>;

export interface Storage {
  readonly db: Database;
  /** The pool, where the database is PostgreSQL. */
  readonly pool: pg.Pool | null;
  close(): Promise<void>;
}

/** Opens the database named by the settings and brings its tables up to date. */
export async function openStorage(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
  onIdleError: (error: Error) => void = () => {},
): Promise<Storage> {
  const storage = config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, config.DATABASE_POOL, onIdleError)
    : openSqlite(config.DATA_DIR);
  try {
    await migrate(storage.db);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

/** The SQLite file of a data folder. */
export function sqliteFile(dataDir: string): string {
  return join(resolve(dataDir), 'reynard.sqlite');
}

function openSqlite(dataDir: string): Storage {
  try {
    // Nobody else on the machine needs to see the secrets of running games.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
    const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(sqliteFile(dataDir)) });
    return { db, pool: null, close: () => db.destroy() };
  } catch (error) {
    throw new Error(
      `The data folder ${resolve(dataDir)} cannot be used (${(error as { code?: string }).code ?? (error as Error).message}). ` +
        'Set DATA_DIR to a folder this user can write to.',
      { cause: error },
    );
  }
}

/** Kysely's own SQLite dialect on Node's own SQLite. */
class NodeSqliteDialect extends SqliteDialect {
  constructor(file: string) {
    super({ database: openFile(file) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdl();
  }
}

/** SQLite can roll a schema change back, so a migration is all or nothing there too. */
class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openFile(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: 5000 });
  // FULL: a commit is on disk when it returns, also if the power fails.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  const prepare = (text: string) => {
    // Taking the write lock at once avoids a transaction that fails half-way because another process wrote.
    const statement = database.prepare(text === 'begin' ? 'begin immediate' : text);
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    // A full disk ends the transaction by itself; rolling it back again would hide why.
    const isDone = () => text === 'rollback' && !database.isTransaction;
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
      run: (parameters: readonly unknown[]) =>
        isDone() ? { changes: 0, lastInsertRowid: 0 } : statement.run(...values(parameters)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
    };
  };
  return {
    close: () => database.close(),
    prepare(text) {
      let statement = prepared.get(text);
      if (statement === undefined) {
        // Batches differ in length, so the texts are many; the oldest is dropped.
        if (prepared.size >= 500) prepared.delete(prepared.keys().next().value!);
        statement = prepare(text);
        prepared.set(text, statement);
      }
      return statement;
    },
  };
}

const INT8 = 20;

function openPostgres(connectionString: string, max: number, onIdleError: (error: Error) => void): Storage {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 3000,
    // Nothing here takes long; a query that hangs must not hold a player up for ever.
    query_timeout: 10_000,
    types: {
      getTypeParser: (id: number, format?: 'text') =>
        id === INT8 ? Number : pg.types.getTypeParser(id, format),
    } as pg.CustomTypesConfig,
  });
  // An idle connection that breaks is replaced by the pool.
  pool.on('error', onIdleError);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Whether the database answers and can be written to; on a file only a real write tells. */
export async function canWrite(storage: Storage): Promise<void> {
  if (storage.pool) await sql`select 1`.execute(storage.db);
  // A number of ours in the file's header: the second in which it was last seen to be writable.
  else await sql.raw(`pragma user_version = ${Math.floor(Date.now() / 1000) % 2 ** 31}`).execute(storage.db);
}

const SQLITE_GENERIC = new Set([5, 8, 10, 13, 14]); // busy, read-only, I/O error, full, cannot open

/** Whether an error says that the storage is out of reach or cannot be written, rather than that we made a mistake. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_GENERIC.has((errcode ?? 0) & 0xff);
  if (code === undefined) return /timeout|terminated|not queryable|connection|closed/i.test(error.message);
  if (/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET|ENOENT)/.test(code)) return true;
  // PostgreSQL: connection lost, out of resources, stopping or starting, I/O error, read-only.
  return /^(08|53|57P|58|25006|40001|40P01)/.test(code);
}
