import { Random, SHEETS } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { gamesOf, LEVELS, loadBot, measureSolo, roundRobin, type Tournament } from '../src/index.ts';

const QUICK = LEVELS.filter(({ thinks }) => !thinks);

function standings(tournament: Tournament) {
  const playing = roundRobin(tournament);
  let games = 0;
  let step = playing.next();
  for (; !step.done; step = playing.next()) games++;
  return { games, standings: step.value };
}

const entrantsOf = (names: readonly (typeof LEVELS)[number]['id'][], sheet: (typeof SHEETS)[number]) =>
  Promise.all(names.map(async (name) => ({ name, bot: await loadBot(name, sheet) })));

describe('the ladder', () => {
  test('has at least five levels, each with a name and a character of its own', () => {
    expect(LEVELS.length).toBeGreaterThanOrEqual(5);
    for (const key of ['id', 'name', 'character'] as const) {
      expect(new Set(LEVELS.map((level) => level[key])).size).toBe(LEVELS.length);
    }
    for (const { id } of LEVELS) expect(id).toMatch(/^[a-z]+$/);
  });

  test.each(SHEETS)('every level scores clearly more than the one below in $id', async (sheet) => {
    const means: number[] = [];
    for (const { id } of QUICK) {
      means.push(measureSolo(await loadBot(id, sheet), sheet, 30, 'steps').mean);
    }
    for (let i = 1; i < means.length; i++) expect(means[i] - means[i - 1]).toBeGreaterThan(10);
  });

  test.each(SHEETS)('stronger bots finish ahead of weaker ones in $id', async (sheet) => {
    const entrants = await entrantsOf(['bruin', 'grimbert', 'isengrim'], sheet);
    const { standings: table } = standings({ sheet, players: 2, entrants, games: 20, seed: 'table' });
    expect(table[1].ahead[0]).toBeGreaterThan(0.7);
    expect(table[2].ahead[1]).toBeGreaterThan(0.6);
    expect(table[2].ahead[0]).toBeGreaterThan(0.8);
  });

  test('every bot has every seat equally often, and the wins add up to the games', async () => {
    const [sheet] = SHEETS;
    const entrants = await entrantsOf(['cuwart', 'bruin', 'tibert', 'grimbert'], sheet);
    for (const players of [2, 3, 4]) {
      const tournament = { sheet, players, entrants, games: 5, seed: 'seats' };
      const { games, standings: table } = standings(tournament);
      expect(games).toBe(gamesOf(tournament));
      expect(table.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(games, 9);
      for (const { bySeat, mean } of table) {
        expect(bySeat).toHaveLength(players);
        expect(bySeat.reduce((sum, one) => sum + one, 0) / players).toBeCloseTo(mean, 9);
      }
    }
  });

  test('the same seed gives the same tournament', async () => {
    const [sheet] = SHEETS;
    const entrants = await entrantsOf(['tibert', 'grimbert'], sheet);
    const tournament = { sheet, players: 2, entrants, games: 4, seed: new Random('t').next().toString() };
    expect(standings(tournament)).toEqual(standings(tournament));
  });
});
