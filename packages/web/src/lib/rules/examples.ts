// The pictures of the rules pages: positions of the real engine, built from lists of marks (games.ts).
import {
  type Bonus,
  buildPosition,
  type Colour,
  diceIn,
  dieOf,
  kindOf,
  PICK,
  Position,
  type Sheet,
} from '@reynard/engine';
import { drawingOf } from '#lib/sheet/compose.ts';
import { isEarned, marksOf, type SheetMarks } from '#lib/sheet/state.ts';
import type { Examples } from './games.ts';

export interface AreaExample {
  readonly marks: SheetMarks;
  readonly points: number;
  readonly earned: readonly Bonus[];
  /** The fields that hold something. */
  readonly marked: readonly number[];
}

/** The example of one area, with the marks of a game's examples; empty where they have none. */
export function exampleOf(sheet: Sheet, index: number, examples: Examples): AreaExample {
  const { colour } = sheet.areas[index];
  const marksOfArea = (examples[colour] ?? []).map((place) => ({ area: colour, ...place }));
  const built = buildPosition(sheet, { seats: [{ marks: marksOfArea }] });
  if (!built.ok) throw new RangeError(`${sheet.id} ${colour}: ${built.error.reason}`);
  const { position } = built;
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
    tray: diceIn(position.layout, position.tray),
  };
}
