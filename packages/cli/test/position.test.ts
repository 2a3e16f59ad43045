// Positions as text at the terminal: drawn, taken from a replay, and played from.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameRecord, Position, parsePosition, replay, sheetById, writePosition } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { reynard } from './reynard.ts';

const SAMPLES = fileURLToPath(new URL('../../engine/test/samples/', import.meta.url));
const CHOOSE = '1.ganz-schoen-clever.1a-choose1.h4h1h2h6h3h5.C1B1B1B1----~r10';
const PASSIVE =
  '1.clever-4ever.1c-finish2.t4y6t3t5t1x6.----624~extra~r10~p10.J3---K4-3333~passive~r20.J6----33266~done~r20~e11';

describe('position', () => {
  test('draws the sheet, the dice and the moves of the player to act', async () => {
    const { code, out, err } = await reynard(['position', CHOOSE]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('That’s Pretty Clever   round 1/6   roll 1/3');
    expect(out).toMatch(/In hand {2}○4 {2}▲1/);
    expect(out).toMatch(/\b1\) /);
    const moves = out.match(/\d+(?=\))/g)!.map(Number);
    expect(Math.max(...moves)).toBe(parsed(CHOOSE).moves(0).length);
  });

  test('shows every player’s sheet, in the language asked for', async () => {
    const { code, out } = await reynard(['position', PASSIVE, '--lang', 'de']);
    expect(code).toBe(0);
    for (const name of ['#1', '#2', '#3']) expect(out).toContain(name);
    expect(out).toContain('Silbertablett');
  });

  test.each([
    ['nothing that is a position', 'chess', 'not-a-position'],
    ['an impossible one', `${CHOOSE}~f3`, 'impossible-foxes'],
  ])('refuses %s with the reason', async (_, text, code) => {
    const refused = await reynard(['position', text]);
    expect({ code: refused.code, out: refused.out }).toEqual({ code: 2, out: '' });
    expect(refused.err).toContain(`[${code}]`);
    expect((await reynard(['play', '--from', text])).err).toContain(`[${code}]`);
  });
});

test('replay --positions prints the start and the position after every event', async () => {
  const file = `${SAMPLES}clever-4ever.jsonl`;
  const record = JSON.parse(readFileSync(file, 'utf8').split('\n')[2]) as GameRecord;
  const { code, out, err } = await reynard(['replay', file, '--game-index', '2', '--positions']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(record.events.length + 1);
  const [start, middle, end] = [0, 40, record.events.length].map((events) => {
    const replayed = replay(record, events);
    return replayed.ok ? writePosition(replayed.position) : '';
  });
  expect([lines[0], lines[40], lines.at(-1)]).toEqual([start, middle, end]);
});

describe('play --from', () => {
  test('goes on from the position to the end of the game', async () => {
    const { code, out } = await reynard(['play', '--from', CHOOSE, '--seed', 'x'], {
      input: '1\n'.repeat(1500),
    });
    expect(code).toBe(0);
    expect(out).toContain('This game starts from a position, so it is not saved.');
    expect(out).toContain('=  total');
  });

  test('says on leaving how to go on, with what was played', async () => {
    const { code, out } = await reynard(['play', '--from', CHOOSE], { input: '1\nq\n' });
    expect(code).toBe(0);
    const [, left] = /reynard play --from (\S+)\s*$/.exec(out)!;
    expect(parsed(left).equals(parsed(CHOOSE))).toBe(false);
    expect(parsed(left).round).toBe(0);
    const again = await reynard(['play', '--from', left], { input: '=\n' });
    expect(again.out).toContain(left);
  });

  test('can be taken back as far as the position, not further', async () => {
    const { out } = await reynard(['play', '--from', CHOOSE], { input: '1\nu\nu\n=\nq\n' });
    expect(out).toContain('Nothing');
    expect(out).toMatch(new RegExp(`^${CHOOSE.replaceAll('.', '\\.')}$`, 'm'));
  });

  test('takes a bot per seat, and no option about saving', async () => {
    const bots = await reynard([
      'play',
      '--from',
      PASSIVE,
      '--seat',
      'bot:greedy',
      '--seat',
      'bot:random',
      '--seat',
      'bot:greedy',
    ]);
    expect(bots.code).toBe(0);
    expect((await reynard(['play', '--from', PASSIVE, '--seat', 'Ada'])).err).toContain('3 players');
    for (const option of ['--resume', '--new', '--record=x.json', '--save=x.json', '--game=gsc']) {
      const refused = await reynard(['play', '--from', CHOOSE, option]);
      expect({ code: refused.code, out: refused.out }).toEqual({ code: 2, out: '' });
      expect(refused.err).toContain(option.split('=')[0]);
    }
  });

  test('shows the result of a game that is over', async () => {
    const file = `${SAMPLES}ganz-schoen-clever.jsonl`;
    const { out } = await reynard(['replay', file, '--positions']);
    const over = out.trimEnd().split('\n').at(-1)!;
    expect((await reynard(['play', '--from', over])).out).toContain('=  total');
  });
});

function parsed(text: string): Position {
  const result = parsePosition(text);
  return result.ok ? result.position : Position.start(sheetById('clever-4ever')!, 1);
}
