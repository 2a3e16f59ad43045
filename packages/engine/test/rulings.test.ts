// Every ruling of docs/rules, R1 to R18, in every game in which it can come up; R19 to R24 are in rulings-places.test.ts.
import { describe, expect, test } from 'vitest';
import { resultOf, soloLevel } from '../src/index.ts';
import { randomGame, sheetOf } from './play.ts';
import { atIndex, C4E, CHD, DSC, GAMES, GSC, printed, type RawMark } from './rules.ts';
import { TestGame } from './test-game.ts';

const yellowAt = (row: number, column: number): RawMark => ({ area: 'yellow', at: [row, column] });
const blueAt = (row: number, column: number): RawMark => ({ area: 'blue', at: [row, column] });
const silverAt = (row: number, column: number): RawMark => ({ area: 'silver', at: [row, column] });
const blue = (value: number): RawMark => ({ area: 'blue', value });
const pink = (value: number): RawMark => ({ area: 'pink', value });
const green = (value: number): RawMark => ({ area: 'green', value });
const orange = (value: number): RawMark => ({ area: 'orange', value });
const purple = (value: number): RawMark => ({ area: 'purple', value });
const gray = (region: string): RawMark => ({ area: 'gray', region });
const yellowRow = (row: number, value: number): RawMark => ({ area: 'yellow', row, value });
const greenRow = (row: number, value: number): RawMark => ({ area: 'green', row, value });
const times = (n: number, mark: RawMark): RawMark[] => new Array(n).fill(mark);

/** The dice that the listed moves of a kind use. */
const diceOf = (events: { die?: string }[]) => [...new Set(events.map((event) => event.die))].sort();

describe('R1: a roll without a usable die is spent', () => {
  test(`R1 in ${GSC}: nothing moves, a dice field stays empty; passing is possible only without a usable die`, () => {
    const table = new TestGame(GSC).roll({ white: 5, purple: 6 }, 1);
    expect(table.refusal({ e: 'pass', p: 0 })).toBe('must-take');
    table.pick('white', purple(5));
    expect(table.view.hand).toEqual(['purple']);
    const { tray } = table.view;
    table.roll({ purple: 3 });
    expect(table.listed().map(({ e }) => e)).toEqual(['pass', 'reroll']);
    expect(table.refusal({ e: 'pick', p: 0, die: 'purple', mark: purple(3) })).toBe('cannot-mark');
    table.pass();
    expect(table.view).toMatchObject({ hand: ['purple'], tray, diceFields: ['white', null, null], rolls: 2 });
    table.roll({ purple: 6 });
    expect(table.refusal({ e: 'pass', p: 0 })).toBe('must-take');
    table.pick('purple', purple(6));
    expect(table.view).toMatchObject({ diceFields: ['white', null, 'purple'], phase: 'finish' });
  });

  test(`R1 in ${GSC}: rerolling first is allowed also with a usable die`, () => {
    const table = new TestGame(GSC).roll({}, 4).play({ e: 'reroll', p: 0 });
    expect(table.view).toMatchObject({ rolls: 1, phase: 'reroll', awaitsRoll: true });
    table.roll({}, 5);
    expect(table.view).toMatchObject({ rolls: 1, phase: 'choose', hand: { length: 6 } });
    expect(table.refusal({ e: 'reroll', p: 0 })).toBe('no-action-left');
  });

  test.each([DSC, C4E])('R1 in %s: a roll may also be given up by choice', (game) => {
    const table = new TestGame(game).roll({}, 3).pass();
    expect(table.view).toMatchObject({ hand: { length: 6 }, tray: [], diceFields: [null, null, null] });
    table.roll({}, 3).pass().roll({ white: 2 }, 5).pass();
    expect(table.view).toMatchObject({ phase: 'finish', hand: [], tray: { length: 6 }, rolls: 3 });
  });
});

describe('R2: without a usable tray die one of the active player’s dice may be used, or none', () => {
  /** Solo, at a passive turn whose tray dice show 1 and can all not be marked. */
  const cases: Record<string, { marks: RawMark[]; tray: string[]; instead: string[] }> = {
    [GSC]: {
      marks: [purple(5), blue(7), { area: 'green' }],
      tray: ['green', 'purple', 'blue'],
      instead: ['orange', 'white', 'yellow'],
    },
    [DSC]: {
      marks: [...[0, 1, 2, 3].map((row) => silverAt(row, 0)), ...times(2, yellowAt(1, 0)), blue(2)],
      tray: ['silver', 'yellow', 'blue'],
      instead: ['green', 'pink', 'white'],
    },
    // A blue 1 and the white 6 give a 7, beside a 7.
    [CHD]: {
      marks: [yellowAt(2, 0), atIndex('brown', 9)],
      tray: ['yellow', 'blue', 'brown'],
      instead: ['pink', 'turquoise', 'white'],
    },
    [C4E]: {
      marks: [gray('A'), blueAt(0, 5), ...times(6, pink(3))],
      tray: ['gray', 'blue', 'pink'],
      instead: ['green', 'white', 'yellow'],
    },
  };
  const atPassiveRoll = (game: string) => {
    const table = new TestGame(game);
    table.spendExtras = false;
    table.mark(cases[game].marks);
    return table.until((view) => view.soloPassive && view.awaitsRoll);
  };

  test.each(GAMES)('R2 in %s: the dice fields offer their dice, and passing is possible', (game) => {
    const { tray, instead } = cases[game];
    const table = atPassiveRoll(game).roll(Object.fromEntries(tray.map((die) => [die, 1])), 6, tray);
    const unpolished = table.listed(0, 'pick').filter((event) => !event.polish);
    expect(diceOf(unpolished)).toEqual(instead);
    expect(table.listed(0, 'pass')).toHaveLength(1);
    table.play(unpolished[0]);
    expect(table.seat().stage).toBe('extra');
  });

  test.each(GAMES)('R2 in %s: with a usable tray die no other may be used', (game) => {
    const { tray, instead } = cases[game];
    const usable = [...tray.slice(1), 'white'];
    const table = atPassiveRoll(game).roll(Object.fromEntries(usable.map((die) => [die, 1])), 6, usable);
    expect(instead).toContain('white');
    const dice = diceOf(table.listed(0, 'pick'));
    expect(dice).toContain('white');
    expect(dice.every((die) => usable.includes(die!))).toBe(true);
    const marks: Record<string, RawMark> = {
      [GSC]: { area: 'green' },
      [DSC]: green(6),
      [CHD]: { ...pink(6), take: 'bonus' },
      [C4E]: greenRow(0, 6),
    };
    const mark = marks[game];
    expect(table.refusal({ e: 'pick', p: 0, die: mark.area, mark })).toBe('tray-die-usable');
  });

  test(`R2 in ${C4E}: usable is judged without polishing, though a tray die may be polished`, () => {
    const table = atPassiveRoll(C4E);
    expect(table.left('polish')).toBeGreaterThan(1);
    table.roll({ gray: 3, blue: 1, pink: 1 }, 6, ['gray', 'blue', 'pink']);
    const picks = table.listed(0, 'pick');
    expect(picks).toContainEqual({ e: 'pick', p: 0, die: 'gray', mark: gray('I'), polish: { gray: 1 } });
    expect(picks).toContainEqual({ e: 'pick', p: 0, die: 'green', mark: greenRow(0, 6) });
    // The white die lies on a dice field: its partner on the tray may be polished, it may not.
    expect(picks).toContainEqual({
      e: 'pick',
      p: 0,
      die: 'white',
      mark: blueAt(1, 5),
      polish: { blue: 1 },
    });
    expect(picks.some((event) => event.polish?.white !== undefined)).toBe(false);
  });
});

describe('R3: whether a usable tray die must be used', () => {
  const finishing = (game: string) =>
    new TestGame(game, 2).until((view) => view.phase === 'choose').until((view) => view.phase === 'finish');

  test(`R3 in ${GSC}: it must`, () => {
    const table = new TestGame(GSC, 2).roll({ white: 6 }, 2).pick('white', purple(6));
    expect(table.view.phase).toBe('finish');
    expect(table.listed(1, 'pass')).toEqual([]);
    expect(table.refusal({ e: 'pass', p: 1 })).toBe('must-take');
    expect(table.refusal({ e: 'done', p: 1 })).toBe('not-now');
    expect(table.refusal({ e: 'extra', p: 1, die: 'white', mark: purple(6) })).toBe('not-now');
  });

  test.each([DSC, C4E])(
    'R3 in %s: it may be declined, and then there is no die of the active player',
    (game) => {
      const table = finishing(game);
      const [pick] = table.listed(1, 'pick');
      table.pass(1);
      expect(table.refusal(pick)).toBe('not-now');
      expect(table.listed(1)).toEqual([{ e: 'done', p: 1 }]);
    },
  );
});

describe('R4: the bonus at the end of a track is earned when the last slot is unlocked', () => {
  test(`R4 in ${C4E}: the seventh reroll brings ?:pink, long before it is used`, () => {
    const table = sevenRerolls();
    expect(table.seat().actions.reroll).toEqual({ unlocked: 7, used: 0 });
    expect(table.seat().pending).toContain('?:pink');
  });

  test(`R4 in ${DSC}: the sixth reroll brings a fox`, () => {
    const table = new TestGame(DSC).collect([
      ...[yellowAt(1, 0), yellowAt(3, 0), green(6), green(1)],
      ...[1, 1, 2, 1, 1, 1, 1, 1, 1, 4].map(pink),
      ...[12, 11, 10, 9, 8].map(blue),
    ]);
    expect(table.seat().actions.reroll!.unlocked).toBe(5);
    expect(table.mark([blue(7)]).earned).toEqual(['fox', 'reroll']);
  });

  test(`R4 in ${DSC}: the sixth return brings ?:pink`, () => {
    const table = new TestGame(DSC).collect([
      ...[yellowAt(1, 0), yellowAt(1, 2), ...times(5, green(1)), ...times(4, pink(3))],
      ...[12, 11, 10, 9, 8, 7, 6, 5, 4].map(blue),
    ]);
    table.until((view) => view.round > 3);
    expect(table.seat().actions.return!.unlocked).toBe(5);
    expect(table.mark([blue(3)]).earned).toEqual(['?:pink', 'return']);
  });

  test(`R4 in ${DSC}: the sixth extra brings ?:silver`, () => {
    const table = new TestGame(DSC).collect([
      ...[yellowAt(0, 1), yellowAt(2, 1), yellowAt(4, 1), ...times(5, pink(4))],
      ...[12, 11, 10, 9, 8].map(blue),
      ...[0, 1, 2, 3].map((row) => silverAt(row, 0)),
      ...times(8, green(1)),
    ]);
    expect(table.seat().actions.extra!.unlocked).toBe(5);
    expect(table.mark([green(1)]).earned).toEqual(['?:silver', 'extra']);
  });
});

/** Clever 4ever, where one blue cross has just earned ?:green and, with the seventh reroll, ?:pink. */
function sevenRerolls(): TestGame {
  const table = new TestGame(C4E);
  table.mark([
    ...[yellowRow(1, 1), greenRow(1, 1), ...times(5, pink(5))],
    ...['I', 'A', 'B', 'C', 'D'].map(gray),
    ...[blueAt(0, 1), blueAt(1, 1), blueAt(0, 0)],
  ]);
  return table;
}

describe('R5: each die is an extra die only once per player and turn', () => {
  const marks: Record<string, RawMark[]> = {
    [GSC]: [yellowAt(0, 0), yellowAt(1, 1), yellowAt(2, 2), yellowAt(3, 3), ...times(4, { area: 'green' })],
    [DSC]: [...[0, 1, 2, 3].map((row) => silverAt(row, 0)), ...[12, 11, 10, 9, 8].map(blue)],
    [CHD]: [
      ...[6, 7].map((i) => atIndex('brown', i)),
      ...['bonus', 'points', 'points', 'bonus'].map((take) => ({ ...pink(1), take })),
      ...[0, 1].map((row) => yellowAt(row, 3)),
    ],
    [C4E]: [blueAt(3, 0), blueAt(3, 1), ...times(4, yellowRow(1, 1)), ...times(4, pink(6))],
  };

  test.each(GAMES)('R5 in %s: a turn, not a round', (game) => {
    const table = new TestGame(game);
    table.spendExtras = false;
    table.mark(marks[game]);
    const isExtra = (view: TestGame['view']) =>
      !view.soloPassive && view.seats[0].stage === 'extra' && view.round > 1;
    table.until(isExtra);
    expect(table.left('extra')).toBeGreaterThanOrEqual(3);
    const white = () => table.listed(0, 'extra').filter(({ die }) => die === 'white');
    const again = () => {
      const [first, second] = white();
      table.play(first);
      while (table.position.owes(0)) table.play(table.listed(0, 'bonus')[0] ?? { e: 'skip', p: 0 });
      expect(table.seat().extraUsed).toEqual(['white']);
      expect(white()).toEqual([]);
      return second;
    };
    const second = again();
    expect(table.refusal(second)).toMatch(/extra-used-twice|cannot-mark/);
    const [other] = table.listed(0, 'extra');
    expect(other.die).not.toBe('white');
    const { round } = table.view;
    table.done().until((view) => view.soloPassive && view.seats[0].stage === 'extra');
    expect(table.view.round).toBe(round);
    expect(table.seat().extraUsed).toEqual([]);
    again();
  });

  test.each(GAMES)('R5 in %s: another player may use the same die', (game) => {
    const table = new TestGame(game, 2).until((view) => view.round === 2 && view.phase === 'finish');
    const [mine] = table.listed(0, 'extra');
    table.play(mine).until((view) => view.seats[1].stage === 'extra', 0);
    expect(diceOf(table.listed(1, 'extra'))).toContain(mine.die);
  });
});

describe('R6: of several pending bonuses the player chooses which to resolve next', () => {
  const both = (table: TestGame, expected: string[]) => {
    const names = new Set(table.listed(0, 'bonus').map((event) => event.bonus));
    expect([...names].sort()).toEqual(expected);
    const before = table.game.record.events.length;
    for (const order of [expected, [...expected].reverse()]) {
      for (const name of order) table.play(table.listed(0, 'bonus').find(({ bonus }) => bonus === name)!);
      expect(table.seat().pending.filter((bonus) => expected.includes(bonus))).toEqual([]);
      while (table.game.record.events.length > before) table.game.undo(0);
    }
  };

  test(`R6 in ${GSC}`, () => {
    const table = new TestGame(GSC);
    const { earned } = table.mark([3, 4, 6, 10, 2].map(blue));
    expect(earned).toEqual(['5:orange', 'X:green']);
    both(table, ['5:orange', 'X:green']);
  });

  test(`R6 in ${DSC}`, () => {
    const table = new TestGame(DSC);
    const { earned } = table.mark([yellowAt(3, 0), yellowAt(1, 2), yellowAt(3, 2)]);
    expect(earned).toEqual(['?:green', '?:silver']);
    both(table, ['?:green', '?:silver']);
  });

  test(`R6 in ${C4E}`, () => both(sevenRerolls(), ['?:green', '?:pink']));
});

describe('R7: a pending bonus without a possible mark is lost at once, any other must be marked', () => {
  test(`R7 in ${GSC}: X:green with a full green row is lost`, () => {
    const table = new TestGame(GSC);
    table.mark(times(11, { area: 'green' }));
    const { earned } = table.mark([yellowAt(2, 0), yellowAt(2, 2), yellowAt(2, 3)]);
    expect(earned).toEqual([]);
  });

  test(`R7 in ${DSC}: ?:pink with a full pink row is lost`, () => {
    const table = new TestGame(DSC);
    table.mark(times(12, pink(1)));
    expect(table.mark([yellowAt(4, 1), yellowAt(4, 3)]).earned).toEqual([]);
  });

  test(`R7 in ${C4E}: ?:pink with a full pink row is lost`, () => {
    const table = new TestGame(C4E);
    table.mark(times(6, pink(3)));
    expect(table.mark([yellowRow(1, 1), yellowRow(1, 1)]).earned).toEqual([]);
  });

  const earning: Record<string, RawMark[]> = {
    [GSC]: [2, 3, 4].map(blue),
    [DSC]: [yellowAt(3, 0), yellowAt(3, 2)],
    [CHD]: [4, 5].map((i) => atIndex('brown', i)),
    [C4E]: [blueAt(0, 1), blueAt(0, 2)],
  };
  test.each(GAMES)('R7 in %s: nothing else, and no roll, comes before a bonus that can be marked', (game) => {
    const table = new TestGame(game);
    table.mark(earning[game]);
    expect(table.seat().pending).toHaveLength(1);
    expect(table.listed().every(({ e }) => e === 'bonus')).toBe(true);
    for (const e of ['pass', 'done', 'reroll', 'stop']) {
      expect(table.refusal({ e, p: 0 })).toBe('bonus-pending');
    }
    const dice = Object.fromEntries(table.view.hand.map((die) => [die, 1]));
    expect(table.refusal({ e: 'roll', dice })).toBe('no-roll-now');
  });
});

describe('R8: the game ends with the last turn, unused actions are worth nothing', () => {
  test.each(GAMES)('R8 in %s', (game) => {
    const table = new TestGame(game).until(
      (view) => view.round === 6 && view.soloPassive && view.seats[0].stage === 'extra',
    );
    expect(table.left('extra')).toBeGreaterThan(0);
    expect(table.listed(0, 'extra').length).toBeGreaterThan(0);
    const { areas, foxPoints, total } = table.seat().score;
    expect(total).toBe(Object.values(areas).reduce((sum, points) => sum + points, foxPoints));
    table.done();
    expect(table.view.phase).toBe('over');
    expect(table.game.record.result).toEqual(resultOf(table.position));
    expect(table.game.record.result!.scores[0].total).toBe(total);
    expect(table.listed()).toEqual([]);
    for (const e of ['roll', 'done', 'extra', 'reroll']) {
      expect(table.refusal({ e, p: 0, dice: {} })).toBe('game-over');
    }
  });
});

describe('R9: foxes count the lowest area, and cost points where it is negative', () => {
  test(`R9 in ${GSC}: no area is negative, an empty one makes foxes worthless`, () => {
    const table = new TestGame(GSC);
    table.mark([9, 10, 11, 12].map(blue));
    const { foxes, foxPoints, areas } = table.seat().score;
    expect([foxes, foxPoints, Math.min(...Object.values(areas))]).toEqual([1, 0, 0]);
  });

  test(`R9 in ${DSC}: a green pair can be negative`, () => {
    const table = new TestGame(DSC);
    table.mark([green(1), green(6), yellowAt(0, 3), yellowAt(2, 3), yellowAt(4, 3)]);
    expect(table.seat().score).toMatchObject({ areas: { green: -10 }, foxes: 1, foxPoints: -10, total: -20 });
  });

  test(`R9 in ${C4E}: the middle row of yellow can be more than the rest`, () => {
    const table = new TestGame(C4E);
    table.mark([yellowRow(1, 6), blueAt(5, 0), blueAt(5, 1)]);
    expect(table.seat().score).toMatchObject({ areas: { yellow: -6 }, foxes: 1, foxPoints: -6, total: -12 });
  });
});

describe('R10: the three lowest dice of a solo passive roll go to the tray, ties as it happens', () => {
  test.each(GAMES)('R10 in %s', (game) => {
    const atRoll = () => new TestGame(game).until((view) => view.soloPassive && view.awaitsRoll);
    const dice = atRoll().view.hand;
    const faces = Object.fromEntries(dice.map((die, i) => [die, [1, 2, 4, 4, 4, 6][i]]));
    for (const tied of dice.slice(2, 5)) {
      const table = atRoll().roll(faces, 6, [dice[0], dice[1], tied]);
      const fields = dice.filter((die) => die !== dice[0] && die !== dice[1] && die !== tied);
      expect(table.view).toMatchObject({ phase: 'finish', diceFields: fields, hand: [] });
      expect([...table.view.tray].sort()).toEqual([dice[0], dice[1], tied].sort());
    }
    const wrong = [
      [dice[0], dice[1], dice[5]],
      [dice[0], dice[2], dice[3]],
      [dice[0], dice[1]],
      [dice[0], dice[1], dice[1]],
      [dice[0], dice[1], dice[2], dice[3]],
      undefined,
    ];
    expect(atRoll().refusal({ e: 'pass', p: 0 })).toBe('roll-due');
    for (const tray of wrong) {
      expect(atRoll().refusal({ e: 'roll', dice: faces, tray })).toBe('wrong-tray');
    }
  });
});

test('R11: a total on a printed gap counts upward', () => {
  const stars = (game: string, total: number) => soloLevel(sheetOf(game), total).stars;
  expect([319, 320, 321].map((total) => stars(DSC, total))).toEqual([4.5, 5, 5]);
  expect([449, 450].map((total) => stars(C4E, total))).toEqual([4.5, 5]);
  expect([180, 179, -20].map((total) => stars(C4E, total))).toEqual([0.5, 0, 0]);
  expect([280, 281].map((total) => stars(GSC, total))).toEqual([4, 5]);
});

test('R12: X:green crosses the next field whatever is printed', () => {
  const table = new TestGame(GSC);
  const before = table.mark([...times(4, { area: 'green' }), ...[2, 6, 10].map(blue)]);
  expect(before.earned).toContain('X:green');
  const { points } = table.mark([{ area: 'green' }]);
  expect(table.game.record.events.at(-1)).toEqual({
    e: 'bonus',
    p: 0,
    bonus: 'X:green',
    mark: { area: 'green' },
  });
  expect(points).toBe(15);
});

test('R12: a die still has to show the printed number', () => {
  const table = new TestGame(GSC);
  table.mark([{ area: 'green' }, { area: 'green' }]);
  table.until((view) => view.awaitsRoll && view.rolls === 0 && !view.soloPassive).roll({ green: 2 });
  expect(table.refusal({ e: 'pick', p: 0, die: 'green', mark: { area: 'green' } })).toBe('cannot-mark');
});

test.each([
  { bonus: '4:orange', before: 3, marks: [yellowAt(1, 0), yellowAt(1, 1), yellowAt(1, 3)], gained: 8 },
  { bonus: '5:orange', before: 6, marks: [2, 3, 4].map(blue), gained: 10 },
])('R13: $bonus is written times the factor of its field', ({ bonus, before, marks, gained }) => {
  const table = new TestGame(GSC);
  table.mark([...times(before, orange(1)), ...marks]);
  expect(table.seat().pending).toContain(bonus);
  expect(table.mark([orange(Number(bonus[0]))]).gained).toBe(gained);
  expect(table.game.record.events.at(-1)).toMatchObject({ e: 'bonus', bonus });
});

test('R13: 6:orange is written times the factor of its field', () => {
  const { factor } = printed(GSC).areas.orange;
  const table = new TestGame(GSC, 3).collect([
    ...times(6, orange(1)),
    ...[1, 2, 3, 4, 5, 6, 1, 2, 3].map(purple),
  ]);
  const next = () => factor[table.seat().areas.orange!.filter((number) => number > 0).length];
  while (next() === 1) table.mark([orange(1)]);
  expect(table.mark([purple(6)]).earned).toEqual(['6:orange']);
  const times6 = 6 * next();
  expect(times6).toBeGreaterThan(6);
  expect(table.mark([orange(6)]).gained).toBe(times6);
});

describe('R14: swept dice are crossed or forgone, in any order, before the next roll', () => {
  const swept = () =>
    new TestGame(DSC)
      .roll({ white: 2, silver: 3, yellow: 4, blue: 1, green: 5, pink: 3 })
      .pick('silver', silverAt(2, 2));

  test('R14: each is optional, and the next roll waits', () => {
    const table = swept();
    expect(table.seat().swept).toEqual(['white', 'blue']);
    expect(table.refusal({ e: 'roll', dice: { yellow: 1, green: 1, pink: 1 } })).toBe('no-roll-now');
    expect(table.refusal({ e: 'return', p: 0, die: 'blue' })).toBe('bonus-pending');
    table.play({ e: 'sweep', p: 0, die: 'white', mark: silverAt(3, 1) });
    expect(table.seat().swept).toEqual(['blue']);
    table.play({ e: 'skip', p: 0 });
    expect(table.seat().swept).toEqual([]);
    expect(table.refusal({ e: 'skip', p: 0 })).toBe('nothing-to-skip');
    expect(table.view.awaitsRoll).toBe(true);
    expect(table.seat().score.areas.silver).toBe(4);
  });

  test('R14: all may be crossed', () => {
    const table = swept().play(
      { e: 'sweep', p: 0, die: 'blue', mark: silverAt(1, 0) },
      { e: 'sweep', p: 0, die: 'white', mark: silverAt(1, 1) },
    );
    expect(table.view.awaitsRoll).toBe(true);
    expect(table.seat().score.areas.silver).toBe(6);
  });

  test('R14: a coloured die is crossed in its own row, white and silver in any', () => {
    expect(swept().refusal({ e: 'sweep', p: 0, die: 'blue', mark: silverAt(0, 0) })).toBe('cannot-mark');
    const rows = swept()
      .listed(0, 'sweep')
      .map(({ die, mark }) => [die, ...mark!.at!]);
    expect(rows).toEqual([...[0, 1, 2, 3].map((row) => ['white', row, 1]), ['blue', 1, 0]]);
    const white = new TestGame(DSC).roll({ white: 4, silver: 1 }, 5).pick('white', silverAt(0, 3));
    expect(white.listed(0, 'sweep').map(({ die, mark }) => [die, ...mark!.at!])).toEqual(
      [0, 1, 2, 3].map((row) => ['silver', row, 0]),
    );
  });

  test('R14: sweeps mix with pending bonuses, and a swept field that is already crossed is dropped', () => {
    const table = new TestGame(DSC);
    table.mark([0, 1, 2].map((row) => silverAt(row, 3)));
    table.until((view) => !view.soloPassive && view.awaitsRoll && view.rolls === 0);
    table.roll({ silver: 4, yellow: 1, green: 2, pink: 3, blue: 6, white: 6 });
    table.pick('silver', silverAt(3, 3));
    expect(table.seat()).toMatchObject({ pending: ['?:blue'], swept: ['yellow', 'green', 'pink'] });
    table.play({ e: 'sweep', p: 0, die: 'green', mark: silverAt(2, 1) });
    table.play({ e: 'bonus', p: 0, bonus: '?:blue', mark: blue(12) });
    table.play({ e: 'sweep', p: 0, die: 'pink', mark: silverAt(3, 2) });
    expect(table.seat()).toMatchObject({ pending: [], swept: ['yellow'] });
    table.play({ e: 'skip', p: 0 });
    const next = new TestGame(DSC);
    next.mark([silverAt(0, 0)]);
    next.until((view) => !view.soloPassive && view.awaitsRoll && view.rolls === 0);
    next.roll({ silver: 2, yellow: 1 }, 6).pick('silver', silverAt(0, 1));
    expect(next.seat().swept).toEqual([]);
  });
});

describe('R15: only dice that the pick itself moves to the tray are swept', () => {
  test('R15: not dice that lay there before', () => {
    const table = new TestGame(DSC).roll({ yellow: 3, blue: 1, green: 2 }, 6).pick('yellow', yellowAt(0, 1));
    expect(table.view.tray).toEqual(['blue', 'green']);
    table.roll({ silver: 5, pink: 4 }, 6).pick('silver', silverAt(0, 4));
    expect(table.seat().swept).toEqual(['pink']);
  });

  test('R15: not dice left over after the third roll', () => {
    const table = new TestGame(DSC).roll({}, 6).pass().roll({}, 6).pass();
    table.roll({ silver: 3, pink: 2 }, 5).pick('silver', silverAt(0, 2));
    expect(table.seat().swept).toEqual(['pink']);
    table.play({ e: 'sweep', p: 0, die: 'pink', mark: silverAt(3, 1) });
    expect(table.view).toMatchObject({ phase: 'finish', tray: { length: 5 } });
    expect(table.refusal({ e: 'sweep', p: 0, die: 'yellow', mark: silverAt(0, 4) })).toBe('not-swept');
  });

  test('R15: no sweep for passive picks, extra dice and bonus marks', () => {
    const passive = new TestGame(DSC, 2).roll({ pink: 6, silver: 5 }, 1).pick('pink', pink(6));
    passive.play({ e: 'pick', p: 1, die: 'silver', mark: silverAt(0, 4) });
    expect(passive.seat(1).swept).toEqual([]);
    const table = new TestGame(DSC).until((view) => view.round === 2 && view.awaitsRoll);
    table.roll({ silver: 5, pink: 6 }, 1).pick('pink', pink(6));
    table.play({ e: 'extra', p: 0, die: 'silver', mark: silverAt(0, 4) });
    expect(table.seat().swept).toEqual([]);
    const bonus = new TestGame(DSC);
    bonus.mark([yellowAt(1, 2), yellowAt(3, 2), silverAt(0, 5)]);
    expect(bonus.game.record.events.at(-1)).toMatchObject({ e: 'bonus', bonus: '?:silver' });
    expect(bonus.seat().swept).toEqual([]);
  });
});

describe('R16: a tray die may be returned before the second or third roll, also with an empty hand', () => {
  /** The third round brings the first return action. */
  const atRound3 = () =>
    new TestGame(DSC).until((view) => view.round === 3 && view.awaitsRoll && view.rolls === 0);

  test('R16: never before the first roll, nor between a roll and the choice or a reroll', () => {
    const table = atRound3();
    const back = { e: 'return', p: 0, die: 'blue' };
    expect(table.refusal(back)).toBe('roll-due');
    table.roll({ yellow: 3, blue: 1 }, 4).pick('yellow', yellowAt(0, 1));
    expect(table.listed()).toEqual([back]);
    const third = table.roll({}, 5);
    expect(third.refusal(back)).toBe('not-now');
    table.play({ e: 'reroll', p: 0 });
    expect(table.refusal(back)).toBe('roll-due');
  });

  test('R16: the returned die is rolled with the others', () => {
    const table = atRound3().roll({ yellow: 3, blue: 1, pink: 2 }, 4).pick('yellow', yellowAt(0, 1));
    expect(table.refusal({ e: 'return', p: 0, die: 'green' })).toBe('die-not-there');
    table.play({ e: 'return', p: 0, die: 'blue' });
    expect(table.refusal({ e: 'return', p: 0, die: 'pink' })).toBe('no-action-left');
    expect(table.refusal({ e: 'roll', dice: { white: 1, silver: 1, green: 1 } })).toBe('wrong-dice');
    table.roll({ white: 1, silver: 1, green: 1, blue: 4 });
    expect(table.view).toMatchObject({ faces: { blue: 4 }, tray: ['pink'], rolls: 2 });
  });

  test('R16: with an empty hand and fewer than three rolls there is a further roll, or the player stops', () => {
    const emptied = () => atRound3().roll({ pink: 6 }, 2).pick('pink', pink(6));
    const table = emptied();
    expect(table.view).toMatchObject({ phase: 'roll', awaitsRoll: false, hand: [] });
    expect(table.listed().map(({ e }) => e)).toEqual([...new Array(5).fill('return'), 'stop']);
    table.play({ e: 'return', p: 0, die: 'blue' });
    expect(table.listed()).toEqual([]);
    expect(table.refusal({ e: 'stop', p: 0 })).toBe('roll-due');
    table.roll({ blue: 5 });
    expect(table.view).toMatchObject({ phase: 'choose', rolls: 2 });
    expect(emptied().play({ e: 'stop', p: 0 }).view).toMatchObject({ phase: 'finish', tray: { length: 5 } });
  });

  test('R16: without a return action an empty hand ends the rolls', () => {
    const table = new TestGame(DSC).roll({ pink: 6 }, 2).pick('pink', pink(6));
    expect(table.view.phase).toBe('finish');
    expect(table.refusal({ e: 'stop', p: 0 })).toBe('not-now');
  });

  test('R16: after the third roll there is nothing to return', () => {
    const table = atRound3().roll({}, 2).pass().roll({}, 2).pass().roll({ pink: 6 }, 2).pick('pink', pink(6));
    expect(table.view.phase).toBe('finish');
  });
});

describe('R17: a 3 in pink is written twice, and the second has no effect of its own', () => {
  test('R17: it fills two fields, counts for both, and repeats no further', () => {
    const table = new TestGame(C4E);
    const { points, earned } = table.mark([pink(3)]);
    expect(table.seat().areas.pink).toEqual([3, 3, ...new Array(10).fill(0)]);
    expect([points, earned]).toEqual([4, []]);
  });

  test('R17: a 3 in the last field is written once', () => {
    const table = new TestGame(C4E);
    table.mark([...times(5, pink(3)), pink(1)]);
    const { points } = table.mark([pink(3)]);
    expect(table.seat().areas.pink).toEqual([...new Array(10).fill(3), 1, 3]);
    expect(points).toBe(42);
  });

  test('R17: a ?:pink 3 repeats too', () => {
    const table = new TestGame(C4E);
    table.mark([yellowRow(1, 1), yellowRow(1, 1), pink(3)]);
    expect(table.game.record.events.at(-1)).toMatchObject({ e: 'bonus', bonus: '?:pink' });
    expect(table.seat().areas.pink!.slice(0, 3)).toEqual([3, 3, 0]);
  });
});

describe('R18: polish holds for every die that the mark uses and that lies on the tray', () => {
  /** Two polish actions, at an active roll that starts a turn. */
  const polished = () => {
    const table = new TestGame(C4E);
    table.mark([gray('A'), yellowRow(0, 1), yellowRow(0, 2)]);
    expect(table.left('polish')).toBe(2);
    return table.until((view) => view.awaitsRoll && view.rolls === 0 && !view.soloPassive);
  };

  test('R18: an active pick polishes the partner of a blue mark that already lies on the tray', () => {
    const table = polished().roll({ green: 3, blue: 2, white: 5 }, 5).pick('green', greenRow(0, 3));
    expect(table.view.tray).toEqual(['blue']);
    table.roll({ white: 4 }, 6);
    const whites = table
      .listed(0, 'pick')
      .filter(({ die, mark }) => die === 'white' && mark!.area === 'blue');
    expect(whites.map(({ mark }) => mark!.at)).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    const pick = { e: 'pick', p: 0, die: 'white', mark: blueAt(3, 3) };
    expect(table.refusal({ ...pick, polish: { blue: 3 } })).toBe('cannot-polish');
    expect(table.refusal({ ...pick, polish: { white: -1 } })).toBe('cannot-polish');
    expect(table.refusal({ ...pick, mark: pink(5), polish: { white: 1 } })).toBe('cannot-polish');
    table.play({ ...pick, polish: { blue: 2 } });
    expect(table.left('polish')).toBe(0);
    // The die is not turned.
    expect(table.view.faces.blue).toBe(2);
  });

  test('R18: the tray die of a passive player may be polished, within 1 to 6', () => {
    const table = polished().until((view) => view.soloPassive && view.awaitsRoll);
    table.roll({ pink: 5, green: 1 }, 6, ['pink', 'green', 'gray']);
    const pick = { e: 'pick', p: 0, die: 'pink' };
    expect(table.refusal({ ...pick, mark: pink(7), polish: { pink: 2 } })).toBe('cannot-mark');
    expect(table.refusal({ ...pick, mark: pink(6), polish: { pink: 2 } })).toBe('cannot-polish');
    expect(table.refusal({ ...pick, mark: pink(6) })).toBe('cannot-mark');
    expect(
      table.refusal({ e: 'pick', p: 0, die: 'green', mark: greenRow(0, 6), polish: { green: -1 } }),
    ).toBe('cannot-polish');
    table.play({ ...pick, mark: pink(4), polish: { pink: -1 } });
    expect(table.left('polish')).toBe(1);
  });

  test('R18: an extra die may be polished if it is taken from the tray, both blue dice too', () => {
    const table = polished().roll({ green: 6 }, 2).pick('green', greenRow(0, 6));
    expect(table.seat().stage).toBe('extra');
    const extra = { e: 'extra', p: 0, die: 'blue', mark: blueAt(2, 2) };
    expect(
      table.refusal({ e: 'extra', p: 0, die: 'green', mark: greenRow(0, 5), polish: { green: -1 } }),
    ).toBe('cannot-polish');
    table.play({ ...extra, polish: { white: 1, blue: 1 } });
    expect(table.left('polish')).toBe(0);
  });

  test('R18: spending more than the mark needs is legal in a record, and not listed', () => {
    const table = polished().until((view) => view.soloPassive && view.awaitsRoll);
    table.roll({ gray: 4 }, 6, ['gray', 'pink', 'green']);
    const pick = { e: 'pick', p: 0, die: 'gray', mark: gray('I') };
    expect(table.listed(0, 'pick')).toContainEqual(pick);
    for (const change of [1, 2]) {
      expect(table.listed(0, 'pick')).not.toContainEqual({ ...pick, polish: { gray: change } });
      expect(table.refusal({ ...pick, polish: { gray: change } })).toBeNull();
    }
    expect(table.refusal({ ...pick, polish: { gray: -1 } })).toBe('cannot-polish');
    table.play({ ...pick, polish: { gray: 2 } });
    expect(table.left('polish')).toBe(0);
  });

  test.each([GSC, DSC])('R18 in %s: without the action the key is ignored like any other', (game) => {
    const table = new TestGame(game).roll({}, 4);
    const [pick] = table.listed(0, 'pick');
    expect(table.refusal({ ...pick, polish: { white: 1 } })).toBeNull();
  });
});

test.each([
  [1, 6],
  [2, 6],
  [3, 5],
  [4, 4],
])('with %i players a game has %i rounds', (players, rounds) => {
  for (const game of GAMES) {
    const { position } = randomGame(game, players, 'rounds');
    expect([position.rounds, position.round + 1]).toEqual([rounds, rounds]);
  }
});
