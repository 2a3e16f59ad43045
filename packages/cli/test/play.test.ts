// Games at the terminal, played through a pipe.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, parseRecord } from '@reynard/engine';
import stringWidth from 'string-width';
import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES, MESSAGES } from '../src/messages/index.ts';
import { GAMES, reynard, start, temporaryFolder } from './reynard.ts';

/** More answers than any game asks for: always the first choice. */
const FIRST_CHOICES = '1\n'.repeat(1500);

const readGame = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as GameRecord & { seats: string[] };

/** Plays in a folder of its own. */
function table() {
  const home = temporaryFolder();
  const saved = join(home, 'game.json');
  return {
    saved,
    record: join(home, 'record.jsonl'),
    play: (args: readonly string[], input: string, env: Record<string, string> = {}) =>
      reynard(['play', ...args], { input, env: { REYNARD_HOME: home, ...env } }),
  };
}

describe('a whole game', () => {
  const seatings = [
    ['alone', []],
    ['two people', ['Ada', 'Bo']],
    ['a person and two bots', ['bot:greedy', 'Ada', 'bot:random']],
    ['four seats', ['Ada', 'bot:greedy', 'Cleo', 'bot:random']],
  ] as const;
  const cases = GAMES.flatMap((game) => seatings.map(([who, seats]) => [game, who, seats] as const));

  test.each(cases)('%s, %s: ends with the totals of its valid record', async (game, _, seats) => {
    const { play, record, saved } = table();
    const args = seats.flatMap((seat) => ['--seat', seat]);
    const { code, out, err } = await play(
      ['--game', game, ...args, '--seed', 'x', '--record', record],
      FIRST_CHOICES,
    );
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(readFileSync(saved, 'utf8')).toBe(readFileSync(record, 'utf8'));
    const parsed = parseRecord(readFileSync(record, 'utf8'));
    expect(parsed.ok && parsed.position.isOver).toBe(true);
    const { scores, winners } = readGame(record).result!;
    const totals = scores.map(({ total }) => total);
    const printed = out
      .split('\n')
      .findLast((line) => line.startsWith('=  total'))!
      .match(/-?\d+/g)!
      .map(Number);
    expect(printed).toEqual(totals);
    if (seats.length === 0) expect(out).toMatch(/of 5 stars/);
    else
      for (const seat of winners)
        expect(out).toMatch(new RegExp(`${readGame(record).players[seat]}.* wins|Shared`));
    expect(out).not.toContain('\x1b');
  });
});

test('the same seed gives the same dice, and those of the simulated game of that seed', async () => {
  const one = table();
  const two = table();
  for (const { play } of [one, two]) await play(['--seed', 's/3'], '\n1\n');
  expect(readGame(one.saved).events).toEqual(readGame(two.saved).events);
  const file = join(temporaryFolder(), 'games.jsonl');
  await reynard(['simulate', '--bot', 'random', '--games', '4', '--seed', 's', '--records', file]);
  const simulated = JSON.parse(readFileSync(file, 'utf8').split('\n')[3]) as GameRecord;
  expect(readGame(one.saved).events[0]).toEqual(simulated.events[0]);
});

describe('saving', () => {
  test('at the end of input the game is saved and can be resumed to the same end', async () => {
    const { play, saved } = table();
    const { code, out } = await play(['--game', 'dsc', '--seed', 'x'], '1\n'.repeat(20));
    expect(code).toBe(0);
    expect(out).toContain(`The game is saved in ${saved}.`);
    const before = readGame(saved);
    expect(before.result).toBeUndefined();
    await play(['--resume'], FIRST_CHOICES);
    const after = readGame(saved);
    expect(after.events.slice(0, before.events.length)).toEqual(before.events);
    const whole = table();
    await whole.play(['--game', 'dsc', '--seed', 'x'], FIRST_CHOICES);
    expect(after).toEqual(readGame(whole.saved));
  });

  test('a killed game goes on as if nothing had happened, dice and bots included', async () => {
    const { play, saved } = table();
    const args = ['--game', 'c4e', '--seat', 'Ada', '--seat', 'bot:random', '--seed', 'x'];
    const child = start(['play', ...args], { REYNARD_HOME: join(saved, '..') });
    const lines = () => (existsSync(saved) ? readGame(saved).events.length : 0);
    child.stdout.resume();
    child.stdin.write('1\n'.repeat(25));
    await vi.waitFor(() => expect(lines()).toBeGreaterThanOrEqual(20), 60_000);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.on('close', resolve));
    expect(readGame(saved).result).toBeUndefined();
    await play(['--resume'], FIRST_CHOICES);
    const whole = table();
    await whole.play(args, FIRST_CHOICES);
    expect(readGame(saved)).toEqual(readGame(whole.saved));
  });

  test('an unfinished game is not given up unless --new says so', async () => {
    const { play, saved } = table();
    await play(['--seed', 'x'], '1\n1\n');
    const before = readFileSync(saved, 'utf8');
    const refused = await play(['--game', 'c4e'], '1\n');
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('An unfinished game is saved');
    expect(refused.err).toContain('--resume');
    expect(readFileSync(saved, 'utf8')).toBe(before);
    expect((await play(['--game', 'c4e', '--new'], '1\n')).code).toBe(0);
    expect(readGame(saved).game).toBe('clever-4ever');
  });

  test('a finished game makes way for a new one, and --resume shows its result again', async () => {
    const { play, saved } = table();
    await play(['--seed', 'x'], FIRST_CHOICES);
    const { total } = readGame(saved).result!.scores[0];
    const again = await play(['--resume'], '');
    expect(again.code).toBe(0);
    expect(again.out).toMatch(new RegExp(`total +${total}\n`));
    expect((await play(['--seed', 'y'], '1\n')).code).toBe(0);
    expect(readGame(saved).result).toBeUndefined();
  });

  test('--resume without a saved game says so', async () => {
    const { play, saved } = table();
    const { code, err } = await play(['--resume'], '');
    expect(code).toBe(2);
    expect(err).toBe(`There is no saved game in ${saved}.\n`);
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, text.length / 2)],
    ['not JSON', () => 'hello'],
    ['changed against the rules', (text: string) => text.replace('"e":"pick"', '"e":"extra"')],
    ['with a bot nobody knows', (text: string) => text.replace('"human"', '"bot:nobody"')],
  ])('a saved game that is %s is refused and kept; --new moves it aside', async (_, damage) => {
    const { play, saved } = table();
    await play(['--seed', 'x'], '1\n1\n1\n');
    const damaged = damage(readFileSync(saved, 'utf8'));
    writeFileSync(saved, damaged);
    for (const args of [['--resume'], []]) {
      const { code, err } = await play(args, '1\n');
      expect(code).toBe(2);
      expect(err).toContain(`The saved game in ${saved} cannot be read`);
      expect(readFileSync(saved, 'utf8')).toBe(damaged);
    }
    expect((await play(['--new'], '1\n')).code).toBe(0);
    const aside = readdirSync(join(saved, '..')).find((name) => name.includes('damaged'))!;
    expect(readFileSync(join(saved, '..', aside), 'utf8')).toBe(damaged);
  });

  test('--save names another file, and a plain record can be continued', async () => {
    const { play } = table();
    const file = join(temporaryFolder(), 'deep', 'my.json');
    const { out } = await play(['--save', file, '--seed', 'x'], '1\n1\n');
    expect(out).toContain(`--resume --save ${file}`);
    const { seats, seed, ...plain } = readGame(file) as GameRecord & { seats: unknown; seed: unknown };
    expect([seats, seed]).toEqual([['human'], 'x']);
    writeFileSync(file, JSON.stringify(plain));
    expect((await play(['--resume', '--save', file], FIRST_CHOICES)).code).toBe(0);
    expect(readGame(file).result).toBeDefined();
  });

  test('where nothing can be saved the game goes on and says so once', async () => {
    const { play } = table();
    const { code, out } = await play(['--save', '/dev/null/game.json', '--seed', 'x'], FIRST_CHOICES);
    expect(code).toBe(0);
    expect(out.match(/cannot be saved/g)).toHaveLength(1);
    expect(out).toContain('The game is over');
  });
});

describe('undo', () => {
  test('takes back a decision but never a roll', async () => {
    const { play, saved } = table();
    const { out } = await play(['--seed', 'x'], '\n1\nu\nu\n');
    expect(out).toContain('1 step undone.');
    expect(out).toContain('Nothing to undo');
    expect(readGame(saved).events.map(({ e }) => e)).toEqual(['roll']);
  });

  test('takes back the steps that were played by themselves too', async () => {
    const { play, saved } = table();
    await play(['--seed', 'x'], '\n1\n\n1\n\n1\n');
    const before = readGame(saved).events;
    expect(before.at(-1)).toEqual({ e: 'done', p: 0 });
    const { out } = await play(['--resume'], 'u\n');
    expect(out).toContain('2 steps undone.');
    expect(readGame(saved).events).toEqual(before.slice(0, -2));
  });

  test('one player cannot take back another’s move, nor anything after a bot has acted', async () => {
    const { play } = table();
    const { out } = await play(['--seat', 'bot:random', '--seat', 'Ada', '--seed', 'x'], 'u\n');
    expect(out).toContain('Nothing to undo');
  });
});

describe('answers', () => {
  test('a code plays the one move it fits, and lists several', async () => {
    const { play, saved } = table();
    const { out } = await play(['--seed', '4'], 'roll\nw\no\n');
    expect(out).toMatch(/○4.*\n/);
    expect(readGame(saved).events[1]).toEqual({
      e: 'pick',
      p: 0,
      die: 'orange',
      mark: { area: 'orange', value: 4 },
    });
  });

  test('an answer that is not a choice is reported, and nothing happens', async () => {
    const { play, saved } = table();
    const { out } = await play(['--seed', 'x'], '0\n99\nxyz\n-1\n1e9\n');
    expect(out.match(/is not a choice here/g)).toHaveLength(5);
    expect(readGame(saved).events).toEqual([]);
  });

  test('? explains the signs, l shows another sheet, q leaves with the game saved', async () => {
    const { play } = table();
    const { code, out } = await play(['--seat', 'Ada', '--seat', 'Bo', '--seed', 'x'], '?\nl 2\nl 7\nq\n1\n');
    expect(code).toBe(0);
    expect(out).toContain('▲ yellow   ● blue');
    expect(out).toContain('Name a player from 1 to 2.');
    expect(out).toContain('The game is saved');
  });

  test('names are printed without control characters and told apart', async () => {
    const { play, saved } = table();
    const { out } = await play(
      ['--seat', 'A\x1b[31mda', '--seat', 'bot:random', '--seat', 'bot:random'],
      'q\n',
    );
    expect(out).not.toContain('\x1b');
    expect(readGame(saved).players).toEqual(['A[31mda', 'random', 'random 2']);
  });
});

describe('languages and widths', () => {
  test.each(LANGUAGES.flatMap((language) => GAMES.map((game) => [language, game] as const)))(
    'in %s, no line of %s is wider than 40 columns',
    async (language, game) => {
      const { play } = table();
      const input = `?\nl 1\nu\nnope\n${FIRST_CHOICES}`;
      const seats = ['--seat', 'A rather long name indeed', '--seat', 'bot:greedy', '--seat', 'bot:random'];
      const { code, out } = await play(['--game', game, ...seats, '--lang', language, '--seed', 'x'], input, {
        COLUMNS: '40',
      });
      expect(code).toBe(0);
      expect(out).toContain(MESSAGES[language].end.title);
      expect(out.split('\n').filter((line) => stringWidth(line) > 40)).toEqual([]);
    },
  );

  test.each([
    [{ LANG: 'de_DE.UTF-8' }, 'Runde 1/6'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'nl_NL' }, 'ronde 1/6'],
    [{ LC_MESSAGES: 'hu' }, 'kör: 1/6'],
    [{ LANG: 'C' }, 'round 1/6'],
  ])('the environment %j chooses the language', async (env, expected) => {
    expect((await table().play([], '', env as Record<string, string>)).out).toContain(expected);
  });

  test('colour is used when forced, and never with NO_COLOR or --no-color', async () => {
    const force = { FORCE_COLOR: '2', TERM: 'xterm-256color' };
    expect((await table().play([], '', force)).out).toContain('\x1b[48;5;220');
    expect((await table().play(['--no-color'], '', force)).out).not.toContain('\x1b');
    expect((await table().play([], '', { ...force, NO_COLOR: '1' })).out).not.toContain('\x1b');
  });
});
