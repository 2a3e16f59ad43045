// The networks that ship with the package, against the cards of their training.
import { readFileSync } from 'node:fs';
import { SHEETS } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { LEVELS, trainedGame } from '../src/index.ts';
import type { Card } from '../src/train/index.ts';

describe.each(SHEETS)('the network of $id', (sheet) => {
  const game = trainedGame(sheet)!;
  const card = JSON.parse(readFileSync(new URL(`${sheet.id}.card.json`, game.net), 'utf8')) as Card;

  test('has a card of its training, and its level scores the mean that the card reports', () => {
    expect(card.plan.game).toBe(sheet.id);
    expect(Math.abs(card.report.mean - game.levelMeans.isengrim)).toBeLessThan(2);
  });

  test('has an evaluator beside it that plays about as well and is small', () => {
    const file = new URL(`${sheet.id}.evaluator.card.json`, game.evaluator);
    const evaluator = JSON.parse(readFileSync(file, 'utf8')) as Card;
    expect(evaluator.plan).toMatchObject({ game: sheet.id, from: `${sheet.id}.net` });
    expect(evaluator.plan.weak).toBeGreaterThan(0);
    expect(evaluator.report.mean).toBeGreaterThan(0.98 * card.report.mean);
    expect(readFileSync(game.evaluator).length).toBeLessThanOrEqual(550_000);
  });

  test('has a network beside it that learned what the evaluator scores, or lets the evaluator say it', () => {
    if (game.values.href === game.evaluator.href) return;
    const file = new URL(`${sheet.id}.values.card.json`, game.values);
    const { plan } = JSON.parse(readFileSync(file, 'utf8')) as Card;
    expect(plan).toMatchObject({ game: sheet.id, player: `${sheet.id}.evaluator.net`, handover: 1 });
    expect(readFileSync(game.values).length).toBeLessThanOrEqual(550_000);
  });

  test('loses less from level to level up to the plain network', () => {
    for (const players of [1, 2, 3, 4]) {
      const losses = LEVELS.filter(({ thinks }) => !thinks).map(({ id }) => game.losses[id][players - 1]);
      expect(losses).toEqual([...losses].sort((a, b) => b - a));
    }
  });

  test('gives every level a higher mean than the one below', () => {
    const means = LEVELS.map(({ id }) => game.levelMeans[id]);
    expect(means).toEqual([...means].sort((a, b) => a - b));
    expect(new Set(means).size).toBe(LEVELS.length);
  });
});
