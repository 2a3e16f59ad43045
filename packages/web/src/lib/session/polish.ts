// The polish of each die by a move.
import { colouredPolishOf, dieOf, type Move, type Position, whitePolishOf } from '@reynard/engine';

/** The white die is the first one. */
const WHITE = 0;

/** By how much a move turns a die up or down. */
export function polishOn({ layout }: Position, move: Move, die: number): number {
  if (die === WHITE) return whitePolishOf(move);
  // White that is paired with a coloured die may polish both.
  const coloured = dieOf(move) === WHITE ? layout.pairedDie : dieOf(move);
  return die === coloured ? colouredPolishOf(move) : 0;
}
