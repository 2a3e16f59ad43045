// What operators rely on: settings, health, metrics, logs, headers, the site, backups, restarts, and true documents.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ReynardClient, verifyDice } from '@reynard/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { load } from '../bench/load.ts';
import { restoreBackup, saveBackup } from '../src/backup.ts';
import { openLog, type RunningServer, readConfig, Settings, startServer } from '../src/index.ts';
import { PROBLEMS } from '../src/problem.ts';
import {
  AutoPlayer,
  newPlayer,
  newStorage,
  playUntilBotIsDue,
  remove,
  removeStorage,
  ServerProcess,
  serve,
  storedEvents,
  tempDir,
  until,
} from './world.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const doc = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
/** The first TypeScript example of a document. */
const firstExample = (text: string) => /```ts\n([\s\S]*?)```/.exec(text)![1]!;

describe('a running server', () => {
  let server: RunningServer;
  let folder: string;
  const lines: string[] = [];

  beforeAll(async () => {
    folder = tempDir();
    const site = join(folder, 'site');
    mkdirSync(join(site, '_app/immutable'), { recursive: true });
    writeFileSync(join(site, 'index.html'), '<!doctype html><script>start()</script>');
    writeFileSync(join(site, '_app/immutable/start.abc.js'), 'export {}');
    writeFileSync(join(site, '_app/immutable/start.abc.js.gz'), gzipSync('export {}'));
    const config = readConfig({
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      SITE_DIR: site,
      LOG_LEVEL: 'debug',
      LOG_REQUESTS: '1',
      PUBLIC_URL: 'https://play.example',
      METRICS_TOKEN: 'metrics-token',
      CORS_ORIGINS: 'https://friend.example',
    });
    server = await startServer(
      config,
      openLog('debug', (line) => lines.push(line)),
    );
  });
  afterAll(async () => {
    await server.close();
    remove(folder);
  });

  const fetchPath = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers });

  it('answers /healthz and /readyz', async () => {
    expect(await (await fetchPath('/healthz')).text()).toBe('ok\n');
    expect(await (await fetchPath('/readyz')).text()).toBe('ready\n');
  });

  it('shows metrics to Prometheus, and to nobody without the token', async () => {
    const ada = await newPlayer(server.url, 'Ada');
    const { id } = await ada.createTable({ game: 'clever-4ever', seats: 2, bots: ['random'] });
    await ada.play(id, 0, { e: 'roll' });
    expect((await fetchPath('/metrics')).status).toBe(404);
    const response = await fetchPath('/metrics', { authorization: 'Bearer metrics-token' });
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('reynard_events_total 1');
    expect(text).toMatch(
      /reynard_http_request_seconds_count\{method="POST",route="\/api\/tables\/:id\/moves",status="200"\} 1/,
    );
    expect(text).toContain('reynard_tables_held 1');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).not.toContain(id);
  });

  it('logs one JSON object per line, without names, addresses, tokens or table ids', async () => {
    const ada = await newPlayer(server.url, 'Zanzibar');
    const { id } = await ada.createTable({ game: 'clever-4ever', seats: 2 });
    await ada.table(id);
    await until(() => lines.length > 3, 'some lines');
    const text = lines.join('');
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(String) });
    for (const secret of ['Zanzibar', id, ada.token!, ada.token!.split('.')[0]!, '127.0.0.1']) {
      expect(text).not.toContain(secret);
    }
  });

  it('sends strict headers with everything', async () => {
    for (const path of ['/', '/api', '/api/tables', '/healthz', '/api/nothing']) {
      const { headers } = await fetchPath(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toContain('max-age');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('opens the API to the origins named, and to no other', async () => {
    const allowed = await fetchPath('/api', { origin: 'https://friend.example' });
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://friend.example');
    const other = await fetchPath('/api', { origin: 'https://evil.example' });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    const ada = await newPlayer(server.url, 'Ada');
    const { id } = await ada.createTable({ game: 'clever-4ever', seats: 2 });
    const abort = new AbortController();
    const stream = await fetch(`${server.url}/api/tables/${id}/stream`, {
      headers: { origin: 'https://friend.example' },
      signal: abort.signal,
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.headers.get('access-control-allow-origin')).toBe('https://friend.example');
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
    abort.abort();
  });

  it('serves the site: pages uncached, hashed files cached for ever, unknown pages as the app', async () => {
    const page = await fetchPath('/online/some-table');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' [^;]*'sha256-/);
    const again = await fetchPath('/', { 'if-none-match': page.headers.get('etag')! });
    expect(again.status).toBe(304);
    const script = await fetchPath('/_app/immutable/start.abc.js', { 'accept-encoding': 'gzip' });
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    // A worker may fetch only what its own file's policy lets it.
    expect(script.headers.get('content-security-policy')).toContain("connect-src 'self'");
    expect(await script.text()).toBe('export {}');
    expect((await fetchPath('/missing.js')).status).toBe(404);
    expect((await fetchPath('/..%2f..%2fdata%2freynard.sqlite')).status).toBe(404);
  });

  it('describes its API for programs and for people', async () => {
    const document = (await (await fetchPath('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, object>;
      components: { schemas: Record<string, object> };
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/tables/{id}/moves');
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Table', 'NewMove', 'Problem']),
    );
    // It is made once: made for every request, it would hold up everybody.
    const made = vi.spyOn(JSON, 'stringify');
    expect(await (await fetchPath('/api/openapi.json')).json()).toEqual(document);
    expect(made.mock.calls.filter(([value]) => value?.openapi !== undefined)).toEqual([]);
    made.mockRestore();
    const page = await (await fetchPath('/api/docs')).text();
    const text = doc('api.md');
    for (const [path, methods] of Object.entries(document.paths)) {
      expect(page).toContain(path);
      for (const method of Object.keys(methods)) expect(text).toContain(`${method.toUpperCase()} ${path}`);
    }
    expect(page).not.toContain('<script');
  });
});

describe('the documents', () => {
  it('list every setting with its default', () => {
    const text = doc('operating.md');
    const defaults = Settings.parse({}) as Record<string, unknown>;
    for (const name of Object.keys(Settings.shape)) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\``));
      expect(row, name).toBeDefined();
      const value = defaults[name];
      if (typeof value === 'number' || (typeof value === 'string' && value !== '')) {
        // Numbers are written with commas between thousands.
        expect(row!.replaceAll(',', ''), name).toContain(String(value).replaceAll(',', ''));
      }
    }
  });

  it('list every problem', () => {
    const text = doc('api.md');
    for (const code of Object.keys(PROBLEMS)) expect(text, code).toContain(`\`${code}\``);
  });

  it('contain a bot that plays a whole game', async () => {
    const code = firstExample(doc('api.md'));
    expect(firstExample(doc('../packages/client/README.md'))).toBe(code);
    const folder = tempDir();
    const file = join(folder, 'bot.ts');
    writeFileSync(file, code);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const server = await serve({ DATA_DIR: join(folder, 'data') });
    try {
      const bot = spawn(process.execPath, [file, server.url], { stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      bot.stdout.on('data', (chunk) => {
        output += chunk;
      });
      const exit = await new Promise((resolve) => bot.on('exit', resolve));
      expect(exit).toBe(0);
      expect(output).toMatch(/over \[ -?\d+, -?\d+ \]/);
      const id = /online\/(\S+)/.exec(output)![1]!;
      expect(await verifyDice(await new ReynardClient(server.url).record(id))).toMatchObject({ ok: true });
    } finally {
      await server.close();
      remove(folder);
    }
  });
});

describe('backup and restore', () => {
  it('bring back exactly what was saved from a running server', async () => {
    const folder = tempDir();
    const [data, backup] = [join(folder, 'data'), join(folder, 'backup.sqlite')];
    let server = await serve({ DATA_DIR: data });
    const ada = await newPlayer(server.url, 'Ada');
    const { id } = await ada.createTable({ game: 'doppelt-so-clever', seats: 2, bots: ['random'] });
    await ada.play(id, 0, { e: 'roll' });
    saveBackup(data, backup);
    expect(() => saveBackup(data, backup)).toThrow(/exists already/);
    await ada.play(id, 1, { e: 'pass' });
    await server.close();
    const aside = restoreBackup(data, backup);
    expect(aside).not.toBeNull();
    server = await serve({ DATA_DIR: data });
    const again = new ReynardClient(server.url, ada.token);
    expect((await again.table(id)).events).toBe(1);
    expect(await again.play(id, 1, { e: 'pass' })).toMatchObject({ n: 2 });
    await server.close();
    writeFileSync(join(folder, 'junk'), 'not a database');
    expect(() => restoreBackup(data, join(folder, 'junk'))).toThrow(/not a valid backup/);
    remove(folder);
  });
});

describe('a restart', () => {
  it('ends streams with a hint, finishes what it accepted, and players come back to the same game', async () => {
    const storage = await newStorage('sqlite');
    const server = new ServerProcess(storage);
    await server.start();
    const ada = await newPlayer(server.url, 'Ada');
    const { id } = await ada.createTable({ game: 'ganz-schoen-clever', seats: 2, bots: ['greedy'] });
    const player = new AutoPlayer(ada, id, 'restart');
    await until(() => player.seen.length > 20, 'some play');
    await server.stop();
    expect(server.output).toContain('shutting down');
    await server.start();
    await until(() => player.isOver, 'the end of the game', 200_000);
    player.stop();
    const record = await ada.record(id);
    expect(player.seen.map(({ event }) => event)).toEqual(record.events);
    expect(await verifyDice(record)).toMatchObject({ ok: true });
    await server.stop();
    remove(storage.DATA_DIR!);
  });
});

describe.each(['sqlite', 'postgresql'] as const)('after a crash on %s', (kind) => {
  it('a bot whose turn it was makes its move, although nobody is connected', async () => {
    const storage = await newStorage(kind);
    const before = new ServerProcess({ ...storage, BOT_DELAY_MS: '10000' });
    await before.start();
    const ada = await newPlayer(before.url, 'Ada');
    const { id } = await ada.createTable({
      game: 'doppelt-so-clever',
      seats: 2,
      pace: 3,
      bots: ['grimbert'],
    });
    const played = await playUntilBotIsDue(ada, id);
    await before.kill();
    expect(await storedEvents(storage, id)).toBe(played);
    const after = new ServerProcess(storage);
    await after.start();
    await until(async () => (await storedEvents(storage, id)) > played, 'the bot’s move');
    await after.stop();
    removeStorage(storage);
  });
});

describe('load', () => {
  it('delivers every move to every stream', async () => {
    const storage = await newStorage('sqlite');
    const report = await load({ storage, nodes: 1, tables: 50, seconds: 2, msPerMove: 500 });
    expect(report).toMatchObject({ players: 200, errors: 0, missing: 0 });
    expect(report.moves).toBeGreaterThan(50);
    expect(report.peakMemoryMb).toBeLessThan(1000);
    remove(storage.DATA_DIR!);
  });
});
