// Where a player can gain most, from means alone.
import { AREA_MEANS } from '@reynard/bots/area-means';
import { SHEETS } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { compareAreas, mostToGain } from './compare.ts';
import type { Figures } from './finished.ts';

describe.each(SHEETS)('$id', (sheet) => {
  const bot = AREA_MEANS[sheet.id];
  const figures = (points: (area: number) => number): Figures => ({
    totals: [100],
    best: 100,
    mean: 100,
    areas: sheet.areas.map(({ colour }, i) => ({ colour, mean: points(i), best: points(i) })),
    foxMean: 0,
    foxBest: 0,
  });
  const botPoints = (i: number) => bot.areas[sheet.areas[i].colour]!;

  test('the bot has a mean for every area, and its areas and foxes add up to its total', () => {
    const points = sheet.areas.map((_, i) => botPoints(i));
    const sum = points.reduce((a, b) => a + b, bot.foxes);
    expect(Math.abs(sum - bot.total)).toBeLessThan(0.5);
  });

  test('the area furthest behind the bot is the one to work on', () => {
    const rows = compareAreas(
      figures((i) => botPoints(i) - (i === 2 ? 12 : 5)),
      bot,
    );
    expect(rows.map(({ of }) => of)).toEqual([...sheet.areas.map(({ colour }) => colour), 'fox']);
    const gain = mostToGain(rows)!;
    expect([gain.of, Math.round(gain.points)]).toEqual([sheet.areas[2].colour, 12]);
  });

  test('who is as good as the bot is told nothing', () => {
    expect(
      mostToGain(
        compareAreas(
          figures((i) => botPoints(i) - 1),
          bot,
        ),
      ),
    ).toBeNull();
  });
});

test('without a bot there is nothing to compare with', () => {
  const figures = { totals: [1], best: 1, mean: 1, areas: [], foxMean: 1, foxBest: 1 };
  expect(compareAreas(figures, undefined)).toEqual([{ of: 'fox', mean: 1, best: 1, bot: null }]);
});
