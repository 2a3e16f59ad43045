// What a seat can still do before dice roll: settle its bonuses, take extra dice, end its turn. Where nothing is left to
// decide the turn is ended, so that only positions before a roll need a value.
import {
  DONE,
  EXTRA_ACTION,
  type Move,
  moveHead,
  PHASE_FINISH,
  type Position,
  ROLL,
  STAGE_EXTRA,
} from '@reynard/engine';

const isFinishing = (position: Position, seat: number) =>
  position.phase === PHASE_FINISH && position.stage(seat) === STAGE_EXTRA;

/** Makes `after` what a position becomes by a seat's choice, settled. */
export function playOn(after: Position, position: Position, seat: number, choice: Move): void {
  after.copyFrom(position);
  if (choice === ROLL) return;
  after.play(choice);
  settle(after, seat);
}

/** Ends the seat's turn if it owes nothing and has no extra die to take. */
function settle(position: Position, seat: number): void {
  if (isFinishing(position, seat) && !isOpen(position, seat)) position.play(moveHead(DONE, seat));
}

/** Whether the seat has more to decide before dice roll. */
export function isOpen(position: Position, seat: number): boolean {
  return position.owes(seat) || (isFinishing(position, seat) && position.actions(seat, EXTRA_ACTION) > 0);
}
