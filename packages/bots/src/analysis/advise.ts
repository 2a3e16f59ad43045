// Advice for the next decision of an unfinished record: the best choices, valued as the analysis values decisions that were
// made. Therefore a hint and the analysis after the game agree.
import { type GameRecord, type Move, Position, playEvent } from '@reynard/engine';
import { duelSeed, sampleValue, TRIES } from './analyse.ts';
import { type Evaluator, isSameTo } from './evaluator.ts';
import { type Judgement, judge } from './judgement.ts';
import { tallyOf } from './tally.ts';

/** A choice with what it would lose against the best one. */
export interface Advised {
  readonly move: Move;
  /** By how many points it is expected to score less than the best choice, and the standard error of that. */
  readonly loss: number;
  readonly se: number;
  readonly judgement: Judgement;
  /** The expected total after it. */
  readonly value: number;
}

export interface AdviseOptions {
  /** The same seed as that of an analysis gives the same dice. */
  readonly seed?: string;
}

/** How many choices are tried: the best ones by the network. */
const CANDIDATES = 4;

interface Candidate {
  readonly move: Move;
  readonly settled: Position;
  /** The totals of its tries. All candidates are tried with the same dice. */
  readonly results: number[];
}

/**
 * The best choices of a seat that can choose, best first. Choices that lead to the same position count as one. Every step
 * gives the advice so far. If there is only one choice, there is nothing to decide.
 */
export function* advise(
  record: GameRecord,
  seat: number,
  evaluator: Evaluator,
  { seed = 'analysis' }: AdviseOptions = {},
): Generator<readonly Advised[], readonly Advised[]> {
  const position = Position.start(evaluator.sheet, record.players.length);
  for (const [i, event] of record.events.entries()) playEvent(position, event, i);
  const candidates = candidatesOf(position, seat, evaluator);
  const lastRoll = record.events.findLastIndex(({ e }) => e === 'roll');
  const value = sampleValue(evaluator, candidates[0].settled, seat, `${seed}/${lastRoll}`);
  const dice = duelSeed(seed, record.events.length);
  if (candidates.length === 1) return adviceOf(candidates, value);
  for (let tries: number = TRIES.quick; ; tries += TRIES.step) {
    for (const { settled, results } of candidates) {
      for (let i = results.length; i < tries; i++) {
        results.push(evaluator.sample(settled, seat, `${dice}/${i}`, 'turn'));
      }
    }
    const advice = adviceOf(candidates, value);
    if (tries >= TRIES.most || advice.every(({ se }) => se <= TRIES.error)) return advice;
    yield advice;
  }
}

/** The choices to try: the reference's first, then the next best that lead to something else. */
function candidatesOf(position: Position, seat: number, evaluator: Evaluator): Candidate[] {
  const candidates: Candidate[] = [];
  for (const { move } of evaluator.rank(position, seat)) {
    const settled = evaluator.after(position, seat, move);
    if (candidates.some((other) => isSameTo(seat, other.settled, settled))) continue;
    candidates.push({ move, settled, results: [] });
    if (candidates.length === CANDIDATES) break;
  }
  return candidates;
}

/** The advice by the tries so far. The reference stays the best choice unless another one is clearly better. */
function adviceOf(candidates: readonly Candidate[], value: number): Advised[] {
  const [reference] = candidates;
  const compared = (best: Candidate, other: Candidate) =>
    tallyOf(other.results.map((result, i) => best.results[i] - result));
  const tried = reference.results.length > 0;
  const better = candidates
    .filter((one) => tried && one !== reference && isBetter(compared(reference, one)))
    .reduce((a: Candidate | null, b) => (a === null || compared(a, b).mean < 0 ? b : a), null);
  const best = better ?? reference;
  const bestValue = best === reference ? value : value - compared(reference, best).mean;
  return candidates
    .map((one) => {
      const { mean: loss, se } = one === best ? { mean: 0, se: 0 } : compared(best, one);
      return { move: one.move, loss, se, judgement: judge(loss, se), value: bestValue - loss };
    })
    .sort((a, b) => Number(b.move === best.move) - Number(a.move === best.move) || a.loss - b.loss);
}

const isBetter = ({ mean, se }: { mean: number; se: number }) => judge(mean, se) === 'better';
