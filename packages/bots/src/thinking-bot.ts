// Thinks before it plays: the choices that its network likes best are tried out, each with the same dice, a while into
// the game, and the one that did best on average is played. Choices that fall behind are dropped early, so most of the
// effort goes where it is close.
import { type Move, type Position, Random, ROLL, rollDice, STAGE_DONE, STATE } from '@reynard/engine';
import type { Bot, Ranked } from './bot.ts';
import type { NetBot } from './net-bot.ts';

export interface Thought {
  /** Tries of each choice at most. */
  readonly tries: number;
  /** How many choices are tried at most, and how many points behind the best one they may be. */
  readonly candidates: number;
  readonly margin: number;
  /** Stop when trying on could hardly gain so many points. */
  readonly worthwhile: number;
  /** How many of the seat's turns a try goes on after the present one; then the network takes over. */
  readonly turns: number;
  /** Stop after so many milliseconds even if tries are left. Only without it does a seed repeat a game. */
  readonly milliseconds?: number;
}

export const THOUGHT: Thought = { tries: 128, candidates: 5, margin: 8, worthwhile: 0.5, turns: 1 };

/** Tries between two looks at the clock and at who has fallen behind. */
const ROUND = 16;
/** A choice is dropped when it is behind by so many standard errors. */
const BEHIND = 2.5;

interface Candidate {
  readonly move: Move;
  readonly results: number[];
  sum: number;
}

export class ThinkingBot implements Bot {
  /** Ranks the choices and looks ahead. */
  readonly #eye: NetBot;
  /** Plays the tries; faster than the eye. */
  readonly #hand: NetBot;
  readonly #thought: Thought;
  #board: Position | null = null;

  constructor(eye: NetBot, hand: NetBot, thought: Thought = THOUGHT) {
    this.#eye = eye;
    this.#hand = hand;
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

  /** Ranks the choices in steps; a caller may pause or stop between any two. */
  *deliberate(position: Position, seat: number, random: Random): Generator<void, Ranked[]> {
    const ranked = this.#eye.rank(position, seat);
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
      running = abreast(running, this.#thought.worthwhile);
      if (performance.now() - started > milliseconds) break;
      yield;
    }
    return rerank(ranked, candidates, running);
  }

  /** Plays on from a choice and notes what came of it. */
  #try(position: Position, seat: number, candidate: Candidate, seed: string): void {
    if (this.#board?.layout !== position.layout || this.#board.players !== position.players) {
      this.#board = position.clone();
    }
    const board = this.#board;
    board.copyFrom(position);
    const dice = new TurnDice(seed);
    play(board, candidate.move, dice);
    const end = turnsDone(position, seat) + this.#thought.turns;
    while (!board.isOver && turnsDone(board, seat) <= end) {
      let mover = seat;
      let move = this.#hand.chooseIfAny(board, mover);
      for (let other = 0; move === null; other++) {
        mover = other;
        move = this.#hand.chooseIfAny(board, mover);
      }
      play(board, move, dice);
    }
    const result = this.#hand.value(board, seat);
    candidate.results.push(result);
    candidate.sum += result;
  }
}

function play(position: Position, move: Move, dice: TurnDice): void {
  if (move === ROLL) rollDice(position, dice.of(position));
  else position.play(move);
}

/** The same dice for a turn whatever was done in the turns before it. */
class TurnDice {
  readonly #seed: string;
  #turn = -1;
  #random: Random | null = null;

  constructor(seed: string) {
    this.#seed = seed;
  }

  of(position: Position): Random {
    const { s } = position;
    const turn = (s[STATE.ROUND] * 4 + s[STATE.ACTIVE]) * 2 + s[STATE.SOLO_PASSIVE];
    if (turn !== this.#turn || this.#random === null) {
      this.#turn = turn;
      this.#random = new Random(`${this.#seed}/${turn}`);
    }
    return this.#random;
  }
}

/** How many turns of the game, of whatever seat, are over for this seat. */
function turnsDone(position: Position, seat: number): number {
  const { s, players } = position;
  const perRound = players === 1 ? 2 : players;
  const turn = s[STATE.ROUND] * perRound + (players === 1 ? s[STATE.SOLO_PASSIVE] : s[STATE.ACTIVE]);
  return position.stage(seat) === STAGE_DONE ? turn + 1 : turn;
}

const meanOf = ({ sum, results }: Candidate) => sum / results.length;

/** Those that may yet turn out better than the best one by more than a trifle. */
function abreast(candidates: readonly Candidate[], trifle: number): Candidate[] {
  const best = candidates.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a));
  return candidates.filter((candidate) => {
    if (candidate === best) return true;
    const gaps = candidate.results.map((result, i) => best.results[i] - result);
    const gap = gaps.reduce((sum, one) => sum + one, 0) / gaps.length;
    const squares = gaps.reduce((sum, one) => sum + (one - gap) ** 2, 0);
    return gap + trifle <= BEHIND * Math.sqrt(squares / (gaps.length - 1) / gaps.length);
  });
}

/** Tried choices first, those still in the running before those dropped; then the rest as the network ranks them. */
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
