// Where a total lies among the totals of the ladder.
import { SHEETS } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { TRAINED_GAMES } from './games.ts';
import { LEVELS } from './levels.ts';
import { loadTotals, shareBelow } from './totals.ts';

test('a total is better than the games below it and half of the equal ones', () => {
  const level = { games: 101, quantiles: Array.from({ length: 101 }, (_, i) => 100 + i) };
  expect(shareBelow(level, 90)).toBe(0);
  expect(shareBelow(level, 300)).toBe(1);
  expect(shareBelow(level, 150)).toBeCloseTo(0.5);
  expect(shareBelow(level, 171)).toBeCloseTo(0.71);
  const equal = { games: 101, quantiles: Array.from({ length: 101 }, (_, i) => (i < 50 ? 100 : 200)) };
  expect(shareBelow(equal, 150)).toBeCloseTo(0.495, 2);
});

describe.each(SHEETS.filter(({ id }) => TRAINED_GAMES[id]))('the totals of $id', (sheet) => {
  test('are measured for every level, rise within it, and have the published mean in their middle', async () => {
    const totals = await loadTotals(sheet);
    if (totals === null) return;
    for (const { id, thinks } of LEVELS) {
      const { games, quantiles } = totals[id];
      expect(games).toBeGreaterThanOrEqual(thinks ? 200 : 1000);
      expect(quantiles).toHaveLength(101);
      expect(quantiles).toEqual(quantiles.toSorted((a, b) => a - b));
      const middle = quantiles.reduce((sum, one) => sum + one, 0) / quantiles.length;
      expect(Math.abs(middle - TRAINED_GAMES[sheet.id]!.levelMeans[id])).toBeLessThan(6);
    }
    const shares = LEVELS.map(({ id }) => shareBelow(totals[id], totals.grimbert.quantiles[50]));
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });
});

test('a game that was not measured has none', async () => {
  expect(await loadTotals({ ...SHEETS[0], id: 'unknown' })).toBeNull();
});
