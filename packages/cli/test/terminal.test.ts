// On a real terminal (a pty that util-linux's `script` opens): questions before the game, colours, Ctrl-C.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './reynard.ts';

const BIN = fileURLToPath(new URL('../bin/reynard.js', import.meta.url));
const hasPty = spawnSync('script', ['--version']).stdout?.includes('util-linux') ?? false;

/** After this time a question that has not appeared will not come. */
const PATIENCE = 60_000;

/** Types each answer once its question has appeared; the outcome has everything that was shown. */
function atTerminal(
  args: string,
  home: string,
  dialogue: readonly (readonly [wait: string, type: string])[],
) {
  const command = `stty cols 80 rows 30; exec '${process.execPath}' '${BIN}' ${args}`;
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    env: {
      PATH: process.env.PATH,
      REYNARD_HOME: home,
      TERM: 'xterm-256color',
      LANG: 'en_US.UTF-8',
      SHELL: '/bin/sh',
    },
  });
  let shown = '';
  let seen = 0;
  const steps = [...dialogue];
  child.stdout.on('data', (data) => {
    shown += data;
    const at = steps.length > 0 ? shown.indexOf(steps[0][0], seen) : -1;
    if (at < 0) return;
    seen = shown.length;
    child.stdin.write(steps.shift()![1]);
  });
  const patience = setTimeout(() => child.kill(), PATIENCE);
  return new Promise<{ code: number | null; shown: string }>((resolve, reject) => {
    child.on('close', (code) => {
      clearTimeout(patience);
      if (steps.length > 0) reject(new Error(`never asked "${steps[0][0]}", but showed:\n${shown}`));
      else resolve({ code, shown });
    });
  });
}

describe.skipIf(!hasPty)('at a terminal', () => {
  test('game and players are asked for, the dice are rolled on Enter, q saves', async () => {
    const home = temporaryFolder();
    const { code, shown } = await atTerminal('play --seed x', home, [
      ['Which game?', '7\r'],
      ['from 1 to 4', '4\r'],
      ['Who plays?', 'Ada, bot:nobody\r'],
      ['no bot “nobody”', 'Ada, bot:greedy\r'],
      ['roll the dice', '\r'],
      ['choose a die', 'q\r'],
    ]);
    expect(code).toBe(0);
    expect(shown).toContain('\x1b[48;5;220');
    expect(stripVTControlCharacters(shown)).toContain('The game is saved in');
    const { game, players, seats, events } = JSON.parse(readFileSync(join(home, 'game.json'), 'utf8'));
    expect({ game, players, seats }).toEqual({
      game: 'clever-4ever',
      players: ['Ada', 'greedy'],
      seats: ['human', 'bot:greedy'],
    });
    expect(events).toHaveLength(1);
  });

  test('an unfinished game can be continued, and Ctrl-C leaves it saved', async () => {
    const home = temporaryFolder();
    await atTerminal('play --game dsc --seed x', home, [
      ['Roll the dice', '\r'],
      ['Choose a die', 'q\r'],
    ]);
    const saved = readFileSync(join(home, 'game.json'), 'utf8');
    const { code, shown } = await atTerminal('play', home, [
      ['ontinue it', 'c\r'],
      ['Choose a die', '\x03'],
    ]);
    expect(code).toBe(130);
    expect(stripVTControlCharacters(shown)).toContain('Go on with: reynard play --resume');
    expect(readFileSync(join(home, 'game.json'), 'utf8')).toBe(saved);
  });

  test('a replay goes forward, back, to a round and to a step', async () => {
    const file = fileURLToPath(
      new URL('../../engine/test/samples/ganz-schoen-clever.jsonl', import.meta.url),
    );
    const { code, shown } = await atTerminal(`replay '${file}'`, temporaryFolder(), [
      ['step 0/', 'b\r'],
      ['This is the start', '\r'],
      ['step 1/', 'b\r'],
      ['step 0/', 'r\r'],
      ['round 2/6', 'g 5\r'],
      ['step 5/', 'x\r'],
      ['is not a command', 'q\r'],
    ]);
    expect(code).toBe(0);
    expect(shown).toContain('step 5/');
  });
});
