// Help, version and mistakes in the call.
import { SHEETS } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { reynard } from './reynard.ts';

const COMMANDS = ['play', 'simulate', 'verify', 'replay', 'analyse', 'bench'];

describe('help', () => {
  test('the overview names every command', async () => {
    const { code, out, err } = await reynard(['--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const command of COMMANDS) expect(out).toContain(`  ${command}`);
  });

  test('the overview names every game, short and long', async () => {
    const { out } = await reynard(['--help']);
    for (const { id, name } of SHEETS)
      expect(out).toMatch(new RegExp(`^ +[a-z0-9]{3} +${id} +${name}( \\(|$)`, 'm'));
    expect(out).toContain('Ganz schön clever (That’s Pretty Clever)');
  });

  test.each(['play', 'simulate', 'ladder', 'train', 'bench'])(
    'reynard %s --help says which games there are',
    async (command) => {
      expect((await reynard([command, '--help'])).out).toContain('gsc, dsc, chd or c4e');
    },
  );

  test.each(COMMANDS)(
    'reynard %s --help shows usage and options, and so does reynard help',
    async (command) => {
      const { code, out } = await reynard([command, '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`Usage: reynard ${command}`);
      expect(out).toContain('--help');
      expect((await reynard(['help', command])).out).toBe(out);
    },
  );

  test('the bots are listed where one is to be chosen', async () => {
    for (const command of ['play', 'simulate']) {
      expect((await reynard([command, '--help'])).out).toMatch(/random, greedy/);
    }
  });

  test('--version prints the version alone', async () => {
    expect((await reynard(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('a mistake in the call gives a message and exit code 2, without a stack trace', () => {
  test.each([
    [['simulat'], 'unknown command "simulat"; did you mean "simulate"?'],
    [['constructor'], 'unknown command "constructor"'],
    [['--nope'], 'unknown option "--nope"'],
    [['simulate', '--gmes', '3'], 'unknown option "--gmes"; did you mean "--games"?'],
    [['simulate', '-x'], 'unknown option "-x"'],
    [['simulate', '--games'], '--games needs a value'],
    [['simulate', '--games', '0'], '--games takes a whole number'],
    [['simulate', '--games', '1e3'], '--games takes a whole number'],
    [['simulate', '--games', '99999999999999999999'], '--games takes a whole number'],
    [['simulate', '--players', '5'], '--players takes a whole number from 1 to 4'],
    [['simulate', '--game', 'chess'], 'there is no game "chess"'],
    [['simulate', '--bot', 'gredy'], 'there is no bot "gredy"; did you mean "greedy"?'],
    [['simulate', '--players', '3', '--bot', 'random,greedy'], '2 bots are named for 3 players'],
    [['simulate', '--bot', 'random,random,random,random,random'], '5 bots are named'],
    [['simulate', '--json=yes'], '--json takes no value'],
    [['simulate', 'extra'], 'unexpected argument "extra"'],
    [['simulate', '--records', '/nope/games.jsonl'], 'cannot write /nope/games.jsonl: there is no such file'],
    [['verify'], 'name a file of records'],
    [['verify', '/nope'], 'cannot read /nope: there is no such file'],
    [['verify', '/'], 'cannot read /: it is a folder'],
    [['replay'], 'name one file of records'],
    [['replay', '/nope'], 'cannot read /nope'],
    [['replay', '--game-index', '-1', 'x'], '--game-index'],
    [['bench', '--ms', 'x'], '--ms takes a whole number'],
    [['play', '--game', 'go'], 'there is no game "go"'],
    [['play', '--seat', 'bot:nobody'], 'there is no bot "nobody"'],
    [['play', '--lang', 'fr'], '--lang takes one of en, de, nl, hu'],
    [['play', '--resume', '--game', 'gsc'], '--resume continues the saved game'],
    [['play', ...['a', 'b', 'c', 'd', 'e'].flatMap((name) => ['--seat', name])], 'a game has 1 to 4 players'],
  ])('reynard %j', async (args, message) => {
    const { code, out, err } = await reynard(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
  });
});

test('a reader that closes early ends the command quietly', async () => {
  const { spawn } = await import('node:child_process');
  const { fileURLToPath } = await import('node:url');
  const bin = fileURLToPath(new URL('../bin/reynard.js', import.meta.url));
  const samples = fileURLToPath(new URL('../../engine/test/samples/', import.meta.url));
  const files = ['clever-4ever', 'ganz-schoen-clever', 'doppelt-so-clever'].map(
    (game) => `${samples}${game}.jsonl`,
  );
  const child = spawn(process.execPath, [bin, 'verify', '--json', ...files]);
  let err = '';
  child.stderr.on('data', (data) => {
    err += data;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(err).toBe('');
  expect([0, 141]).toContain(code);
});
