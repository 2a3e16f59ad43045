// Events: the readable form of rolls and moves that the record stores (docs/rules/record.md). Writing them; `check.ts`
// reads them.
import type { MarkPlace } from './areas/area.ts';
import { diceOf, otherDice } from './dice.ts';
import type { Layout } from './layout.ts';
import {
  BONUS,
  colouredPolishOf,
  dieOf,
  EXTRA,
  fieldOf,
  hasJoker,
  jokerSlotOf,
  jokerValueOf,
  kindOf,
  MOVE_KINDS,
  type Move,
  markValueOf,
  PICK,
  pendingOf,
  RETURN,
  SWEEP,
  seatOf,
  whitePolishOf,
} from './move.ts';
import type { Position } from './position.ts';
import type { Colour } from './sheet.ts';
import { WHITE } from './state.ts';

/** Faces by die. */
export type Faces = Partial<Record<Colour, number>>;

/** Where and what is marked, in the form of its area. */
export interface Mark extends MarkPlace {
  area: Colour;
}

/**
 * The dice in hand were rolled; on a solo passive turn with the three dice that went to the tray and, where marks go by
 * places, the dice on fields I to III.
 */
export type RollEvent = { e: 'roll'; dice: Faces; tray?: Colour[]; fields?: Colour[] };
/** A joker: its slot, counted from 0, and the number that the die counts as. */
export type Joker = { slot: number; value: number };
/** One decision of seat `p`. */
export type MoveEvent =
  | { e: 'reroll' | 'skip' | 'pass' | 'stop' | 'done'; p: number }
  | { e: 'return'; p: number; die: Colour }
  | { e: 'pick' | 'extra'; p: number; die: Colour; mark: Mark; polish?: Faces; joker?: Joker }
  | { e: 'bonus'; p: number; bonus: string; mark: Mark }
  | { e: 'sweep'; p: number; die: Colour; mark: Mark };
/** One entry of a record's `events`. */
export type Event = RollEvent | MoveEvent;

/** What the record calls a pending bonus of this kind when it is used in this area. */
export function bonusName(layout: Layout, kind: number, area: number): string {
  return layout.pending[kind].options.find((option) => option.area === area)?.name ?? '';
}

/** The mark of a marking move. */
export function markOf(layout: Layout, move: Move): Mark {
  const area = layout.areas[layout.fieldArea[fieldOf(move)]];
  return { area: area.colour, ...area.place(fieldOf(move), markValueOf(move)) };
}

/** The die that goes with white in a paired mark, else the die itself. */
function colouredDie(layout: Layout, move: Move): number {
  return layout.fieldArea[fieldOf(move)] === layout.pairedArea ? layout.pairedDie : dieOf(move);
}

function polishOf(layout: Layout, move: Move): Faces | undefined {
  const { dice } = layout.sheet;
  const polish: Faces = {};
  if (whitePolishOf(move) !== 0) polish[dice[WHITE]] = whitePolishOf(move);
  if (colouredPolishOf(move) !== 0) polish[dice[colouredDie(layout, move)]] = colouredPolishOf(move);
  return Object.keys(polish).length > 0 ? polish : undefined;
}

/** The event that records a move. */
export function moveEvent(layout: Layout, move: Move): MoveEvent {
  const p = seatOf(move);
  const e = MOVE_KINDS[kindOf(move)];
  const die = layout.sheet.dice[dieOf(move)];
  switch (kindOf(move)) {
    case RETURN:
      return { e: 'return', p, die };
    case SWEEP:
      return { e: 'sweep', p, die, mark: markOf(layout, move) };
    case BONUS: {
      const area = layout.fieldArea[fieldOf(move)];
      return { e: 'bonus', p, bonus: bonusName(layout, pendingOf(move), area), mark: markOf(layout, move) };
    }
    case PICK:
    case EXTRA: {
      const event = { e: e as 'pick' | 'extra', p, die, mark: markOf(layout, move) };
      if (hasJoker(move)) return { ...event, joker: { slot: jokerSlotOf(move), value: jokerValueOf(move) } };
      const polish = polishOf(layout, move);
      return polish ? { ...event, polish } : event;
    }
    default:
      return { e: e as 'done', p };
  }
}

/** The colours of a set of dice, in the sheet's order. */
export function diceIn(layout: Layout, set: number): Colour[] {
  return diceOf(set).map((die) => layout.sheet.dice[die]);
}

/** The event that records a roll of the dice a position has in hand. */
export function rollEvent(
  position: Position,
  faces: ArrayLike<number>,
  tray = 0,
  fields: ArrayLike<number> = diceOf(otherDice(tray)),
): RollEvent {
  const { layout } = position;
  const dice: Faces = {};
  for (const die of diceOf(position.hand)) dice[layout.sheet.dice[die]] = faces[die];
  if (!position.isSoloPassive) return { e: 'roll', dice };
  const event: RollEvent = { e: 'roll', dice, tray: diceIn(layout, tray) };
  if (layout.usesPlaces) event.fields = Array.from(fields, (die) => layout.sheet.dice[die]);
  return event;
}
