// The pictures of the rules pages: positions of the real engine. An area's example is a list of marks; the dice are laid out
// so that the engine lists each mark, and then it is played.
import {
  type Bonus,
  type Colour,
  dieOf,
  EXTRA,
  kindOf,
  type Mark,
  type MarkPlace,
  type Move,
  markOf,
  PHASE_FINISH,
  PICK,
  Position,
  type Sheet,
  STAGE_EXTRA,
  STATE,
} from '@reynard/engine';
import { drawingOf } from '#lib/sheet/compose.ts';
import { isEarned, marksOf, type SheetMarks } from '#lib/sheet/state.ts';

type Examples = Readonly<Partial<Record<Colour, readonly MarkPlace[]>>>;

const values = (...numbers: number[]): MarkPlace[] => numbers.map((value) => ({ value }));
const cells = (...places: [number, number][]): MarkPlace[] => places.map((at) => ({ at }));
const inRow = (row: number, ...numbers: number[]): MarkPlace[] => numbers.map((value) => ({ row, value }));

/** What each area's picture shows. A game without an entry is shown empty. */
const EXAMPLES: Readonly<Record<string, Examples>> = {
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
  'clever-4ever': {
    yellow: [...inRow(0, 2, 3, 5), ...inRow(1, 2, 1), ...inRow(2, 6, 6, 4)],
    blue: cells([0, 1], [4, 1], [1, 4], [5, 4], [5, 0]),
    gray: [{ region: 'A' }, { region: 'I' }, { region: 'B' }, { region: 'P' }],
    green: [...inRow(0, 6, 6, 4, 5), ...inRow(1, 4, 2, 6, 4)],
    pink: values(2, 5, 3, 6),
  },
};

const FACES = [1, 2, 3, 4, 5, 6];
const same = (a: object, b: object) =>
  Object.keys({ ...a, ...b }).every((key) => String(a[key as never]) === String(b[key as never]));

/** Lays the dice down as extra dice with the given faces, so that the engine lists what they can mark. */
function layDice(position: Position, die: number, face: number, white: number): void {
  const { s } = position;
  const b = position.seatAt(0);
  s[STATE.PHASE] = PHASE_FINISH;
  s[STATE.HAND] = 0;
  s[STATE.TRAY] = STATE.ALL_DICE;
  s.fill(6, STATE.FACES, STATE.FACES + STATE.DICE);
  s[STATE.FACES] = white;
  s[STATE.FACES + die] = face;
  s[b + STATE.STAGE] = STAGE_EXTRA;
  s[b + STATE.EXTRA_USED] = 0;
  s[b + STATE.UNLOCKED + STATE.EXTRA_ACTION] = 1;
  s[b + STATE.USED + STATE.EXTRA_ACTION] = 0;
  s.fill(0, b + STATE.PENDING, b + STATE.FIELDS);
  s[b + STATE.OWED] = 0;
}

/** Finds dice with which the engine lists this mark. */
function findMove(position: Position, mark: Mark): Move | undefined {
  const die = position.layout.sheet.dice.indexOf(mark.area);
  for (const face of FACES) {
    for (const white of FACES) {
      layDice(position, die, face, white);
      const move = position
        .moves(0)
        .find((listed) => kindOf(listed) === EXTRA && same(markOf(position.layout, listed), mark));
      if (move !== undefined) return move;
    }
  }
  return undefined;
}

/** The position after these marks in one area. */
export function positionWith(sheet: Sheet, marks: readonly Mark[]): Position {
  const position = Position.start(sheet, 1);
  for (const mark of marks) {
    const move = findMove(position, mark);
    if (move === undefined) throw new RangeError(`cannot mark ${JSON.stringify(mark)}`);
    position.play(move);
  }
  return position;
}

export interface AreaExample {
  readonly marks: SheetMarks;
  readonly points: number;
  readonly earned: readonly Bonus[];
  /** The fields that hold something. */
  readonly marked: readonly number[];
}

/** The example of one area. */
export function exampleOf(sheet: Sheet, index: number): AreaExample {
  const { colour } = sheet.areas[index];
  const places = EXAMPLES[sheet.id]?.[colour] ?? [];
  const position = positionWith(
    sheet,
    places.map((place) => ({ area: colour, ...place })),
  );
  const marks = marksOf(position, 0);
  const area = drawingOf(sheet).areas.find((drawn) => drawn.index === index)!;
  return {
    marks,
    points: marks.points[index],
    earned: area.bonuses.filter((bonus) => isEarned(bonus, marks)).map(({ bonus }) => bonus),
    marked: area.fields.map(({ field }) => field).filter((field) => marks.fields[field] > 0),
  };
}

/** A first roll and a pick that sends two dice to the tray, for any sheet. */
export function turnExample(sheet: Sheet): { position: Position; die: Colour; tray: Colour[] } {
  const position = Position.start(sheet, 1);
  // White 4, then 1 2 6 3 5: the last die but one is chosen and leaves three in hand.
  position.roll([4, 1, 2, 6, 3, 5]);
  const chosen = 4;
  const move = position.moves(0).find((listed) => kindOf(listed) === PICK && dieOf(listed) === chosen)!;
  position.play(move);
  return {
    position,
    die: sheet.dice[chosen],
    tray: sheet.dice.filter((_, die) => (position.tray >> die) & 1),
  };
}
