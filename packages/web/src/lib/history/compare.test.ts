// A player's means per area compared with those of a bot.
import { trainedGame } from '@reynard/bots/games';
import { SHEETS } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { compareAreas } from './compare.ts';

describe.each(SHEETS)('$id', (sheet) => {
  const bot = trainedGame(sheet)!.areaMeans;
  const botPoints = (i: number) => bot.areas[sheet.areas[i].colour]!;

  test('the bot has a mean for every area, and its areas and foxes add up to its total', () => {
    const points = sheet.areas.map((_, i) => botPoints(i));
    const sum = points.reduce((a, b) => a + b, bot.foxes);
    expect(Math.abs(sum - bot.total)).toBeLessThan(0.5);
  });
});

test('without a bot there is nothing to compare with', () => {
  const areas = [{ colour: 'blue' as const, mean: 2, best: 3 }];
  const rows = compareAreas({ totals: [3], best: 3, mean: 3, areas, foxMean: 1, foxBest: 1 }, undefined);
  expect(rows).toEqual([
    { of: 'blue', mean: 2, best: 3, bot: null },
    { of: 'fox', mean: 1, best: 1, bot: null },
  ]);
});
