// Awards and streaks follow from the games, in the order in which they were played.
import { type Event, type GameRecord, SHEETS } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import type { SavedGame, SavedRecord } from '#lib/storage/saved-game.ts';
import { botGame } from '../../../test/records.ts';
import { awardsOf, foxesOn, streakOf } from './awards.ts';
import { longestChain } from './chains.ts';

const day = (n: number) => new Date(2026, 3, 1 + n, 20);

/** A game of this device, finished on a day. */
function played(record: GameRecord, n: number, more: Partial<SavedRecord> = {}): SavedGame {
  const id = `game ${n} ${JSON.stringify(more)}`;
  const kept = { ...record, id, createdAt: day(n).toISOString(), bots: record.players.map(() => null) };
  return { id, record: { ...kept, ...more }, updatedAt: day(n).getTime(), revision: 1 };
}

const solo = botGame(SHEETS[0].id, ['You'], 'awards');
const withScore = (total: number, foxes = 0): GameRecord => ({
  ...solo,
  events: [],
  result: { winners: [0], scores: [{ ...solo.result!.scores[0], total, foxes }] },
});
const named = (games: readonly SavedGame[]) =>
  awardsOf(games).map(({ kind, count, game }) => [kind, count, games.findIndex(({ id }) => id === game)]);

test('each level is reached once, with the first game that reaches it, whatever the order of the list', () => {
  const games = [played(withScore(150), 0), played(withScore(245), 1), played(withScore(300), 2)];
  const stars = (list: readonly SavedGame[]) => awardsOf(list).filter(({ kind }) => kind === 'stars');
  expect(stars(games).map(({ count, game }) => [count, game])).toEqual([
    [1, games[1].id],
    [2, games[1].id],
    [3, games[1].id],
    [4, games[2].id],
    [5, games[2].id],
  ]);
  expect(stars(games.toReversed())).toEqual(stars(games));
});

test('a game with hints, of a bot, or from another program earns no level and no chain', () => {
  for (const more of [{ hints: 1 }, { bots: ['greedy'] }, { foreign: true }])
    expect(named([played(withScore(300), 0, more)])).toEqual([]);
});

test.each(SHEETS)('$id: all foxes means every fox printed on the sheet', (sheet) => {
  const all = foxesOn(sheet);
  const of = (foxes: number) => [played({ ...withScore(0, foxes), game: sheet.id }, 0)];
  expect(all).toBeGreaterThan(3);
  expect(named(of(all))).toContainEqual(['foxes', 1, 0]);
  expect(named(of(all - 1))).not.toContainEqual(['foxes', 1, 0]);
});

describe('chains', () => {
  const mark = { area: 'yellow' as const };
  const pick = (p: number): Event => ({ e: 'pick', p, die: 'yellow', mark });
  const bonus = (p: number): Event => ({ e: 'bonus', p, bonus: 'X', mark });

  test('a chain is the bonuses used in a row after one mark; what others do in between does not end it', () => {
    expect(longestChain([pick(0), pick(0)], 0)).toBe(0);
    expect(longestChain([pick(0), bonus(0), bonus(0), pick(0), bonus(0)], 0)).toBe(2);
    expect(longestChain([pick(0), bonus(0), bonus(1), bonus(1), bonus(0)], 0)).toBe(2);
    expect(longestChain([pick(0), bonus(0), { e: 'roll', dice: {} }, bonus(0)], 0)).toBe(1);
  });

  test('a chain of five is reached with its first game', () => {
    const events = [pick(0), bonus(0), bonus(0), bonus(0), bonus(0), bonus(0)];
    const games = [played(withScore(0), 0), played({ ...withScore(0), events }, 0, { id: 'chain' })];
    expect(named(games)).toEqual([
      ['chain', 3, 1],
      ['chain', 5, 1],
    ]);
  });
});

test('a win over Reynard counts only without hints', () => {
  const duel = botGame(SHEETS[0].id, ['You', 'Reynard'], 'duel');
  const won: GameRecord = { ...duel, result: { ...duel.result!, winners: [0] } };
  const bots = [null, 'reynard'];
  expect(named([played(won, 0, { bots })])).toEqual([['reynard', 1, 0]]);
  expect(named([played(won, 0, { bots, hints: 2 })])).toEqual([]);
  expect(named([played({ ...won, result: { ...won.result!, winners: [1] } }, 0, { bots })])).toEqual([]);
});

describe('days in a row', () => {
  const on = (...days: number[]) => days.map((n) => played(withScore(0), n));

  test('count up to today or yesterday, and a missed day ends them', () => {
    expect(streakOf(on(0, 1, 2), day(2))).toBe(3);
    expect(streakOf(on(0, 1, 2), day(3))).toBe(3);
    expect(streakOf(on(0, 1, 2), day(4))).toBe(0);
    expect(streakOf(on(0, 2, 2, 3), day(3))).toBe(2);
    expect(streakOf([], day(0))).toBe(0);
  });

  test('three in a row are an award, once', () => {
    expect(named(on(0, 1, 2, 5, 6, 7))).toEqual([['days', 3, 2]]);
  });
});
