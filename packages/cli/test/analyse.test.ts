// Luck and lost points of recorded games.
import { readFileSync } from 'node:fs';
import { type GameRecord, playEvent, replay } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { reynard } from './reynard.ts';

const sample = (game: string, line: number) =>
  readFileSync(new URL(`../../engine/test/samples/${game}.jsonl`, import.meta.url), 'utf8').split('\n')[line];
const SOLO = sample('ganz-schoen-clever', 0);
const PAIR = sample('doppelt-so-clever', 2);

/** The start of a record: an unfinished game. */
function startOf(line: string, events: number): string {
  const { result, ...record } = JSON.parse(line) as GameRecord;
  expect(result).toBeDefined();
  return JSON.stringify({ ...record, events: record.events.slice(0, events) });
}

describe('reynard analyse --json', () => {
  test('prints one object per record and seat, whose figures add up', async () => {
    const unfinished = startOf(sample('clever-4ever', 0), 25);
    const input = [SOLO, PAIR, unfinished].join('\n');
    const { code, out, err } = await reynard(['analyse', '--json', '-'], { input });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const found = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(found.map(({ record, seat, game }) => [record, seat, game])).toEqual([
      [0, 0, 'ganz-schoen-clever'],
      [1, 0, 'doppelt-so-clever'],
      [1, 1, 'doppelt-so-clever'],
      [2, 0, 'clever-4ever'],
    ]);
    const records = [SOLO, PAIR, unfinished].map((line) => JSON.parse(line) as GameRecord);
    for (const one of found) {
      const { events, players, result } = records[one.record];
      expect(one.player).toBe(players[one.seat]);
      expect(one.total).toBeCloseTo(one.par + one.luck - one.lost, 6);
      if (result) expect(one.total).toBe(result.scores[one.seat].total);
      else expect(one.like).toBe(null);
      for (const { event } of one.luckEvents) expect(events[event].e).toBe('roll');
      for (const { event, best, loss, value, bestValue } of one.decisions) {
        expect(value).toBeCloseTo(bestValue - loss, 6);
        const replayed = replay(records[one.record], event);
        expect(replayed.ok && playEvent(replayed.position, best).ok).toBe(true);
      }
    }
  });

  test('analyses one seat, the same way for the same seed', async () => {
    const run = (seed: string) =>
      reynard(['analyse', '--json', '--seat', '1', '--seed', seed, '-'], { input: startOf(PAIR, 40) });
    const [one, again, other] = await Promise.all([run('a'), run('a'), run('b')]);
    expect(JSON.parse(one.out).seat).toBe(1);
    expect(again.out).toBe(one.out);
    expect(other.out).not.toBe(one.out);
  });
});

describe('reynard analyse', () => {
  test('prints the sum of a game in whole points that add up, and its mistakes', async () => {
    const { code, out } = await reynard(['analyse', '-'], { input: SOLO });
    expect(code).toBe(0);
    const [sum, ...mistakes] = out.trim().split('\n');
    const parts = /^(\d+) = (\d+) par ([+−]) (\d+) luck − (\d+) lost; plays like Cuwart$/.exec(sum)!;
    const [total, par, luck, lost] = [parts[1], parts[2], parts[4], parts[5]].map(Number);
    expect(total).toBe(par + (parts[3] === '−' ? -luck : luck) - lost);
    expect(mistakes[0]).toMatch(/^ {2}round 1, event 1: \w+, lost \d+\.\d ± \d+\.\d$/);
    expect(mistakes[1]).toBe('    played  ★1 → ★ write 1 in field 1');
    expect(mistakes[2]).toMatch(/^ {4}better {2}\S/);
  });

  test('names the players of a game of several, and says when a game is unfinished', async () => {
    const { out } = await reynard(['analyse', '-'], { input: startOf(PAIR, 12) });
    expect(out).toMatch(/^P0: unfinished, expects \d+ = \d+ par /);
    expect(out).toMatch(/^P1: unfinished, expects /m);
    expect(out).not.toContain('plays like');
  });

  test('--deep judges the same decisions by other figures, which add up too', async () => {
    const input = startOf(SOLO, 12);
    const run = async (...args: string[]) =>
      JSON.parse((await reynard(['analyse', '--json', ...args, '-'], { input })).out);
    const [quick, deep] = [await run(), await run('--deep')];
    const of = (key: string) => (one: typeof deep) =>
      one.decisions.map((decision: Record<string, number>) => decision[key]);
    expect(of('event')(deep)).toEqual(of('event')(quick));
    expect(of('loss')(deep)).not.toEqual(of('loss')(quick));
    expect(deep.total).toBeCloseTo(deep.par + deep.luck - deep.lost, 6);
  });

  test('reports a line that is not a record, or lacks the seat, and goes on', async () => {
    const broken = { ...JSON.parse(startOf(SOLO, 3)), events: [{ e: 'done', p: 0 }] };
    const input = ['{}', JSON.stringify(broken), startOf(SOLO, 3)].join('\n');
    const { code, out, err } = await reynard(['analyse', '-'], { input });
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toEqual([
      'reynard: standard input:1: the format is not "clever-record/1" (unknown-format)',
      'reynard: standard input:2: step 1: a roll comes first (roll-due)',
    ]);
    expect(out).toMatch(/^unfinished/);
    const seatless = await reynard(['analyse', '--seat', '3', '-'], { input: SOLO });
    expect(seatless).toMatchObject({ code: 1, out: '', err: expect.stringContaining('there is no seat 3') });
    expect((await reynard(['analyse'])).code).toBe(2);
  });
});
