import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ganzSchoenClever, layoutOf, type Move, Position, Random, ROLL, rollDice } from '@reynard/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { TRAINED_GAMES } from '../games.ts';
import { readNet } from '../net/net-file.ts';
import { NetBot } from '../net-bot.ts';
import { RandomBot } from '../random-bot.ts';
import { DEFAULT_PLAN, type Plan } from './plan.ts';
import { netFile, planIn, type Report, train } from './training.ts';

const root = mkdtempSync(join(tmpdir(), 'reynard-training-'));
afterAll(() => rmSync(root, { recursive: true }));

const SHORT: Plan = {
  ...DEFAULT_PLAN,
  game: ganzSchoenClever.id,
  games: 120,
  lesson: 20,
  first: 16,
  seed: 'test',
};

/** Runs a plan in a folder, stopping after so many lessons, and returns the reports. */
async function runPlan(name: string, plan: Plan, lessons = Number.POSITIVE_INFINITY): Promise<Report[]> {
  const stop = new AbortController();
  const reports: Report[] = [];
  await train({
    plan,
    sheet: ganzSchoenClever,
    folder: join(root, name),
    examEvery: 3,
    examGames: 20,
    reportGames: 20,
    signal: stop.signal,
    onReport: (report) => {
      reports.push(report);
      if (reports.length >= lessons) stop.abort();
    },
  });
  return reports;
}

const netIn = (name: string) => readFileSync(netFile(join(root, name), SHORT.game));

describe('training', () => {
  test('makes the network play better', async () => {
    const reports = await runPlan('better', { ...SHORT, games: 600, lesson: 100 });
    const exams = reports.flatMap(({ exam }) => (exam ? [exam.mean] : []));
    expect(reports).toHaveLength(6);
    expect(exams).toHaveLength(2);
    expect(exams[1]).toBeGreaterThan(100);
    const card = JSON.parse(readFileSync(join(root, 'better', `${SHORT.game}.card.json`), 'utf8'));
    expect(card.selection).toMatchObject({ games: 20, mean: Math.max(...exams) });
    expect(card).toMatchObject({ plan: { seed: 'test', from: null }, start: null });
    expect(card.report.seed).not.toBe(card.selection.seed);
  });

  test('that is stopped and resumed gives the network of an unbroken run', async () => {
    await runPlan('unbroken', SHORT);
    expect(await runPlan('broken', SHORT, 2)).toHaveLength(2);
    expect(planIn(join(root, 'broken'), SHORT.game)).toEqual(SHORT);
    expect(await runPlan('broken', SHORT)).toHaveLength(4);
    expect(netIn('broken')).toEqual(netIn('unbroken'));
  });

  test('with two workers gives the same network each time, and another than with one', async () => {
    const pair = { ...SHORT, workers: 2 };
    await runPlan('pair', pair);
    await runPlan('pair again', pair);
    expect(netIn('pair again')).toEqual(netIn('pair'));
    expect(netIn('pair')).not.toEqual(netIn('unbroken'));
  });

  test('with another seed gives another network', async () => {
    await runPlan('other seed', { ...SHORT, seed: 'other' });
    expect(netIn('other seed')).not.toEqual(netIn('unbroken'));
  });

  test('learns what a player scores from positions that only others reach', async () => {
    const player = fileURLToPath(TRAINED_GAMES['ganz-schoen-clever']!.net);
    const short = { ...SHORT, first: 64, games: 800, lesson: 800, rate: 0.004, lambda: 1 };
    await runPlan('values', { ...short, from: player, player, handover: 1 });
    const [before, after] = [player, netFile(join(root, 'values'), SHORT.game)].map((file) =>
      overrating(file, player),
    );
    expect(before).toBeGreaterThan(15);
    expect(Math.abs(after)).toBeLessThan(0.7 * before);
    const card = JSON.parse(readFileSync(join(root, 'values', `${SHORT.game}.card.json`), 'utf8'));
    expect(card.plan).toMatchObject({ player: 'ganz-schoen-clever.net', handover: 1 });
    expect(card.start.plan.seed).toBe('reynard');
  });
});

/** By how much a network overrates, on average, positions of random games from which a player goes on. */
function overrating(file: string, playerFile: string): number {
  const [values, player] = [file, playerFile].map((one) => {
    const { net, features } = readNet(readFileSync(one), layoutOf(ganzSchoenClever));
    return new NetBot(net, features);
  });
  const random = new Random('overrating');
  const weak = new RandomBot();
  let sum = 0;
  for (let game = 0; game < 100; game++) {
    const position = Position.start(ganzSchoenClever, 1);
    const play = (move: Move) => (move === ROLL ? rollDice(position, random) : position.play(move));
    while (position.round < 3) play(weak.choose(position, 0, random));
    sum += values.value(position, 0);
    while (!position.isOver) play(player.choose(position, 0));
    sum -= position.total(0);
  }
  return sum / 100;
}
