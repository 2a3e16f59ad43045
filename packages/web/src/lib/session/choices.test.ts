// What can be done, as the table sees it.
import {
  clever4ever,
  doppeltSoClever,
  ganzSchoenClever,
  Position,
  Random,
  ROLL,
  rollDice,
  type Sheet,
} from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { actorOf, bonusToken, choicesOf, dieToken, forcedMove, isAllowed, listOf } from './choices.ts';
import { NOTHING, openFields, openTokens, tapField, tapPolish, tapToken } from './considered.ts';
import { gainsOf, previewOf } from './preview.ts';

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

  test('who wants to confirm marks with a second tap on the field', () => {
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
    const gains = gainsOf(position, 0, white.ways);
    expect([...gains.keys()].sort()).toEqual([...new Set(white.ways.map((way) => way.field))].sort());
    const orange = position.layout.areas[3].first;
    expect(gains.get(orange)).toEqual({ points: 4, bonuses: [] });
  });

  test('a tap on a field where nothing fits puts everything down', () => {
    const [seven] = [...openFields(choices, { ...NOTHING, token: dieToken(BLUE) })];
    const taken = tapField(choices, NOTHING, seven);
    const last = position.layout.fieldCount - 1;
    expect(tapField(choices, taken.considered, last)).toEqual({ considered: NOTHING, move: null });
  });

  test('the preview tells points and the dice that would go to the tray', () => {
    const orange = choices.tokens.find(({ id }) => id === dieToken(4))!;
    const preview = previewOf(position, 0, orange.ways[0].move);
    expect(preview).toEqual({ points: 5, earned: [], toTray: 0b1111 });
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
  expect(gainsOf(position, 0, ways).get(next)?.points, 'depends on the number').toBeNull();
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
  const seat = actorOf(position)!;
  const moves = listOf(position, seat);
  const move = moves[random.below(moves.length)];
  if (move === ROLL) rollDice(position, random);
  else position.play(move);
}

test.each([ganzSchoenClever, doppeltSoClever, clever4ever])(
  'in $id somebody can always act until the end, and a forced step is never a roll or a pass',
  (sheet) => {
    const random = new Random(sheet.id);
    const position = Position.start(sheet, 3);
    while (!position.isOver) {
      const seat = actorOf(position);
      expect(seat).not.toBeNull();
      const forced = forcedMove(position, seat!);
      if (forced !== null) {
        expect(forced).not.toBe(ROLL);
        expect(listOf(position, seat!)).toEqual([forced]);
        expect(choicesOf(position, seat!).pass).toBeNull();
      }
      playAnything(position, random);
    }
    expect(actorOf(position)).toBeNull();
  },
);
