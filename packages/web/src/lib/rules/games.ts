// What the web app has for each game besides its sheet and its texts: the examples of its rules page. A game without an entry
// does not compile. Titles (words/title.ts) and the line about a game (words/about.ts) are typed the same way.
import type { Colour, MarkPlace, SheetId, Side, Take } from '@reynard/engine';

/** The marks that the picture of each area shows. */
export type Examples = Readonly<Partial<Record<Colour, readonly MarkPlace[]>>>;

const values = (...numbers: number[]): MarkPlace[] => numbers.map((value) => ({ value }));
const cells = (...places: [number, number][]): MarkPlace[] => places.map((at) => ({ at }));
const inRow = (row: number, ...numbers: number[]): MarkPlace[] => numbers.map((value) => ({ row, value }));
const onSide = (side: Side, ...sums: number[]): MarkPlace[] => sums.map((value) => ({ side, value }));
const taken = (take: Take, ...numbers: number[]): MarkPlace[] => numbers.map((value) => ({ value, take }));

/** Every game of the engine. */
export const EXAMPLES: Readonly<Record<SheetId, Examples>> = {
  'ganz-schoen-clever': {
    yellow: cells([0, 0], [1, 0], [2, 0], [3, 1], [3, 2], [3, 3]),
    blue: values(5, 9, 6, 7, 8),
    green: [{}, {}, {}, {}, {}],
    orange: values(5, 2, 3, 6),
    purple: values(2, 5, 6, 3),
  },
  'doppelt-so-clever': {
    silver: cells([0, 0], [0, 2], [0, 4], [0, 5], [1, 2], [2, 2], [3, 2]),
    yellow: cells([0, 1], [0, 3], [0, 3], [2, 3], [2, 3], [4, 3]),
    blue: values(9, 9, 7, 5, 5),
    green: values(6, 1, 5),
    pink: values(5, 3, 1, 4),
  },
  'clever-hoch-drei': {
    yellow: cells([0, 0], [1, 0], [1, 1], [2, 1], [0, 4], [0, 5]),
    turquoise: cells([0, 2], [1, 2], [2, 2], [3, 2], [0, 5]),
    blue: [...onSide('left', 6, 5, 7), ...onSide('right', 8, 9, 10)],
    brown: [0, 1, 3, 4, 6].map((at) => ({ at })),
    pink: [...taken('bonus', 5), ...taken('points', 4, 6), ...taken('bonus', 5)],
  },
  'clever-4ever': {
    yellow: [...inRow(0, 2, 3, 5), ...inRow(1, 2, 1), ...inRow(2, 6, 6, 4)],
    blue: cells([0, 1], [4, 1], [1, 4], [5, 4], [5, 0]),
    gray: [{ region: 'A' }, { region: 'I' }, { region: 'B' }, { region: 'P' }],
    green: [...inRow(0, 6, 6, 4, 5), ...inRow(1, 4, 2, 6, 4)],
    pink: values(2, 5, 3, 6),
  },
};
