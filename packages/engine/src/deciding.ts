// Whom a position waits for.
import { MAX_MOVES } from './move.ts';
import type { Position } from './position.ts';
import { PHASE_FINISH, STAGE_EXTRA, STAGE_PASSIVE } from './state.ts';

const scratch = new Int32Array(MAX_MOVES);

/** Every seat that has a choice now, in seat order; none once the game is over. */
export function decidingSeats(position: Position): number[] {
  const seats = Array.from({ length: position.players }, (_, seat) => seat);
  return seats.filter((seat) => position.listChoices(seat, scratch) > 0);
}

/**
 * The seat that acts next where players take turns at one table: whoever has a bonus or swept dice to settle, then the
 * active player, then the others in seat order. Null once the game is over.
 */
export function seatToAct(position: Position): number | null {
  if (position.isOver) return null;
  const { active, players } = position;
  for (let i = 0; i < players; i++) {
    const seat = (active + i) % players;
    if (position.owes(seat)) return seat;
  }
  if (position.phase !== PHASE_FINISH) return active;
  for (let i = 0; i < players; i++) {
    const seat = (active + i) % players;
    const stage = position.stage(seat);
    if (stage === STAGE_PASSIVE || stage === STAGE_EXTRA) return seat;
  }
  return null;
}
