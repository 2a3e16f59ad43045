// The rulings of Clever hoch Drei, R19 to R24: places, the order of the dice fields, company and jokers.
import { describe, expect, test } from 'vitest';
import {
  BONUS,
  buildPosition,
  cleverHochDrei,
  dieOf,
  fieldOf,
  hasJoker,
  kindOf,
  markValueOf,
  type PositionSetup,
  SWEEP,
  viewOf,
  whyNot,
} from '../src/index.ts';
import { atIndex, CHD, DSC, type RawMark } from './rules.ts';
import { TestGame } from './test-game.ts';

const yellow = (row: number, column: number): RawMark => ({ area: 'yellow', at: [row, column] });
const turquoise = (row: number, column: number): RawMark => ({ area: 'turquoise', at: [row, column] });
const blue = (side: 'left' | 'right', value: number): RawMark => ({ area: 'blue', side, value });
const brown = (index: number): RawMark => atIndex('brown', index);
const pink = (value: number, take: 'bonus' | 'points'): RawMark => ({ area: 'pink', value, take });

/** Where the listed moves of a kind, die or bonus can mark an area. */
const places = (table: TestGame, test: { e: string; die?: string; bonus?: string; area: string }) =>
  table
    .listed(0, test.e)
    .filter(({ die, bonus, mark, joker }) => {
      const isIt = (test.die ?? die) === die && (test.bonus ?? bonus) === bonus && !joker;
      return isIt && mark!.area === test.area;
    })
    .map(({ mark }) => mark!.at);

/** A passive turn in which no tray die is usable, so that R2 gives the dice of the fields: white, blue, yellow. */
const trayIsUseless = (actions: NonNullable<PositionSetup['seats'][0]['actions']>): PositionSetup => ({
  round: 3,
  phase: 'finish',
  soloPassive: true,
  faces: { white: 6, yellow: 5, turquoise: 1, blue: 5, brown: 1, pink: 1 },
  tray: ['turquoise', 'brown', 'pink'],
  diceFields: ['white', 'blue', 'yellow'],
  seats: [
    {
      stage: 'passive',
      actions,
      areas: {
        turquoise: new Array(30).fill(1),
        brown: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
        pink: [7, ...new Array(11).fill(1)],
      },
    },
  ],
});

const atPassiveRoll = (table: TestGame) => table.until((view) => view.soloPassive && view.awaitsRoll);
const rows = (column: number) => [0, 1, 2, 3, 4].map((row) => [row, column]);

describe('R19: every mark has a place', () => {
  test('R19: the pick of roll k marks row k of yellow, also after a roll that was given up', () => {
    const table = new TestGame(CHD).roll({ yellow: 2, white: 5 }, 6);
    expect(places(table, { e: 'pick', die: 'yellow', area: 'yellow' })).toEqual([[0, 1]]);
    expect(places(table, { e: 'pick', die: 'white', area: 'yellow' })).toEqual([[0, 4]]);
    expect(table.refusal({ e: 'pick', p: 0, die: 'yellow', mark: yellow(1, 1) })).toBe('cannot-mark');
    table.pass().roll({ yellow: 2 }, 6);
    expect(places(table, { e: 'pick', die: 'yellow', area: 'yellow' })).toEqual([[1, 1]]);
    table.pass().roll({ yellow: 2 }, 6);
    expect(places(table, { e: 'pick', die: 'yellow', area: 'yellow' })).toEqual([[2, 1]]);
  });

  test('R19: a tray die marks only gray fields, a die of field k only row k', () => {
    const faces = { yellow: 3, white: 1, pink: 1 };
    const table = atPassiveRoll(new TestGame(CHD));
    table.roll(faces, 6, ['yellow', 'white', 'pink'], ['turquoise', 'blue', 'brown']);
    expect(places(table, { e: 'pick', die: 'yellow', area: 'yellow' })).toEqual([[1, 2]]);
    expect(places(table, { e: 'pick', die: 'white', area: 'yellow' })).toEqual([[2, 0]]);
    const extra = new TestGame(CHD).until((view) => view.round === 2 && view.soloPassive && view.awaitsRoll);
    extra.roll(
      { turquoise: 1, blue: 1, pink: 1 },
      6,
      ['turquoise', 'blue', 'pink'],
      ['brown', 'yellow', 'white'],
    );
    extra.pass();
    expect(places(extra, { e: 'extra', die: 'yellow', area: 'yellow' })).toEqual([[1, 5]]);
    expect(places(extra, { e: 'extra', die: 'white', area: 'yellow' })).toEqual([[2, 5]]);
  });

  test('R19: R2 gives dice of the fields, each at its field', () => {
    const built = buildPosition(cleverHochDrei, trayIsUseless({}));
    if (!built.ok) expect.fail(built.error.code);
    const { position } = built;
    const fields = position.moves(0).map((move) => [dieOf(move), fieldOf(move)]);
    // White 6 on field I: row I; yellow 5 on field III: row III.
    expect(fields).toContainEqual([0, 5]);
    expect(fields).toContainEqual([1, 16]);
    expect(fields).not.toContainEqual([1, 4]);
  });

  test('R19: a bonus has the place of the mark that earned it, through a chain and the end of a track', () => {
    // Pink field 6 gives ?:yellow: earned in roll 2, it goes to row II.
    const table = new TestGame(CHD, 3);
    table.avoids = ['yellow'];
    table.collect([pink(1, 'bonus'), ...new Array(4).fill(pink(1, 'points'))]);
    table.until((view) => view.active === 0 && view.awaitsRoll && view.rolls === 0);
    table.roll({}, 6).pass().roll({ pink: 2 }, 6).pick('pink', pink(2, 'bonus'));
    expect(table.seat()).toMatchObject({ pending: ['?:yellow'], place: 1 });
    expect(places(table, { e: 'bonus', bonus: '?:yellow', area: 'yellow' })).toEqual(
      [0, 1, 2, 3, 4, 5].map((column) => [1, column]),
    );
    table.play({ e: 'bonus', p: 0, bonus: '?:yellow', mark: yellow(1, 0) });
    expect(table.seat().place).toBeNull();
  });

  test('R19, R7: a bonus that its place leaves no field is lost at once', () => {
    const table = new TestGame(CHD, 3);
    table.collect([pink(1, 'bonus'), ...new Array(4).fill(pink(1, 'points'))]);
    table.collect([0, 1, 2, 3, 4, 5].map((column) => yellow(0, column)));
    table.until((view) => view.active === 0 && view.awaitsRoll && view.rolls === 0);
    table.roll({ pink: 2 }, 6).pick('pink', pink(2, 'bonus'));
    expect(table.seat()).toMatchObject({ pending: [], place: null });
  });

  test('R19: what a round gives has no place', () => {
    const table = new TestGame(CHD).until((view) => view.round === 4);
    expect(table.seat()).toMatchObject({ pending: ['?:black'], place: null });
    expect(places(table, { e: 'bonus', area: 'yellow' })).toHaveLength(18);
  });
});

describe('R20: the dice of a solo passive turn lie on the fields in the order of the roll', () => {
  const dice = { white: 1, yellow: 1, turquoise: 1, blue: 6, brown: 6, pink: 6 };
  const tray = ['white', 'yellow', 'turquoise'];

  test.each([
    [undefined, 'wrong-fields'],
    [['blue', 'brown'], 'wrong-fields'],
    [['blue', 'brown', 'brown'], 'wrong-fields'],
    [['blue', 'brown', 'white'], 'wrong-fields'],
    [['blue', 'brown', 'pink', 'white'], 'wrong-fields'],
    [['blue', 'brown', 'pink'], null],
    [['pink', 'blue', 'brown'], null],
  ])('R20: fields %j: %s', (fields, code) => {
    const table = atPassiveRoll(new TestGame(CHD));
    expect(table.refusal({ e: 'roll', dice, tray, ...(fields && { fields }) })).toBe(code);
    if (code === null) expect(table.play({ e: 'roll', dice, tray, fields }).view.diceFields).toEqual(fields);
  });

  test(`R20 in ${DSC}: the key is ignored like any other`, () => {
    const table = atPassiveRoll(new TestGame(DSC));
    const faces = { white: 1, silver: 1, yellow: 1, blue: 6, green: 6, pink: 6 };
    expect(
      table.refusal({ e: 'roll', dice: faces, tray: ['white', 'silver', 'yellow'], fields: ['x'] }),
    ).toBeNull();
  });
});

describe('R21: company', () => {
  test('R21: other dice of the number on the fields accompany an active pick, each once, in any row', () => {
    const table = new TestGame(CHD).roll({ pink: 4, turquoise: 4 }, 6).pick('pink', pink(4, 'bonus'));
    expect(table.seat().swept).toEqual([]);
    table.roll({ turquoise: 4 }, 6).pick('turquoise', turquoise(2, 3));
    expect(table.seat()).toMatchObject({ swept: ['pink'], place: 1 });
    expect(places(table, { e: 'sweep', area: 'turquoise' })).toEqual(rows(3).filter(([row]) => row !== 2));
    expect(table.refusal({ e: 'sweep', p: 0, die: 'turquoise', mark: turquoise(0, 3) })).toBe('not-swept');
    expect(table.refusal({ e: 'roll', dice: { white: 1 } })).toBe('no-roll-now');
    table.play({ e: 'sweep', p: 0, die: 'pink', mark: turquoise(0, 3) });
    expect(table.seat()).toMatchObject({ swept: [], place: null });
  });

  test('R21: company is optional: skip forgoes all that is open, before anything else', () => {
    const table = new TestGame(CHD).roll({ pink: 4 }, 6).pick('pink', pink(4, 'bonus'));
    table.roll({ turquoise: 4 }, 6).pick('turquoise', turquoise(0, 3)).play({ e: 'skip', p: 0 });
    expect(table.seat()).toMatchObject({ swept: [], place: null });
    expect(table.refusal({ e: 'skip', p: 0 })).toBe('nothing-to-skip');
  });

  test('R21: on the tray the dice of the tray accompany, not those of the fields', () => {
    const table = atPassiveRoll(new TestGame(CHD));
    const faces = { turquoise: 4, pink: 4, blue: 4, yellow: 4, white: 5, brown: 6 };
    table.roll(faces, 6, ['turquoise', 'pink', 'blue'], ['yellow', 'white', 'brown']);
    table.pick('turquoise', turquoise(0, 3));
    expect(table.seat()).toMatchObject({ swept: ['blue', 'pink'], place: 'tray' });
  });

  test('R21: a joker calls company by its number, and real faces answer', () => {
    const table = new TestGame(CHD).until((view) => view.round === 3 && view.awaitsRoll && view.rolls === 0);
    table.roll({ pink: 3 }, 6).pick('pink', pink(3, 'bonus'));
    table.roll({ turquoise: 5 }, 6);
    table.pick('turquoise', turquoise(0, 2), { joker: { slot: 0, value: 3 } });
    expect(table.seat().swept).toEqual(['pink']);
  });

  test('R21: a bonus mark calls every die of its number at its place; without a place none', () => {
    const table = new TestGame(CHD).until((view) => view.round === 4);
    table.play({ e: 'bonus', p: 0, bonus: '?:black', mark: turquoise(4, 5) });
    expect(table.seat().swept).toEqual([]);
    const chain = chainOfTurquoise();
    chain.play({ e: 'bonus', p: 0, bonus: '?:turquoise', mark: turquoise(1, 5) });
    expect(chain.seat()).toMatchObject({ swept: ['brown', 'pink'], place: 1 });
  });

  /** Pink 6 in roll 1, brown 6 in roll 2: the second of two neighbours earns ?:turquoise at field II. */
  function chainOfTurquoise(): TestGame {
    const table = new TestGame(CHD, 3).collect([brown(4)]);
    table.until((view) => view.active === 0 && view.awaitsRoll && view.rolls === 0);
    table.roll({}, 6).pick('pink', pink(6, 'bonus'));
    table.roll({}, 6).pick('brown', brown(5));
    expect(table.seat()).toMatchObject({ pending: ['?:turquoise'], place: 1 });
    return table;
  }

  test('R21: a die may be company again for a later mark of the same chain', () => {
    const setup: PositionSetup = {
      round: 2,
      phase: 'roll',
      rolls: 2,
      faces: { white: 6, yellow: 6, turquoise: 3, blue: 6, brown: 6, pink: 3 },
      diceFields: ['pink', 'turquoise'],
      seats: [{ areas: { turquoise: [0, 0, 1] }, pending: ['?:turquoise'], swept: ['pink'], place: 1 }],
    };
    const built = buildPosition(cleverHochDrei, setup);
    if (!built.ok) expect.fail(built.error.code);
    const { position } = built;
    const bonus = position.moves(0).find((move) => kindOf(move) === BONUS && fieldOf(move) === 18 + 8)!;
    position.play(bonus);
    // Pink once for the first mark, and both dice for the second one.
    expect(viewOf(position).seats[0].swept).toEqual(['turquoise', 'pink', 'pink']);
    for (const left of [['turquoise', 'pink'], ['turquoise'], []]) {
      const pinkOr = position.moves(0).filter((move) => kindOf(move) === SWEEP);
      position.play(pinkOr.at(-1)!);
      expect(viewOf(position).seats[0].swept).toEqual(left);
    }
  });

  test('R21: a die that cannot be crossed any more is dropped by itself', () => {
    const table = new TestGame(CHD, 3).collect([0, 1, 2, 3].map((row) => turquoise(row, 3)));
    table.until((view) => view.active === 0 && view.awaitsRoll && view.rolls === 0);
    table.roll({ pink: 4 }, 6).pick('pink', pink(4, 'bonus')).roll({ turquoise: 4 }, 6);
    table.pick('turquoise', turquoise(4, 3));
    expect(table.seat()).toMatchObject({ swept: [], place: null });
  });
});

describe('R22: a free blue number is added to the white die', () => {
  const setup = (white: number, place: 0 | null): PositionSetup => ({
    round: 4,
    phase: 'roll',
    rolls: place === null ? 0 : 1,
    ...(place !== null && {
      faces: { white, yellow: 6, turquoise: 6, blue: 6, brown: 6, pink: 1 },
      diceFields: ['pink'],
    }),
    seats: [{ pending: place === null ? ['?:black'] : ['?:blue'], place }],
  });
  const sums = (white: number, place: 0 | null) => {
    const built = buildPosition(cleverHochDrei, setup(white, place));
    if (!built.ok) expect.fail(built.error.code);
    const { position } = built;
    const { first } = position.layout.areas[2];
    const inBlue = position.moves(0).filter((move) => {
      const field = fieldOf(move);
      return field >= first && field < first + 12;
    });
    return { position, values: inBlue.map((move) => markValueOf(move)).sort((a, b) => a - b) };
  };

  test.each([
    [1, [6]],
    [5, [6, 8]],
    [2, [6, 8]],
  ])('R22: with a white %i the next to the 7 can be %j', (white, values) => {
    expect(sums(white, 0).values).toEqual(values);
  });

  test('R22: where no sum fits, the reason says what would', () => {
    const built = buildPosition(cleverHochDrei, {
      ...setup(6, 0),
      seats: [{ pending: ['?:blue'], place: 0 }],
    });
    if (!built.ok) expect.fail(built.error.code);
    const { position } = built;
    const kind = position.layout.pending.findIndex(({ bonus }) => bonus === '?:blue');
    expect(whyNot(position, 0, { bonus: kind }, position.layout.areas[2].first)).toEqual({
      code: 'sum-out-of-reach',
      needs: 6,
      reset: null,
      least: 7,
      most: 12,
    });
  });

  test('R22: without a place any sum that fits', () => {
    expect(sums(0, null).values).toEqual([6, 8]);
  });
});

describe('R23: a joker', () => {
  /** Round 3 with the joker of slot 1 (a 3) alone; more of them by brown and yellow. */
  const withJokers = (marks: RawMark[] = []) => {
    const table = new TestGame(CHD, 3).collect(marks);
    return table.until((view) => view.round >= 3 && view.active === 0 && view.awaitsRoll && view.rolls === 0);
  };

  test("R23: the number is the slot's, differs from the face, and the die is not turned", () => {
    const table = withJokers().roll({ brown: 5, pink: 2, yellow: 3 }, 6);
    const pick = { e: 'pick', p: 0, die: 'brown', mark: brown(2) };
    const joker = { slot: 0, value: 3 };
    expect(table.refusal(pick)).toBe('cannot-mark');
    expect(table.refusal({ ...pick, mark: brown(3), joker: { slot: 0, value: 4 } })).toBe('cannot-joker');
    expect(table.refusal({ ...pick, mark: brown(3), joker: { slot: 1, value: 4 } })).toBe('cannot-joker');
    expect(table.refusal({ ...pick, die: 'yellow', mark: yellow(0, 2), joker })).toBe('cannot-joker');
    expect(table.refusal({ ...pick, mark: brown(3), joker })).toBe('cannot-mark');
    for (const broken of [
      null,
      3,
      [],
      {},
      { slot: 0 },
      { ...joker, t: 1 },
      { slot: 7, value: 3 },
      { slot: 0.5, value: 3 },
      { slot: 0, value: 7 },
    ]) {
      expect(table.refusal({ ...pick, joker: broken })).toBe('malformed-event');
    }
    table.play({ ...pick, joker });
    expect(table.view.faces.brown).toBe(5);
    // Its real face sends lower dice to the tray.
    expect(table.view.tray).toEqual(['yellow', 'pink']);
    expect(table.seat().actions.joker).toEqual({ unlocked: 1, used: 1, slots: [0] });
  });

  test('R23: slots are used in any order, each once', () => {
    const table = withJokers([brown(0), brown(1)]).roll({ pink: 1, turquoise: 1 }, 6);
    expect(table.seat().actions.joker!.unlocked).toBe(2);
    table.pick('pink', pink(4, 'bonus'), { joker: { slot: 1, value: 4 } });
    table.roll({ turquoise: 1 }, 6);
    const pick = { e: 'pick', p: 0, die: 'turquoise' };
    expect(table.refusal({ ...pick, mark: turquoise(0, 3), joker: { slot: 1, value: 4 } })).toBe(
      'cannot-joker',
    );
    table.play({ ...pick, mark: turquoise(0, 2), joker: { slot: 0, value: 3 } });
    expect(table.seat().actions.joker).toEqual({ unlocked: 2, used: 2, slots: [0, 1] });
  });

  test('R23: whether a tray die is usable is judged without jokers; then dice of the fields take them too', () => {
    const solo = new TestGame(CHD).until((view) => view.round === 3 && view.soloPassive && view.awaitsRoll);
    solo.roll({ brown: 1, pink: 1, blue: 1 }, 6, ['brown', 'pink', 'blue'], ['white', 'yellow', 'turquoise']);
    expect(
      solo.refusal({ e: 'pick', p: 0, die: 'white', mark: brown(2), joker: { slot: 0, value: 3 } }),
    ).toBe('tray-die-usable');
    const built = buildPosition(cleverHochDrei, trayIsUseless({ joker: { unlocked: 1, used: 0 } }));
    if (!built.ok) expect.fail(built.error.code);
    const { position } = built;
    const jokers = position.moves(0).filter(hasJoker);
    // White 6 as a 3: yellow row I and blue 5 + 3; yellow 5 as a 3: row III; blue 5 as a 3: 9 does not fit.
    expect(jokers.map((move) => [dieOf(move), fieldOf(move)])).toEqual([
      [0, 2],
      [0, 18 + 30 + 6],
      [1, 14],
    ]);
  });

  test(`R23 in ${DSC}: without the action the key is ignored like any other`, () => {
    const table = new TestGame(DSC).roll({}, 4);
    const [pick] = table.listed(0, 'pick');
    expect(table.refusal({ ...pick, joker: { slot: 0, value: 3 } })).toBeNull();
  });
});

describe('R24: one joker, for the chosen die alone', () => {
  test('R24: in blue the partner keeps its face', () => {
    const at = () =>
      new TestGame(CHD)
        .until((view) => view.round === 3 && view.awaitsRoll && view.rolls === 0 && !view.soloPassive)
        .roll({ blue: 5, white: 5 }, 6);
    const joker = { slot: 0, value: 3 };
    for (const die of ['blue', 'white']) {
      const pick = { e: 'pick', p: 0, die, joker };
      expect(at().refusal({ ...pick, mark: blue('left', 6) })).toBe('cannot-mark');
      expect(at().refusal({ ...pick, mark: blue('right', 8) })).toBeNull();
    }
  });
});
