// Simulates before it plays: the best choices by its network are played on for a turn, many times with the same dice for
// each, and the one with the best average is played. Choices that fall behind are dropped early, so most of the time goes
// into close decisions.
import type { Move, Position, Random } from '@reynard/engine';
import type { Bot, Ranked } from './bot.ts';
import type { NetBot } from './net-bot.ts';
import { playChoice, playTurns, TurnDice, turnsDone } from './trial.ts';

export interface Thought {
  /** The most simulations per choice. */
  readonly tries: number;
  /** The most choices to simulate, and how many points they may be behind the best one. */
  readonly candidates: number;
  readonly margin: number;
  /** A choice is dropped once it is unlikely to be better than the best one by this many points. */
  readonly worthwhile: number;
  /** How many turns a simulation continues after the present one; then the network values the position. */
  readonly turns: number;
  /** A time limit. With it, the same seed may give another game. */
  readonly milliseconds?: number;
}

const THOUGHT: Thought = { tries: 128, candidates: 5, margin: 8, worthwhile: 0.5, turns: 1 };

/** Simulations per choice between two checks of the clock and of the choices to drop. */
const ROUND = 16;
/** A choice is dropped when it is behind by this many standard errors. */
const BEHIND = 2.5;

interface Candidate {
  readonly move: Move;
  readonly results: number[];
  sum: number;
}

export class ThinkingBot implements Bot {
  /** Ranks the choices; searches chains of bonuses. */
  readonly #ranker: NetBot;
  /** Plays the simulations; faster, as it does not search. */
  readonly #player: NetBot;
  readonly #thought: Thought;
  #trial: Position | null = null;

  constructor(ranker: NetBot, player: NetBot, thought: Thought = THOUGHT) {
    this.#ranker = ranker;
    this.#player = player;
    this.#thought = thought;
  }

  choose(position: Position, seat: number, random: Random): Move {
    return this.rank(position, seat, random)[0].move;
  }

  rank(position: Position, seat: number, random: Random): Ranked[] {
    const thinking = this.deliberate(position, seat, random);
    let step = thinking.next();
    while (!step.done) step = thinking.next();
    return step.value;
  }

  /** `rank` as a generator; the caller may pause or stop between two steps. */
  *deliberate(position: Position, seat: number, random: Random): Generator<void, Ranked[]> {
    const ranked = this.#ranker.rank(position, seat);
    const { tries, margin, milliseconds = Number.POSITIVE_INFINITY } = this.#thought;
    const close = ranked
      .filter(({ value }) => value > ranked[0].value - margin)
      .slice(0, this.#thought.candidates);
    if (close.length < 2) return ranked;
    const seed = `${random.next()}`;
    const started = performance.now();
    const candidates: Candidate[] = close.map(({ move }) => ({ move, results: [], sum: 0 }));
    let running = candidates;
    for (let n = 0; n < tries && running.length > 1; n += ROUND) {
      for (let i = n; i < Math.min(tries, n + ROUND); i++) {
        for (const candidate of running) this.#try(position, seat, candidate, `${seed}/${i}`);
      }
      running = inTheRunning(running, this.#thought.worthwhile);
      if (performance.now() - started > milliseconds) break;
      yield;
    }
    return rerank(ranked, candidates, running);
  }

  /** Simulates a choice once and notes the result. */
  #try(position: Position, seat: number, candidate: Candidate, seed: string): void {
    if (this.#trial?.layout !== position.layout || this.#trial.players !== position.players) {
      this.#trial = position.clone();
    }
    const trial = this.#trial;
    trial.copyFrom(position);
    const dice = new TurnDice(seed);
    playChoice(trial, candidate.move, dice);
    playTurns(trial, seat, this.#player, dice, turnsDone(position, seat) + this.#thought.turns);
    const result = this.#player.value(trial, seat);
    candidate.results.push(result);
    candidate.sum += result;
  }
}

const meanOf = ({ sum, results }: Candidate) => sum / results.length;

/** The choices that may still turn out better than the best one by more than `worthwhile` points. */
function inTheRunning(candidates: readonly Candidate[], worthwhile: number): Candidate[] {
  const best = candidates.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a));
  return candidates.filter((candidate) => {
    if (candidate === best) return true;
    const gaps = candidate.results.map((result, i) => best.results[i] - result);
    const gap = gaps.reduce((sum, one) => sum + one, 0) / gaps.length;
    const squares = gaps.reduce((sum, one) => sum + (one - gap) ** 2, 0);
    return gap + worthwhile <= BEHIND * Math.sqrt(squares / (gaps.length - 1) / gaps.length);
  });
}

/** Simulated choices first, those still in the running before dropped ones; then the rest as the network ranks them. */
function rerank(
  ranked: readonly Ranked[],
  candidates: readonly Candidate[],
  running: readonly Candidate[],
): Ranked[] {
  const tried = (list: readonly Candidate[]) =>
    list
      .map((candidate) => ({ move: candidate.move, value: meanOf(candidate) }))
      .sort((a, b) => b.value - a.value);
  const dropped = candidates.filter((candidate) => !running.includes(candidate));
  const rest = ranked.filter(({ move }) => !candidates.some((candidate) => candidate.move === move));
  return [...tried(running), ...tried(dropped), ...rest];
}
