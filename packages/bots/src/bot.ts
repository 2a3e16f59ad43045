// What a bot is: it looks at a position and ranks what one seat can do.
import type { Move, Position, Random } from '@reynard/engine';

/** A choice and the final score the bot expects from it. */
export interface Ranked {
  readonly move: Move;
  readonly value: number;
}

export interface Bot {
  /**
   * The choice this bot makes for a seat that has one: a listed move or `ROLL`. The same position and random stream give
   * the same choice; the position is not changed.
   */
  choose(position: Position, seat: number, random: Random): Move;
  /** All choices of the seat, best first. */
  rank(position: Position, seat: number, random: Random): Ranked[];
}
