// The log of a game: one line per event.
import { diceIn, gainsOf, type Move, marksField, type Position } from '@reynard/engine';
import { drawBonus } from '../draw/areas.ts';
import { dieName, type Pen } from '../draw/sheet.ts';
import { describeMove } from './describe.ts';
import { gainSigns } from './gains.ts';

const named = (names: readonly string[], seat: number, text: string) =>
  names.length > 1 ? `${names[seat]}: ${text}` : text;

export function logMove(
  pen: Pen,
  names: readonly string[],
  before: Position,
  seat: number,
  move: Move,
): string {
  const signs = marksField(move) ? gainSigns(pen.paint, gainsOf(before, move)) : '';
  const text = describeMove(pen, before, move);
  return named(names, seat, signs ? `${text}  ${signs}` : text);
}

/** A roll; `rolled` is the set of dice that were in hand before it. */
export function logRoll(pen: Pen, names: readonly string[], after: Position, rolled: number): string {
  const { layout } = after;
  const list = (set: number) =>
    diceIn(layout, set)
      .map((colour) => dieName(pen, colour, after.face(layout.sheet.dice.indexOf(colour))))
      .join(' ');
  const { log } = pen.messages;
  const tray = after.isSoloPassive ? `; ${log.toTray(list(after.tray))}` : '';
  return named(names, after.active, `${log.rolled(list(rolled))}${tray}`);
}

/** The start of a round, if it gives something. */
export function logRound(pen: Pen, { layout, round }: Position): string[] {
  const bonus = layout.sheet.rounds[round];
  return bonus ? [pen.messages.log.roundStarts(round + 1, drawBonus(pen.paint, bonus))] : [];
}
