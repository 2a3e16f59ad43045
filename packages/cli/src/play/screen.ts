// The screen of a player: the state of the game, the player's own sheet, the dice.
import { fieldOf, type Move, marksField, type Position, viewOf } from '@reynard/engine';
import { drawBonus } from '../draw/areas.ts';
import { flow } from '../draw/block.ts';
import { dieName, drawSheet, drawTable, type Pen } from '../draw/sheet.ts';

/** Game, round, roll, who is active, and everybody's points. */
export function drawHeader(
  pen: Pen,
  title: string,
  position: Position,
  names: readonly string[],
  width: number,
): string[] {
  const { paint, messages } = pen;
  const where = [paint.bold(title), messages.round(position.round + 1, position.rounds)];
  if (position.isSoloPassive) where.push(messages.label.passiveTurn);
  else if (position.rolls > 0) where.push(messages.roll(position.rolls, 3));
  if (names.length > 1) where.push(messages.active(names[position.active]));
  const scores = names.map((name, seat) => `${name} ${paint.bold(String(position.total(seat)))}`);
  return [...flow(where, width), ...(names.length > 1 ? flow(scores, width) : [])];
}

/** A seat's sheet and the table, with the fields that `moves` can mark. */
export function drawPosition(
  pen: Pen,
  position: Position,
  seat: number,
  moves: readonly Move[],
  width: number,
): string[] {
  const legal = new Set(moves.filter(marksField).map(fieldOf));
  return [
    ...drawSheet(pen, position, seat, legal, width),
    ...drawTable(pen, position, width),
    ...drawOwed(pen, position, seat),
  ];
}

/** Bonuses and swept dice that wait for the seat's decision. */
function drawOwed(pen: Pen, position: Position, seat: number): string[] {
  const { pending, swept, place } = viewOf(position).seats[seat];
  const { label } = pen.messages;
  const { dice } = position.layout.sheet;
  const lines: string[] = [];
  if (pending.length > 0) {
    lines.push(`${label.pending}: ${pending.map((bonus) => drawBonus(pen.paint, bonus)).join(' ')}`);
  }
  if (swept.length > 0) {
    const list = swept.map((colour) => dieName(pen, colour, position.face(dice.indexOf(colour))));
    lines.push(`${label.swept}: ${list.join(' ')}`);
  }
  if (place !== null) {
    lines.push(pen.paint.dim(place === 'tray' ? label.fromTray : label.fromField(place + 1)));
  }
  return lines;
}
