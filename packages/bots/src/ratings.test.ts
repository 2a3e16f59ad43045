// The fixed ratings of the ladder: a rated table needs them for its game.
import { SHEETS } from '@reynard/engine';
import { expect, test } from 'vitest';
import { TRAINED_GAMES } from './games.ts';
import { LEVELS } from './levels.ts';
import { botRating, isRatedGame } from './ratings.ts';

test.each(SHEETS.filter(({ id }) => TRAINED_GAMES[id]))(
  'rated tables of $id have bots whose ratings rise from level to level, with Tibert at 1500',
  ({ id }) => {
    expect(isRatedGame(id)).toBe(true);
    const ratings = LEVELS.map((level) => botRating(id, level.id)!);
    for (let i = 1; i < ratings.length; i++) expect(ratings[i]).toBeGreaterThan(ratings[i - 1]);
    expect(botRating(id, 'tibert')).toBe(1500);
  },
);

test('a bot outside the ladder and an unknown game have no rating', () => {
  expect(botRating(SHEETS[0].id, 'greedy')).toBeNull();
  expect(botRating('unknown', 'tibert')).toBeNull();
  expect(isRatedGame('unknown')).toBe(false);
});
