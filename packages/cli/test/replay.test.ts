// Stepping through records.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@reynard/engine';
import { expect, test } from 'vitest';
import { reynard, temporaryFolder } from './reynard.ts';

const SAMPLES = fileURLToPath(new URL('../../engine/test/samples/', import.meta.url));
const FILE = `${SAMPLES}doppelt-so-clever.jsonl`;
const RECORDS = readFileSync(FILE, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as GameRecord);

test('in a pipe every event of the chosen game is printed, then the result', async () => {
  for (const index of [0, 5]) {
    const { code, out, err } = await reynard(['replay', FILE, '--game-index', String(index)]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { events, result } = RECORDS[index];
    const numbers = out.match(/^[ \d]{3}\d(?= {2}\S)/gm)!.map(Number);
    expect(numbers).toEqual(events.map((_, i) => i + 1));
    const totals = out
      .split('\n')
      .findLast((line) => line.startsWith('=  total'))!
      .match(/-?\d+/g)!
      .map(Number);
    expect(totals).toEqual(result!.scores.map(({ total }) => total));
  }
});

test('a record from standard input can be replayed, in another language', async () => {
  const { code, out } = await reynard(['replay', '-', '--lang', 'hu'], { input: JSON.stringify(RECORDS[0]) });
  expect(code).toBe(0);
  expect(out).toContain('A játék véget ért');
});

test('an unfinished game is shown as far as it goes', async () => {
  const { result, ...rest } = RECORDS[0];
  expect(result).toBeDefined();
  const input = JSON.stringify({ ...rest, events: rest.events.slice(0, 10) });
  const { code, out } = await reynard(['replay', '-'], { input });
  expect(code).toBe(0);
  expect(out).toContain('The game is not finished.');
});

test('a game that breaks a rule is shown up to there', async () => {
  const file = `${SAMPLES}doppelt-so-clever.illegal.jsonl`;
  const { bad } = JSON.parse(readFileSync(file, 'utf8').split('\n')[0]);
  const { code, out, err } = await reynard(['replay', file]);
  expect(code).toBe(1);
  expect(out.match(/^[ \d]{3}\d(?= {2}\S)/gm)).toHaveLength(bad);
  expect(err).toMatch(`Step ${bad + 1} breaks the rules`);
});

test.each([
  ['what is no record', 'hello', 1, 'is not a record'],
  [
    'a record of an unknown game',
    '{"format":"clever-record/1","game":"chess","players":["a"],"events":[]}',
    1,
    'is not a record',
  ],
  ['an empty file', '', 2, 'no records'],
])('%s is refused in words', async (_, text, code, message) => {
  const file = join(temporaryFolder(), 'x.jsonl');
  writeFileSync(file, text);
  const outcome = await reynard(['replay', file]);
  expect(outcome.code).toBe(code);
  expect(outcome.err).toContain(message);
  expect(outcome.err).not.toMatch(/\n\s+at /);
});

test('a game index beyond the file says how many games there are', async () => {
  const { code, err } = await reynard(['replay', FILE, '--game-index', '8']);
  expect(code).toBe(2);
  expect(err).toContain('has 8 games');
});
