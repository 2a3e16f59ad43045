// A made-up game that exists in the tests only. It mixes what the first three games have on different sheets: grid, rows and
// regions, four actions, and bonuses into every area. Each package has a test that runs this sheet through its real code.
import type { Sheet } from '../src/index.ts';

export const fourthSheet: Sheet<'fourth-game'> = {
  id: 'fourth-game',
  name: 'Die Vierte',
  year: 2026,
  dice: ['white', 'yellow', 'blue', 'green', 'orange', 'gray'],
  rounds: ['reroll', 'extra', 'return', '?:black', 'polish', null],
  tracks: {
    reroll: { slots: 4, endBonus: '?:orange' },
    extra: { slots: 4, endBonus: null },
    return: { slots: 3, endBonus: 'fox' },
    polish: { slots: 5, endBonus: null },
  },
  mayDecline: true,
  areas: [
    {
      kind: 'grid',
      colour: 'yellow',
      reads: 'face',
      numbers: [
        [1, 2, 'X'],
        [3, null, 4],
        ['X', 5, 6],
      ],
      rowBonus: ['?:gray', 'polish', 'fox'],
      mainDiagonalBonus: 'extra',
      columnPoints: [8, 5, 8],
    },
    {
      kind: 'grid',
      colour: 'blue',
      reads: 'sum',
      numbers: [
        [2, 3, 4, 5],
        [6, 7, 8, 9],
        [10, 11, 12, null],
      ],
      marksPerField: 1,
      columnBonus: ['reroll', '?:green', 'return', '?:yellow'],
      pointsByCrosses: [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66],
    },
    {
      kind: 'rows',
      colour: 'green',
      reads: 'face',
      writes: 'cross',
      rows: [
        {
          rule: 'at-least-printed',
          fields: 6,
          printed: [1, 3, 5, 2, 4, 6],
          bonus: [null, 'extra', '?:blue', null, 'reroll', 'fox'],
        },
      ],
      pointsByFields: [0, 2, 5, 9, 14, 20, 27],
    },
    {
      kind: 'rows',
      colour: 'orange',
      reads: 'face',
      writes: 'number',
      rows: [
        {
          rule: 'higher-or-after-6',
          fields: 5,
          factor: [1, 1, 2, 1, 3],
          bonus: [null, '?:yellow', null, 'polish', null],
        },
        { rule: 'free', fields: 5, factor: [1, 1, 1, 1, 1], bonus: ['return', null, '?:gray', null, 'fox'] },
      ],
      columnPoints: [1, 2, 3, 4, 5],
    },
    {
      kind: 'regions',
      colour: 'gray',
      reads: 'face',
      regions: ['AABBC', 'ADDCC', 'EEDFF'],
      shades: ['DDLLW', 'DWWWW', 'LLWDD'],
      start: ['A', 'E'],
      cellBonus: [
        { at: [0, 3], bonus: '?:orange' },
        { at: [2, 4], bonus: 'reroll' },
      ],
      shadeBonus: { D: 'fox', L: 'extra', W: '?:blue' },
      columnPoints: [3, 4, 5, 6, 7],
    },
  ],
  foxes: 5,
  soloLevels: [
    { from: 200, stars: 5 },
    { from: 150, stars: 3 },
    { from: 100, stars: 1 },
    { from: null, stars: 0 },
  ],
};
