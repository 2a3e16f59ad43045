// Training from the terminal: a short run, its going on, and mistakes in the call.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { reynard } from './reynard.ts';

const folder = mkdtempSync(join(tmpdir(), 'reynard-train-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SHORT = [
  'train',
  '--game',
  'gsc',
  '--games',
  '40',
  '--lesson',
  '20',
  '--units',
  '16',
  '--exam-games',
  '4',
];

test('a run reports every lesson, keeps its network and is not overwritten by mistake', async () => {
  const out = join(folder, 'run');
  const first = await reynard([...SHORT, '--out', out]);
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out).toMatch(/50\.0 % +20 games {2}mean \d+\.\d/);
  expect(first.out).toMatch(/100\.0 % +40 games .*examination \d+\.\d ± \d+\.\d, the best so far/);
  for (const file of ['net', 'card.json', 'checkpoint']) {
    expect(existsSync(join(out, `ganz-schoen-clever.${file}`)), file).toBe(true);
  }
  const again = await reynard([...SHORT, '--out', out]);
  expect(again.code).toBe(2);
  expect(again.err).toContain('add --resume');
}, 60_000);

test.each([
  [['train'], 'name the game'],
  [['train', '--game', 'chess'], 'there is no game "chess"'],
  [['train', '--game', 'gsc', '--units', '20'], 'a multiple of 16'],
  [['train', '--game', 'gsc', '--rate', '7'], '--rate takes a number from 0 to 1'],
  [['train', '--game', 'gsc', '--handover', '2'], '--handover takes a number from 0 to 1'],
  [['train', '--game', 'gsc', '--resume', '--out', join(folder, 'nothing')], 'there is no run'],
  [[...SHORT, '--from', join(folder, 'no.net'), '--out', join(folder, 'from')], 'there is no such file'],
])('%j is refused with a reason', async (args, reason) => {
  const { code, out, err } = await reynard(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(reason);
});
