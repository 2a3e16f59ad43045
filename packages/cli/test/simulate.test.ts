// Simulated games: repeatable, counted right, in order.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type GameRecord, SHEETS, soloLevel } from '@reynard/engine';
import { describe, expect, test, vi } from 'vitest';
import { reynard, start, temporaryFolder } from './reynard.ts';

async function simulate(...args: string[]) {
  const { code, out, err } = await reynard(['simulate', '--json', ...args]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
}

const readRecords = (path: string): (GameRecord & { seed: string })[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('the same seed', () => {
  test('gives the same games and records whatever the number of threads', async () => {
    const folder = temporaryFolder();
    const runs = await Promise.all(
      ['1', '2', '3'].map(async (workers) => {
        const file = join(folder, `${workers}.jsonl`);
        const args = [
          '--game',
          'dsc',
          '--players',
          '2',
          '--bot',
          'greedy,random',
          '--games',
          '60',
          '--seed',
          's',
        ];
        const { gamesPerSecond, ...summary } = await simulate(
          ...args,
          '--workers',
          workers,
          '--records',
          file,
        );
        expect(gamesPerSecond).toBeGreaterThan(0);
        return { summary, records: readFileSync(file, 'utf8') };
      }),
    );
    expect(runs[1]).toEqual(runs[0]);
    expect(runs[2]).toEqual(runs[0]);
  });

  test('gives the first games of a longer run too', async () => {
    const file = join(temporaryFolder(), 'games.jsonl');
    await simulate('--bot', 'random', '--games', '5', '--seed', 'x', '--records', file);
    const five = readRecords(file);
    await simulate('--bot', 'random', '--games', '8', '--seed', 'x', '--records', file);
    expect(readRecords(file).slice(0, 5)).toEqual(five);
    expect(five.map(({ seed }) => seed)).toEqual(['x/0', 'x/1', 'x/2', 'x/3', 'x/4']);
  });

  test('rolls the same first dice for bots that draw differently', async () => {
    const file = join(temporaryFolder(), 'games.jsonl');
    const firstRolls: unknown[] = [];
    for (const bot of ['random', 'greedy']) {
      await simulate('--bot', bot, '--games', '3', '--seed', 'x', '--records', file);
      firstRolls.push(readRecords(file).map(({ events }) => events[0]));
    }
    expect(firstRolls[0]).toEqual(firstRolls[1]);
  });

  test('another seed gives other games', async () => {
    const [a, b] = await Promise.all(['a', 'b'].map((seed) => simulate('--games', '20', '--seed', seed)));
    expect(a.seats[0].mean).not.toBe(b.seats[0].mean);
  });
});

test('--json has exactly the documented keys, and the figures are those of the records', async () => {
  const file = join(temporaryFolder(), 'games.jsonl');
  const args = [
    '--game',
    'c4e',
    '--bot',
    'random,greedy,random',
    '--games',
    '41',
    '--seed',
    '5',
    '--records',
    file,
  ];
  const summary = await simulate(...args);
  expect(Object.keys(summary)).toEqual([
    'game',
    'players',
    'bots',
    'games',
    'seed',
    'gamesPerSecond',
    'seats',
    'levels',
  ]);
  expect(summary).toMatchObject({
    game: 'clever-4ever',
    players: 3,
    bots: ['random', 'greedy', 'random'],
    games: 41,
    seed: '5',
    levels: null,
  });
  const records = readRecords(file);
  expect(records).toHaveLength(41);
  summary.seats.forEach((seat: Record<string, unknown>, i: number) => {
    const scores = records.map(({ result }) => result!.scores[i]);
    const totals = scores.map(({ total }) => total).sort((a, b) => a - b);
    const mean = totals.reduce((sum, total) => sum + total, 0) / 41;
    expect(Object.keys(seat)).toEqual([
      'bot',
      'mean',
      'sd',
      'min',
      'p10',
      'median',
      'p90',
      'max',
      'areas',
      'foxes',
      'wins',
    ]);
    expect(seat).toMatchObject({
      min: totals[0],
      p10: totals[4],
      median: totals[20],
      p90: totals[36],
      max: totals[40],
    });
    expect(seat.mean).toBeCloseTo(mean);
    expect(seat.sd).toBeCloseTo(Math.sqrt(totals.reduce((sum, total) => sum + (total - mean) ** 2, 0) / 40));
    expect(seat.foxes).toBeCloseTo(scores.reduce((sum, { foxes }) => sum + foxes, 0) / 41);
    expect((seat.areas as { gray: number }).gray).toBeCloseTo(
      scores.reduce((sum, s) => sum + s.areas.gray!, 0) / 41,
    );
    expect(seat.wins).toBe(records.filter(({ result }) => result!.winners.includes(i)).length);
  });
});

test('solo games are counted by level', async () => {
  const file = join(temporaryFolder(), 'games.jsonl');
  const { levels } = await simulate('--bot', 'greedy', '--games', '200', '--seed', '1', '--records', file);
  const [sheet] = SHEETS;
  const reached = readRecords(file).map(({ result }) => soloLevel(sheet, result!.scores[0].total).index);
  expect(levels).toEqual(
    sheet.soloLevels.map(({ from, stars }, i) => ({
      from,
      stars,
      games: reached.filter((r) => r === i).length,
    })),
  );
});

test('without --json a table, the levels and a histogram are printed, and the seed that was drawn', async () => {
  const { code, out, err } = await reynard(['simulate', '--games', '50'], { env: { COLUMNS: '40' } });
  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out).toMatch(/50 games, seed [0-9a-f]{10}/);
  for (const word of ['mean', 'median', 'p90', 'foxes', 'Levels', 'Totals', '█']) expect(out).toContain(word);
});

test.each(['1', '2'])('Ctrl-C sums up the games played so far (%s threads)', async (workers) => {
  const file = join(temporaryFolder(), 'games.jsonl');
  const games = ['--bot', 'random', '--games', '1000000', '--workers', workers, '--records', file];
  const child = start(['simulate', '--json', ...games]);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const out = text(child.stdout);
  const err = text(child.stderr);
  await vi.waitFor(() => expect(statSync(file).size).toBeGreaterThan(0), 60_000);
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  const summary = JSON.parse(await out);
  expect(await err).toContain(`${summary.games} of 1000000 games were played`);
  expect(readRecords(file)).toHaveLength(summary.games);
});
