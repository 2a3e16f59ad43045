// What the report shows of a real analysis, and its sentences.
import { type Analysis, analyse, type Explanation, isError, loadEvaluator } from '@reynard/bots/analysis';
import { type GameRecord, sheetById } from '@reynard/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { sumOf } from '#lib/bots/sum.ts';
import { lossWords } from '#lib/words/judgement.ts';
import { botGame } from '../../../test/records.ts';
import { tellingRows } from './reason.ts';
import {
  countsOf,
  extremesOf,
  fieldMarked,
  mistakesOf,
  nearestPoint,
  pointsOf,
  positionsOf,
  roundStarts,
  turnStarts,
  worstOf,
} from './report.ts';
import { countWords, reasonWords, sumWords } from './words.ts';

describe.each([
  ['ganz-schoen-clever', ['Ada'], 0],
  ['doppelt-so-clever', ['Ada', 'Bo'], 1],
])('the report of a game of %s by %o', (id, players, seat) => {
  const sheet = sheetById(id)!;
  const record: GameRecord = botGame(id, players, 'report');
  const positions = positionsOf(record, sheet);
  let analysis: Analysis;
  beforeAll(async () => {
    const evaluator = await loadEvaluator(sheet);
    for (analysis of analyse(record, seat, evaluator));
  }, 120_000);

  test('the curve leads from the expected total to the total, step by step in the order of the game', () => {
    const points = pointsOf(analysis);
    let value = analysis.par;
    let event = -1;
    for (const point of points) {
      value += point.change;
      expect(point.value).toBeCloseTo(value, 6);
      expect(point.event).toBeGreaterThanOrEqual(event);
      event = point.event;
    }
    expect(value).toBeCloseTo(record.result!.scores[seat].total, 6);
  });

  test('the sum in whole points adds up', () => {
    const { total, par, luck, lost } = sumOf(analysis);
    expect(total).toBe(record.result!.scores[seat].total);
    expect(par + luck - lost).toBe(total);
  });

  test('mistakes are listed in the order of the game and by their cost', () => {
    const mistakes = mistakesOf(analysis);
    expect(mistakes.length).toBeGreaterThan(1);
    expect(mistakes.every(({ judgement }) => isError(judgement))).toBe(true);
    const worst = worstOf(analysis);
    expect(worst.map(({ event }) => event).sort((a, b) => a - b)).toEqual(mistakes.map(({ event }) => event));
    expect(worst[0].loss).toBe(Math.max(...mistakes.map(({ loss }) => loss)));
    const counted = Object.values(countsOf(analysis)).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(analysis.decisions.length);
  });

  test('the luckiest and the unluckiest roll are the extremes', () => {
    const { luckiest, unluckiest } = extremesOf(analysis);
    for (const { luck } of analysis.stretches) {
      expect(luck).toBeLessThanOrEqual(luckiest!.luck);
      expect(luck).toBeGreaterThanOrEqual(unluckiest!.luck);
    }
    expect(record.events[luckiest!.event].e).toBe('roll');
  });

  test('a tap near a mistake means the mistake, elsewhere the nearest step', () => {
    const points = pointsOf(analysis);
    const at = points.findIndex((point) => point.kind === 'decision' && isError(point.decision.judgement));
    expect(nearestPoint(points, points[at].event - 0.6, 1)).toBe(at);
    const last = points.length - 1;
    expect(points[nearestPoint(points, record.events.length + 9, 0)].event).toBe(points[last].event);
  });

  test('rounds and turns begin where the position says so', () => {
    const starts = roundStarts(positions);
    expect(starts).toHaveLength(1 + positions.at(-2)!.round);
    starts.forEach((event, round) => {
      expect(positions[event].round).toBe(round);
      if (round > 0) expect(positions[event - 1].round).toBe(round - 1);
    });
    const turns = turnStarts(positions);
    expect(turns[0]).toBe(0);
    expect(turns.at(-1)).toBe(record.events.length);
    for (const event of turns.slice(1, -1))
      expect(positions[event].active).not.toBe(positions[event - 1].active);
  });

  test('the field of a choice is the one that it marks', () => {
    const marking = analysis.decisions.filter(({ event }) => 'mark' in record.events[event]);
    expect(marking.length).toBeGreaterThan(0);
    for (const { event } of marking) {
      const field = fieldMarked(positions[event], record.events[event])!;
      expect(positions[event + 1].field(seat, field)).toBeGreaterThan(positions[event].field(seat, field));
    }
  });
});

const compared = (difference: number, se = 0.1) => ({ made: 10, best: 10 + difference, difference, se });
const explanation: Explanation = {
  tries: 256,
  total: compared(3),
  areas: { blue: compared(3.14), green: compared(-1.2), yellow: compared(0.2), purple: compared(2, 1.5) },
  foxes: compared(0),
  foxPoints: compared(0.9),
  actions: {},
};

test('the reason tells only clear differences, the largest first', () => {
  expect(tellingRows(explanation).map(({ of }) => of)).toEqual(['blue', 'green', 'fox']);
  expect(reasonWords(explanation)).toBe(
    'On average the better choice ends with 3.1 more in blue, 1.2 less in green and 0.9 more from foxes.',
  );
  const vague = { ...explanation, areas: { purple: compared(2, 1.5) }, foxPoints: compared(0) };
  expect(reasonWords(vague)).toBe('No single area makes the difference: it is a little everywhere.');
});

test('the sum in words names luck and losses as they were', () => {
  expect(sumWords({ total: 243, par: 279, luck: -19, lost: 17 })).toBe(
    '243 points: 279 were expected at the start, and the dice took 19. Points lost by choices: 17.',
  );
  expect(sumWords({ total: 301, par: 279, luck: 20, lost: -2 })).toBe(
    '301 points: 279 were expected at the start, and the dice added 20. Points gained by choices better than the bot’s: 2.',
  );
});

test('a loss is told with its error, and counts by their weight', () => {
  expect(lossWords({ loss: 3.25, se: 0.66 })).toBe('Points lost: 3.3 (± 0.7)');
  const decisions = ['best', 'blunder', 'mistake', 'mistake', 'good'].map((judgement) => ({ judgement }));
  expect(countWords({ decisions } as unknown as Analysis)).toBe(
    '2 of 5 decisions were fine. 1 blunder and 2 mistakes.',
  );
});
