// Searches everything that can follow a choice before the next roll: bonus marks in any order, extra dice, the end of the turn.
// No chance is involved, so the value of a choice is the best value at the end of its chain. Only the best few choices of each
// step are followed.
import { MAX_MOVES, type Position, ROLL } from '@reynard/engine';
import type { Judge } from './judge.ts';
import { isOpen, playOn } from './settle.ts';

/** How many of the best choices are followed at the first step, at the second, and so on. */
export type Breadth = readonly number[];

/** A step with more choices than this is not searched: it costs more time than it gains points. */
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
  readonly #highest: Float64Array;

  constructor(judge: Judge, breadth: Breadth) {
    this.#judge = judge;
    this.#breadth = breadth;
    this.#highest = new Float64Array(Math.max(0, ...breadth));
  }

  /** Writes the value of every choice of a seat: `values[i]` is that of `choices[i]`. */
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

  /** Values the choices, then replaces the values of the best few by those of their chains. Returns the highest value. */
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
    const worthwhile = nthHighest(values, count, this.#breadth[depth], this.#highest);
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

/** The n-th highest of the first `count` values; minus infinity if there are no more than n. `highest` is scratch space. */
function nthHighest(values: Float64Array, count: number, n: number, highest: Float64Array): number {
  if (count <= n) return Number.NEGATIVE_INFINITY;
  highest.fill(Number.NEGATIVE_INFINITY);
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
