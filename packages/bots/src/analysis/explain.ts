// Why a choice is better than another: both are played on to the end many times with the same dice, and the final points of
// each area, the foxes and the actions are compared.
import { ACTIONS, type Action, type Colour, type Event, type Position, scoreOf } from '@reynard/engine';
import type { Evaluator } from './evaluator.ts';
import { tallyOf } from './tally.ts';
import { choiceOf } from './walk.ts';

/** A mean after either choice, and by how much the best one is ahead, with the standard error of that. */
export interface Comparison {
  readonly made: number;
  readonly best: number;
  readonly difference: number;
  readonly se: number;
}

export interface Explanation {
  readonly tries: number;
  readonly total: Comparison;
  readonly areas: Readonly<Partial<Record<Colour, Comparison>>>;
  /** How many foxes, and the points of all of them together. */
  readonly foxes: Comparison;
  readonly foxPoints: Comparison;
  /** How many of each action of the sheet the seat has earned by the end of the game. */
  readonly actions: Readonly<Partial<Record<Action, Comparison>>>;
}

export interface TryOptions {
  /** How many times to play on. */
  readonly tries?: number;
  /** Of the dice. The same seed gives the same result. */
  readonly seed?: string;
}

/** Tries between two steps of a generator. */
const STEP = 16;

/** The figures of one finished try, in a fixed order. */
function figuresOf(end: Position, seat: number): number[] {
  const { areas, foxes, foxPoints, total } = scoreOf(end, seat);
  const points = end.layout.areas.map(({ colour }) => areas[colour]!);
  return [total, foxes, foxPoints, ...points, ...ACTIONS.map((_, action) => end.unlocked(seat, action))];
}

/**
 * Compares two choices that are legal in a position, given as events of the same seat. Every step gives the explanation so
 * far; the last one rests on all tries.
 */
export function* explain(
  position: Position,
  made: Event,
  best: Event,
  evaluator: Evaluator,
  { tries = 256, seed = 'explain' }: TryOptions = {},
): Generator<Explanation, Explanation> {
  const { seat } = choiceOf(position, made, 0);
  const settled = [made, best].map((event) =>
    evaluator.after(position, seat, choiceOf(position, event, 0).move),
  );
  const figures: { made: number[]; best: number[] }[] = [];
  while (figures.length < tries) {
    for (let i = 0; i < STEP && figures.length < tries; i++) {
      const dice = `${seed}/${figures.length}`;
      const [first, second] = settled.map((one) => figuresOf(evaluator.playToEnd(one, dice, seat), seat));
      figures.push({ made: first, best: second });
    }
    yield explanationOf(position, figures);
  }
  return explanationOf(position, figures);
}

function explanationOf(
  { layout }: Position,
  figures: readonly { made: number[]; best: number[] }[],
): Explanation {
  const compare = (index: number): Comparison => {
    const meanOf = (key: 'made' | 'best') => tallyOf(figures.map((one) => one[key][index])).mean;
    const { mean, se } = tallyOf(figures.map((one) => one.best[index] - one.made[index]));
    return { made: meanOf('made'), best: meanOf('best'), difference: mean, se };
  };
  const [total, foxes, foxPoints] = [0, 1, 2].map(compare);
  const { areas } = layout;
  const actions = ACTIONS.flatMap((action, i) =>
    layout.trackSlots[i] > 0 ? [[action, compare(3 + areas.length + i)] as const] : [],
  );
  return {
    tries: figures.length,
    total,
    foxes,
    foxPoints,
    areas: Object.fromEntries(areas.map(({ colour }, i) => [colour, compare(3 + i)])),
    actions: Object.fromEntries(actions),
  };
}
