// Positions built from readable data.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildPosition,
  clever4ever,
  doppeltSoClever,
  Game,
  ganzSchoenClever,
  type Mark,
  type PositionSetup,
  type Sheet,
  viewOf,
} from '../src/index.ts';
import { randomGame, sheetOf, TABLES } from './play.ts';

const FACES = { white: 4, yellow: 1, blue: 2, green: 6, orange: 3, purple: 5 };

function built(sheet: Sheet, setup: PositionSetup) {
  const result = buildPosition(sheet, setup);
  if (!result.ok) expect.fail(`${result.error.code}, seat ${result.error.seat}`);
  return result.position;
}
const codeOf = (sheet: Sheet, setup: PositionSetup) => {
  const result = buildPosition(sheet, setup);
  return result.ok ? 'ok' : result.error.code;
};

test('without anything said it is the start of a game', () => {
  const position = built(ganzSchoenClever, { seats: [{}, {}] });
  expect(viewOf(position)).toEqual(viewOf(randomGame('ganz-schoen-clever', 2, 0, 0).position));
});

test('marks count and earn as if they had been played, but leave no bonus pending', () => {
  const marks: Mark[] = [
    { area: 'yellow', at: [0, 0] },
    { area: 'yellow', at: [0, 1] },
    { area: 'yellow', at: [0, 2] },
    { area: 'green' },
    { area: 'orange', value: 5 },
  ];
  const position = built(ganzSchoenClever, {
    seats: [{ marks }],
  });
  const { areas, pending, score } = viewOf(position).seats[0];
  expect(areas.yellow?.slice(0, 4)).toEqual([1, 1, 1, 1]);
  expect(pending).toEqual([]);
  expect(score.areas).toMatchObject({ green: 1, orange: 5 });
});

test('actions and foxes follow from marks and rounds, unless they are given', () => {
  const green = new Array(7).fill({ area: 'green' });
  const seat = (setup: PositionSetup) => viewOf(built(ganzSchoenClever, setup)).seats[0];
  const earned = seat({ round: 2, seats: [{ marks: green }] });
  expect(earned.actions).toEqual({ reroll: { unlocked: 1, used: 0 }, extra: { unlocked: 2, used: 0 } });
  expect(earned.score.foxes).toBe(1);
  const given = seat({ seats: [{ actions: { extra: { unlocked: 3, used: 1 } } }] });
  expect(given.actions).toEqual({ reroll: { unlocked: 0, used: 0 }, extra: { unlocked: 3, used: 1 } });
});

test('a number that repeats itself is written twice', () => {
  const position = built(clever4ever, { seats: [{ marks: [{ area: 'pink', value: 3 }] }] });
  expect(viewOf(position).seats[0].areas.pink?.slice(0, 3)).toEqual([3, 3, 0]);
});

test('dice lie where they are put, the others are in hand', () => {
  const setup = {
    phase: 'roll',
    rolls: 1,
    faces: FACES,
    diceFields: ['orange'],
    tray: ['yellow', 'blue'],
  } as const;
  const view = viewOf(built(ganzSchoenClever, { ...setup, seats: [{}] }));
  expect(view.hand).toEqual(['white', 'green', 'purple']);
  expect(view.tray).toEqual(['yellow', 'blue']);
  expect(view.diceFields).toEqual(['orange', null, null]);
});

test.each<[string, Sheet, PositionSetup, string]>([
  ['no seats', ganzSchoenClever, { seats: [] }, 'bad-players'],
  [
    'a mark that cannot be made',
    ganzSchoenClever,
    { seats: [{ marks: [{ area: 'pink' }] }] },
    'impossible-marks',
  ],
  ['half a round', ganzSchoenClever, { round: 1.5, seats: [{}] }, 'impossible-turn'],
  ['a die of another game', ganzSchoenClever, { tray: ['pink'], seats: [{}] }, 'impossible-dice'],
  ['a die in two places', ganzSchoenClever, { tray: ['blue', 'blue'], seats: [{}] }, 'impossible-dice'],
  [
    'faces that are no numbers',
    ganzSchoenClever,
    { faces: { white: Number.NaN }, seats: [{}] },
    'impossible-dice',
  ],
  ['a negative fox', ganzSchoenClever, { seats: [{ foxes: -1 }] }, 'impossible-foxes'],
  ['a bonus of another game', ganzSchoenClever, { seats: [{ pending: ['?:pink'] }] }, 'impossible-bonus'],
  ['a sweep at the start', doppeltSoClever, { seats: [{ swept: ['blue'] }] }, 'impossible-sweep'],
])('%s is refused', (_, sheet, setup, code) => {
  expect(codeOf(sheet, setup)).toBe(code);
});

describe.each(TABLES)('$game with $players players', ({ game, players }) => {
  test('the view of a position builds the same position', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.integer({ min: 0, max: 300 }), (seed, events) => {
        const { position } = randomGame(game, players, seed, events);
        const view = viewOf(position);
        const seats = view.seats.map((seat) => ({ ...seat, foxes: seat.score.foxes }));
        expect(built(sheetOf(game), { ...view, seats }).equals(position)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

test('a game goes on from a position and can be taken back as far as that', () => {
  const position = built(ganzSchoenClever, { phase: 'choose', rolls: 1, faces: FACES, seats: [{}] });
  const start = position.clone();
  const game = Game.from(position, ['Ada']);
  expect(game.undoSeat).toBeNull();
  game.play(game.position.moves(0)[0]);
  expect(position.equals(start)).toBe(true);
  expect(game.position.equals(start)).toBe(false);
  expect(game.undo(0).ok).toBe(true);
  expect(game.position.equals(start)).toBe(true);
  expect(game.undo(0).ok).toBe(false);
});
