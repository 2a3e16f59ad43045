// Chooses at random, every choice equally likely: the baseline, and a source of unusual positions for tests.
import { MAX_MOVES, type Move, type Position, type Random } from '@reynard/engine';
import type { Bot, Ranked } from './bot.ts';

export class RandomBot implements Bot {
  readonly #choices = new Int32Array(MAX_MOVES);

  choose(position: Position, seat: number, random: Random): Move {
    const count = position.listChoices(seat, this.#choices);
    return this.#choices[count === 1 ? 0 : random.below(count)];
  }

  rank(position: Position, seat: number): Ranked[] {
    const count = position.listChoices(seat, this.#choices);
    const value = position.total(seat);
    return Array.from(this.#choices.subarray(0, count), (move) => ({ move, value }));
  }
}
