// The choices of a seat as the table offers them.
import {
  buildPosition,
  type Colour,
  clever4ever,
  cleverHochDrei,
  doppeltSoClever,
  gainsOf,
  ganzSchoenClever,
  jokerSlotOf,
  Position,
  Random,
  ROLL,
  rollDice,
  SHEETS,
  type Sheet,
  seatToAct,
} from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { bonusToken, choicesOf, dieToken, forcedMove, isAllowed, listOf } from './choices.ts';
import {
  fitsAsItIs,
  jokerNumbers,
  NOTHING,
  openFields,
  openTokens,
  tapField,
  tapJoker,
  tapNumber,
  tapPolish,
  tapToken,
  waysNow,
} from './considered.ts';
import { gainsByField } from './field-gains.ts';
import { hintedBy } from './hinted.ts';

/** The start of a solo game with its first roll: white, then the five colours in the sheet's order. */
function rolled(sheet: Sheet, faces: number[]): Position {
  const position = Position.start(sheet, 1);
  position.roll(faces);
  return position;
}

const [WHITE, YELLOW, BLUE] = [0, 1, 2];

describe('a roll of That’s Pretty Clever: white 4, yellow 3, blue 3, green 1, orange 5, purple 6', () => {
  const position = rolled(ganzSchoenClever, [4, 3, 3, 1, 5, 6]);
  const choices = choicesOf(position, 0);

  test('offers every die that fits, and the reroll that round 1 gives', () => {
    expect(choices.tokens.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5].map(dieToken));
    expect(choices.reroll).not.toBeNull();
    expect(choices.pass).toBeNull();
  });

  test('white shows its fields in all five areas at once', () => {
    const fields = openFields(choices, { ...NOTHING, token: dieToken(WHITE) });
    expect(new Set([...fields].map((field) => position.layout.fieldArea[field]))).toEqual(
      new Set([0, 1, 2, 3, 4]),
    );
  });

  test('a die with two fields waits for a field; the tap on one of them marks it', () => {
    const taken = tapToken(choices, NOTHING, dieToken(YELLOW));
    expect(taken.move).toBeNull();
    const fields = [...openFields(choices, taken.considered)];
    expect(fields).toHaveLength(2);
    expect(tapField(choices, taken.considered, fields[1]).move).not.toBeNull();
  });

  test('a die with one field is marked by a second tap on the die', () => {
    const once = tapToken(choices, NOTHING, dieToken(BLUE));
    expect(once.move).toBeNull();
    expect(tapToken(choices, once.considered, dieToken(BLUE)).move).not.toBeNull();
  });

  test('a second tap on a die with several fields puts it down', () => {
    const once = tapToken(choices, NOTHING, dieToken(YELLOW));
    expect(tapToken(choices, once.considered, dieToken(YELLOW))).toEqual({ considered: NOTHING, move: null });
  });

  test('a field tapped first lifts the dice that fit; a tap on one shows what it would do, the next tap marks', () => {
    const [seven] = [...openFields(choices, { ...NOTHING, token: dieToken(BLUE) })];
    const pointed = tapField(choices, NOTHING, seven);
    expect(pointed).toEqual({ considered: { ...NOTHING, field: seven }, move: null });
    expect(openTokens(choices, pointed.considered)).toEqual(new Set([dieToken(WHITE), dieToken(BLUE)]));
    const both = tapToken(choices, pointed.considered, dieToken(WHITE));
    expect(both).toEqual({ considered: { ...NOTHING, token: dieToken(WHITE), field: seven }, move: null });
    const move = tapToken(choices, both.considered, dieToken(WHITE)).move;
    expect(move).not.toBeNull();
    expect(tapField(choices, both.considered, seven).move).toBe(move);
  });

  test('a field for which only one die fits takes that die up at once', () => {
    const [three] = [...openFields(choices, { ...NOTHING, token: dieToken(YELLOW) })];
    const { considered, move } = tapField(choices, NOTHING, three);
    expect([considered, move]).toEqual([{ ...NOTHING, token: dieToken(YELLOW), field: three }, null]);
    expect(tapField(choices, considered, three).move).not.toBeNull();
  });

  test('if marks are to be confirmed, a second tap on the field marks it', () => {
    const taken = tapToken(choices, NOTHING, dieToken(YELLOW));
    const [first, second] = [...openFields(choices, taken.considered)];
    const once = tapField(choices, taken.considered, first, true);
    expect(once.move).toBeNull();
    expect(tapField(choices, once.considered, second, true)).toEqual({
      considered: { ...taken.considered, field: second },
      move: null,
    });
    expect(tapField(choices, once.considered, first, true).move).not.toBeNull();
  });

  test('with a die taken up, every field tells what it would bring', () => {
    const white = choices.tokens.find(({ id }) => id === dieToken(WHITE))!;
    const gains = gainsByField(position, white.ways);
    expect([...gains.keys()].sort()).toEqual([...new Set(white.ways.map((way) => way.field))].sort());
    const orange = position.layout.areas[3].first;
    expect(gains.get(orange)).toEqual({ points: 4, bonuses: [], polish: 0, joker: false });
  });

  test('a tap on a field where nothing fits puts everything down', () => {
    const [seven] = [...openFields(choices, { ...NOTHING, token: dieToken(BLUE) })];
    const taken = tapField(choices, NOTHING, seven);
    const last = position.layout.fieldCount - 1;
    expect(tapField(choices, taken.considered, last)).toEqual({ considered: NOTHING, move: null });
  });

  test('the preview tells points and the dice that would go to the tray', () => {
    const orange = choices.tokens.find(({ id }) => id === dieToken(4))!;
    const gains = gainsOf(position, orange.ways[0].move);
    expect(gains).toEqual({ points: 5, earned: [], lost: [], toTray: 0b1111 });
  });
});

test('the choice of a bonus mark with a free number stays open until the number is chosen', () => {
  const position = Position.start(doppeltSoClever, 1);
  while (position.round < 3) playAnything(position, new Random('round 4'));
  const choices = choicesOf(position, 0);
  const black = choices.tokens.find(({ kind }) => kind === 'bonus')!;
  const taken = tapToken(choices, NOTHING, black.id);
  const pink = position.layout.areas[4];
  const next = [...openFields(choices, taken.considered)].find((field) => field >= pink.first)!;
  const pointed = tapField(choices, taken.considered, next);
  expect(pointed).toEqual({ considered: { token: black.id, field: next, polish: false }, move: null });
  const ways = black.ways.filter((way) => way.field === next);
  expect(ways.length).toBeGreaterThan(1);
  expect(gainsByField(position, ways).get(next)?.points, 'depends on the number').toBeNull();
  expect(black.id).toBe(bonusToken(black.index));
});

test('polished faces are offered only when asked for', () => {
  const position = Position.start(clever4ever, 1);
  const random = new Random('polish');
  while (!polishable(position)) playAnything(position, random);
  const choices = choicesOf(position, 0);
  expect(isAllowed(choices, 'polish')).toBe(true);
  const { considered } = tapPolish(NOTHING);
  expect(openFields(choices, considered).size).toBeGreaterThan(openFields(choices, NOTHING).size);
});

describe('a joker of Clever hoch Drei', () => {
  // The first slot, a 3, and one for any number are free; every die shows 1.
  const built = buildPosition(cleverHochDrei, {
    phase: 'choose',
    rolls: 1,
    faces: { white: 1, yellow: 1, turquoise: 1, blue: 1, brown: 1, pink: 1 },
    seats: [{ actions: { joker: { unlocked: 5, used: 3, slots: [1, 2, 3] } } }],
  });
  if (!built.ok) throw new Error(built.error.reason);
  const { position } = built;
  const choices = choicesOf(position, 0);
  const [yellow, pink] = ['yellow', 'pink'].map((colour) =>
    dieToken(position.layout.sheet.dice.indexOf(colour as Colour)),
  );
  const numbersIn = (fields: Iterable<number>) => [...fields].map((field) => (field % 6) + 1);

  test('is no way of a die until it is asked for', () => {
    expect(isAllowed(choices, 'joker')).toBe(true);
    expect(numbersIn(openFields(choices, { ...NOTHING, token: yellow }))).toEqual([1]);
  });

  test('asks for its number, then lights the fields of that number, and is put away by another tap', () => {
    const asked = tapJoker(choices, NOTHING).considered;
    expect(asked.joker).toBe(0);
    expect(openTokens(choices, asked).size, 'no die fits a joker without a number').toBe(0);
    expect(jokerNumbers(choices, asked)).toEqual([2, 3, 4, 5, 6]);
    const three = tapNumber(asked, 3).considered;
    const taken = tapToken(choices, three, yellow).considered;
    expect(numbersIn(openFields(choices, taken))).toEqual([3]);
    const marked = tapField(choices, taken, 2);
    expect(jokerSlotOf(marked.move!), 'the slot of the number').toBe(0);
    expect(tapJoker(choices, taken).considered).toEqual({ ...taken, joker: undefined, field: null });
  });

  test('goes with either use of a pink number', () => {
    const taken = { ...NOTHING, token: pink, joker: 5 };
    const ways = waysNow(choices, taken);
    expect(
      ways.map(({ move }) => jokerSlotOf(move)),
      'the first field only gives half',
    ).toEqual([4]);
    expect(hintedBy(ways[0].move)).toMatchObject({ token: pink, joker: 5, polish: false });
  });

  test('is asked for at once where a die fits only with it, and not asked for a number if there is only one', () => {
    const full = buildPosition(cleverHochDrei, {
      phase: 'choose',
      rolls: 1,
      faces: { white: 1, yellow: 1, turquoise: 1, blue: 1, brown: 1, pink: 1 },
      seats: [{ areas: { yellow: [1] }, actions: { joker: { unlocked: 1, used: 0, slots: [] } } }],
    });
    if (!full.ok) throw new Error(full.error.reason);
    const only = choicesOf(full.position, 0);
    const token = only.tokens.find(({ id }) => id === yellow)!;
    expect(fitsAsItIs(token)).toBe(false);
    expect(openTokens(only, NOTHING).has(yellow), 'it is not lifted').toBe(false);
    expect(tapToken(only, NOTHING, yellow).considered).toEqual({ ...NOTHING, token: yellow, joker: 3 });
  });
});

function polishable(position: Position): boolean {
  const { tokens } = choicesOf(position, 0);
  const fields = (polished: boolean) =>
    new Set(
      tokens.flatMap(({ ways }) =>
        ways.filter((way) => polished || way.polish === 0).map(({ field }) => field),
      ),
    ).size;
  return (
    tokens.length > 0 &&
    fields(false) > 0 &&
    fields(true) > fields(false) &&
    tokens.every(({ ways }) => ways.some((way) => way.polish === 0))
  );
}

function playAnything(position: Position, random: Random): void {
  const seat = seatToAct(position)!;
  const moves = listOf(position, seat);
  const move = moves[random.below(moves.length)];
  if (move === ROLL) rollDice(position, random);
  else position.play(move);
}

test.each(SHEETS)(
  'in $id somebody can always act until the end, and a forced step is never a roll or a pass',
  (sheet) => {
    const random = new Random(sheet.id);
    const position = Position.start(sheet, 3);
    while (!position.isOver) {
      const seat = seatToAct(position);
      expect(seat).not.toBeNull();
      const forced = forcedMove(position, seat!);
      if (forced !== null) {
        expect(forced).not.toBe(ROLL);
        expect(listOf(position, seat!)).toEqual([forced]);
        expect(choicesOf(position, seat!).pass).toBeNull();
      }
      playAnything(position, random);
    }
    expect(seatToAct(position)).toBeNull();
  },
);
