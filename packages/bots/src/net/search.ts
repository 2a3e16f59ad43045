// Looks through what a choice leads to before the next roll: bonus marks in any order, extra dice, the end of the turn.
// No dice are involved, so the best line is simply the best value at its end. Of each step only the most promising few
// are followed.
import { MAX_MOVES, type Position, ROLL } from '@reynard/engine';
import type { Judge } from './judge.ts';
import { isOpen, playOn } from './settle.ts';

/** How many choices of each step are followed further: the best so many of the first, of the second, and so on. */
export type Breadth = readonly number[];

/** A step with more choices than this is not looked into: it costs more than it tells. */
const MOST_CHOICES = 25;

interface Step {
  readonly position: Position;
  readonly moves: Int32Array;
  readonly values: Float64Array;
}

export class Search {
  readonly #judge: Judge;
  readonly #breadth: Breadth;
  #steps: Step[] = [];

  constructor(judge: Judge, breadth: Breadth) {
    this.#judge = judge;
    this.#breadth = breadth;
  }

  /** Values every choice of a seat; `values[i]` belongs to `choices[i]`. */
  run(position: Position, seat: number, choices: Int32Array, count: number, values: Float64Array): void {
    this.#judge.face(position, seat);
    if (
      this.#steps[0]?.position.layout !== position.layout ||
      this.#steps[0].position.players !== position.players
    ) {
      this.#steps = Array.from({ length: this.#breadth.length + 1 }, () => ({
        position: position.clone(),
        moves: new Int32Array(MAX_MOVES),
        values: new Float64Array(MAX_MOVES),
      }));
    }
    this.#expand(position, seat, choices, count, values, 0);
  }

  /** Values the choices, then replaces the values of the best few by what they lead to. Returns the highest. */
  #expand(
    position: Position,
    seat: number,
    choices: Int32Array,
    count: number,
    values: Float64Array,
    depth: number,
  ): number {
    const judge = this.#judge;
    const after = this.#steps[depth].position;
    let open = 0;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      playOn(after, position, seat, choices[i]);
      values[i] = judge.value(after, seat, choices[i] === ROLL);
      if (values[i] > best) best = values[i];
      if (isOpen(after, seat)) open++;
    }
    if (open === 0 || depth === this.#breadth.length) return best;
    return this.#follow(position, seat, choices, count, values, depth);
  }

  #follow(
    position: Position,
    seat: number,
    choices: Int32Array,
    count: number,
    values: Float64Array,
    depth: number,
  ): number {
    const { position: after } = this.#steps[depth];
    const next = this.#steps[depth + 1];
    let best = Number.NEGATIVE_INFINITY;
    const worthwhile = nthHighest(values, count, this.#breadth[depth]);
    for (let i = 0; i < count; i++) {
      if (values[i] < worthwhile) continue;
      playOn(after, position, seat, choices[i]);
      if (!isOpen(after, seat)) continue;
      const n = after.listChoices(seat, next.moves);
      if (n > 0 && n <= MOST_CHOICES)
        values[i] = this.#expand(after, seat, next.moves, n, next.values, depth + 1);
    }
    for (let i = 0; i < count; i++) if (values[i] > best) best = values[i];
    return best;
  }
}

/** The n-th highest of the first `count` values; less than any if there are not more than n. */
function nthHighest(values: Float64Array, count: number, n: number): number {
  if (count <= n) return Number.NEGATIVE_INFINITY;
  const highest = new Float64Array(n).fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < count; i++) {
    let value = values[i];
    for (let k = 0; k < n; k++) {
      if (value <= highest[k]) continue;
      const lower = highest[k];
      highest[k] = value;
      value = lower;
    }
  }
  return highest[n - 1];
}
