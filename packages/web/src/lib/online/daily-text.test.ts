import { SHEETS, sheetById } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { botGame } from '../../../test/records.ts';
import { barsOf, dailyText, roundPoints } from './daily-text.ts';
import { dayWords } from './words.ts';

describe('the text of a daily challenge', () => {
  test.each(SHEETS.map(({ id }) => id))(
    '%s: has a bar for each round, whose points add up to the total',
    (game) => {
      const record = botGame(game, ['You'], 'daily text');
      const points = roundPoints(record);
      expect(points).toHaveLength(sheetById(game)!.rounds.length);
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(record.result!.scores[0].total);
    },
  );

  test('bars grow with the points of a round, and none is missing', () => {
    expect(barsOf([0, 1, 10, 20, 40, 80])).toBe('▁▂▂▃▅█');
    expect(barsOf([0, 0, 0, 0, 0, -3])).toBe('▁▁▁▁▁▁');
  });

  test('says day, game, score and level, and nothing of dice or marks', () => {
    const record = botGame('ganz-schoen-clever', ['Ada Lovelace'], 'daily text');
    const { total } = record.result!.scores[0];
    const lines = dailyText(record, '2026-11-18', 'https://reynard.example').split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(`Reynard · Daily challenge · ${dayWords('2026-11-18')}`);
    expect(lines[1]).toContain(`That’s Pretty Clever: ${total} · ★ `);
    expect(lines[2]).toMatch(/^Rounds 1–6: [▁-█]{6}$/);
    expect(lines[3]).toBe('https://reynard.example/daily?game=ganz-schoen-clever&day=2026-11-18');
  });
});
