// The text form of a position: every position of random games comes back exactly, nothing impossible is taken, and from
// whatever is taken the game can be played to its end.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decidingSeats,
  MAX_MOVES,
  POSITION_REASONS,
  POSITION_VERSION,
  Position,
  type PositionReason,
  parsePosition,
  Random,
  ROLL,
  rollDice,
  viewOf,
  writePosition,
} from '../src/index.ts';
import { randomGame, sheetOf, step, TABLES } from './play.ts';
import { C4E, DSC, GAMES, GSC } from './rules.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });

function parsed(text: string): Position {
  const result = parsePosition(text);
  if (!result.ok) expect.fail(`${text}: ${result.error.code}, seat ${result.error.seat}`);
  return result.position;
}

const codeOf = (text: string): PositionReason | 'ok' => {
  const result = parsePosition(text);
  return result.ok ? 'ok' : result.error.code;
};

const choices = new Int32Array(MAX_MOVES);

function playToEnd(position: Position, random: Random): void {
  while (!position.isOver) {
    const seats = decidingSeats(position);
    const seat = seats[random.below(seats.length)];
    const choice = choices[random.below(position.listChoices(seat, choices))];
    if (choice === ROLL) rollDice(position, random);
    else position.play(choice);
  }
}

describe.each(TABLES)('$game with $players players', ({ game, players }) => {
  test('every position of a random game comes back byte by byte, in at most 400 URL-safe characters', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const played = randomGame(game, players, seed, 0);
        const random = new Random(seed);
        for (;;) {
          const { position } = played;
          const text = writePosition(position);
          expect(text).toMatch(/^[\w.~-]{1,400}$/);
          const copy = parsed(text);
          if (!copy.equals(position)) expect(viewOf(copy), text).toEqual(viewOf(position));
          if (position.isOver) return;
          step(played, random);
        }
      }),
      { numRuns: 4 },
    );
  });

  test('a damaged text is refused with a reason, or is a position from which the game ends', () => {
    const damage = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.integer({ min: 0, max: 2 }),
      by: fc.string({ unit: fc.constantFrom(...'0123456789abdefhprtxyzABCZ.~-'), maxLength: 3 }),
    });
    fc.assert(
      fc.property(
        seeds,
        fc.double({ min: 0, max: 1, noNaN: true }),
        damage,
        (seed, share, { at, length, by }) => {
          const events = randomGame(game, players, seed).record.events.length;
          const { position } = randomGame(game, players, seed, Math.floor(share * events));
          const text = writePosition(position);
          const from = Math.floor(at * text.length);
          const result = parsePosition(text.slice(0, from) + by + text.slice(from + length));
          if (!result.ok) {
            expect(POSITION_REASONS[result.error.code]).toBe(result.error.reason);
            return;
          }
          expect(parsed(writePosition(result.position)).equals(result.position)).toBe(true);
          playToEnd(result.position, new Random(seed));
        },
      ),
      { numRuns: 60 },
    );
  });
});

test.each(GAMES)('the start of %s is short', (game) => {
  const text = writePosition(Position.start(sheetOf(game), 1));
  expect(text).toMatch(new RegExp(`^${POSITION_VERSION}\\.${game}\\.1a-roll\\.-\\.`));
  expect(text.length).toBeLessThan(64);
});

const START = '1.ganz-schoen-clever.1a-roll.-.C1B1B1B1----~r10';
const CHOOSE = '1.ganz-schoen-clever.1a-choose1.h4h1h2h6h3h5.C1B1B1B1----~r10';
const FINISH = '1.ganz-schoen-clever.1p-finish.t1t2t3x4y5z6.C1B1B1B1----~extra~r10~e21~used-white';
const SWEEP = '1.doppelt-so-clever.1a-roll1.h6x5t1t2h5h6.D1----~r10~swept-yellow-blue';
const C4E_START = '1.clever-4ever.1a-roll.-.----~r10';

test.each([
  ['nothing', '', 'not-a-position'],
  ['another version', START.replace('1.', '2.'), 'unknown-version'],
  ['no version', START.slice(2), 'not-a-position'],
  ['no seat', '1.ganz-schoen-clever.1a-roll.-', 'not-a-position'],
  ['an unknown game', START.replace('ganz', 'gar'), 'unknown-game'],
  ['the name of a property', START.replace('ganz-schoen-clever', '__proto__'), 'unknown-game'],
  ['five seats', START + '.C1B1B1B1----~r10'.repeat(4), 'bad-players'],
  ['an unknown phase', START.replace('roll', 'rest'), 'bad-turn'],
  ['a fourth roll', START.replace('roll', 'roll4'), 'bad-turn'],
  ['round 0', START.replace('1a', '0a'), 'bad-turn'],
  ['five dice', CHOOSE.replace('h5.', '.'), 'bad-dice'],
  ['a seven', CHOOSE.replace('h6', 'h7'), 'bad-dice'],
  ['two dice on one field', FINISH.replace('y5', 'x5'), 'bad-dice'],
  ['four areas', START.replace('----', '---'), 'bad-seat'],
  ['an unknown item', `${START}~g2`, 'bad-seat'],
  ['an item twice', `${START}~r10`, 'bad-seat'],
  ['a stage twice', `${FINISH}~done`, 'bad-seat'],
  ['an unknown die', FINISH.replace('used-white', 'used-pink'), 'bad-seat'],
  ['a bonus of another game', `${START}~bonus-any-pink`, 'bad-seat'],
  ['an empty item', `${START}~`, 'bad-seat'],
  ['too long a text', `${START}${'A'.repeat(3000)}`, 'not-a-position'],
] as const)('%s is not well formed', (_, text, code) => {
  expect(codeOf(text)).toBe(code);
});

test.each([
  ['the start', START],
  ['a choice', CHOOSE],
  ['an extra die used', FINISH],
  ['swept dice', SWEEP],
  ['Clever 4ever', C4E_START],
])('%s is possible', (_, text) => {
  expect(codeOf(text)).toBe('ok');
});

test.each([
  ['round 7', START.replace('1a', '7a'), 'impossible-turn'],
  ['the turn of seat 1 in a solo game', START.replace('1a', '1b'), 'impossible-turn'],
  ['a passive solo turn of two', `${START.replace('1a', '1p')}.C1B1B1B1----~r10`, 'impossible-turn'],
  ['the end in round 1', FINISH.replace('1p-finish', '1a-over').replace('extra', 'done'), 'impossible-turn'],
  ['a choice without a roll', CHOOSE.replace('choose1', 'choose'), 'impossible-turn'],
  ['a third roll made and nothing to settle', CHOOSE.replace('choose1', 'roll3'), 'impossible-turn'],
  ['a choice of dice that were not rolled', START.replace('roll', 'choose1'), 'impossible-dice'],
  ['dice before the first roll', CHOOSE.replace('choose1', 'roll'), 'impossible-dice'],
  ['a tray before anything was chosen', CHOOSE.replace('h1', 't1'), 'impossible-dice'],
  ['a die chosen in the roll that is still to be chosen from', CHOOSE.replace('h6', 'x6'), 'impossible-dice'],
  ['a lower die left in hand', CHOOSE.replace('choose1', 'roll1').replace('h6', 'x6'), 'impossible-dice'],
  ['a higher die on the tray', FINISH.replace('t1', 't5'), 'impossible-dice'],
  ['a seat that is done during the rolls', `${CHOOSE}~done`, 'impossible-stage'],
  ['everybody done before the end', FINISH.replace('extra', 'done'), 'impossible-stage'],
  ['an open field that is printed crossed', START.replace('C1B1B1B1', 'C1B1B1'), 'impossible-marks'],
  ['a twice crossed field', START.replace('C1', 'C2'), 'impossible-marks'],
  ['more fields than the area has', START.replace('----', `--${'1'.repeat(12)}--`), 'impossible-marks'],
  ['a gap in a row', START.replace('----', '--A1--'), 'impossible-marks'],
  ['a number that does not rise', START.replace('----', '----54'), 'impossible-marks'],
  ['a seven in a row of faces', START.replace('----', '---7-'), 'impossible-marks'],
  ['a region out of reach', C4E_START.replace('----', '--D1--'), 'impossible-marks'],
  ['a repeated number that is missing', C4E_START.replace('----', '----3'), 'impossible-marks'],
  ['more used than unlocked', START.replace('r10', 'r12'), 'impossible-actions'],
  ['more unlocked than slots', START.replace('r10', 'r80'), 'impossible-actions'],
  ['an action the game does not have', `${START}~p10`, 'impossible-actions'],
  ['a reroll that was not spent', CHOOSE.replace('choose', 'reroll'), 'impossible-actions'],
  ['a fox that no mark earns', `${START}~f1`, 'impossible-foxes'],
  ['a bonus before anything was marked', `${CHOOSE}~bonus-x-blue`, 'impossible-bonus'],
  [
    'a bonus that cannot be used',
    `${FINISH.replace('----', '--11111111111--')}~bonus-x-green`,
    'impossible-bonus',
  ],
  ['more bonuses than are printed', FINISH + '~bonus-x-blue'.repeat(9), 'impossible-bonus'],
  ['a swept die that is not on the tray', SWEEP.replace('swept-yellow', 'swept-white'), 'impossible-sweep'],
  ['a sweep in a game without one', `${CHOOSE.replace('choose1', 'roll1')}~swept-blue`, 'impossible-sweep'],
  ['more extra dice than actions used', `${FINISH}-blue`, 'impossible-extra'],
  ['extra dice during the rolls', `${CHOOSE}~e11~used-blue`, 'impossible-extra'],
] as const)('%s is impossible', (_, text, code) => {
  expect(codeOf(text)).toBe(code);
});

test('anything but a string is refused', () => {
  for (const junk of [undefined, null, 1, {}, [], ['1', GSC], { split: () => [] }] as never[]) {
    expect(codeOf(junk)).toBe('not-a-position');
  }
});

test('a sheet that is not among the games can be read if it is handed in', () => {
  const sheet = { ...sheetOf(DSC), id: 'another-game' };
  const position = Position.start(sheet, 2);
  const text = writePosition(position);
  expect(codeOf(text)).toBe('unknown-game');
  const result = parsePosition(text, [sheet]);
  expect(result.ok && result.position.equals(position)).toBe(true);
});

test('the examples of docs/position.md are positions', () => {
  const docs = readFileSync(new URL('../../../docs/position.md', import.meta.url), 'utf8');
  const examples = docs.match(/^1\.[\w.~-]+$/gm) ?? [];
  expect(examples.length).toBeGreaterThan(2);
  for (const text of examples) expect(writePosition(parsed(text))).toBe(text);
  expect([GSC, DSC, C4E].filter((game) => examples.some((text) => text.includes(game)))).toEqual([
    GSC,
    DSC,
    C4E,
  ]);
});
