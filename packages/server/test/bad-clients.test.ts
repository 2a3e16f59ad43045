// Bad clients: every kind of bad request gets a clean 4xx, never a crash and never somebody's secret.
import { connect } from 'node:net';
import { ReynardClient } from '@reynard/client';
import { MOVE_KINDS } from '@reynard/engine';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { newPlayer, remove, serve, tempDir, until } from './world.ts';

describe('bad clients', () => {
  let server: RunningServer;
  let folder: string;
  let url: string;
  let ada: ReynardClient;
  let table: string;

  beforeAll(async () => {
    folder = tempDir();
    server = await serve({ DATA_DIR: folder, STREAM_BUFFER: '4096' });
    url = server.url;
    ada = await newPlayer(url, 'Ada');
    table = (await ada.createTable({ game: 'doppelt-so-clever', seats: 2, bots: ['random'] })).id;
  });
  afterAll(async () => {
    await server.close();
    remove(folder);
  });

  const send = (
    method: string,
    path: string,
    body: string | undefined,
    headers: Record<string, string> = {},
  ) =>
    fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined || method === 'GET' ? {} : { body }),
    });
  const post = (
    event: unknown,
    extra: object = {},
    key = `k${Math.random().toString(36).slice(2)}aaaaaaaa`,
  ) =>
    send('POST', `/api/tables/${table}/moves`, JSON.stringify({ after: 0, event, ...extra }), {
      'idempotency-key': key.slice(0, 40),
    });

  /** A clean refusal: 4xx, JSON with a code, and none of the secrets. */
  async function expectClean(response: Response): Promise<void> {
    const text = await response.text();
    expect(response.status, text).toBeGreaterThanOrEqual(400);
    expect(response.status, text).toBeLessThan(500);
    expect(JSON.parse(text)).toMatchObject({
      error: { code: expect.any(String), message: expect.any(String) },
    });
    expect(text).not.toContain(ada.token!.split('.')[1]);
    expect(text).not.toContain('at file:');
  }

  it('get a clean 4xx for any JSON as a move', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        await expectClean(await post(value));
      }),
      { numRuns: 150 },
    );
    expect((await ada.table(table)).events).toBe(0);
  });

  it('get a clean 4xx for moves that look almost right', async () => {
    const odd = fc.oneof(
      fc.integer(),
      fc.constantFrom(null, '', 'white', 'X:blue', -1, 7, [], {}, '__proto__'),
      fc.string(),
    );
    const event = fc.record(
      {
        e: fc.constantFrom(...MOVE_KINDS),
        p: odd,
        die: odd,
        bonus: odd,
        mark: fc.oneof(
          odd,
          fc.record({ area: odd, at: fc.array(odd, { maxLength: 3 }), value: odd, row: odd }),
        ),
        polish: fc.oneof(odd, fc.dictionary(fc.string(), odd)),
      },
      { requiredKeys: ['e'] },
    );
    await fc.assert(
      fc.asyncProperty(event, fc.oneof(fc.constant(0), fc.integer()), async (value, after) => {
        await expectClean(await post(value, { after }));
      }),
      { numRuns: 150 },
    );
    expect((await ada.table(table)).events).toBe(0);
  });

  it('get a clean 4xx for any body at any address of the API', async () => {
    const paths = [
      ['POST', '/api/players'],
      ['PATCH', '/api/me'],
      ['POST', '/api/tables'],
      ['POST', `/api/tables/${table}/start`],
      ['POST', `/api/tables/${table}/seats/0/bot`],
      ['POST', `/api/tables/${table}/moves`],
      ['DELETE', `/api/tables/${table}/seats/9`],
      ['POST', '/api/daily/chess'],
      ['PUT', '/api/tables'],
      ['DELETE', '/api/players'],
      ['POST', '/api/nothing'],
    ] as const;
    const body = fc.oneof(
      fc.string(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.constantFrom(
        '',
        '{',
        '[]',
        'null',
        '{"__proto__":{}}',
        '{"name":{}}',
        '"'.repeat(50),
        '[['.repeat(2000),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), body, async ([method, path], text) => {
        await expectClean(await send(method, path, text));
      }),
      { numRuns: 200 },
    );
  });

  it('get a clean 4xx for odd ids, tokens, keys, queries and streams', async () => {
    const part = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom('..', '%00', '%', "' or 1=1 --", 'null', '9'.repeat(300), '../../etc/passwd'),
    );
    await fc.assert(
      fc.asyncProperty(part, part, async (a, b) => {
        const [x, y] = [encodeURIComponent(a), encodeURIComponent(b)];
        await expectClean(await send('GET', `/api/tables/${x}.`, undefined));
        await expectClean(await send('GET', `/api/tables/x${x}/stream`, undefined));
        await expectClean(await send('GET', `/api/tables/${table}/events?after=x${y}`, undefined));
        await expectClean(await send('GET', `/api/daily/x${x}/scores`, undefined));
        await expectClean(await send('GET', `/api/daily/clever-4ever/scores?day=x${y}`, undefined));
        const ascii = /^[\x20-\x7e]+$/;
        if (ascii.test(a)) await expectClean(await send('GET', '/api/me', undefined, { authorization: a }));
        if (ascii.test(a)) {
          await expectClean(await send('GET', '/api/me', undefined, { authorization: `Bearer ${a}` }));
        }
      }),
      { numRuns: 60 },
    );
    const headers = { 'last-event-id': 'minus one' };
    await expectClean(await send('GET', `/api/tables/${table}/stream`, undefined, headers));
  });

  it('get 413 for a body that is too large', async () => {
    const response = await send('POST', '/api/players', JSON.stringify({ name: 'x'.repeat(100_000) }));
    expect(response.status).toBe(413);
    await expectClean(response);
  });

  it('cannot use another player’s token, seat or table', async () => {
    const eve = await newPlayer(url, 'Eve');
    const [adaId] = ada.token!.split('.');
    const [, eveSecret] = eve.token!.split('.');
    const forged = new ReynardClient(url, `${adaId}.${eveSecret}`);
    await expect(forged.me()).rejects.toMatchObject({ code: 'unauthorized' });
    await expect(eve.play(table, 0, { e: 'roll' })).rejects.toMatchObject({ code: 'not-seated' });
    await expect(eve.leave(table, 0)).rejects.toMatchObject({ code: 'not-your-seat' });
    await expect(eve.takeSeatBack(table, 0)).rejects.toMatchObject({ code: 'not-your-seat' });
    // An unknown table and one that does not exist get the same answer.
    const wrong = await Promise.all(
      ['AAAAAAAAAAAAAAAAAAAAAA', table.slice(1)].map((id) => send('GET', `/api/tables/${id}`, undefined)),
    );
    expect(await wrong[0]!.text()).toBe(await wrong[1]!.text());
    const shown = JSON.stringify([await eve.table(table), await eve.record(table), await eve.openTables()]);
    expect(shown).not.toContain(adaId);
    const { secret } = (await server.node.tables.get(table)).row;
    expect(shown).not.toContain(secret);
  });

  it('find only hashes of secrets in the database', async () => {
    const rows = await server.node.storage.db.selectFrom('players').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(ada.token!.split('.')[1]);
    expect(rows[0]!.token_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('that send garbage or half a request do no harm', async () => {
    const { port, hostname } = new URL(url);
    const garbage = [
      '\0\0\0\0',
      'GET / HTTP/9.9\r\n\r\n',
      'POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"na',
      'POST /api/players HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n{"na\r\n',
    ];
    /** How many requests ended while their bodies were read. */
    const ended = async () => {
      const { values } = await server.node.metrics.requests.get();
      const read = values.filter(
        ({ metricName, labels }) => metricName?.endsWith('_count') && labels.route === '/api/*',
      );
      return read.reduce((sum, { value }) => sum + value, 0);
    };
    const before = await ended();
    for (const text of garbage) {
      for (const leave of ['end', 'destroy', 'resetAndDestroy'] as const) {
        await new Promise<void>((resolve) => {
          const socket = connect(Number(port), hostname, () => {
            socket.write(text, () => socket[leave]());
          });
          socket.on('data', () => {});
          socket.on('error', () => {});
          socket.on('close', () => resolve());
        });
      }
    }
    expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok\n');
    // Of three, that which resets its connection may never have been read.
    await until(async () => (await ended()) >= before + 2, 'the end of half requests', 20_000);
    // Who hangs up in the middle of a request is no fault of the storage, of which operators are warned.
    const { values } = await server.node.metrics.unavailable.get();
    expect(values).toMatchObject([{ value: 0 }]);
  });

  it('that read too slowly are disconnected and can resume, while others go on', async () => {
    const slow = await newPlayer(url, 'Slow');
    const { id } = await slow.createTable({ game: 'doppelt-so-clever', seats: 2, bots: ['random'] });
    const { port, hostname } = new URL(url);
    let closed = false;
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET /api/tables/${id}/stream HTTP/1.1\r\nHost: x\r\n\r\n`);
      socket.pause();
    });
    socket.on('close', () => {
      closed = true;
    });
    socket.on('error', () => {});
    await until(async () => (await slow.table(id)).presence.spectators === 1, 'the slow reader');
    // Far more than the socket buffers hold.
    const live = await server.node.tables.get(id);
    for (let i = 0; i < 8000 && (await slow.table(id)).presence.spectators === 1; i++) {
      for (let j = 0; j < 500; j++) server.node.streams.sendTable(live);
    }
    expect((await slow.table(id)).presence.spectators).toBe(0);
    socket.resume();
    await until(() => closed, 'the end of the slow stream');
    await slow.play(id, 0, { e: 'roll' });
    const seen: number[] = [];
    const stop = slow.follow(id, { onMove: ({ n }) => seen.push(n) });
    await until(() => seen.length === 1, 'the resumed stream');
    stop();
  });

  it('with a thousand idle streams do not hold up others', async () => {
    const { port, hostname } = new URL(url);
    const sockets = Array.from({ length: 1000 }, () => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`GET /api/tables/${table}/stream HTTP/1.1\r\nHost: x\r\n\r\n`);
      });
      socket.on('error', () => {});
      socket.resume();
      return socket;
    });
    await until(async () => (await ada.table(table)).presence.spectators === 1000, 'all streams');
    const moved = await ada.play(table, 0, { e: 'roll' });
    expect(moved.n).toBe(1);
    for (const socket of sockets) socket.destroy();
    await until(async () => (await ada.table(table)).presence.spectators === 0, 'no streams');
  });
});

describe('limits', () => {
  let server: RunningServer;
  let folder: string;

  beforeAll(async () => {
    folder = tempDir();
    server = await serve({
      DATA_DIR: folder,
      RATE_LIMIT: '1',
      RATE_BURST: '20',
      CREATE_LIMIT: '1',
      CREATE_BURST: '3',
      STREAMS_PER_CLIENT: '2',
      TRUST_PROXY: '1',
    });
  });
  afterAll(async () => {
    await server.close();
    remove(folder);
  });

  const from = (address: string, path: string, init: RequestInit = {}) =>
    fetch(server.url + path, {
      ...init,
      headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
    });

  it('refuse a client that sends too many requests, and no other', async () => {
    const many = (address: (i: number) => string) =>
      Promise.all(
        Array.from({ length: 60 }, (_, i) => from(address(i), '/api/tables').then(({ status }) => status)),
      );
    const statuses = await many(() => '10.0.0.1');
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
    const refused = await from('10.0.0.1', '/api/tables');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('10.0.0.2', '/api/tables')).status).toBe(200);
    // A client cannot pass for another one by claiming more addresses.
    expect((await from('1.2.3.4, 10.0.0.1', '/api/tables')).status).toBe(429);
    // All addresses of an IPv6 network are one client.
    await many((i) => `2001:db8:0:1::${i}`);
    expect((await from('2001:db8:0:1:ffff::1', '/api/tables')).status).toBe(429);
    expect((await from('2001:db8:0:2::1', '/api/tables')).status).toBe(200);
  });

  it('refuse a client that creates too many players or opens too many streams', async () => {
    const make = () => from('10.0.0.3', '/api/players', { method: 'POST', body: '{"name":"x"}' });
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await make()).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    const ada = (await (
      await from('10.0.0.4', '/api/players', { method: 'POST', body: '{"name":"x"}' })
    ).json()) as {
      token: string;
    };
    const client = new ReynardClient(server.url, ada.token);
    const { id } = await client.createTable({ game: 'clever-4ever', seats: 2 });
    const abort = new AbortController();
    const open = () => from('10.0.0.5', `/api/tables/${id}/stream`, { signal: abort.signal });
    expect([(await open()).status, (await open()).status, (await open()).status]).toEqual([200, 200, 429]);
    abort.abort();
  });
});
