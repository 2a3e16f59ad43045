// The summary of the analyses of a player's own games.
import { type Analysis, analyse, loadEvaluator } from '@reynard/bots/analysis';
import { sheetById } from '@reynard/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SavedGame, SavedRecord } from '#lib/storage/saved-game.ts';
import { botGame } from '../../../test/records.ts';
import {
  type AnalysedGame,
  lostByArea,
  lostByKind,
  lostByRound,
  meanOver,
  mostToGain,
  ownGamesIn,
} from './insight.ts';

const GAME = 'ganz-schoen-clever';

/** A finished game of this device. */
function saved(players: string[], seed: string, more: Partial<SavedRecord> = {}): SavedGame {
  const record = {
    ...botGame(GAME, players, seed),
    id: seed,
    createdAt: new Date(0).toISOString(),
    bots: players.map(() => null),
  };
  return { id: seed, record: { ...record, ...more }, updatedAt: 0, revision: 1 };
}

const seatIn = (game: SavedGame) => ownGamesIn([game]).map(({ seat }) => seat);

describe('own games', () => {
  test('are those that the player of this device played unaided', () => {
    expect(seatIn(saved(['You'], 'a'))).toEqual([0]);
    expect(seatIn(saved(['Bot', 'You'], 'b', { bots: ['greedy', null] }))).toEqual([1]);
    expect(seatIn(saved(['Ada', 'Bo'], 'c', { online: { table: 't', seat: 1, daily: null } }))).toEqual([1]);
  });

  test('are not those of bots, of other people, of several persons at one device, or with hints', () => {
    expect(seatIn(saved(['You'], 'a', { bots: ['greedy'] }))).toEqual([]);
    expect(seatIn(saved(['You'], 'a', { foreign: true }))).toEqual([]);
    expect(seatIn(saved(['You'], 'a', { hints: 1 }))).toEqual([]);
    expect(seatIn(saved(['Ada', 'Bo'], 'b'))).toEqual([]);
    const stoodIn = { bots: [null, 'greedy'], online: { table: 't', seat: 1, daily: null } };
    expect(seatIn(saved(['Ada', 'Bo'], 'b', stoodIn))).toEqual([]);
  });
});

describe('lost points', () => {
  let games: AnalysedGame[];
  beforeAll(async () => {
    const evaluator = await loadEvaluator(sheetById(GAME)!);
    games = ownGamesIn(['x', 'y'].map((seed) => saved(['You'], seed))).map((game) => {
      let analysis!: Analysis;
      for (analysis of analyse(game.record, game.seat, evaluator));
      return { game, analysis };
    });
  }, 120_000);
  const sum = (parts: { perGame: number }[]) => parts.reduce((all, { perGame }) => all + perGame, 0);

  test('by kind and by round add up to the mean of all games', () => {
    const { mean } = meanOver(games, ({ lost }) => lost);
    expect(sum(lostByKind(games))).toBeCloseTo(mean, 6);
    expect(sum(lostByRound(games))).toBeCloseTo(mean, 6);
    expect(lostByRound(games).map(({ of }) => of)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('by area are those of the better choices, and the area with most of them is named', () => {
    const areas = lostByArea(games);
    const marks = games.flatMap(({ analysis }) => analysis.decisions).filter(({ best }) => 'mark' in best);
    expect(sum(areas)).toBeCloseTo(marks.reduce((all, { loss }) => all + loss, 0) / games.length, 6);
    expect(mostToGain(games)).toEqual(areas[0]);
    expect(areas[0].perGame).toBe(Math.max(...areas.map(({ perGame }) => perGame)));
  });

  test('name no area if nothing was lost', () => {
    const best = games.map(({ game, analysis }) => ({
      game,
      analysis: { ...analysis, decisions: analysis.decisions.map((one) => ({ ...one, loss: 0 })) },
    }));
    expect(mostToGain(best)).toBeNull();
  });
});
