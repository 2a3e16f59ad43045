// How good a choice is and what it is about, in words: the same in a hint, in the report of a game and in the history.
import type { Decision, DecisionKind, Judgement } from '@reynard/bots/analysis';
import { layoutOf, type Sheet } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { tenths } from './points.ts';

const JUDGEMENT_WORDS: Readonly<Record<Judgement, () => string>> = {
  better: m.judged_better,
  best: m.judged_best,
  good: m.judged_good,
  inaccuracy: m.judged_inaccuracy,
  mistake: m.judged_mistake,
  blunder: m.judged_blunder,
};

export const judgementWords = (judgement: Judgement): string => JUDGEMENT_WORDS[judgement]();

/** What a decision lost, with its error. */
export function lossWords({ loss, se }: Pick<Decision, 'loss' | 'se'>): string {
  const figures = { points: tenths(Math.abs(loss)), error: tenths(se) };
  return loss < 0 ? m.analysis_gain(figures) : m.analysis_loss(figures);
}

const KIND_WORDS: Readonly<Record<DecisionKind, () => string>> = {
  pick: m.decided_pick,
  passive: m.decided_passive,
  extra: m.decided_extra,
  reroll: m.decided_reroll,
  return: m.decided_return,
  polish: m.decided_polish,
  joker: m.decided_joker,
  bonus: m.decided_bonus,
  sweep: m.decided_sweep,
  pass: m.decided_pass,
};

/** What was decided. Dice that may be crossed too are called as on their sheet. */
export const kindWords = (kind: DecisionKind, sheet: Sheet): string =>
  kind === 'sweep' && layoutOf(sheet).sweep?.dice === 'company' ? m.decided_company() : KIND_WORDS[kind]();
