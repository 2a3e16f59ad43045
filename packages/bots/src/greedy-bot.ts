// Makes the choice that is worth most right now: points, bonuses, foxes, and dice kept for the next roll.
import { ACTIONS, MAX_MOVES, type Move, type Position, ROLL } from '@reynard/engine';
import type { Bot, Ranked } from './bot.ts';

/** Rough values in points for a player who does not look ahead. */
const FOX = 8;
const ACTION = 3;
const PENDING_BONUS = 5;
const DIE_IN_HAND = 0.8;

export class GreedyBot implements Bot {
  readonly #choices = new Int32Array(MAX_MOVES);
  #after: Position | null = null;

  choose(position: Position, seat: number): Move {
    return this.rank(position, seat)[0].move;
  }

  rank(position: Position, seat: number): Ranked[] {
    const count = position.listChoices(seat, this.#choices);
    return Array.from(this.#choices.subarray(0, count), (move) => ({
      move,
      value: this.#worthAfter(position, seat, move),
    })).sort((a, b) => b.value - a.value);
  }

  #worthAfter(position: Position, seat: number, move: Move): number {
    if (move === ROLL) return worth(position, seat);
    const after = this.#scratchFor(position);
    after.copyFrom(position);
    after.play(move);
    return worth(after, seat);
  }

  #scratchFor(position: Position): Position {
    if (this.#after?.layout !== position.layout || this.#after.players !== position.players) {
      this.#after = position.clone();
    }
    return this.#after;
  }
}

function worth(position: Position, seat: number): number {
  let value = position.total(seat) + FOX * position.foxes(seat);
  for (let action = 0; action < ACTIONS.length; action++) value += ACTION * position.actions(seat, action);
  for (let kind = 0; kind < position.layout.pending.length; kind++) {
    value += PENDING_BONUS * position.pendingCount(seat, kind);
  }
  for (let hand = position.hand; hand !== 0; hand &= hand - 1) value += DIE_IN_HAND;
  return value;
}
