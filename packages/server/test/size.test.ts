// Queries whose cost must not grow with what is stored. Their plans are read from SQLite itself, so a few rows are enough; the
// times with 100,000 rows: `bench/figures.ts --part size`.
import { DatabaseSync, StatementSync } from 'node:sqlite';
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
  const prepared = () => prepare.mock.calls.map(([text]) => text);
  /** The statements of its start, each of which is prepared only once. */
  let atStart: string[];
  let server: RunningServer;
  let ada: ReynardClient;

  beforeAll(async () => {
    // A migration may read whole tables, once.
    await (await serve({ DATA_DIR: folder })).close();
    prepare.mockClear();
    server = await serve({ DATA_DIR: folder });
    ada = await newPlayer(server.url, 'Ada');
    atStart = prepared();
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
    return explain(prepared());
  }

  function explain(texts: readonly string[]): string[] {
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

  it('no request, no sweep and no start reads a whole table', async () => {
    await ada.openTables();
    await ada.me();
    await ada.daily();
    await ada.beginDaily(GAME);
    const { id } = await ada.createTable({ game: GAME, seats: 2, bots: ['random'] });
    await ada.choices(id);
    await ada.record(id);
    await server.node.sweep();
    expect(explain([...atStart, ...prepared()]).filter((step) => readsAll.test(step))).toEqual([]);
  });

  it('a leaderboard reads each attempt of its index once, and looks none of them up again', async () => {
    const best = await plansOf(() => ada.scoresOfAllTime(GAME));
    // The best of each player comes out of an index in the order of the players.
    const groups = best.filter((_, i) => best[i - 1]?.startsWith('CO-ROUTINE'));
    expect(groups.length).toBeGreaterThan(0);
    for (const step of groups) expect(step).toMatch(/^SEARCH attempts USING COVERING INDEX attempts_by_best/);
    const plans = [...best, ...(await plansOf(() => ada.scoresOfDay(GAME)))];
    expect(plans.filter((step) => readsAll.test(step) || /CORRELATED/.test(step))).toEqual([]);
    expect(plans.filter((step) => /SEARCH attempts/.test(step)).join()).toMatch(/COVERING INDEX/);
  });

  it('leaderboards asked for again within seconds are not read again', async () => {
    await ada.scoresOfAllTime(GAME);
    const run = vi.spyOn(server.node.storage.db, 'selectFrom');
    const first = await ada.scoresOfAllTime(GAME);
    // The server looks after other things meanwhile.
    const reads = run.mock.calls.filter(([table]) => String(table) === 'attempts');
    expect(reads).toHaveLength(2); // whether the reader has played today, and the own score
    expect(first.scores).toEqual([]);
    run.mockRestore();
  });

  it('a leaderboard reads no more attempts than it shows', async () => {
    const { db } = server.node.storage;
    const players = Array.from({ length: 300 }, (_, i) => ({
      id: `p${i}`,
      name: `P${i}`,
      token_hash: 'x',
      next_hash: null,
      created_at: 0,
    }));
    await db.insertInto('players').values(players).execute();
    const day = '2020-01-01';
    await db
      .insertInto('attempts')
      .values(
        players.map(({ id }, i) => ({ day, game: GAME, player_id: id, table_id: id, total: i, over_at: i })),
      )
      .execute();
    const all = vi.spyOn(StatementSync.prototype, 'all');
    expect((await server.node.boards.ofDay(GAME, day, 'p0')).scores).toHaveLength(100);
    const read = all.mock.results.flatMap(({ value }) =>
      (value as object[]).filter((row) => 'table_id' in row),
    );
    // And the score of the player who asks.
    expect(read).toHaveLength(101);
    all.mockRestore();
  });
});
