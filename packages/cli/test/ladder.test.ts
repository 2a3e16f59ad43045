// The round robin, as a table and as data.
import { expect, test } from 'vitest';
import { reynard } from './reynard.ts';

test('every bot meets every other, and the stronger one stands higher', async () => {
  const args = ['ladder', '--game', 'gsc', '--bots', 'cuwart,tibert,isengrim', '--games', '6'];
  const { code, out, err } = await reynard(args);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('18 games');
  const [results, pairs] = out.split('\n\n').slice(1);
  const names = (text: string) =>
    text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/)[0]);
  expect(names(results)).toEqual(['isengrim', 'tibert', 'cuwart']);
  expect(names(pairs)).toEqual(['isengrim', 'tibert', 'cuwart']);
  expect((await reynard(args)).out).toBe(out);
});

test('tables of three give the mean score of every seat', async () => {
  const { code, out } = await reynard([
    ...['ladder', '--players', '3', '--bots', 'greedy,random,cuwart'],
    ...['--games', '3', '--game', 'c4e', '--json'],
  ]);
  expect(code).toBe(0);
  const { players, standings } = JSON.parse(out);
  expect(players).toBe(3);
  for (const { games, bySeat } of standings) {
    expect(games).toBe(3);
    expect(bySeat).toHaveLength(3);
  }
});

test.each([
  [['--bots', 'isengrim,nobody'], 'there is no bot "nobody"'],
  [['--bots', 'bruin,bruin'], 'name every bot only once'],
  [['--players', '3', '--bots', 'bruin,tibert'], '3 players need at least 3 bots'],
  [['--players', '1'], '--players takes a whole number from 2 to 4'],
])('%j is refused with a reason', async (args, reason) => {
  const { code, out, err } = await reynard(['ladder', ...args]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(reason);
});
