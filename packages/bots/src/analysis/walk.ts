// Reading a record: the choice behind an event, and the position before it.
import {
  checkEvent,
  type Event,
  type GameRecord,
  type Move,
  Position,
  playEvent,
  ROLL,
  type Sheet,
  seatOf,
} from '@reynard/engine';

/** The seat and the choice behind an event. A roll is the active seat's choice to roll. */
export function choiceOf(position: Position, event: Event, index: number): { seat: number; move: Move } {
  const checked = checkEvent(position, event, index);
  if (!checked.ok) throw new RangeError(`event ${index} of the record is not legal: ${checked.error.code}`);
  if ('roll' in checked) return { seat: position.active, move: ROLL };
  return { seat: seatOf(checked.move), move: checked.move };
}

/** The position before an event of a checked record. */
export function positionBefore(sheet: Sheet, record: GameRecord, index: number): Position {
  const position = Position.start(sheet, record.players.length);
  for (let i = 0; i < index; i++) playEvent(position, record.events[i], i);
  return position;
}
