// The database: what is stored, and how it is opened. SQLite in a data folder or PostgreSQL; every query is written once,
// in Kysely, and runs on both.
import type { SQLInputValue } from 'node:sqlite';
import type { Duplex } from 'node:stream';
import type { CallKind, RatingKind, ReportReason, SeatKind, TableStatus } from '@reynard/client';
import {
  Kysely,
  type Migration,
  Migrator,
  PostgresDialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  sql,
} from 'kysely';
import pg from 'pg';
import { Committer } from './committer.ts';
import type { Config } from './config.ts';
import { inDataDir, openSqliteFile, sqliteFile } from './data-dir.ts';
import { MIGRATIONS } from './migrations.ts';

/** A player. Whoever knows the secret is this player; only its hash is stored. */
export interface PlayerRow {
  id: string;
  token_hash: string;
  /** The hash of a new secret that has not been used yet. Its first use replaces `token_hash`. */
  next_hash: string | null;
  name: string;
  created_at: number;
  /** Since when this player may do nothing any more. */
  banned_at: number | null;
  /** When the player was last here, to the day. */
  seen_at: number | null;
}

export interface TableRow {
  id: string;
  game: string;
  status: TableStatus;
  /** 1: listed for everybody; 0: only for those who have the link. */
  open: number;
  /** Days per turn; 0: live. */
  pace: number;
  host: string | null;
  created_at: number;
  started_at: number | null;
  over_at: number | null;
  /** The dice follow from this (`FairDice`); it is shown only once the game is over. */
  secret: string;
  commitment: string;
  /** The day, if this is somebody's attempt at a daily challenge. */
  daily: string | null;
  /** The table of the rematch. */
  next_id: string | null;
  /** The result as JSON once the game is over. */
  result: string | null;
  /** When a node has to look at this table although nobody asks (`due.ts`); null: never. */
  due_at: number | null;
  /** 1: the game counts for the players' ratings. */
  rated: number;
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
  /** When a bot first stood in for the player; it stays when the player comes back. */
  left_at: number | null;
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
  /** When the day was closed. Its secret is shown only after this is stored, and nobody can play that day any more. */
  closed_at: number | null;
  /** When the day was counted for ratings. */
  rated_at: number | null;
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

/** How strong a player is in a game. */
export interface RatingRow {
  player_id: string;
  game: string;
  kind: RatingKind;
  mean: number;
  deviation: number;
  /** How many games it rests on. */
  games: number;
  /** 1: certain enough for the leaderboard, and to count for others. */
  certain: number;
  /** When it last changed. */
  at: number;
}

/** What one game did to a rating. Bots have rows too: the ratings they had then. */
export interface RatingChangeRow {
  table_id: string;
  seat: number;
  player_id: string | null;
  game: string;
  kind: RatingKind;
  place: number;
  /** How many took part. */
  players: number;
  mean: number;
  deviation: number;
  next_mean: number;
  next_deviation: number;
  /** Which of the player's rated games of this kind it was, from 1; bots: 0. */
  n: number;
  at: number;
}

/** What a bot of the ladder reached with the dice of a day. */
export interface DailyBotRow {
  day: string;
  game: string;
  bot: string;
  total: number;
}

/** A player whom the host has removed from a table. */
export interface RemovedRow {
  table_id: string;
  player_id: string;
}

/** A key pair of this installation, such as the one that signs push messages; made when it is first needed. */
export interface KeyRow {
  name: string;
  value: string;
}

/** A device of a player that wants to be called (Web Push). */
export interface DeviceRow {
  /** The address at the browser's push service; it identifies the device. */
  endpoint: string;
  player_id: string;
  /** The device's keys: only it can read what is sent. */
  p256dh: string;
  auth: string;
  /** The time zone of the quiet hours. */
  zone: string;
  /** The hours of the day from which and until which there are no calls; null: there are no quiet hours. */
  quiet_from: number | null;
  quiet_until: number | null;
}

/** A call to make: it is the player's turn at a table, or there is an invitation. */
export interface CallRow {
  endpoint: string;
  table_id: string;
  kind: CallKind;
  due_at: number;
}

/** A player who does not want to meet another one. */
export interface BlockRow {
  id: string;
  player_id: string;
  blocked_id: string;
  at: number;
}

/** A player told the operators about another one. */
export interface ReportRow {
  id: string;
  at: number;
  /** Null: that player is gone. */
  reporter_id: string | null;
  player_id: string;
  /** The name at that time. */
  name: string;
  table_id: string;
  reason: ReportReason;
  handled_at: number | null;
  /** What the operators did. */
  note: string | null;
}

/** A message of the command for operators to a running server (SQLite; PostgreSQL has its own way). */
export interface NoticeRow {
  id: string;
  message: string;
}

/** A migration that was made, and which versions can run with the database after it. */
export interface SchemaStepRow {
  name: string;
  works_from: string;
}

export interface Schema {
  players: PlayerRow;
  tables: TableRow;
  seats: SeatRow;
  events: EventRow;
  dailies: DailyRow;
  attempts: AttemptRow;
  ratings: RatingRow;
  rating_changes: RatingChangeRow;
  daily_bots: DailyBotRow;
  removed: RemovedRow;
  keys: KeyRow;
  devices: DeviceRow;
  calls: CallRow;
  blocks: BlockRow;
  reports: ReportRow;
  notices: NoticeRow;
  schema_steps: SchemaStepRow;
}

export type Database = Kysely<Schema>;

export interface Storage {
  readonly db: Database;
  /** The pool, where the database is PostgreSQL. */
  readonly pool: pg.Pool | null;
  /** Stores events in a thread of its own, where the database is SQLite. */
  readonly committer: Committer | null;
  /** Replaces all connections, because they may have fallen silent. */
  reconnect(): void;
  close(): Promise<void>;
}

/** Opens the database named by the settings and brings its tables up to date. */
export async function openStorage(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>,
  onBroken: (error: Error) => void = () => {},
): Promise<Storage> {
  const storage = config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, config.DATABASE_POOL, onBroken)
    : openSqlite(config.DATA_DIR);
  try {
    await migrate(storage.db);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

function openSqlite(dataDir: string): Storage {
  return inDataDir(dataDir, () => {
    const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(sqliteFile(dataDir)) });
    const committer = new Committer(sqliteFile(dataDir));
    const close = async () => {
      await committer.close();
      await db.destroy();
    };
    return { db, pool: null, committer, reconnect: () => {}, close };
  });
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
  const database = openSqliteFile(file);
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
/** All queries are short; one that hangs must not block a player for ever. */
export const QUERY_LIMITS = { connectMs: 3000, answerMs: 5000 } as const;

/** Closes a connection at once; queries under way fail. */
export function cut(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
}

/** A connection to PostgreSQL that is closed when a query gets no answer in time: the next ones would get none either. */
export class PostgresClient extends pg.Client {
  override query: pg.Client['query'] = ((...parameters: Parameters<pg.Client['query']>) => {
    const answer: unknown = super.query(...parameters);
    if (answer instanceof Promise) answer.catch((error: Error) => isTimeout(error) && cut(this));
    return answer;
  }) as pg.Client['query'];
}

const isTimeout = ({ message }: Error) => message === 'Query read timeout';

function openPostgres(connectionString: string, max: number, onBroken: (error: Error) => void): Storage {
  const clients = new Set<pg.PoolClient>();
  const pool = new pg.Pool({
    Client: PostgresClient,
    connectionString,
    max,
    connectionTimeoutMillis: QUERY_LIMITS.connectMs,
    query_timeout: QUERY_LIMITS.answerMs,
    keepAlive: true,
    types: {
      getTypeParser: (id: number, format?: 'text') =>
        id === INT8 ? Number : pg.types.getTypeParser(id, format),
    } as pg.CustomTypesConfig,
  });
  // A connection that breaks is replaced by the pool. While it is in use nobody else listens, and the error would end the process.
  pool.on('connect', (client) => {
    clients.add(client);
    client.on('error', onBroken);
  });
  pool.on('remove', (client) => clients.delete(client));
  pool.on('error', () => {}); // idle connections once more
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const reconnect = () => {
    for (const client of clients) cut(client);
  };
  return { db, pool, committer: null, reconnect, close: () => db.destroy() };
}

async function migrate(db: Database): Promise<void> {
  const migrations = { ...MIGRATIONS, ...(await newerSteps(db)) };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  const steps = Object.entries(MIGRATIONS).map(([name, { worksFrom }]) => ({ name, works_from: worksFrom }));
  await db
    .insertInto('schema_steps')
    .values(steps)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Steps that a newer version has made. This one can run with them if they say so; there is nothing to do for them. */
async function newerSteps(db: Database): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return {};
  const made = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const newer = made.rows.map(({ name }) => name).filter((name) => !(name in MIGRATIONS));
  if (newer.length === 0) return {};
  const latest = Object.keys(MIGRATIONS).at(-1)!;
  const steps = await db.selectFrom('schema_steps').selectAll().where('name', 'in', newer).execute();
  for (const name of newer) {
    const step = steps.find((each) => each.name === name);
    if (step === undefined || step.works_from > latest) {
      throw new Error(
        `The database belongs to a newer version of Reynard (${name}), with which this version cannot run. Start the newer one.`,
      );
    }
  }
  return Object.fromEntries(newer.map((name) => [name, { up: async () => {} }]));
}

/** Throws unless the database answers and can be written to. For SQLite only a real write proves that. */
export async function canWrite(storage: Storage): Promise<void> {
  if (storage.pool) await sql`select 1`.execute(storage.db);
  // An unused number in the file's header; we set it to the current second.
  else await sql.raw(`pragma user_version = ${Math.floor(Date.now() / 1000) % 2 ** 31}`).execute(storage.db);
}

const SQLITE_FOREIGN_KEY = 787;
const POSTGRES_FOREIGN_KEY = '23503';

/** Whether an error means that a row belongs to one that was deleted meanwhile. */
export function isOrphan(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return errcode === SQLITE_FOREIGN_KEY || code === POSTGRES_FOREIGN_KEY;
}

const SQLITE_GENERIC = new Set([5, 8, 10, 13, 14]); // busy, read-only, I/O error, full, cannot open

/** Whether an error means that the storage cannot be reached or written, not that our code is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_GENERIC.has((errcode ?? 0) & 0xff);
  if (code === undefined) return /timeout|terminated|not queryable|connection|closed/i.test(error.message);
  if (/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET|ENOENT)/.test(code)) return true;
  // PostgreSQL: connection lost, out of resources, stopping or starting, I/O error, read-only.
  return /^(08|53|57P|58|25006|40001|40P01)/.test(code);
}
