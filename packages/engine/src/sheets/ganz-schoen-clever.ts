// Ganz schön clever (2018): every figure of its sheet.
import type { Sheet } from '../sheet.ts';

/** The sheet of Ganz schön clever. */
export const ganzSchoenClever: Sheet<'ganz-schoen-clever'> = {
  id: 'ganz-schoen-clever',
  name: 'Ganz schön clever',
  year: 2018,
  dice: ['white', 'yellow', 'blue', 'green', 'orange', 'purple'],
  rounds: ['reroll', 'extra', 'reroll', 'X|6:black', null, null],
  tracks: {
    reroll: { slots: 7, endBonus: null },
    extra: { slots: 7, endBonus: null },
  },
  mayDecline: false,
  areas: [
    {
      kind: 'grid',
      colour: 'yellow',
      reads: 'face',
      numbers: [
        [3, 6, 5, 'X'],
        [2, 1, 'X', 5],
        [1, 'X', 2, 4],
        ['X', 3, 4, 6],
      ],
      rowBonus: ['X:blue', '4:orange', 'X:green', 'fox'],
      mainDiagonalBonus: 'extra',
      columnPoints: [10, 14, 16, 20],
    },
    {
      kind: 'grid',
      colour: 'blue',
      reads: 'sum',
      numbers: [
        [null, 2, 3, 4],
        [5, 6, 7, 8],
        [9, 10, 11, 12],
      ],
      rowBonus: ['5:orange', 'X:yellow', 'fox'],
      columnBonus: ['reroll', 'X:green', '6:purple', 'extra'],
      pointsByCrosses: [0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56],
    },
    {
      kind: 'rows',
      colour: 'green',
      reads: 'face',
      writes: 'cross',
      rows: [
        {
          rule: 'at-least-printed',
          fields: 11,
          printed: [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6],
          bonus: [null, null, null, 'extra', null, 'X:blue', 'fox', null, '6:purple', 'reroll', null],
        },
      ],
      pointsByFields: [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66],
    },
    {
      kind: 'rows',
      colour: 'orange',
      reads: 'face',
      writes: 'number',
      rows: [
        {
          rule: 'free',
          fields: 11,
          factor: [1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3],
          bonus: [null, null, 'reroll', null, 'X:yellow', 'extra', null, 'fox', null, '6:purple', null],
        },
      ],
    },
    {
      kind: 'rows',
      colour: 'purple',
      reads: 'face',
      writes: 'number',
      rows: [
        {
          rule: 'higher-or-after-6',
          fields: 11,
          factor: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
          bonus: [
            null,
            null,
            'reroll',
            'X:blue',
            'extra',
            'X:yellow',
            'fox',
            'reroll',
            'X:green',
            '6:orange',
            'extra',
          ],
        },
      ],
    },
  ],
  foxes: 5,
  soloLevels: [
    { from: 281, stars: 5 },
    { from: 260, stars: 4 },
    { from: 240, stars: 3 },
    { from: 220, stars: 2.5 },
    { from: 200, stars: 2 },
    { from: 180, stars: 1.5 },
    { from: 160, stars: 1 },
    { from: 140, stars: 0.5 },
    { from: null, stars: 0 },
  ],
};
