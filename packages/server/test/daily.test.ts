// The daily challenge, on both databases.

import { type Scores, verifyDice } from '@reynard/client';
import { checkRecord } from '@reynard/engine';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { DAY_MS } from '../src/time.ts';
import { AutoPlayer, newPlayer, newStorage, removeStorage, type Settings, serve, until } from './world.ts';

const GAME = 'ganz-schoen-clever';

describe.each(['sqlite', 'postgresql'] as const)('the daily challenge on %s', (kind) => {
  let server: RunningServer;
  let storage: Settings;

  beforeAll(async () => {
    storage = await newStorage(kind);
    server = await serve(storage);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await server?.close();
    removeStorage(storage);
  });

  async function playDaily(name: string) {
    const client = await newPlayer(server.url, name);
    const table = await client.beginDaily(GAME);
    const player = new AutoPlayer(client, table.id, name);
    await until(() => player.isOver, 'the end of the attempt', 200_000);
    player.stop();
    return { client, table: table.id, total: player.state!.result!.scores[0]!.total };
  }

  it('gives each player one rated attempt with the same dice, and ranks the totals of the records', async () => {
    const attempts = [await playDaily('Ada'), await playDaily('Bo'), await playDaily('Cy')];
    const [ada] = attempts as [(typeof attempts)[0]];
    expect((await ada.client.beginDaily(GAME)).id).toBe(ada.table);
    const scores = await ada.client.scoresOfDay(GAME);
    expect(scores.scores.map(({ total }) => total)).toEqual(
      attempts.map(({ total }) => total).sort((a, b) => b - a),
    );
    expect(scores.yours).toMatchObject({ name: 'Ada', total: ada.total, you: true, table: ada.table });
    expect(scores).toMatchObject({ players: 3, locked: false });
    const worse = attempts.filter(({ total }) => total < ada.total).length;
    expect(scores.percentile).toBe(50 * worse);
    const { challenges, streak } = await ada.client.daily();
    expect(challenges.find(({ game }) => game === GAME)).toMatchObject({
      attempt: ada.table,
      total: ada.total,
    });
    expect(streak).toEqual({ current: 1, longest: 1 });
    const firstRolls = [];
    for (const { table } of attempts) {
      // Who has played may see the others' games, and check the dice at once.
      const record = await ada.client.record(table);
      expect(await verifyDice(record)).toMatchObject({ ok: true });
      const checked = checkRecord(record);
      expect(checked.ok && checked.position.total(0)).toBe(attempts.find((a) => a.table === table)!.total);
      firstRolls.push(record.events[0]);
    }
    expect(new Set(firstRolls.map((roll) => JSON.stringify(roll))).size).toBe(1);
  });

  it('shows the secret once the day is over, closes late attempts, and keeps the best of all time', async () => {
    const late = await newPlayer(server.url, 'Late');
    const open = await late.beginDaily(GAME);
    const today = (await late.daily()).day;
    expect(await late.scoresOfDay(GAME)).toMatchObject({ scores: [], players: 3, locked: true });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
    await expect(late.play(open.id, 0, { e: 'roll' })).rejects.toMatchObject({ code: 'attempt-over' });
    await server.node.sweep();
    // The server also looks at its tables by itself, and may be doing so right now.
    await until(async () => (await late.table(open.id)).status === 'abandoned', 'the end of the attempt');
    // Every node has refused moves of that day for a while before its secret is shown.
    expect((await late.table(open.id)).fair.secret).toBeNull();
    vi.setSystemTime(Date.now() + 3 * 60_000);
    const { scores } = await late.scoresOfDay(GAME, today);
    const record = await late.record(scores[0]!.table);
    expect(await verifyDice(record)).toMatchObject({ ok: true });
    expect((await late.scoresOfDay(GAME)).scores).toEqual([]);
    const again = await playDaily('Dee');
    const totals = (board: Scores) => board.scores.map(({ total }) => total);
    expect(totals(await again.client.scoresOfAllTime(GAME))).toEqual(
      [...scores.map(({ total }) => total), again.total].sort((a, b) => b - a),
    );
    // Who has not played today sees the best of the days before.
    expect(totals(await late.scoresOfAllTime(GAME))).toEqual(scores.map(({ total }) => total));
    vi.useRealTimers();
  });

  it('does not open a day again whose secret was shown because a clock had jumped ahead', async () => {
    const now = Date.now() + 10 * DAY_MS;
    vi.useFakeTimers({ toFake: ['Date'], now });
    const [ada, bo] = [await newPlayer(server.url, 'Ada'), await newPlayer(server.url, 'Bo')];
    const { id } = await ada.beginDaily(GAME);
    vi.setSystemTime(now + 2 * DAY_MS);
    // The clock alone shows nothing: that the day is over is stored first.
    expect((await ada.table(id)).fair.secret).toBeNull();
    await server.node.days.close();
    vi.setSystemTime(now + 2 * DAY_MS + 3 * 60_000);
    expect((await ada.table(id)).fair.secret).not.toBeNull();
    vi.setSystemTime(now);
    await expect(ada.play(id, 0, { e: 'roll' })).rejects.toMatchObject({ code: 'attempt-over' });
    await expect(bo.beginDaily(GAME)).rejects.toMatchObject({ code: 'attempt-over' });
    vi.useRealTimers();
  });

  it('counts only the best of each player for all time', async () => {
    const rows = [
      { day: '2020-01-01', total: 900 },
      { day: '2020-01-02', total: 901 },
      { day: '2020-01-03', total: 901 },
    ];
    const player = await newPlayer(server.url, 'Eve');
    const { id } = await player.me();
    const game = 'clever-4ever';
    await server.node.storage.db
      .insertInto('attempts')
      .values(rows.map((row, i) => ({ ...row, game, player_id: id, table_id: row.day, over_at: i })))
      .execute();
    const { scores, yours } = await player.scoresOfAllTime(game);
    expect(scores).toEqual([yours]);
    expect(yours).toMatchObject({ rank: 1, name: 'Eve', total: 901, day: '2020-01-02' });
  });

  it('ranks equal totals alike, shows the first hundred, and tells the others their own rank', async () => {
    const { db } = server.node.storage;
    const players = Array.from({ length: 120 }, (_, i) => ({ id: `p${i}`, name: `P${i}` }));
    const hash = { token_hash: 'x', next_hash: null, created_at: 0 };
    await db
      .insertInto('players')
      .values(players.map((player) => ({ ...player, ...hash })))
      .execute();
    const game = 'doppelt-so-clever';
    // The first two share the best total; then everybody has one point less than the one before.
    const best = players.map(({ id }, i) => ({
      player_id: id,
      total: 300 - Math.max(0, i - 1),
      day: '2020-01-02',
    }));
    const worse = best.map((row) => ({ ...row, total: row.total - 5, day: '2020-01-01' }));
    await db
      .insertInto('attempts')
      .values([...worse, ...best].map((row, i) => ({ ...row, game, table_id: `t${i}`, over_at: i })))
      .execute();
    const { boards } = server.node;
    for (const board of [
      await boards.ofAllTime(game, 'p119'),
      await boards.ofDay(game, '2020-01-02', 'p119'),
    ]) {
      const { scores, yours, percentile } = board;
      expect(percentile).toBe(0);
      expect(scores).toHaveLength(100);
      expect(scores.slice(0, 3).map(({ rank, name }) => [rank, name])).toEqual([
        [1, 'P0'],
        [1, 'P1'],
        [3, 'P2'],
      ]);
      expect(new Set(scores.map(({ name }) => name)).size).toBe(100);
      expect(yours).toMatchObject({ rank: 120, name: 'P119', total: 182 });
    }
  });
});
