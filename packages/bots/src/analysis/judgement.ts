// Words for a decision: how good it was, and what it was about.
import {
  BONUS,
  colouredPolishOf,
  EXTRA,
  jokerValueOf,
  kindOf,
  type Move,
  PASS,
  PHASE_FINISH,
  type Position,
  REROLL,
  RETURN,
  ROLL,
  SKIP,
  STOP,
  SWEEP,
  whitePolishOf,
} from '@reynard/engine';

/** Worst last, apart from `better`: the player found something better than the reference. */
export const JUDGEMENTS = ['better', 'best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

/** From how many points lost a decision is called this. */
export const THRESHOLDS = { inaccuracy: 1, mistake: 3, blunder: 6 } as const;
/** A judgement needs a loss of at least so many of its standard errors. */
const CLEAR = 2;

/** The word for a loss with its standard error. */
export function judge(loss: number, se: number): Judgement {
  if (loss === 0 && se === 0) return 'best';
  if (Math.abs(loss) <= CLEAR * se) return 'good';
  if (loss >= THRESHOLDS.blunder) return 'blunder';
  if (loss >= THRESHOLDS.mistake) return 'mistake';
  if (loss >= THRESHOLDS.inaccuracy) return 'inaccuracy';
  return loss <= -THRESHOLDS.inaccuracy ? 'better' : 'good';
}

/** Whether a judgement says that points were lost. */
export function isError(judgement: Judgement): boolean {
  return Object.hasOwn(THRESHOLDS, judgement);
}

export const DECISION_KINDS = [
  'pick',
  'passive',
  'extra',
  'reroll',
  'return',
  'polish',
  'joker',
  'bonus',
  'sweep',
  'pass',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** The kind of a decision, by the choice made and the best one. A reroll that should have been used counts as `reroll` too. */
export function decisionKind(position: Position, made: Move, best: Move): DecisionKind {
  const choices = [made, best];
  const has = (...kinds: number[]) =>
    choices.some((choice) => choice !== ROLL && kinds.includes(kindOf(choice)));
  if (choices.includes(ROLL) || has(RETURN, STOP)) return 'return';
  if (has(REROLL)) return 'reroll';
  if (has(BONUS)) return 'bonus';
  if (has(SWEEP, SKIP)) return 'sweep';
  if (kindOf(made) === kindOf(best) && polishOf(made) !== polishOf(best)) return 'polish';
  if (kindOf(made) === kindOf(best) && jokerValueOf(made) !== jokerValueOf(best)) return 'joker';
  if (has(PASS)) return 'pass';
  if (position.phase !== PHASE_FINISH) return 'pick';
  // Without an extra die to take, the seat would be done. So the only other choice of this phase is a passive pick.
  return has(EXTRA) ? 'extra' : 'passive';
}

const polishOf = (move: Move) => whitePolishOf(move) * 16 + colouredPolishOf(move);
