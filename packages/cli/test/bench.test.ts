// The benchmark's form; times are not judged here.
import { expect, test } from 'vitest';
import { reynard } from './reynard.ts';

test('every game is measured, as one JSON object', async () => {
  const { code, out, err } = await reynard(['bench', '--json', '--ms', '5']);
  expect(code).toBe(0);
  expect(err).toBe('');
  const { node, cpu, games } = JSON.parse(out);
  expect([node, cpu]).toEqual([process.version, expect.any(String)]);
  expect(games.map(({ game }: { game: string }) => game)).toEqual([
    'ganz-schoen-clever',
    'doppelt-so-clever',
    'clever-hoch-drei',
    'clever-4ever',
  ]);
  for (const { game, ...figures } of games) {
    expect(Object.keys(figures), game).toEqual([
      'gamesPerSecond',
      'movesPerSecond',
      'cloneNs',
      'copyNs',
      'listNs',
      'playNs',
    ]);
    for (const figure of Object.values(figures)) expect(figure).toBeGreaterThanOrEqual(0);
    expect(figures.movesPerSecond).toBeGreaterThan(figures.gamesPerSecond);
  }
});

test('a single game is measured on request, as a table', async () => {
  const { out } = await reynard(['bench', '--game', 'dsc', '--ms', '5']);
  expect(out).toContain('games/s');
  expect(out).toContain('doppelt-so-clever');
  expect(out).not.toContain('clever-4ever');
});
