// The analysis of games: the sum that always holds, and what it says about decisions.
import { readFileSync } from 'node:fs';
import {
  Game,
  type GameRecord,
  layoutOf,
  moveEvent,
  Position,
  parseRecord,
  playEvent,
  Random,
  ROLL,
  SHEETS,
  type Sheet,
} from '@reynard/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Analysis, advise, analyse, type Evaluator, loadEvaluator } from '../src/analysis/index.ts';
import { type BotName, loadBot, playOut, streamsOf } from '../src/index.ts';

/** A whole game of these bots. */
async function gameOf(sheet: Sheet, names: readonly BotName[], seed = `b/${names}`): Promise<GameRecord> {
  const bots = await Promise.all(names.map((name) => loadBot(name, sheet)));
  const game = Game.start(sheet, names);
  playOut(game, bots, streamsOf(seed, names.length));
  return game.record;
}

/** The record's first events; a whole game keeps its result. */
function cut({ result, ...record }: GameRecord, events: number): GameRecord {
  const whole = events >= record.events.length;
  return { ...record, events: record.events.slice(0, events), ...(whole && result ? { result } : {}) };
}

function lastOf(steps: Generator<Analysis, Analysis>): Analysis {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function expectSum(analysis: Analysis): void {
  const { total, par, luck, lost, decisions, stretches } = analysis;
  expect(Math.abs(total - (par + luck - lost))).toBeLessThan(1e-6);
  expect(Math.abs(lost - decisions.reduce((sum, { loss }) => sum + loss, 0))).toBeLessThan(1e-6);
  expect(Math.abs(luck - stretches.reduce((sum, one) => sum + one.luck, 0))).toBeLessThan(1e-6);
}

/** Checks every reference to the record's events: rolls are rolls, decisions are the seat's own, better choices are legal. */
function expectToFit(record: GameRecord, { seat, decisions, stretches }: Analysis, sheet: Sheet): void {
  for (const { event } of stretches) expect(record.events[event].e).toBe('roll');
  const position = Position.start(sheet, record.players.length);
  let played = 0;
  for (const { event, best, runnerUp, loss, value, bestValue } of decisions) {
    const made = record.events[event];
    if (made.e !== 'roll') expect(made.p).toBe(seat);
    expect(value).toBeCloseTo(bestValue - loss, 6);
    for (; played < event; played++) playEvent(position, record.events[played], played);
    for (const other of [best, runnerUp.event]) {
      expect(playEvent(position.clone(), other, event)).toEqual({ ok: true });
    }
  }
}

describe.each(SHEETS)('the analysis of $id', (sheet) => {
  let evaluator: Evaluator;
  beforeAll(async () => {
    evaluator = await loadEvaluator(sheet);
  });

  const analysed = new Map<string, { record: GameRecord; analysis: Analysis }>();
  /** A whole game with the quick analysis of a seat. Analyses take most of the time here, so tests share them. */
  async function wholeGame(names: readonly BotName[], seat = 0) {
    const key = `${names}/${seat}`;
    if (!analysed.has(key)) {
      const record = await gameOf(sheet, names);
      analysed.set(key, { record, analysis: lastOf(analyse(record, seat, evaluator)) });
    }
    return analysed.get(key)!;
  }

  /** The start of a game, up to the third decision whose error is large after the quick tries. */
  async function openStart(names: readonly BotName[], seat = 0): Promise<GameRecord> {
    const { record, analysis } = await wholeGame(names, seat);
    const open = analysis.decisions.filter(({ se }) => se > 1.5);
    return cut(record, open[2].event + 1);
  }

  const tables: { names: BotName[]; seat: number }[] = [
    { names: ['random'], seat: 0 },
    { names: ['tibert'], seat: 0 },
    { names: ['isengrim', 'bruin'], seat: 1 },
    { names: ['grimbert', 'random', 'greedy'], seat: 0 },
    { names: ['cuwart', 'isengrim', 'random', 'tibert'], seat: 3 },
  ];
  test.each(tables)('has a sum that holds wherever the record of $names ends', async ({ names, seat }) => {
    const random = new Random(`cut/${names}`);
    const { record, analysis: whole } = await wholeGame(names, seat);
    const { length } = record.events;
    expect(whole.total).toBe(record.result!.scores[seat].total);
    const parts = [random.below(length), 0].map((events) => {
      const other = random.below(names.length);
      return lastOf(analyse(cut(record, events), other, evaluator));
    });
    expect(parts[1].total).toBe(parts[1].par);
    for (const analysis of [whole, ...parts]) {
      expectSum(analysis);
      expectToFit(record, analysis, sheet);
      expect(analysis.isOver).toBe(analysis === whole);
    }
    expect([whole.events, parts[1].events]).toEqual([length, 0]);
  });

  test('has a sum that holds for recorded games', () => {
    const file = new URL(`../../engine/test/golden/${sheet.id}.jsonl`, import.meta.url);
    for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(0, 2)) {
      const read = parseRecord(line);
      if (!read.ok) throw new Error(read.error.reason);
      const analysis = lastOf(analyse(read.record, 0, evaluator));
      expectSum(analysis);
      expectToFit(read.record, analysis, sheet);
    }
  });

  test('finds nothing lost where the reference itself plays, so that all is luck', () => {
    const game = Game.start(sheet, ['reference']);
    playOut(game, [evaluator.reference], streamsOf('reference', 1));
    const analysis = lastOf(analyse(game.record, 0, evaluator));
    expect(analysis.lost).toBe(0);
    expect(analysis.decisions.length).toBeGreaterThan(20);
    expect(analysis.decisions.every(({ judgement }) => judgement === 'best')).toBe(true);
    expect(analysis.luck).toBeCloseTo(analysis.total - analysis.par, 6);
  });

  test('says that a weaker level loses more', async () => {
    const lost: number[] = [];
    for (const name of ['cuwart', 'tibert', 'grimbert', 'isengrim'] as const) {
      let sum = 0;
      // Three games: one alone says little about a level.
      for (let i = 0; i < 3; i++) {
        const record = await gameOf(sheet, [name], `ladder/${i}`);
        sum += lastOf(analyse(record, 0, evaluator)).lost;
      }
      lost.push(sum);
    }
    expect(lost).toEqual([...lost].sort((a, b) => b - a));
  });

  test('agrees with the hint before the decision: the same best choice, the same loss', async () => {
    const { record, analysis } = await wholeGame(['tibert']);
    const { decisions } = analysis;
    const layout = layoutOf(sheet);
    const wrong = decisions.filter(({ loss }) => loss !== 0).slice(0, 6);
    const right = decisions.filter(({ loss }) => loss === 0).slice(0, 3);
    const compared = [...wrong, ...right].map(({ event, best, loss }) => {
      const [first, ...others] = advise(cut(record, event), 0, evaluator).next().value;
      const eventOf = (move: number) => (move === ROLL ? 'roll' : moveEvent(layout, move));
      expect([first.loss, first.judgement]).toEqual([0, 'best']);
      if (best.e === 'roll' || JSON.stringify(eventOf(first.move)) !== JSON.stringify(best)) return 0;
      const made = JSON.stringify(record.events[event]);
      const hinted = [first, ...others].find(({ move }) => JSON.stringify(eventOf(move)) === made);
      if (hinted) expect(hinted.loss).toBeCloseTo(loss, 9);
      return hinted && loss !== 0 ? 1 : 0;
    });
    expect(compared.reduce((sum: number, one) => sum + one, 0)).toBeGreaterThan(1);
  });

  test('is the same again with the same seed, and another with another', async () => {
    const record = await openStart(['cuwart']);
    const lossesOf = (seed: string) =>
      lastOf(analyse(record, 0, evaluator, { seed })).decisions.map(({ loss }) => loss);
    expect(lossesOf('a')).toEqual(lossesOf('a'));
    expect(lossesOf('b')).not.toEqual(lossesOf('a'));
  });

  test('goes on with deep estimates, each step with a sum that holds, until errors are small', async () => {
    const record = await openStart(['isengrim', 'bruin'], 1);
    const steps = analyse(record, 1, evaluator, { deep: true });
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      expectSum(step.value);
      if (step.value.progress.deep > 0) expect(step.value.progress.quick).toBe(1);
    }
    const end = step.value;
    expectSum(end);
    expect(end.progress).toEqual({ quick: 1, deep: 1 });
    expect(end.decisions.some(({ tries }) => tries > 16)).toBe(true);
    for (const { tries, se } of end.decisions) expect(tries >= 512 || se <= 0.7).toBe(true);
  });

  test('can be stopped, stored, and resumed to the same end', async () => {
    const record = await openStart(['cuwart']);
    const options = { deep: true };
    const quick = lastOf(analyse(record, 0, evaluator));
    const steps = [...analyse(record, 0, evaluator, { ...options, from: quick })];
    expect(steps.length).toBeGreaterThan(3);
    const kept = JSON.parse(JSON.stringify(steps[1])) as Analysis;
    expect([...analyse(record, 0, evaluator, { ...options, from: kept })]).toEqual(steps.slice(2));
    // What is complete is not computed again.
    expect([...analyse(record, 0, evaluator, { ...options, from: steps.at(-1)! })]).toEqual([]);
  });
});
