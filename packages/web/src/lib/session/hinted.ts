// The die, bonus, field or button that a proposed move points at, for the hint and the lesson.
import {
  BONUS,
  colouredPolishOf,
  dieOf,
  fieldOf,
  jokerValueOf,
  kindOf,
  type Move,
  marksField,
  pendingOf,
  RETURN,
  ROLL,
  whitePolishOf,
} from '@reynard/engine';
import { bonusToken, dieToken } from './choices.ts';

/** The move, the die or bonus to take up for it, the field to mark, and whether it needs polishing or a joker. */
export interface Hinted {
  readonly move: Move;
  readonly token: string | null;
  readonly field: number | null;
  readonly polish: boolean;
  /** The number that the die counts as by a joker; undefined: none is needed. */
  readonly joker?: number | undefined;
}

/** The words of a hint. */
export interface Advice {
  readonly best: string;
  /** What to expect, and the next best choice with what it would lose. */
  readonly more: string;
  /** All of it in sentences, for screen readers. */
  readonly said: string;
}

/** The die or bonus and the field of a move, or its button, to glow until something happens. */
export function hintedBy(move: Move): Hinted {
  if (move === ROLL || !(marksField(move) || kindOf(move) === RETURN))
    return { move, token: null, field: null, polish: false };
  const token = kindOf(move) === BONUS ? bonusToken(pendingOf(move)) : dieToken(dieOf(move));
  if (!marksField(move)) return { move, token, field: null, polish: false };
  const polish = whitePolishOf(move) !== 0 || colouredPolishOf(move) !== 0;
  return { move, token, field: fieldOf(move), polish, joker: jokerValueOf(move) || undefined };
}
