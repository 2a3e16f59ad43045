// The plan of a training run: all settings that determine the resulting network.
import type { Temper } from '../net/self-play.ts';

export interface Plan {
  readonly game: string;
  /** How many games the run has. */
  readonly games: number;
  readonly seed: string;
  /** The file of a network to start from; null: from random weights. */
  readonly from: string | null;
  /** How many threads play at once. The same plan with the same number gives the same network. */
  readonly workers: number;
  /** Games that each worker plays before the workers' networks are averaged and a checkpoint is written. */
  readonly lesson: number;
  /** Afterstates whose errors are summed into one step. */
  readonly batch: number;
  /** Units of the two layers. */
  readonly first: number;
  readonly second: number;
  /** The highest learning rate; it falls along half a cosine to a hundredth. */
  readonly rate: number;
  readonly lambda: number;
  /** The share of random moves and of games played by taste at the start; both fall to zero. */
  readonly explore: number;
  readonly fancy: number;
  /** The share of seats that play like a lower level up to some round. */
  readonly weak: number;
  /** The share of games that other levels begin and a player takes over at any decision. */
  readonly handover: number;
  /** The file of the network that takes games over; null: the one that learns. */
  readonly player: string | null;
  /** The share of games with two to four players. */
  readonly company: number;
}

export const DEFAULT_PLAN: Omit<Plan, 'game'> = {
  games: 500_000,
  seed: 'reynard',
  from: null,
  workers: 1,
  lesson: 10_000,
  batch: 16,
  first: 64,
  second: 16,
  rate: 0.001,
  lambda: 0.85,
  explore: 0.02,
  fancy: 1,
  weak: 0,
  handover: 0,
  player: null,
  company: 0.08,
};

const WARM_UP = 1000;
/** No game is played by taste after this part of the run. */
const EARNEST_FROM = 0.8;

/** The settings of the next game after this many. */
export function temperAt(plan: Plan, games: number): Temper {
  const progress = games / plan.games;
  return {
    lambda: plan.lambda,
    explore: plan.explore * (1 - progress),
    fancy: plan.fancy * Math.max(0, 1 - progress / EARNEST_FROM),
    weak: plan.weak,
    handover: plan.handover,
    rate: rateAt(plan, games),
    batch: plan.batch,
  };
}

/** The learning rate after this many games. */
function rateAt(plan: Plan, games: number): number {
  const wave = 0.5 + 0.5 * Math.cos((Math.PI * games) / plan.games);
  return plan.rate * Math.min(1, games / WARM_UP) * (0.01 + 0.99 * wave);
}

/** How many lessons the run has. */
export function lessonsOf(plan: Plan): number {
  return Math.ceil(plan.games / (plan.lesson * plan.workers));
}

/** How many games have been played after this many lessons. */
export function gamesAfter(plan: Plan, lessons: number): number {
  return Math.min(plan.games, lessons * plan.lesson * plan.workers);
}
