// Games of a network against itself, from which it learns.
//
// A game leaves each seat a trail of afterstates. Its end corrects the last of them; each of the others moves toward a
// mix of what came of it and what the network thought one step later: TD(lambda). Where the seat explored, the best
// choice stands in for the one made, so that a bad idea does not spoil the value of what led to it.
import {
  DONE,
  fieldOf,
  kindOf,
  type Layout,
  MAX_MOVES,
  type Move,
  markValueOf,
  Position,
  type Random,
  ROLL,
  rollDice,
} from '@reynard/engine';
import type { Features } from './features.ts';
import { Judge, POINTS_PER_UNIT } from './judge.ts';
import { playOn } from './settle.ts';
import type { TrainingNet } from './training-net.ts';

const MOST_STATES = 1024;
const MOST_INPUTS = 256;
const MOST_AREAS = 8;
/** How many points a mark in a favourite area may seem to be worth on top. */
const TASTE = 30;

export interface Temper {
  /** How much of the way to the end of the game a value looks, from 0 to 1. */
  readonly lambda: number;
  /** The share of decisions made at random. */
  readonly explore: number;
  /** The share of games that a seat plays by taste: marks in some areas please it more than they are worth. */
  readonly fancy: number;
  /** The learning rate. */
  readonly rate: number;
  /** Afterstates whose errors are summed into one step. */
  readonly batch: number;
}

/** The afterstates of one seat in one game. */
class Trail {
  readonly inputs = new Int32Array(MOST_STATES * MOST_INPUTS);
  readonly counts = new Int32Array(MOST_STATES);
  readonly heads = new Uint8Array(MOST_STATES);
  readonly points = new Float64Array(MOST_STATES);
  readonly values = new Float64Array(MOST_STATES);
  /** What the step before this state should have expected: its value, or the best choice's where the seat explored. */
  readonly best = new Float64Array(MOST_STATES);
  readonly explored = new Uint8Array(MOST_STATES);
  length = 0;
}

export class SelfPlay {
  readonly #net: TrainingNet;
  readonly #features: Features;
  readonly #judge: Judge;
  readonly #random: Random;
  readonly #games: Position[];
  readonly #trails: Trail[];
  readonly #slots: Uint8Array;
  readonly #choices = new Int32Array(MAX_MOVES);
  /** For each seat what a mark in each area pleases it more; all nothing in most games. */
  readonly #tastes = new Float64Array(4 * MOST_AREAS);
  readonly #after: Position[];

  constructor(net: TrainingNet, features: Features, random: Random) {
    this.#net = net;
    this.#features = features;
    this.#judge = new Judge(net, features);
    this.#random = random;
    const { sheet } = features.layout;
    this.#games = [1, 2, 3, 4].map((players) => Position.start(sheet, players));
    this.#after = [1, 2, 3, 4].map((players) => Position.start(sheet, players));
    this.#trails = [1, 2, 3, 4].map(() => new Trail());
    this.#slots = new Uint8Array(features.slots);
  }

  /** Plays one game and learns from it. Returns the totals' mean. */
  play(players: number, temper: Temper): number {
    const position = this.#games[players - 1];
    position.restart();
    for (let seat = 0; seat < players; seat++) {
      this.#trails[seat].length = 0;
      this.#takeFancies(seat, temper.fancy);
    }
    while (!position.isOver) this.#decide(position, temper);
    let sum = 0;
    for (let seat = 0; seat < players; seat++) {
      const total = position.total(seat);
      sum += total;
      this.#learn(this.#trails[seat], total, temper);
    }
    return sum / players;
  }

  /** Half of the areas, each by as much as chance will have it. */
  #takeFancies(seat: number, share: number): void {
    const random = this.#random;
    const fancies = random.below(1000) < 1000 * share;
    for (let area = 0; area < MOST_AREAS; area++) {
      this.#tastes[seat * MOST_AREAS + area] = fancies ? random.below(2) * random.below(TASTE) : 0;
    }
  }

  /** How much more a choice pleases the seat than it is worth. */
  #pleasure(layout: Layout, seat: number, choice: Move): number {
    // Moves without a mark have neither field nor value.
    if (choice === ROLL || markValueOf(choice) === 0) return 0;
    return this.#tastes[seat * MOST_AREAS + layout.fieldArea[fieldOf(choice)]];
  }

  #decide(position: Position, temper: Temper): void {
    const choices = this.#choices;
    let seat = 0;
    let count = position.listChoices(0, choices);
    while (count === 0) count = position.listChoices(++seat, choices);
    const move = count === 1 ? choices[0] : this.#choose(position, seat, count, temper);
    if (count === 1 && move !== ROLL && kindOf(move) === DONE)
      this.#record(position, seat, move, Number.NaN, false);
    if (move === ROLL) rollDice(position, this.#random);
    else position.play(move);
  }

  #choose(position: Position, seat: number, count: number, temper: Temper): Move {
    const choices = this.#choices;
    const judge = this.#judge;
    const random = this.#random;
    judge.face(position, seat);
    let best = Number.NEGATIVE_INFINITY;
    let liked = Number.NEGATIVE_INFINITY;
    let move = 0;
    let bestMove = 0;
    for (let i = 0; i < count; i++) {
      const choice = choices[i];
      const value = judge.valueAfter(position, seat, choice);
      if (value > best) {
        best = value;
        bestMove = choice;
      }
      const like = value + this.#pleasure(position.layout, seat, choice);
      if (like > liked) {
        liked = like;
        move = choice;
      }
    }
    if (temper.explore > 0 && random.next() < temper.explore * 0x100000000)
      move = choices[random.below(count)];
    this.#record(position, seat, move, best, move !== bestMove);
    return move;
  }

  #record(position: Position, seat: number, move: Move, best: number, explored: boolean): void {
    const after = this.#after[position.players - 1];
    playOn(after, position, seat, move);
    const trail = this.#trails[seat];
    const i = trail.length++;
    trail.points[i] = this.#features.read(after, seat, move === ROLL, this.#slots);
    trail.best[i] = best;
    trail.explored[i] = explored ? 1 : 0;
    trail.counts[i] = 0;
    if (this.#features.head < 0) return;
    const start = i * MOST_INPUTS;
    trail.counts[i] = this.#features.listInputs(
      this.#slots,
      trail.inputs.subarray(start, start + MOST_INPUTS),
    );
    trail.heads[i] = this.#features.head;
  }

  #learn(trail: Trail, total: number, { lambda, rate, batch }: Temper): void {
    const net = this.#net;
    let target = total;
    for (let i = trail.length - 1; i >= 0; i--) {
      const count = trail.counts[i];
      let value = total;
      if (count > 0) {
        const start = i * MOST_INPUTS;
        for (let k = 0; k < count; k++) net.rows[k] = trail.inputs[start + k];
        const now = net.learn(count, trail.heads[i], (target - trail.points[i]) / POINTS_PER_UNIT);
        value = trail.points[i] + POINTS_PER_UNIT * now;
        if (net.samples === batch) net.step(rate);
      }
      // What the state before should have expected.
      target = trail.explored[i] === 1 ? trail.best[i] : lambda * target + (1 - lambda) * value;
    }
  }
}
