// Accidents and attacks on running servers. Each of these once ended a process, blocked other players or deceived somebody.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReynardClient } from '@reynard/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup, saveBackup } from '../src/backup.ts';
import { Bots } from '../src/bots.ts';
import { noBus } from '../src/bus.ts';
import { FairQueue } from '../src/fair-queue.ts';
import type { RunningServer } from '../src/index.ts';
import { LiveTable } from '../src/live-table.ts';
import { openLog } from '../src/log.ts';
import { Problem } from '../src/problem.ts';
import { newTableRow } from '../src/seats.ts';
import {
  freePort,
  newPlayer,
  newStorage,
  remove,
  removeStorage,
  ServerProcess,
  type Settings,
  serve,
  tempDir,
  until,
} from './world.ts';

const GAME = 'doppelt-so-clever';
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

describe('a log that cannot be written', () => {
  const folder = tempDir();
  let child: ChildProcess | undefined;
  afterEach(() => child?.kill('SIGKILL'));
  afterAll(() => remove(folder));

  /** A server that logs every request to where we say; resolves once it answers. */
  async function start(output: 'pipe' | number): Promise<string> {
    const port = String(await freePort());
    const env = { ...process.env, PORT: port, DATA_DIR: join(folder, port), LOG_REQUESTS: '1' };
    child = spawn(process.execPath, [main], { env, stdio: ['ignore', output, 'ignore'] });
    const url = `http://127.0.0.1:${port}`;
    await until(() => answers(url), 'the server');
    return url;
  }

  const answers = (url: string) =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );

  it('because its reader is gone does not end the server', async () => {
    const url = await start('pipe');
    child!.stdout!.destroy();
    for (let i = 0; i < 5; i++) expect(await answers(url)).toBe(true);
    expect(child!.exitCode).toBeNull();
  });

  it('because its file may not grow does not end the server', async () => {
    const file = openSync(join(folder, 'log'), 'w');
    const url = await start(file);
    closeSync(file);
    expect(spawnSync('prlimit', ['--pid', String(child!.pid), '--fsize=1:unlimited']).status).toBe(0);
    for (let i = 0; i < 5; i++) expect(await answers(url)).toBe(true);
    expect(child!.exitCode).toBeNull();
  });

  it('says how many lines were lost once it can be written again', () => {
    const lines: string[] = [];
    let full = true;
    const log = openLog('info', (line) => {
      if (full) throw new Error('ENOSPC');
      lines.push(line);
    });
    log.info('one');
    log.info('two');
    full = false;
    log.info('three');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', lost: 2 },
      { message: 'three' },
    ]);
  });
});

describe('a data folder', () => {
  let folder: string;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = tempDir();
    server = new ServerProcess({ DATA_DIR: join(folder, 'data') });
    await server.start();
  });
  afterAll(async () => {
    await server.kill();
    remove(folder);
  });

  it('serves one server at a time, and no restore meanwhile', async () => {
    const data = join(folder, 'data');
    const backup = join(folder, 'backup.sqlite');
    saveBackup(data, backup);
    await expect(new ServerProcess({ DATA_DIR: data }).start()).rejects.toThrow(
      /in use by another Reynard server/,
    );
    expect(() => restoreBackup(data, backup)).toThrow(/in use/);
    await server.kill();
    expect(restoreBackup(data, backup)).not.toBeNull();
    await server.start();
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it('holds files that only its user may read, even if the folder is open to all', async () => {
    const data = join(folder, 'open');
    spawnSync('mkdir', [data]);
    chmodSync(data, 0o755);
    const opened = await serve({ DATA_DIR: data });
    await newPlayer(opened.url, 'Ada');
    saveBackup(data, join(folder, 'copy.sqlite'));
    const files = ['reynard.sqlite', 'reynard.sqlite-wal', 'reynard.sqlite-shm'].map((file) =>
      join(data, file),
    );
    for (const file of [...files, join(folder, 'copy.sqlite')]) {
      expect((statSync(file).mode & 0o777).toString(8), file).toBe('600');
    }
    await opened.close();
  });
});

describe.each(['sqlite', 'postgresql'] as const)('hard cases on %s', (kind) => {
  let storage: Settings;
  let server: RunningServer;
  let ada: ReynardClient;

  beforeAll(async () => {
    storage = await newStorage(kind);
    server = await serve({ ...storage, LOG_LEVEL: 'silent' });
    ada = await newPlayer(server.url, 'Ada');
  });
  afterAll(async () => {
    await server.close();
    removeStorage(storage);
  });

  it('a move that cannot be stored does not fail moves at other tables', async () => {
    const tables = [];
    for (let i = 0; i < 3; i++)
      tables.push(await ada.createTable({ game: GAME, seats: 2, bots: ['random'] }));
    // Its events have nowhere to go, and this node does not know yet.
    await server.node.storage.db.deleteFrom('tables').where('id', '=', tables[1]!.id).execute();
    const statuses = tables.map(async ({ id }, i) => {
      const answer = await fetch(`${server.url}/api/tables/${id}/moves`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${ada.token}`,
          'content-type': 'application/json',
          'idempotency-key': `together-${i}`,
        },
        body: JSON.stringify({ after: 0, event: { e: 'roll' } }),
      });
      return answer.status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 404, 200]);
  });

  it('a zero byte in an address is refused like any other nonsense', async () => {
    for (const path of ['/api/tables/a%00b', '/api/tables/%00/stream', '/api/tables/%00/record']) {
      expect((await fetch(server.url + path)).status).toBe(400);
    }
  });

  it('the bot that plays on for somebody who leaves does not play at random', async () => {
    const bo = await newPlayer(server.url, 'Bo');
    const { id } = await ada.createTable({ game: GAME, seats: 2 });
    await bo.join(id);
    const { bot } = (await bo.leave(id, 1)).seats[1]!;
    expect(bot).not.toBeNull();
    expect(bot).not.toBe('random');
  });

  it('a player whom the host has removed cannot come back, and another one can', async () => {
    const bo = await newPlayer(server.url, 'Bo');
    const { id } = await ada.createTable({ game: GAME, seats: 3 });
    await bo.join(id);
    await ada.leave(id, 1);
    await expect(bo.join(id)).rejects.toMatchObject({ status: 403, code: 'removed' });
    const cy = await newPlayer(server.url, 'Cy');
    await cy.join(id);
    // Who left by himself may change his mind.
    await cy.leave(id, 1);
    expect((await cy.join(id)).seats[1]).toMatchObject({ name: 'Cy' });
  });
});

describe('requests', () => {
  let server: RunningServer;
  let folder: string;
  beforeAll(async () => {
    folder = tempDir();
    server = await serve({ DATA_DIR: folder, CREATE_BURST: '3', CREATE_LIMIT: '1', TRUST_PROXY: '1' });
  });
  afterAll(async () => {
    await server.close();
    remove(folder);
  });

  const post = (path: string, body: object, from: string, token?: string) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });

  async function named(name: string, from: string): Promise<string | number> {
    const answer = await post('/api/players', { name }, from);
    return answer.ok ? ((await answer.json()) as { name: string }).name : answer.status;
  }

  it('cannot create players without end from the many networks of one subscriber', async () => {
    const statuses = [];
    for (let i = 0; i < 16; i++)
      statuses.push((await post('/api/players', { name: 'x' }, `2001:db8:7:${i}::1`)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(12);
    expect(statuses.at(-1)).toBe(429);
    expect((await post('/api/players', { name: 'x' }, '2001:db8:8:1::1')).status).toBe(201);
  });

  it('cannot create tables without end for one player from many addresses', async () => {
    const { token } = (await (await post('/api/players', { name: 'x' }, '10.1.0.1')).json()) as {
      token: string;
    };
    const statuses = [];
    for (let i = 0; i < 5; i++) {
      statuses.push((await post('/api/tables', { game: GAME }, `10.1.1.${i}`, token)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
  });

  it('with HEAD for a stream get its headers and are not counted as a reader', async () => {
    const { token } = (await (await post('/api/players', { name: 'x' }, '10.1.0.2')).json()) as {
      token: string;
    };
    const { id } = (await (await post('/api/tables', { game: GAME }, '10.1.0.2', token)).json()) as {
      id: string;
    };
    const head = await fetch(`${server.url}/api/tables/${id}/stream`, { method: 'HEAD' });
    expect(head.headers.get('content-type')).toContain('text/event-stream');
    const shown = await (await fetch(`${server.url}/api/tables/${id}`)).json();
    expect(shown).toMatchObject({ presence: { spectators: 0 } });
    // The answer ends with its headers, so the connection goes on.
    const { port, hostname } = new URL(server.url);
    let answers = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `HEAD /api/tables/${id}/stream HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`,
      );
    });
    socket.on('data', (bytes) => {
      answers += bytes;
    });
    await until(() => answers.endsWith('ok\n'), 'the next answer');
    socket.destroy();
  });

  it('cannot let a bot that plays at random stand in for somebody', async () => {
    const { token } = (await (await post('/api/players', { name: 'x' }, '10.1.0.3')).json()) as {
      token: string;
    };
    const path = '/api/tables/AAAAAAAAAAAAAAAAAAAAAA/seats/1/bot';
    expect((await post(path, { bot: 'random' }, '10.1.0.3', token)).status).toBe(400);
    expect((await post(path, { bot: 'greedy' }, '10.1.0.3', token)).status).toBe(404);
  });

  it.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ａｄａ', 'Ada'],
    ['A\u200bd\u2060a\u00ad', 'Ada'],
    ['Zoë', 'Zoë'],
    ['👩‍👩‍👧 🏳️‍🌈', '👩‍👩‍👧 🏳️‍🌈'],
    ['กิ๊ฟ', 'กิ๊ฟ'],
    ['\u3164', 400],
    ['\u2800\u200d\u200d', 400],
    ['\u200b', 400],
    ['a\u202eb\u0007', 400],
    [`a${'\u0301'.repeat(9)}`, 400],
    ['x'.repeat(25), 400],
  ])('keep the name %j as %j', async (name, kept) => {
    const from = `10.2.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    expect(await named(name, from)).toBe(kept);
  });
});

describe('bots', () => {
  it('think for everybody in turn, however many tables one player has', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 38; i++) queue.push('greedy player', `many ${i}`);
    queue.push('ada', 'first');
    queue.push('bo', 'other');
    queue.push('ada', 'second');
    const order = Array.from({ length: 5 }, () => queue.take());
    expect(order).toEqual(['many 0', 'first', 'other', 'many 1', 'second']);
    expect(Array.from({ length: 37 }, () => queue.take()).at(-2)).toBe('many 37');
    expect(queue.take()).toBeUndefined();
  });

  it('do not let the tables of one player wait for those of another', async () => {
    const order: string[] = [];
    const play = async ({ row }: LiveTable) => {
      order.push(row.host!);
      // One move of each table is enough.
      throw new Problem('closed');
    };
    const settings = { BOT_DELAY_MS: 0, BOT_THREADS: 1 };
    const bots = new Bots(play, () => noBus(undefined as never), settings, openLog('silent'));
    const hosts = [...Array<string>(38).fill('ada'), 'bo'];
    for (const host of hosts) bots.look(await botsTurn(host));
    await until(() => order.length === hosts.length, 'a move at every table');
    await bots.close();
    expect(order.indexOf('bo')).toBeLessThan(5);
  });

  /** A table at which a bot has rolled and is to choose a die. */
  async function botsTurn(host: string): Promise<LiveTable> {
    const row = await newTableRow('ganz-schoen-clever', host, { open: 0, pace: 0, now: Date.now() });
    const at = { table_id: row.id, seed: '', left_at: null };
    const seats = [
      { ...at, seat: 0, kind: 'bot', player_id: null, name: 'Grimbert', bot: 'grimbert' },
      { ...at, seat: 1, kind: 'player', player_id: host, name: host, bot: null },
    ] as const;
    const dice = { white: 1, yellow: 2, blue: 3, green: 4, orange: 5, purple: 6 };
    const roll = {
      table_id: row.id,
      n: 1,
      event: JSON.stringify({ e: 'roll', dice }),
      at: 0,
      seat: 0,
      key: null,
    };
    return new LiveTable({ ...row, status: 'playing' }, seats, [roll]);
  }
});
