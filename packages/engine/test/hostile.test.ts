// Malicious or broken input always gives a typed error with the event's index, never a crash, a hang or a half-changed
// position.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEvent, checkRecord, Game, parseRecord, playEvent, REASONS, replay } from '../src/index.ts';
import { randomGame, TABLES } from './play.ts';
import { type RawEvent, Referee } from './referee.ts';
import { C4E, DSC, GAMES, GSC } from './rules.ts';

const { record: finished } = randomGame(GSC, 2, 'hostile');
const valid = { ...finished, events: finished.events.slice(0, 20) } as Record<string, unknown>;
delete valid.result;

const codeOf = (value: unknown) => {
  const checked = checkRecord(value);
  return checked.ok ? 'ok' : `${checked.error.event} ${checked.error.code}`;
};
const textCode = (text: string) => {
  const parsed = parseRecord(text);
  return parsed.ok ? 'ok' : `${parsed.error.event} ${parsed.error.code}`;
};

const JUNK = [
  ...[undefined, null, true, false, 0, -1, 1, 7, 13, 1.5, 1e300, -1e300, 2 ** 53, Number.NaN, Infinity],
  ...['', 'white', '1', '__proto__', 'constructor', [], [[]], {}, { length: 2 }, new Array(3), ['white']],
  ...[JSON.parse('{"__proto__":{"area":"green"}}'), Object.create({ area: 'green', e: 'done', p: 0 })],
];

describe('text', () => {
  test.each([
    ['nothing', ''],
    ['a space', ' '],
    ['half an object', '{"format":"clever-record/1"'],
    ['two objects', '{}{}'],
    ['a trailing comma', '{"a":1,}'],
    ['NaN', '{"format":NaN}'],
    ['a comment', '{} // fin'],
    ['a broken escape', '"\\u12"'],
    ['binary', '\u0000\u0001\u0002'],
  ])('%s is not JSON', (_, text) => {
    expect(textCode(text)).toBe('null not-json');
  });

  test('every truncation of a record is refused', () => {
    const text = JSON.stringify(valid);
    for (let length = 0; length < text.length; length += 13) {
      expect(textCode(text.slice(0, length))).toBe('null not-json');
    }
    expect(textCode(text)).toBe('ok');
  });

  test('JSON nested 100,000 deep is refused wherever it stands', () => {
    const deep = (open: string, close: string) => `${open.repeat(100_000)}1${close.repeat(100_000)}`;
    for (const nested of [deep('[', ']'), deep('{"a":', '}'), deep('{"__proto__":', '}')]) {
      expect(textCode(nested)).toMatch(/^null (not-json|not-a-record|unknown-format)$/);
      const text = JSON.stringify(valid);
      expect(textCode(text.replace('{', `{"deep":${nested},`))).toMatch(/^null (not-json|too-deep)$/);
      const roll = '{"e":"roll",';
      expect(textCode(text.replace(roll, `${roll}"t":${nested},`))).toMatch(/^(null not-json|0 too-deep)$/);
      for (const key of ['players', 'events', 'game', 'format']) {
        const replaced = `{${Object.keys(valid)
          .map((k) => `"${k}":${k === key ? nested : JSON.stringify(valid[k])}`)
          .join(',')}}`;
        expect(textCode(replaced)).not.toBe('ok');
      }
    }
  });

  test('any text gives a typed answer', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), (text) => {
        const parsed = parseRecord(text);
        expect(parsed).toMatchObject({ ok: false, error: { event: null } });
      }),
      { numRuns: 500 },
    );
  });
});

describe('the record itself', () => {
  test.each([
    ['null', null, 'not-a-record'],
    ['a list', [valid], 'not-a-record'],
    ['a number', 7, 'not-a-record'],
    ['a string', 'clever-record/1', 'not-a-record'],
    ['an empty object', {}, 'unknown-format'],
    ['another format', { ...valid, format: 'clever-record/2' }, 'unknown-format'],
    ['an inherited format', Object.create(valid), 'unknown-format'],
    ['an unknown game', { ...valid, game: 'yahtzee' }, 'unknown-game'],
    ['a game named __proto__', { ...valid, game: '__proto__' }, 'unknown-game'],
    ['a game that is a list', { ...valid, game: [GSC] }, 'unknown-game'],
    ['no players', { ...valid, players: [] }, 'bad-players'],
    ['five players', { ...valid, players: ['a', 'b', 'c', 'd', 'e'] }, 'bad-players'],
    ['a player without a name', { ...valid, players: ['a', null] }, 'bad-players'],
    ['holes for players', { ...valid, players: new Array(2) }, 'bad-players'],
    [
      'players that only look like a list',
      { ...valid, players: { length: 2, 0: 'a', 1: 'b' } },
      'bad-players',
    ],
    ['events that only look like a list', { ...valid, events: { length: 0 } }, 'bad-events'],
    ['no events', { ...valid, events: undefined }, 'bad-events'],
    ['a result too early', { ...valid, result: finished.result }, 'unexpected-result'],
    ['a result that is undefined', { ...valid, result: undefined }, 'unexpected-result'],
  ])('%s', (_, value, code) => {
    expect(codeOf(value)).toBe(`null ${code}`);
    expect(Game.resume(value)).toMatchObject({ ok: false, error: { event: null, code } });
  });

  test.each(Object.keys(valid))('any junk as %s is refused or ignored', (key) => {
    for (const junk of JUNK) {
      const checked = checkRecord({ ...valid, [key]: junk });
      if (key === 'events' && Array.isArray(junk) && junk.length === 0) expect(checked.ok).toBe(true);
      else expect(checked.ok).toBe(false);
    }
  });

  test('without any one of its keys it is refused', () => {
    for (const key of Object.keys(valid)) {
      const { [key]: _, ...rest } = valid;
      expect(checkRecord(rest).ok).toBe(false);
    }
  });

  test('replay refuses an unknown game and a wrong number of players too', () => {
    expect(replay({ game: 'x', players: ['a'], events: [] })).toMatchObject({
      error: { code: 'unknown-game' },
    });
    for (const players of [[], new Array(5).fill('x')]) {
      expect(replay({ game: GSC, players, events: [] })).toMatchObject({ error: { code: 'bad-players' } });
    }
  });

  test('unknown keys named like prototypes are just keys', () => {
    const text = JSON.stringify(valid).replace(
      '{',
      '{"__proto__":{"format":"x","result":{}},"constructor":{"prototype":{}},"toString":1,"hasOwnProperty":0,',
    );
    expect(textCode(text)).toBe('ok');
    expect(({} as Record<string, unknown>).format).toBeUndefined();
  });
});

describe.each(TABLES)('events of $game with $players players', ({ game, players }) => {
  const { record } = randomGame(game, players, 'junk');

  /** Checks that a refused event leaves the position as it was, byte for byte. */
  function expectSafe(position: Parameters<typeof checkEvent>[0], event: unknown, index: number): void {
    const before = position.s.slice();
    const verdict = checkEvent(position, event, index);
    if (Buffer.compare(position.s, before) !== 0) expect.fail(`checking ${JSON.stringify(event)} changed it`);
    if (verdict.ok) return;
    if (verdict.error.event !== index || !(verdict.error.code in REASONS))
      expect.fail(JSON.stringify(verdict));
    playEvent(position, event, index);
    if (Buffer.compare(position.s, before) !== 0) expect.fail(`playing ${JSON.stringify(event)} changed it`);
  }

  test('junk in place of any part of any event is refused or ignored, never half played', () => {
    for (let i = 0; i < record.events.length; i += 5) {
      const replayed = replay(record, i);
      if (!replayed.ok) expect.fail(replayed.error.code);
      const event = record.events[i] as unknown as Record<string, unknown>;
      for (const junk of JUNK) {
        expectSafe(replayed.position, junk, i);
        for (const key of Object.keys(event)) {
          expectSafe(replayed.position, { ...event, [key]: junk }, i);
          const part = event[key];
          if (typeof part !== 'object' || part === null) continue;
          for (const inner of Object.keys(part)) {
            const list = Array.isArray(part) ? part.with(Number(inner), junk) : { ...part, [inner]: junk };
            expectSafe(replayed.position, { ...event, [key]: list }, i);
          }
        }
      }
    }
  });

  test('generated garbage against random positions', () => {
    const leaf = fc.oneof(
      fc.constantFrom('white', 'blue', 'yellow', 'green', 'pink', 'gray', 'silver', 'A', 'X:black', '?:pink'),
      fc.integer({ min: -2, max: 13 }),
      fc.double(),
      fc.constant(null),
    );
    const place = fc.oneof(leaf, fc.array(leaf, { maxLength: 3 }));
    const keys = fc.constantFrom(
      'area',
      'at',
      'row',
      'value',
      'region',
      'white',
      'blue',
      '__proto__',
      'length',
    );
    const garbage = fc.record(
      {
        e: fc.oneof(leaf, fc.constantFrom(...['roll', 'pick', 'extra', 'bonus', 'sweep', 'return', 'done'])),
        p: fc.oneof(fc.integer({ min: -1, max: 4 }), leaf),
        die: leaf,
        mark: fc.oneof(fc.dictionary(keys, place), place),
        bonus: leaf,
        polish: fc.oneof(fc.dictionary(keys, leaf), place),
        dice: fc.oneof(fc.dictionary(keys, leaf), place),
        tray: place,
      },
      { requiredKeys: ['e'] },
    );
    fc.assert(
      fc.property(fc.nat(record.events.length), fc.array(garbage, { maxLength: 20 }), (upTo, events) => {
        const replayed = replay(record, upTo);
        if (!replayed.ok) expect.fail(replayed.error.code);
        for (const event of events) expectSafe(replayed.position, event, 3);
      }),
      { numRuns: 60 },
    );
  });
});

describe('marks, dice and trays', () => {
  /** The code for the first pick of a sample game, changed. */
  const change = (game: string, changes: object) => {
    const { record } = randomGame(game, 2, 'picks');
    const i = record.events.findIndex(({ e }) => e === 'pick');
    const events = [...record.events.slice(0, i), { ...record.events[i], ...changes }];
    return codeOf({ format: record.format, game, players: record.players, events });
  };

  test.each(GAMES)('a mark in %s has exactly its keys', (game) => {
    const { record } = randomGame(game, 2, 'picks');
    const i = record.events.findIndex(({ e }) => e === 'pick');
    const { mark } = record.events[i] as RawEvent;
    expect(change(game, {})).toBe('ok');
    for (const key of ['t', 'at', 'row', 'value', 'region', '__proto__', 'constructor']) {
      if (mark && key in mark && key !== '__proto__' && key !== 'constructor') continue;
      const more = JSON.parse(JSON.stringify({ ...mark, KEY: 0 }).replace('KEY', key));
      expect(change(game, { mark: more })).toBe(`${i} malformed-event`);
    }
    for (const key of Object.keys(mark!)) {
      const { [key as 'at']: _, ...less } = mark!;
      expect(change(game, { mark: less })).toBe(`${i} malformed-event`);
    }
  });

  test('the keys of a mark must be its own', () => {
    const inherited = Object.assign(Object.create({ at: [0, 0] }), { area: 'blue', value: 7 });
    const { record } = randomGame(GSC, 1, 0, 0);
    const dice = { white: 3, yellow: 6, blue: 4, green: 6, orange: 6, purple: 6 };
    const roll = { e: 'roll', dice };
    const game = Game.start(replayOf(record).layout.sheet, ['a']);
    game.append(roll);
    expect(game.append({ e: 'pick', p: 0, die: 'blue', mark: inherited })).toEqual({ ok: true });
    expect(game.position.areaPoints(0, 1)).toBe(1);
    const referee = new Referee(GSC, 1);
    referee.play(roll);
    referee.play({ e: 'pick', p: 0, die: 'blue', mark: { area: 'blue', value: 7 } });
    expect(referee.score(0).areas.blue).toBe(1);
  });

  const replayOf = (record: Parameters<typeof replay>[0]) => {
    const replayed = replay(record);
    if (!replayed.ok) throw new Error(replayed.error.code);
    return replayed.position;
  };

  test.each([
    [{}, 'wrong-dice'],
    [{ white: 1 }, 'wrong-dice'],
    [{ black: 1 }, 'wrong-dice'],
    [JSON.parse('{"__proto__":1}'), 'wrong-dice'],
    [{ white: 0 }, 'malformed-event'],
    [{ white: 7 }, 'malformed-event'],
    [{ white: 1.5 }, 'malformed-event'],
    [{ white: '1' }, 'malformed-event'],
    [{ white: Number.NaN }, 'malformed-event'],
    [{ white: 1e300 }, 'malformed-event'],
    [[1, 2, 3, 4, 5, 6], 'malformed-event'],
    [null, 'malformed-event'],
  ])('a roll of %j: %s', (dice, code) => {
    const events = [{ e: 'roll', dice }];
    expect(codeOf({ format: 'clever-record/1', game: DSC, players: ['a'], events })).toBe(`0 ${code}`);
  });

  test.each([
    ['no tray', undefined],
    ['a die twice', ['white', 'white', 'blue']],
    ['an unknown die', ['white', 'blue', 'black']],
    ['holes', new Array(3)],
    ['four dice', ['white', 'yellow', 'blue', 'gray']],
    ['something like a list', { length: 3, 0: 'white', 1: 'yellow', 2: 'blue' }],
    ['__proto__', ['white', 'yellow', '__proto__']],
  ])('a solo tray with %s is refused', (_, tray) => {
    const { record } = randomGame(C4E, 1, 'tray');
    const i = record.events.findIndex((event) => event.e === 'roll' && event.tray);
    const events = [...record.events.slice(0, i), { ...record.events[i], tray }];
    expect(codeOf({ ...record, events })).toBe(`${i} wrong-tray`);
  });

  test.each([0, 0.5, '1', null, 1e9, -1e9, Number.NaN])('polish by %j is refused', (steps) => {
    const found = polishedRecord();
    const events = found.events.with(-1, { ...found.events.at(-1), polish: { white: steps } } as never);
    expect(codeOf({ ...found, events })).toMatch(/(malformed-event|cannot-polish)$/);
  });

  /** A game up to its first polished mark. */
  function polishedRecord() {
    for (let seed = 0; ; seed++) {
      const { record } = randomGame(C4E, 1, seed);
      const i = record.events.findIndex((event) => 'polish' in event);
      const { format, game, players } = record;
      if (i >= 0) return { format, game, players, events: record.events.slice(0, i + 1) };
    }
  }
});
