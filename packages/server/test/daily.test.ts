// The daily challenge, on both databases.
import { checkRecord } from '@reynard/engine';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifyDice } from '../src/client.ts';
import type { RunningServer } from '../src/index.ts';
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

  it('gives one rated attempt, the same dice for all, and ranks what the record proves', async () => {
    const attempts = [await playDaily('Ada'), await playDaily('Bo'), await playDaily('Cy')];
    const [ada] = attempts as [(typeof attempts)[0]];
    expect((await ada.client.beginDaily(GAME)).id).toBe(ada.table);
    const scores = await ada.client.scoresOfDay(GAME);
    expect(scores.scores.map(({ total }) => total)).toEqual(
      attempts.map(({ total }) => total).sort((a, b) => b - a),
    );
    expect(scores.yours).toMatchObject({ name: 'Ada', total: ada.total, you: true, table: ada.table });
    // Others' attempts are not linked while their dice could still help somebody.
    expect(scores.scores.filter(({ you }) => !you).every(({ table }) => table === null)).toBe(true);
    const firstRolls = [];
    for (const { client, table } of attempts) {
      const record = await client.record(table);
      expect(record.fair).toMatchObject({ secret: null });
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
    const best = (await late.scoresOfDay(GAME)).scores;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
    await expect(late.play(open.id, 0, { e: 'roll' })).rejects.toMatchObject({ code: 'attempt-over' });
    await server.node.sweep();
    expect((await late.table(open.id)).status).toBe('abandoned');
    const { scores } = await late.scoresOfDay(GAME, today);
    const record = await late.record(scores[0]!.table!);
    expect(await verifyDice(record)).toMatchObject({ ok: true });
    expect((await late.scoresOfDay(GAME)).scores).toEqual([]);
    const again = await playDaily('Dee');
    const allTime = (await again.client.scoresOfAllTime(GAME)).scores;
    expect(allTime.map(({ total }) => total)).toEqual(
      [...best.map(({ total }) => total), again.total].sort((a, b) => b - a),
    );
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
    await server.node.storage.db
      .insertInto('attempts')
      .values(rows.map((row) => ({ ...row, game: GAME, player_id: id, table_id: row.day, over_at: 1 })))
      .execute();
    const { scores, yours } = await player.scoresOfAllTime(GAME);
    expect(scores.filter(({ name }) => name === 'Eve')).toHaveLength(1);
    expect(yours).toMatchObject({ rank: 1, total: 901, day: '2020-01-02' });
  });
});
