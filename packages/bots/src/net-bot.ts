// Plays the choice with the highest expected final score by its network. It searches bonuses and extra dice, but not
// future rolls.
import { MAX_MOVES, type Move, type Position } from '@reynard/engine';
import type { Bot, Ranked } from './bot.ts';
import type { Features } from './net/features.ts';
import { Judge } from './net/judge.ts';
import type { Net } from './net/net.ts';
import { type Breadth, Search } from './net/search.ts';

/** How far the plain bot searches bonuses and extra dice. */
export const PLAIN: Breadth = [2, 1, 1, 1];

export class NetBot implements Bot {
  readonly #judge: Judge;
  readonly #search: Search;
  readonly #choices = new Int32Array(MAX_MOVES);
  readonly #values = new Float64Array(MAX_MOVES);

  constructor(net: Net, features: Features, breadth: Breadth = PLAIN) {
    this.#judge = new Judge(net, features);
    this.#search = new Search(this.#judge, breadth);
  }

  choose(position: Position, seat: number): Move {
    return this.#best(position, seat, position.listChoices(seat, this.#choices));
  }

  #best(position: Position, seat: number, count: number): Move {
    const choices = this.#choices;
    const values = this.#values;
    if (count === 1) return choices[0];
    this.#search.run(position, seat, choices, count, values);
    let best = 0;
    for (let i = 1; i < count; i++) if (values[i] > values[best]) best = i;
    return choices[best];
  }

  /** Like `choose`, or null if the seat has no choice now. */
  chooseIfAny(position: Position, seat: number): Move | null {
    const count = position.listChoices(seat, this.#choices);
    return count === 0 ? null : this.#best(position, seat, count);
  }

  /** The final score that the network expects for a seat in this position. */
  value(position: Position, seat: number): number {
    this.#judge.face(position, seat);
    return this.#judge.value(position, seat, false);
  }

  rank(position: Position, seat: number): Ranked[] {
    const choices = this.#choices;
    const count = position.listChoices(seat, choices);
    this.#search.run(position, seat, choices, count, this.#values);
    return Array.from(choices.subarray(0, count), (move, i) => ({ move, value: this.#values[i] })).sort(
      (a, b) => b.value - a.value,
    );
  }
}
