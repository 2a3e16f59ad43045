// The chances of an unfinished game: its position is played on to the end many times, all seats by the reference, and the
// results are counted.
import { type Position, resultOf, soloLevel } from '@reynard/engine';
import { summary } from '../measure.ts';
import type { Evaluator } from './evaluator.ts';
import type { TryOptions } from './explain.ts';

export interface SeatChances {
  /** The expected final total and the standard deviation of the final totals. */
  readonly mean: number;
  readonly spread: number;
  /** The chance to win; a shared victory counts as a fraction. The chances of all seats add up to 1. */
  readonly win: number;
}

export interface Chances {
  readonly tries: number;
  readonly seats: readonly SeatChances[];
  /** Of a solo game: the chance to end at each level of the sheet's `soloLevels`. Null at a table of several. */
  readonly levels: readonly number[] | null;
}

/** Tries between two steps of a generator. */
const STEP = 16;

/** Every step gives the chances so far; the last one rests on all tries. */
export function* chances(
  position: Position,
  evaluator: Evaluator,
  { tries = 256, seed = 'chances' }: TryOptions = {},
): Generator<Chances, Chances> {
  const { players } = position;
  const { soloLevels } = evaluator.sheet;
  const totals: number[][] = Array.from({ length: players }, () => []);
  const wins = new Array<number>(players).fill(0);
  const levels = new Array<number>(soloLevels.length).fill(0);
  const sofar = (done: number): Chances => ({
    tries: done,
    seats: totals.map((scores, seat) => {
      const { mean, spread } = summary(scores);
      return { mean, spread, win: wins[seat] / done };
    }),
    levels: players === 1 ? levels.map((count) => count / done) : null,
  });
  for (let done = 0; done < tries; ) {
    for (const until = Math.min(tries, done + STEP); done < until; done++) {
      const { scores, winners } = resultOf(evaluator.playToEnd(position, `${seed}/${done}`));
      scores.forEach(({ total }, seat) => {
        totals[seat].push(total);
      });
      for (const seat of winners) wins[seat] += 1 / winners.length;
      levels[soloLevel(evaluator.sheet, scores[0].total).index]++;
    }
    yield sofar(done);
  }
  return sofar(tries);
}
