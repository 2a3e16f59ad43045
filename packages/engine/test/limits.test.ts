// A sheet that does not fit into moves and bytes is refused when it is compiled. Nothing is cut off silently.
import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  type Bonus,
  type GridSpec,
  ganzSchoenClever,
  layoutOf,
  MOVE_KINDS,
  MOVE_ROOM,
  type RowSpec,
  type RowsSpec,
  SHEETS,
  type Sheet,
  STATE,
} from '../src/index.ts';
import { LIMITS } from '../src/limits.ts';

const times = <T>(n: number, item: T): T[] => new Array(n).fill(item);

const sheet = (changes: Partial<Sheet>): Sheet => ({ ...ganzSchoenClever, id: 'too-much', ...changes });
const withArea = (area: Sheet['areas'][number]): Sheet => sheet({ areas: [...ganzSchoenClever.areas, area] });

const row = (fields: number, more: Partial<RowSpec> = {}): RowSpec => ({ rule: 'free', fields, ...more });
const rows = (list: RowSpec[], more: Partial<RowsSpec> = {}): RowsSpec => ({
  kind: 'rows',
  colour: 'pink',
  reads: 'face',
  writes: 'number',
  rows: list,
  ...more,
});
const grid = (numbers: number[][], more: Partial<GridSpec> = {}): GridSpec => ({
  kind: 'grid',
  colour: 'pink',
  reads: 'face',
  numbers,
  ...more,
});
const bonuses = (n: number, bonus: Bonus) => withArea(rows([row(n, { bonus: times(n, bonus) })]));

/** For each limit a sheet that breaks it, and what the error says. */
const BROKEN: Readonly<Record<string, [Sheet, string]>> = {
  dice: [sheet({ dice: [...ganzSchoenClever.dice, 'pink'] }), '7 dice, at most 6'],
  rounds: [sheet({ rounds: times(5, null) }), '5 rounds, at least 6'],
  'coloured dice without an area': [
    sheet({ areas: ganzSchoenClever.areas.slice(1) }),
    '1 coloured dice without an area, at most 0',
  ],
  'areas that read the white die too': [
    withArea(rows([row(1)], { reads: 'sum' })),
    '2 areas that read the white die too, at most 1',
  ],
  'areas that sweep': [
    sheet({ areas: times(2, grid([[1]], { sweepRows: ['blue'] })) }),
    '2 areas that sweep, at most 1',
  ],
  'rows where dice take company': [
    withArea(grid(times(6, [1]), { company: true })),
    '6 rows where dice take company, at most 5',
  ],
  'actions that change what a die counts as': [
    sheet({
      tracks: { polish: { slots: 1, endBonus: null }, joker: { slots: 1, numbers: [1], endBonus: null } },
    }),
    '2 actions that change what a die counts as, at most 1',
  ],
  'polish tracks beside areas that go by places': [
    { ...withArea(grid([[1]], { grayColumns: [[0]] })), tracks: { polish: { slots: 1, endBonus: null } } },
    '1 polish tracks beside areas that go by places, at most 0',
  ],
  'joker slots': [
    sheet({ tracks: { joker: { slots: 8, numbers: times(8, null), endBonus: null } } }),
    '8 joker slots, at most 7',
  ],
  'joker slots without an entry in `numbers`': [
    sheet({ tracks: { joker: { slots: 2, numbers: [3], endBonus: null } } }),
    '1 joker slots without an entry in `numbers`, at most 0',
  ],
  'kinds of pending bonus': [
    withArea(
      rows([
        row(9, {
          bonus: [
            '4:green',
            '5:green',
            '6:green',
            '4:orange',
            '5:orange',
            '4:purple',
            '5:purple',
            '4:blue',
            '5:blue',
          ],
        }),
      ]),
    ),
    'kinds of pending bonus, at most 8',
  ],
  fields: [withArea(rows([row(129)])), 'fields, at most 128'],
  'as the highest value of a mark': [
    withArea(grid([[1]], { marksPerField: 16 as 2 })),
    '16 as the highest value of a mark, at most 15',
  ],
  'moves in one list': [
    sheet({ areas: [grid([times(100, 7)], { reads: 'sum' })] }),
    'moves in one list, at most 1024',
  ],
  areas: [sheet({ areas: times(128, rows([])) }), '128 areas, at most 127'],
  'regions in one area': [
    withArea({
      kind: 'regions',
      colour: 'pink',
      reads: 'face',
      regions: ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg'],
      shades: ['1'.repeat(33)],
      start: ['A'],
      cellBonus: [],
      shadeBonus: {},
      columnPoints: [],
    }),
    '33 regions in one area, at most 32',
  ],
  lines: [withArea(rows(times(257, row(1)))), 'lines, at most 256'],
  'fields in one line': [withArea(rows([row(256)])), '256 fields in one line, at most 255'],
  'as a number that a mark is compared with': [
    withArea(rows([row(1, { bonus: ['fox'], bonusFrom: [256] })])),
    '256 as a number that a mark is compared with, at most 255',
  ],
  'slots on one track': [
    sheet({ tracks: { reroll: { slots: 256, endBonus: null } } }),
    '256 slots on one track, at most 255',
  ],
  foxes: [bonuses(256, 'fox'), 'foxes, at most 255'],
  'bonus marks': [bonuses(256, 'X:blue'), 'bonus marks, at most 255'],
};

describe('a sheet that does not fit is refused', () => {
  test.each(LIMITS.map(({ what }) => what))('%s', (what) => {
    const [broken, message] = BROKEN[what];
    const compile = () => layoutOf(broken);
    expect(compile).toThrow(RangeError);
    expect(compile).toThrow('the sheet "too-much" has ');
    expect(compile).toThrow(message);
  });

  test('one error names every limit that is broken', () => {
    const compile = () => layoutOf(sheet({ dice: ['white'], rounds: [] }));
    expect(compile).toThrow(/1 dice, at least 6 .*; 0 rounds, at least 6 /);
  });
});

describe('the lists of the engine itself fit', () => {
  test('into a move', () => {
    expect(MOVE_KINDS.length - 1).toBeLessThanOrEqual(MOVE_ROOM.kind);
    expect(STATE.MAX_PLAYERS - 1).toBeLessThanOrEqual(MOVE_ROOM.seat);
    expect(STATE.DICE - 1).toBeLessThanOrEqual(MOVE_ROOM.die);
  });

  test('into a seat of a position, one after the other', () => {
    expect(STATE.USED - STATE.UNLOCKED).toBe(ACTIONS.length);
    expect(STATE.PENDING - STATE.USED).toBe(ACTIONS.length);
    expect(STATE.FIELDS - STATE.PENDING).toBe(MOVE_ROOM.pending + 1);
    expect(STATE.FACES - STATE.DICE_FIELDS).toBe(STATE.ROLLS_PER_TURN);
    expect(STATE.ALL_DICE).toBeLessThanOrEqual(255);
    expect(STATE.SHARED_BYTES % STATE.WORD).toBe(0);
    for (const { sheetBytes } of SHEETS.map(layoutOf)) {
      expect(STATE.seatBytesFor(sheetBytes) % STATE.WORD).toBe(0);
    }
  });
});
