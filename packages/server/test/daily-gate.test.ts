// Attacks on a day of the daily challenge that can still be played: a player without a finished attempt tries every route of the
// API, also routes that are added later, to learn dice, replays or scores.
import { type OnlineRecord, ReynardClient } from '@reynard/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { streakOf } from '../src/streak.ts';
import { DAY_MS } from '../src/time.ts';
import { AutoPlayer, newPlayer, newStorage, removeStorage, type Settings, serve, until } from './world.ts';

const GAME = 'ganz-schoen-clever';

describe.each(['sqlite', 'postgresql'] as const)('an open day on %s', (kind) => {
  let server: RunningServer;
  let storage: Settings;
  let ada: ReynardClient;
  let table: string;
  let record: OnlineRecord;

  beforeAll(async () => {
    storage = await newStorage(kind);
    server = await serve(storage);
    ada = await newPlayer(server.url, 'Ada');
    table = (await ada.beginDaily(GAME)).id;
    const player = new AutoPlayer(ada, table, 'ada');
    await until(() => player.isOver, 'the end of the attempt', 200_000);
    await player.stop();
    record = await ada.record(table);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await server?.close();
    removeStorage(storage);
  });

  /** The start of an answer: all of it, or the first part of a stream. */
  async function read(response: Response): Promise<string> {
    if (!response.headers.get('content-type')?.includes('event-stream')) return response.text();
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const { value = '' } = await reader.read();
    await reader.cancel();
    return value;
  }

  const ATTACKERS: Record<string, () => Promise<ReynardClient>> = {
    'nobody in particular': async () => new ReynardClient(server.url),
    'somebody who has not begun': () => newPlayer(server.url, 'Bo'),
    'somebody in the middle of an attempt': async () => {
      const client = await newPlayer(server.url, 'Cy');
      const { id } = await client.beginDaily(GAME);
      await client.play(id, 0, { e: 'roll' });
      return client;
    },
  };

  it.each(Object.keys(ATTACKERS))('tells %s no dice, no replay and no score, on any route', async (who) => {
    const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const { secret } = (await ada.table(table)).fair;
    const { total } = record.result!.scores[0]!;
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    // The first roll is that of everybody who has begun.
    const [first, ...rolls] = new Set(
      record.events.filter(({ e }) => e === 'roll').map((roll) => JSON.stringify(roll)),
    );
    expect(first).toBe(JSON.stringify(record.events[0]));
    expect(rolls.length).toBeGreaterThan(10);
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
    );
    expect(routes.length).toBeGreaterThan(20);
    for (const [method, path] of [...routes, ['GET', `/online/${table}`], ['GET', '/metrics']] as const) {
      const client = await ATTACKERS[who]!();
      const address = path
        .replace('{id}', table)
        .replace('{game}', GAME)
        .replace(/\{\w+\}/g, '0');
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const response = await fetch(server.url + address, {
        method,
        headers: {
          ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
          'idempotency-key': 'attack-attack',
          ...(hasBody ? { 'content-type': 'application/json' } : {}),
        },
        ...(hasBody
          ? { body: JSON.stringify({ after: 0, event: { e: 'roll' }, seed: '0'.repeat(32), name: 'Di' }) }
          : {}),
      });
      const text = await read(response);
      const told = `${method} ${path}: ${response.status} ${text.slice(0, 300)}`;
      expect(text, told).not.toContain(secret);
      for (const roll of rolls) expect(text, told).not.toContain(roll);
      expect(text, told).not.toContain(`"total":${total}`);
      if (!path.startsWith('/online')) expect(text, told).not.toContain(table);
    }
  });

  it('opens to whoever finishes, and to everybody once the day is shown', async () => {
    const bo = await newPlayer(server.url, 'Bo');
    await expect(bo.record(table)).rejects.toMatchObject({ status: 403, code: 'not-played' });
    const own = await bo.beginDaily(GAME);
    const player = new AutoPlayer(bo, own.id, 'bo');
    await until(() => player.isOver, 'the end of the attempt', 200_000);
    await player.stop();
    expect((await bo.record(table)).events).toEqual(record.events);
    expect((await bo.table(table)).fair.secret).toBe(record.fair.secret);
    expect((await bo.scoresOfDay(GAME)).scores.map(({ table }) => table)).toContain(table);
    // Another game of the same day is not opened by this one.
    expect(await bo.scoresOfDay('clever-4ever')).toMatchObject({ locked: true });

    const passerBy = new ReynardClient(server.url);
    const today = (await passerBy.daily()).day;
    const late = Date.now() + 2 * DAY_MS;
    vi.useFakeTimers({ toFake: ['Date'], now: late });
    // The clock alone opens nothing: closing is stored first, and every node has refused moves for a while.
    await expect(passerBy.record(table)).rejects.toMatchObject({ code: 'not-played' });
    await server.node.days.close();
    await expect(passerBy.record(table)).rejects.toMatchObject({ code: 'not-played' });
    vi.setSystemTime(late + 3 * 60_000);
    expect((await passerBy.record(table)).events).toEqual(record.events);
    expect(await passerBy.scoresOfDay(GAME, today)).toMatchObject({ locked: false, players: 2 });
    vi.useRealTimers();
  });
});

describe('a streak', () => {
  it.each([
    [[], { current: 0, longest: 0 }],
    [['2026-11-18'], { current: 1, longest: 1 }],
    [['2026-11-17', '2026-11-16'], { current: 2, longest: 2 }],
    [['2026-11-16', '2026-11-15'], { current: 0, longest: 2 }],
    [['2026-11-18', '2026-11-17', '2026-11-02', '2026-11-01', '2026-10-31'], { current: 2, longest: 3 }],
  ])('of the days %j is %j', (days, streak) => {
    expect(streakOf(days as string[], '2026-11-18')).toEqual(streak);
  });
});
