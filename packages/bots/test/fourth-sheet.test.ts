// A game that the bots have never seen: greedy plays it at once, and a short training makes a network for the ladder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Game, Position, Random, rollDice } from '@reynard/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { fourthSheet } from '../../engine/test/fourth-sheet.ts';
import { analyse, loadEvaluator } from '../src/analysis/index.ts';
import {
  type BotName,
  botsFor,
  LEVELS,
  loadBot,
  measureSolo,
  playOut,
  streamsOf,
  TRAINED_GAMES,
  type TrainedGames,
} from '../src/index.ts';
import { DEFAULT_PLAN, netFile, train } from '../src/train/index.ts';
import { eachDecision } from './positions.ts';

const folder = mkdtempSync(join(tmpdir(), 'reynard-fourth-'));
afterAll(() => rmSync(folder, { recursive: true }));

const meanOf = async (name: BotName, games: TrainedGames = TRAINED_GAMES) =>
  measureSolo(await loadBot(name, fourthSheet, { games }), fourthSheet, 40, 'fourth').mean;

describe('before training', () => {
  test('random and greedy play it, greedy better', async () => {
    expect(botsFor(fourthSheet)).toEqual(['random', 'greedy']);
    expect(await meanOf('greedy')).toBeGreaterThan((await meanOf('random')) + 10);
  });

  test('the ladder is refused with a reason', async () => {
    await expect(loadBot('isengrim', fourthSheet)).rejects.toMatchObject({
      fault: 'no-net',
      message: 'no network was trained for fourth-game; random and greedy play without one',
    });
  });
});

describe('after a short training', () => {
  // The means are those of another game: they only have to be there.
  const games: TrainedGames = {
    'fourth-game': {
      ...TRAINED_GAMES['ganz-schoen-clever']!,
      net: pathToFileURL(netFile(folder, fourthSheet.id)),
      evaluator: pathToFileURL(netFile(folder, fourthSheet.id)),
      values: pathToFileURL(netFile(folder, fourthSheet.id)),
    },
  };

  test('the network plays better than greedy', async () => {
    const plan = {
      ...DEFAULT_PLAN,
      game: fourthSheet.id,
      games: 1200,
      lesson: 400,
      first: 16,
      seed: 'fourth',
    };
    await train({ plan, sheet: fourthSheet, folder, examEvery: 3, examGames: 40, reportGames: 40 });
    expect(botsFor(fourthSheet, games)).toContain('isengrim');
    expect(await meanOf('isengrim', games)).toBeGreaterThan((await meanOf('greedy')) + 10);
  });

  test.each([1, 2, 3, 4])('every level ranks exactly the legal choices with %i players', async (players) => {
    const quick = LEVELS.filter(({ thinks }) => !thinks);
    const bots = await Promise.all(quick.map(({ id }) => loadBot(id, fourthSheet, { games })));
    const random = new Random('ranks');
    let decisions = 0;
    eachDecision(fourthSheet, players, `fourth/${players}`, (position, seat, choices) => {
      const ranked = bots[decisions++ % bots.length].rank(position, seat, random);
      expect(ranked.map(({ move }) => move).sort((a, b) => a - b)).toEqual(
        [...choices].sort((a, b) => a - b),
      );
    });
    expect(decisions).toBeGreaterThan(50);
  });

  test('its games can be analysed', async () => {
    const game = Game.start(fourthSheet, ['greedy', 'random']);
    const bots = await Promise.all(
      (['greedy', 'random'] as const).map((name) => loadBot(name, fourthSheet, { games })),
    );
    playOut(game, bots, streamsOf('analysed', 2));
    const evaluator = await loadEvaluator(fourthSheet, { games });
    for (const seat of [0, 1]) {
      const [end] = [...analyse(game.record, seat, evaluator)].reverse();
      expect(end.total).toBe(game.position.total(seat));
      expect(end.total).toBeCloseTo(end.par + end.luck - end.lost, 6);
    }
  });

  test('Reynard thinks about it', async () => {
    const position = Position.start(fourthSheet, 1);
    rollDice(position, new Random('thinks'));
    const ranked = (await loadBot('reynard', fourthSheet, { games })).rank(position, 0, new Random('thinks'));
    expect(ranked.map(({ move }) => move).sort((a, b) => a - b)).toEqual(
      position.moves(0).sort((a, b) => a - b),
    );
  });
});
