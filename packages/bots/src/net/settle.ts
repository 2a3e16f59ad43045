// Plays a choice and ends the turn if the seat has nothing left to decide (bonuses, extra dice), so that the network
// only needs to value positions before a roll.
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

/** Sets `after` to the position after a seat's choice, with the turn ended if nothing is left to decide. */
export function playOn(after: Position, position: Position, seat: number, choice: Move): void {
  after.copyFrom(position);
  if (choice === ROLL) return;
  after.play(choice);
  settle(after, seat);
}

/** Ends the seat's turn if it has no pending bonus and no extra die to take. */
function settle(position: Position, seat: number): void {
  if (isFinishing(position, seat) && !isOpen(position, seat)) position.play(moveHead(DONE, seat));
}

/** Whether the seat has something left to decide before the next roll. */
export function isOpen(position: Position, seat: number): boolean {
  return position.owes(seat) || (isFinishing(position, seat) && position.actions(seat, EXTRA_ACTION) > 0);
}
