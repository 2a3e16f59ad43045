// Which games are the player's own, and who comes in at which place.
import { type GameResult, SHEETS } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { fromElsewhere } from '#lib/storage/import.ts';
import type { SavedGame, SavedRecord } from '#lib/storage/saved-game.ts';
import { botGame } from '../../../test/records.ts';
import { figuresOf, finishedGames } from './finished.ts';
import { placesOf } from './places.ts';

const [sheet] = SHEETS;
const record = botGame(sheet.id, ['You'], 'own');
const { total } = record.result!.scores[0];

describe('own games', () => {
  const saved = (more: Partial<SavedRecord>): SavedGame => {
    const kept = { ...record, id: 'a', createdAt: new Date(0).toISOString(), bots: [null], ...more };
    return { id: 'a', record: kept, updatedAt: 0, revision: 1 };
  };
  const best = (game: SavedGame) => figuresOf(sheet, finishedGames([game]))?.best ?? null;

  test('a game played alone counts', () => {
    expect(best(saved({}))).toBe(total);
  });

  test('one with hints, and one that a bot played, are listed but do not count', () => {
    for (const more of [{ hints: 1 }, { bots: ['greedy'] }]) {
      expect(best(saved(more))).toBeNull();
      expect(finishedGames([saved(more)])).toHaveLength(1);
    }
  });

  test('an imported record counts only if this app says that a person played it', () => {
    const position = { round: 5 } as Parameters<typeof fromElsewhere>[1];
    expect(best(fromElsewhere(record, position, 'simulated'))).toBeNull();
    expect(best(fromElsewhere(saved({}).record, position, 'own'))).toBe(total);
    const twice = fromElsewhere(fromElsewhere(record, position, 'once').record, position, 'twice');
    expect(best(twice)).toBeNull();
  });
});

describe('places', () => {
  const result = (...scores: [total: number, bestArea: number][]): GameResult => ({
    winners: [],
    scores: scores.map(([total, bestArea]) => ({
      total,
      foxes: 0,
      foxPoints: 0,
      areas: { yellow: 1, blue: bestArea },
    })),
  });
  const told = (given: GameResult) => placesOf(given).map(({ seat, rank, tie }) => [seat, rank, tie]);

  test('go by total', () => {
    expect(told(result([100, 9], [120, 3], [90, 50]))).toEqual([
      [1, 1, 'none'],
      [0, 2, 'none'],
      [2, 3, 'none'],
    ]);
  });

  test('the best single area decides between equal totals', () => {
    expect(told(result([100, 20], [100, 30], [50, 9]))).toEqual([
      [1, 1, 'broken'],
      [0, 2, 'broken'],
      [2, 3, 'none'],
    ]);
  });

  test('players who are equal in both share a place, and the next place is left free', () => {
    expect(told(result([100, 20], [100, 20], [50, 9]))).toEqual([
      [0, 1, 'shared'],
      [1, 1, 'shared'],
      [2, 3, 'none'],
    ]);
  });
});
