// Self-play: the network plays games against itself and learns from them.
//
// A game leaves a trail of afterstates per seat. The learning rule is TD(lambda): the last afterstate learns the final
// score; each earlier one learns a mix of what its successor learned and what the network expected of the successor. The
// mix applies only where dice were rolled in between; without a roll there is no chance, and only what the successor
// learned counts. Where the seat explored, the value of the best choice replaces the one that was made, so that a bad
// experiment does not lower the values before it.
//
// In a handed-over game other levels begin, and a player goes on from any decision, by its best choices. The network learns
// from that part only, so it learns what this player really scores from positions that it would not reach by itself. The player
// is another network that stays as it is, or the one that learns.
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
  seatToAct,
} from '@reynard/engine';
import type { Bot } from '../bot.ts';
import { LevelBot } from '../level-bot.ts';
import { LEVELS } from '../levels.ts';
import { NetBot } from '../net-bot.ts';
import type { Features } from './features.ts';
import { Judge, POINTS_PER_UNIT } from './judge.ts';
import type { Net } from './net.ts';
import { playOn } from './settle.ts';
import type { TrainingNet } from './training-net.ts';

const MOST_STATES = 1024;
const MOST_INPUTS = 256;
const MOST_AREAS = 8;
const MOST_FIELDS = 256;
/** The most points that a taste adds to a mark. */
const TASTE = 30;
/** The share of areas with a taste, and the highest share of fields with one; each game draws its own share of fields. */
const FAVOURITE_AREAS = 0.3;
const FAVOURITE_FIELDS = 0.5;
/** The highest error that counts in full, in units of the network's output: unusual games teach less. */
const MOST_MISS = 1;

export interface Temper {
  /** The lambda of TD(lambda), from 0 (learn what the network expects after the next roll) to 1 (learn the final score). */
  readonly lambda: number;
  /** The share of decisions made at random. */
  readonly explore: number;
  /** The share of games that a seat plays by taste: random bonuses make it prefer some areas and fields. */
  readonly fancy: number;
  /** The share of seats that play like a lower level up to some round, so that positions of weak players are seen. */
  readonly weak: number;
  /** The share of games that other levels begin and a player takes over at any decision. */
  readonly handover: number;
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
  /** The value of the best choice at this step; the seat may have made another one. */
  readonly best = new Float64Array(MOST_STATES);
  readonly explored = new Uint8Array(MOST_STATES);
  /** Whether dice were rolled between the previous state and this one. */
  readonly rolled = new Uint8Array(MOST_STATES);
  /** Whether dice were rolled since the last recorded state. */
  rolledSince = false;
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
  /** The tastes of each seat: bonus points for a mark in each area and in each field. */
  readonly #areaTastes = new Float64Array(4 * MOST_AREAS);
  readonly #fieldTastes = new Float64Array(4 * MOST_FIELDS);
  readonly #after: Position[];
  /** How many steps the last game had that was taken over, by number of players. */
  readonly #steps = [1, 1, 1, 1, 1];
  /** Who takes over; it follows chains of bonuses to their end. */
  readonly #player: Bot;
  /** The levels that make mistakes, and for each seat which of them it plays like before which round. */
  readonly #levels: readonly LevelBot[];
  readonly #weakness: { bot: LevelBot; before: number }[] = [];

  /** `player` takes games over that others begin. */
  constructor(net: TrainingNet, features: Features, random: Random, player: Net = net) {
    this.#net = net;
    this.#features = features;
    this.#judge = new Judge(net, features);
    this.#random = random;
    const { sheet } = features.layout;
    this.#games = [1, 2, 3, 4].map((players) => Position.start(sheet, players));
    this.#after = [1, 2, 3, 4].map((players) => Position.start(sheet, players));
    this.#trails = [1, 2, 3, 4].map(() => new Trail());
    this.#slots = new Uint8Array(features.slots);
    this.#player = new NetBot(player, features);
    const sight = new NetBot(player, features, []);
    this.#levels = LEVELS.filter(({ haste }) => haste > 0).map((level) => new LevelBot(sight, level));
  }

  /** Plays one game and learns from it. Returns the mean of the totals. */
  play(players: number, temper: Temper): number {
    const position = this.#games[players - 1];
    position.restart();
    for (let seat = 0; seat < players; seat++) this.#trails[seat].length = 0;
    // No number is drawn where no game is handed over: plans without such games keep their networks.
    const isHandedOver = temper.handover > 0 && this.#random.below(1000) < 1000 * temper.handover;
    if (isHandedOver) this.#playHandedOver(position);
    else this.#playAll(position, temper);
    // What a position is worth is the mean over all games from there, the unusual ones too.
    const mostMiss = isHandedOver ? Number.POSITIVE_INFINITY : MOST_MISS;
    let sum = 0;
    for (let seat = 0; seat < players; seat++) {
      const total = position.total(seat);
      sum += total;
      this.#learn(this.#trails[seat], total, temper, mostMiss);
    }
    return sum / players;
  }

  #playAll(position: Position, temper: Temper): void {
    for (let seat = 0; seat < position.players; seat++) {
      this.#drawTastes(seat, temper.fancy);
      this.#drawWeakness(seat, position.rounds, temper.weak);
    }
    while (!position.isOver) this.#decide(position, temper);
  }

  /** Lets others begin; the player takes over after one of their decisions, and the network learns from there on. */
  #playHandedOver(position: Position): void {
    const random = this.#random;
    const bots = Array.from({ length: position.players }, () => {
      const i = random.below(this.#levels.length + 1);
      return i === this.#levels.length ? this.#player : this.#levels[i];
    });
    // Any step, if the game gets as long as the last one.
    const handover = random.below(this.#steps[position.players]);
    let isTakenOver = false;
    let steps = 0;
    for (; !position.isOver; steps++) {
      const seat = seatToAct(position)!;
      const isForced = position.listChoices(seat, this.#choices) === 1;
      const move = (isTakenOver ? this.#player : bots[seat]).choose(position, seat, random);
      // The last position that the others leave is the first to learn from.
      if (steps >= handover && (!isForced || (move !== ROLL && kindOf(move) === DONE))) {
        this.#record(position, seat, move, Number.NaN, false);
        isTakenOver = true;
      }
      this.#play(position, move);
    }
    this.#steps[position.players] = steps;
  }

  #play(position: Position, move: Move): void {
    if (move === ROLL) {
      rollDice(position, this.#random);
      for (const trail of this.#trails) trail.rolledSince = true;
    } else {
      position.play(move);
    }
  }

  /** Draws random per-area and per-field bonuses for a seat, in this share of the games. */
  #drawTastes(seat: number, share: number): void {
    const fancies = this.#random.below(1000) < 1000 * share;
    const fields = fancies ? (FAVOURITE_FIELDS * this.#random.below(1000)) / 1000 : 0;
    this.#draw(this.#fieldTastes, seat * MOST_FIELDS, MOST_FIELDS, fields);
    this.#draw(this.#areaTastes, seat * MOST_AREAS, MOST_AREAS, fancies ? FAVOURITE_AREAS : 0);
  }

  /** Draws a lower level for a seat in this share of the games, up to any round or for the whole game. */
  #drawWeakness(seat: number, rounds: number, share: number): void {
    const random = this.#random;
    // No number is drawn where nobody is weak: plans without weak seats keep their networks.
    const isWeak = share > 0 && random.below(1000) < 1000 * share;
    const bot = this.#levels[isWeak ? random.below(this.#levels.length) : 0];
    this.#weakness[seat] = { bot, before: isWeak ? 1 + random.below(rounds + 1) : 0 };
  }

  #draw(tastes: Float64Array, start: number, count: number, share: number): void {
    const random = this.#random;
    for (let i = start; i < start + count; i++) {
      tastes[i] = share > 0 && random.below(1000) < 1000 * share ? random.below(TASTE) : 0;
    }
  }

  /** The bonus points of a choice by the seat's tastes. */
  #tasteOf(layout: Layout, seat: number, choice: Move): number {
    // Moves without a mark have neither field nor value.
    if (choice === ROLL || markValueOf(choice) === 0) return 0;
    const field = fieldOf(choice);
    const area = layout.fieldArea[field];
    return this.#areaTastes[seat * MOST_AREAS + area] + this.#fieldTastes[seat * MOST_FIELDS + field];
  }

  #decide(position: Position, temper: Temper): void {
    const choices = this.#choices;
    let seat = 0;
    let count = position.listChoices(0, choices);
    while (count === 0) count = position.listChoices(++seat, choices);
    const move = count === 1 ? choices[0] : this.#choose(position, seat, count, temper);
    if (count === 1 && move !== ROLL && kindOf(move) === DONE)
      this.#record(position, seat, move, Number.NaN, false);
    this.#play(position, move);
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
      const like = value + this.#tasteOf(position.layout, seat, choice);
      if (like > liked) {
        liked = like;
        move = choice;
      }
    }
    if (temper.explore > 0 && random.next() < temper.explore * 0x100000000)
      move = choices[random.below(count)];
    const { bot, before } = this.#weakness[seat];
    if (position.round < before) move = bot.choose(position, seat, random);
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
    trail.rolled[i] = trail.rolledSince ? 1 : 0;
    trail.rolledSince = false;
    trail.counts[i] = 0;
    if (this.#features.head < 0) return;
    const start = i * MOST_INPUTS;
    trail.counts[i] = this.#features.listInputs(
      this.#slots,
      trail.inputs.subarray(start, start + MOST_INPUTS),
    );
    trail.heads[i] = this.#features.head;
  }

  #learn(trail: Trail, total: number, { lambda, rate, batch }: Temper, mostMiss: number): void {
    const net = this.#net;
    let target = total;
    for (let i = trail.length - 1; i >= 0; i--) {
      const count = trail.counts[i];
      let value = total;
      if (count > 0) {
        const start = i * MOST_INPUTS;
        for (let k = 0; k < count; k++) net.rows[k] = trail.inputs[start + k];
        const now = net.learn(count, trail.heads[i], (target - trail.points[i]) / POINTS_PER_UNIT, mostMiss);
        value = trail.points[i] + POINTS_PER_UNIT * now;
        if (net.samples === batch) net.step(rate);
      }
      // The target of the previous state.
      if (trail.explored[i] === 1) target = trail.best[i];
      else if (trail.rolled[i] === 1) target = lambda * target + (1 - lambda) * value;
    }
  }
}
