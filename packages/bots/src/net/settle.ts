// Plays what leaves a seat no choice at the end of its turn, so that only positions before a roll need a value.
import { DONE, EXTRA_ACTION, moveHead, PHASE_FINISH, type Position, STAGE_EXTRA } from '@reynard/engine';

/** Ends the seat's turn if it owes nothing and has no extra die to take. */
export function settle(position: Position, seat: number): void {
  if (
    position.phase === PHASE_FINISH &&
    position.stage(seat) === STAGE_EXTRA &&
    position.actions(seat, EXTRA_ACTION) === 0 &&
    !position.owes(seat)
  ) {
    position.play(moveHead(DONE, seat));
  }
}
