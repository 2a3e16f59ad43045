import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ganzSchoenClever } from '@reynard/engine';
import { afterAll, describe, expect, test } from 'vitest';
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
});
