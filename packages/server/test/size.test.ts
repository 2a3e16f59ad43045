// Queries whose cost must not grow with what is stored. Their plans are read from SQLite itself, so a few rows are enough; the
// times with 100,000 rows: `bench/figures.ts --part size`.
import { DatabaseSync } from 'node:sqlite';
import type { ReynardClient } from '@reynard/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sqliteFile } from '../src/data-dir.ts';
import type { RunningServer } from '../src/index.ts';
import { newPlayer, remove, serve, tempDir } from './world.ts';

const GAME = 'ganz-schoen-clever';

describe('however many rows there are', () => {
  const folder = tempDir();
  /** Everything the server asks SQLite. */
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  let server: RunningServer;
  let ada: ReynardClient;

  beforeAll(async () => {
    server = await serve({ DATA_DIR: folder });
    ada = await newPlayer(server.url, 'Ada');
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await server.close();
    remove(folder);
  });

  /** How SQLite runs the statements that this work needs: one line for each step. */
  async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
    prepare.mockClear();
    await work();
    const texts = prepare.mock.calls.map(([text]) => text);
    const database = new DatabaseSync(sqliteFile(folder));
    const steps = texts
      .filter((text) => /^(select|update|delete|with)/i.test(text))
      .flatMap((text) =>
        database
          .prepare(`EXPLAIN QUERY PLAN ${text}`)
          .all()
          .map(({ detail }) => String(detail)),
      );
    database.close();
    expect(steps.length).toBeGreaterThan(0);
    return steps;
  }

  const readsAll = /^SCAN (attempts|events|players|seats|tables)/;

  it('a leaderboard reads each attempt of its index once, and looks none of them up again', async () => {
    const plans = [
      ...(await plansOf(() => ada.scoresOfAllTime(GAME))),
      ...(await plansOf(() => ada.scoresOfDay(GAME))),
    ];
    expect(plans.filter((step) => readsAll.test(step) || /CORRELATED/.test(step))).toEqual([]);
    expect(plans.filter((step) => /SEARCH attempts/.test(step)).join()).toMatch(/COVERING INDEX/);
  });

  it('no request and no sweep reads a whole table', async () => {
    const plans = await plansOf(async () => {
      await ada.openTables();
      await ada.me();
      await ada.daily();
      await ada.beginDaily(GAME);
      const { id } = await ada.createTable({ game: GAME, seats: 2, bots: ['random'] });
      await ada.choices(id);
      await ada.record(id);
      await server.node.sweep();
    });
    expect(plans.filter((step) => readsAll.test(step))).toEqual([]);
  });

  it('leaderboards asked for again within seconds are not read again', async () => {
    await ada.scoresOfAllTime(GAME);
    const run = vi.spyOn(server.node.storage.db, 'selectFrom');
    const first = await ada.scoresOfAllTime(GAME);
    expect(run).toHaveBeenCalledTimes(2); // whether the reader has played today, and the own score
    expect(first.scores).toEqual([]);
    run.mockRestore();
  });
});
