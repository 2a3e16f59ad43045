// Connections that break: those to PostgreSQL in the middle of a query, and those of readers while their stream is being opened.
import { connect, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import {
  AutoPlayer,
  newPlayer,
  newStorage,
  ServerProcess,
  type Settings,
  serve,
  until,
  verifyRecords,
} from './world.ts';

const CONNECTED = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;
/** Connections whose query waits for a lock. (Inside a transaction pg_stat_activity would not change.) */
const WAITING = `SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = database
  WHERE datname = current_database() AND NOT granted`;

describe('connections to PostgreSQL that end in the middle of a query', () => {
  let storage: Settings;
  let server: ServerProcess;
  /** An operator's connection, which is not ended. */
  let operator: pg.Client;

  beforeAll(async () => {
    storage = await newStorage('postgresql');
    operator = new pg.Client(storage.DATABASE_URL);
    await operator.connect();
    server = new ServerProcess(storage);
    await server.start();
  });
  afterAll(async () => {
    await server.kill();
    await operator.end();
  });

  /** Ends connections of the server; how many there were. */
  async function end(pids: string): Promise<number> {
    return (await operator.query(`SELECT pg_terminate_backend(pid) FROM (${pids}) AS ended`)).rowCount!;
  }

  it('are answered with 503 and a time to retry, and the retry is stored once', async () => {
    const ada = await newPlayer(server.url, 'Ada');
    const { id } = await ada.createTable({ game: 'doppelt-so-clever', seats: 2, bots: ['random'] });
    // The move waits for this lock, so its query is under way for as long as we like.
    await operator.query('BEGIN; LOCK TABLE events IN ACCESS EXCLUSIVE MODE');
    const answer = fetch(`${server.url}/api/tables/${id}/moves`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ada.token}`,
        'content-type': 'application/json',
        'idempotency-key': 'cut-in-the-middle',
      },
      body: JSON.stringify({ after: 0, event: { e: 'roll' } }),
    });
    await until(async () => (await end(WAITING)) > 0, 'the waiting query');
    expect((await answer).status).toBe(503);
    expect((await answer).headers.get('retry-after')).toBe('2');
    await operator.query('COMMIT');
    expect(await ada.play(id, 0, { e: 'roll' }, { key: 'cut-in-the-middle' })).toMatchObject({ n: 1 });
    expect(server.isRunning).toBe(true);
  });

  it('take a move back before anybody is offered choices that build on it', async () => {
    const [ada, bob] = [await newPlayer(server.url, 'Ada'), await newPlayer(server.url, 'Bob')];
    const { id } = await ada.createTable({ game: 'doppelt-so-clever', seats: 2 });
    await bob.join(id);
    for (const [n, e] of ['roll', 'pass', 'roll', 'pass', 'roll', 'pass'].entries())
      await ada.play(id, n, { e });
    const offered = await bob.choices(id);
    // This lock holds up the move, and lets the choices be read.
    await operator.query('BEGIN; LOCK TABLE events IN EXCLUSIVE MODE');
    const move = bob.play(id, 6, { e: 'pass' }, { signal: AbortSignal.abort() });
    const refused = expect(move).rejects.toMatchObject({ code: 'unavailable' });
    await until(async () => (await operator.query(WAITING)).rowCount === 1, 'the move');
    const choices = bob.choices(id);
    await fetch(`${server.url}/healthz`);
    await until(async () => (await end(WAITING)) > 0, 'the waiting query');
    await refused;
    await operator.query('COMMIT');
    expect(await choices).toEqual(offered);
  });

  it('twenty times under load crash nothing and lose nothing', async () => {
    const pairs = await Promise.all(
      [0, 1, 2, 3].map(async (i) => {
        const [a, b] = [await newPlayer(server.url, `A${i}`), await newPlayer(server.url, `B${i}`)];
        const { id } = await a.createTable({ game: 'ganz-schoen-clever', seats: 2 });
        await b.join(id);
        return [new AutoPlayer(a, id, `${i}a`), new AutoPlayer(b, id, `${i}b`)];
      }),
    );
    const players = pairs.flat();
    const moves = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    for (let i = 0; i < 20; i++) {
      const before = moves();
      await until(() => moves() > before + 5, 'some moves');
      expect(await end(CONNECTED)).toBeGreaterThan(0);
    }
    const before = moves();
    await until(() => moves() > before + 5, 'moves after the last one');
    await Promise.all(players.map((player) => player.stop()));
    expect(server.isRunning).toBe(true);
    for (const [a, b] of pairs as [AutoPlayer, AutoPlayer][]) {
      const record = await a.client.record(a.table);
      expect(verifyRecords([record])).toMatchObject([{ ok: true }]);
      const acknowledged = [...a.acknowledged, ...b.acknowledged];
      expect(new Set(acknowledged.map(({ n }) => n)).size).toBe(acknowledged.length);
      for (const { n, event } of acknowledged) expect(record.events[n - 1]).toEqual(event);
      expect([...a.refused, ...b.refused].filter((code) => code !== 'unavailable')).toEqual([]);
    }
  });
});

describe('streams whose reader is gone before they are open', () => {
  const READERS = 8;
  let server: RunningServer;
  let operator: pg.Client;

  beforeAll(async () => {
    const storage = await newStorage('postgresql');
    operator = new pg.Client(storage.DATABASE_URL);
    await operator.connect();
    server = await serve({ ...storage, STREAMS_PER_CLIENT: String(READERS) });
  });
  afterAll(async () => {
    await server.close();
    await operator.end();
  });

  /** A socket that asks for a stream. */
  function ask(id: string): Socket {
    const { port, hostname } = new URL(server.url);
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET /api/tables/${id}/stream HTTP/1.1\r\nHost: x\r\n\r\n`);
    });
    return socket.on('error', () => {});
  }

  /** The sum of a metric over its labels. */
  async function metric(name: string): Promise<number> {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    const lines = text.split('\n').filter((line) => line.startsWith(name));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  it('are not counted, so they keep nobody out', async () => {
    const ada = await newPlayer(server.url, 'Ada');
    const { id } = await ada.createTable({ game: 'doppelt-so-clever', seats: 2 });
    // Opening a stream reads the events, which waits for this lock.
    await operator.query('BEGIN; LOCK TABLE events IN ACCESS EXCLUSIVE MODE');
    const sockets = Array.from({ length: READERS }, () => ask(id));
    await until(async () => (await operator.query(WAITING)).rowCount === READERS, 'all requests');
    for (const socket of sockets) socket.resetAndDestroy();
    await fetch(`${server.url}/healthz`);
    await operator.query('COMMIT');
    const answered = 'reynard_http_request_seconds_count{method="GET",route="/api/tables/:id/stream"';
    await until(async () => (await metric(answered)) === READERS, 'all answers');
    expect(await metric('reynard_streams ')).toBe(0);
    const abort = new AbortController();
    const { status } = await fetch(`${server.url}/api/tables/${id}/stream`, { signal: abort.signal });
    expect(status).toBe(200);
    abort.abort();
  });
});
