// Faults: nodes killed in the middle of play, a database that goes away, a disk that is full or read-only. Nothing that was
// acknowledged may be lost or doubled. The full versions with figures: packages/server/bench.

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReynardClient } from '@reynard/client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { crash } from '../bench/crash.ts';
import {
  AutoPlayer,
  newDatabase,
  newPlayer,
  newStorage,
  Postgres,
  remove,
  removeStorage,
  ServerProcess,
  tempDir,
  until,
  verifyRecords,
} from './world.ts';

const running: ServerProcess[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.kill())));

/** A disk of sixteen megabytes, where the machine lets us mount one. */
function mountSmallDisk() {
  const folder = tempDir();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]).status !== 0) {
    remove(folder);
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    /** Takes every byte that is left. */
    fill: () => spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k']),
    clear: () => remove(ballast),
    remove() {
      spawnSync('umount', ['-l', folder]);
      remove(folder);
    },
  };
}

function launch(settings: Record<string, string>): ServerProcess {
  const server = new ServerProcess(settings);
  running.push(server);
  return server;
}

describe.each(['sqlite', 'postgresql'] as const)('kill -9 in the middle of play on %s', (kind) => {
  it('loses no acknowledged move, doubles none, and every record stays valid', async () => {
    const storage = await newStorage(kind);
    const report = await crash({ storage, kills: 3, tables: 4, movesBetween: 40 });
    expect(report.acknowledged).toBeGreaterThanOrEqual(160);
    expect(report).toMatchObject({ kills: 3, lost: 0, doubled: 0, invalid: 0, unseen: 0 });
    removeStorage(storage);
  });
});

describe('a PostgreSQL that goes away', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await Postgres.start();
  });
  afterAll(() => postgres.stop());

  it('is waited for: requests are answered clearly meanwhile, and the game goes on', async () => {
    const server = launch({ DATABASE_URL: await newDatabase(postgres.url) });
    await server.start();
    const ada = await newPlayer(server.url, 'Ada');
    const { id } = await ada.createTable({ game: 'doppelt-so-clever', seats: 2, bots: ['random'] });
    await ada.play(id, 0, { e: 'roll' });
    await postgres.pause();
    await until(async () => (await fetch(`${server.url}/readyz`)).status === 503, 'not ready');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const refused = await fetch(`${server.url}/api/tables/${id}/moves`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ada.token}`,
        'content-type': 'application/json',
        'idempotency-key': 'while-away',
      },
      body: JSON.stringify({ after: 1, event: { e: 'pass' } }),
    });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    // Sent again with the same idempotency key: it is stored once.
    const sent = ada.play(id, 1, { e: 'pass' }, { key: 'while-away' });
    await postgres.resume();
    expect(await sent).toMatchObject({ n: 2, event: { e: 'pass', p: 0 } });
    await until(async () => (await fetch(`${server.url}/readyz`)).status === 200, 'ready again');
    expect((await ada.record(id)).events).toHaveLength(2);
  });

  it('may start after the server', async () => {
    const database = await newDatabase(postgres.url);
    await postgres.pause();
    const server = launch({ DATABASE_URL: database });
    const started = server.start();
    await until(() => server.output.includes('waiting for it'), 'the wait');
    await postgres.resume();
    await started;
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});

describe('storage trouble', () => {
  it('answers 503 when the disk is full, corrupts nothing, and goes on when there is room again', async () => {
    const folder = tempDir();
    const limited = spawnSync('prlimit', ['--version']);
    expect(limited.status, 'prlimit (util-linux) sets the limit for this test').toBe(0);
    const server = launch({ DATA_DIR: folder });
    await server.start();
    const ada = await newPlayer(server.url, 'Ada');
    const { id } = await ada.createTable({ game: 'doppelt-so-clever', seats: 2 });
    // No file may grow: to SQLite this is a full disk.
    const size = Math.max(...readdirSync(folder).map((file) => statSync(join(folder, file)).size));
    spawnSync('prlimit', ['--pid', String(server.pid), `--fsize=${size}:unlimited`]);
    let refused: Response | undefined;
    for (let i = 0; i < 50 && refused?.status !== 503; i++) {
      refused = await fetch(`${server.url}/api/players`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: `P${i}` }),
      });
    }
    expect(refused!.status).toBe(503);
    expect(await refused!.json()).toMatchObject({ error: { code: 'unavailable' } });
    expect((await ada.table(id)).status).toBe('waiting');
    expect(server.output).toContain('the storage cannot be reached or written');
    spawnSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited:unlimited']);
    expect((await ada.startWithBots(id, 'random')).status).toBe('playing');
    await ada.play(id, 0, { e: 'roll' });
    await server.kill();
    const again = launch({ DATA_DIR: folder });
    await again.start();
    expect(
      (await fetch(`${again.url}/api/tables/${id}/events`).then((r) => r.json())) as object,
    ).toMatchObject({
      events: [{ n: 1 }],
    });
    await again.kill();
    remove(folder);
  });

  it('pauses a running game when a real disk is full, and resumes it when there is room again', async (context) => {
    const disk = mountSmallDisk();
    if (disk === null) return context.skip('mounting a small disk needs root and the right to mount');
    try {
      const server = launch({ DATA_DIR: disk.folder });
      await server.start();
      const [ada, bo] = [await newPlayer(server.url, 'Ada'), await newPlayer(server.url, 'Bo')];
      const { id } = await ada.createTable({ game: 'ganz-schoen-clever', seats: 2 });
      await bo.join(id);
      const players = [new AutoPlayer(ada, id, 'a'), new AutoPlayer(bo, id, 'b')];
      await until(() => players[0]!.seen.length > 10, 'some play');
      disk.fill();
      await until(async () => (await fetch(`${server.url}/readyz`)).status === 503, 'not ready');
      const stored = await ada.table(id);
      const refusals = () => server.output.split('the storage cannot be reached or written').length - 1;
      const before = refusals();
      await until(() => refusals() > before, 'a move that cannot be stored');
      // Reads still work; what cannot be written is not shown.
      expect((await ada.table(id)).events).toBe(stored.events);
      disk.clear();
      await until(async () => (await fetch(`${server.url}/readyz`)).status === 200, 'ready again');
      await until(() => players.every((player) => player.isOver), 'the end of the game', 200_000);
      const record = await ada.record(id);
      expect(verifyRecords([record])).toMatchObject([{ ok: true, result: record.result }]);
      for (const player of players) {
        player.stop();
        expect(player.refused).toEqual([]);
        expect(player.seen.map(({ event }) => event)).toEqual(record.events);
        for (const { n, event } of player.acknowledged) expect(record.events[n - 1]).toEqual(event);
      }
      await server.kill();
      const again = launch({ DATA_DIR: disk.folder });
      await again.start();
      expect(await new ReynardClient(again.url).record(id)).toEqual(record);
      await again.kill();
    } finally {
      disk.remove();
    }
  });

  it('says what to do when the data folder cannot be used', async () => {
    const folder = tempDir();
    // A file where the folder should be: refused for every user, root too.
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(launch({ DATA_DIR: join(file, 'data') }).start()).rejects.toThrow(
      /data folder .* cannot be used .*DATA_DIR/,
    );
    remove(folder);
  });

  it('says what is wrong when the data folder is read-only, and goes on once it is not', async (context) => {
    if (process.getuid?.() !== 0) return context.skip();
    const folder = tempDir();
    const data = join(folder, 'data');
    mkdirSync(data);
    const mount = (...args: string[]) => spawnSync('mount', args);
    // Root may write anywhere, so only a read-only mount is read-only for the tests.
    if (mount('-t', 'tmpfs', 'tmpfs', data).status !== 0) return context.skip();
    try {
      chmodSync(data, 0o700);
      const server = launch({ DATA_DIR: data });
      await server.start();
      await newPlayer(server.url, 'Ada');
      await server.stop();
      mount('-o', 'remount,ro', data);
      await expect(launch({ DATA_DIR: data }).start()).rejects.toThrow(/cannot be used|cannot start/);
      mount('-o', 'remount,rw', data);
      const again = launch({ DATA_DIR: data });
      await again.start();
      await newPlayer(again.url, 'Bo');
      await again.stop();
    } finally {
      spawnSync('umount', [data]);
      remove(folder);
    }
  });

  it('refuses wrong settings before anything else', async () => {
    await expect(launch({ RATE_LIMIT: 'many' }).start()).rejects.toThrow(
      /settings are not valid[\s\S]*RATE_LIMIT/,
    );
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const help = spawnSync(process.execPath, [main, '--help'], { encoding: 'utf8' });
    expect(help.stdout).toContain('DATABASE_URL');
  });
});
