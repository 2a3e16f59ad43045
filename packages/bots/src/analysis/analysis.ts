// The result of an analysis as plain data: it can be stored as JSON, and an analysis can be resumed from it.
//
// The sum always holds: total = par + luck - lost. Through a game, every value of the seat's expected total occurs in the sum
// once with plus and once with minus: the dice of a stretch lead from the value after the last decision to the value of the
// reference, and a decision leads from there to the value of the choice made.
import type { Event } from '@reynard/engine';
import type { TrainedGame } from '../games.ts';
import { LEVELS, type LevelId } from '../levels.ts';
import { type DecisionKind, type Judgement, judge } from './judgement.ts';

/** The version of the method. Increase it when results change: stored analyses of another version are not resumed. */
export const ANALYSIS_METHOD = 2;

/** Dice that the seat did not decide: its own rolls, and what others rolled and left. */
export interface Stretch {
  /** The last roll of the stretch, as an index into the record's events. */
  readonly event: number;
  /** By how many points these dice changed the expected total. */
  readonly luck: number;
  /** The expected total once they are known. */
  readonly value: number;
}

/** Another choice that was possible at a decision. */
export interface Alternative {
  /** An event that is legal here. A roll has the faces of a sampled one. */
  readonly event: Event;
  /** Whether this is the choice that was made. */
  readonly isMade: boolean;
  /** By how many points it is expected to score less than the reference: by the network alone, unless it was made. */
  readonly loss: number;
  /** The expected total after it. */
  readonly value: number;
}

/** A decision with a real alternative. */
export interface Decision {
  /** The event that made it, as an index into the record's events. */
  readonly event: number;
  readonly kind: DecisionKind;
  /** From 0. */
  readonly round: number;
  /** The choice of the reference, as an event that is legal here. A roll has the faces of a sampled one. */
  readonly best: Event;
  /** The next best choice that leads to something else. */
  readonly runnerUp: Alternative;
  /** How much more the reference is expected to score than the choice made, and the standard error of that. */
  readonly loss: number;
  readonly se: number;
  /** How many tries the loss rests on; 0: the reference was played. */
  readonly tries: number;
  readonly judgement: Judgement;
  /** The expected totals after the choice made and after the reference. */
  readonly value: number;
  readonly bestValue: number;
}

export interface Analysis {
  readonly method: number;
  readonly game: string;
  readonly players: number;
  readonly seat: number;
  readonly seed: string;
  /** How many events of the record it covers. */
  readonly events: number;
  /** Whether the game is over after them. */
  readonly isOver: boolean;
  /** The seat's total; in an unfinished game what it can expect. */
  readonly total: number;
  readonly par: number;
  readonly luck: number;
  readonly lost: number;
  /** The level that loses about as much per game; null while the game is unfinished. */
  readonly like: LevelId | null;
  readonly decisions: readonly Decision[];
  readonly stretches: readonly Stretch[];
  /** Which part of the work is done, from 0 to 1. */
  readonly progress: { readonly quick: number; readonly deep: number };
}

/** A decision with its estimated loss. Its values follow from its place in the sum. */
export type Estimate = Omit<Decision, 'value' | 'bestValue' | 'judgement' | 'runnerUp'> & {
  readonly runnerUp: Omit<Alternative, 'value'>;
};

/** Everything that the sum is computed from. */
export type SumParts = Pick<Analysis, 'par' | 'players'> & {
  /** The total of a finished game, else null. */
  readonly final: number | null;
  readonly decisions: readonly Estimate[];
  readonly stretches: readonly Omit<Stretch, 'luck'>[];
};

/** Everything that follows from estimates in their order: values, luck, judgements and the sum. */
export function balance(
  parts: SumParts,
  game: TrainedGame,
): Pick<Analysis, 'total' | 'luck' | 'lost' | 'like' | 'decisions' | 'stretches'> {
  const decisions: Decision[] = [];
  const stretches: Stretch[] = [];
  const reached = valuesReached(parts);
  let left = parts.par;
  let luck = 0;
  let lost = 0;
  const roll = (until: number) => {
    for (let i = stretches.length; i < reached.length && parts.stretches[i].event < until; i++) {
      stretches.push({ ...parts.stretches[i], value: reached[i], luck: reached[i] - left });
      luck += reached[i] - left;
      left = reached[i];
    }
  };
  for (const one of parts.decisions) {
    // The decision to roll and the roll share their event; the decision comes first.
    roll(one.event);
    const value = left - one.loss;
    decisions.push({
      ...one,
      judgement: judge(one.loss, one.se),
      value,
      bestValue: left,
      runnerUp: alternative(one, left),
    });
    lost += one.loss;
    left = value;
  }
  roll(Number.POSITIVE_INFINITY);
  const { final } = parts;
  const like = final === null ? null : levelLike(lost, game, parts.players);
  return { total: final ?? left, luck, lost, like, decisions, stretches };
}

function alternative({ runnerUp, loss: lost }: Estimate, bestValue: number): Alternative {
  const loss = runnerUp.isMade ? lost : runnerUp.loss;
  return { ...runnerUp, loss, value: bestValue - loss };
}

/** The value after each stretch. After the last one of a finished game it is known: the total, and what was lost since. */
function valuesReached({ decisions, stretches, final }: SumParts): number[] {
  const values = stretches.map(({ value }) => value);
  const last = stretches.at(-1);
  if (final === null || last === undefined) return values;
  const since = decisions.filter(({ event }) => event > last.event);
  values[values.length - 1] = since.reduce((sum, { loss }) => sum + loss, final);
  return values;
}

/** The level whose mean loss per game is closest; null if none was measured for this number of players. */
export function levelLike(lost: number, { losses }: TrainedGame, players: number): LevelId | null {
  const distance = (id: LevelId) => Math.abs(losses[id][players - 1] - lost);
  const measured = LEVELS.map(({ id }) => id).filter((id) => losses[id].length >= players);
  if (measured.length === 0) return null;
  return measured.reduce((a, b) => (distance(b) < distance(a) ? b : a));
}
