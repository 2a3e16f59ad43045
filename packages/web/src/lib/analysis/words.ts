// The report in words: judgements, kinds of decisions, choices, reasons, and how good a game was.
import { type Analysis, type Explanation, isError, JUDGEMENTS, type Judgement } from '@reynard/bots/analysis';
import { trainedGame } from '@reynard/bots/games';
import { checkEvent, type Event, type Position, type Sheet } from '@reynard/engine';
import type { Sum } from '#lib/bots/sum.ts';
import { m } from '#lib/paraglide/messages.js';
import { moveWords } from '#lib/table/events.ts';
import { botName } from '#lib/words/bots.ts';
import { tenths } from '#lib/words/points.ts';
import { colourName, listWords } from '#lib/words/sheet.ts';
import { tellingRows } from './reason.ts';
import { countsOf } from './report.ts';

/** A choice in words; the faces of a roll are not part of it. */
export function choiceWords(before: Position, choice: Event): string {
  const checked = checkEvent(before, choice);
  return checked.ok && 'move' in checked ? moveWords(before, checked.move) : m.button_roll();
}

/** The sum as a sentence, for screen readers and for sharing. */
export function sumWords({ total, par, luck, lost }: Sum): string {
  const plain = { total, par, luck: Math.abs(luck), lost: Math.abs(lost) };
  const gains = luck < 0 ? m.analysis_sum_unlucky(plain) : m.analysis_sum_lucky(plain);
  return `${gains} ${lost < 0 ? m.analysis_sum_found(plain) : m.analysis_sum_lost(plain)}`;
}

const QUALITY: Readonly<Record<NonNullable<Analysis['like']>, () => string>> = {
  reynard: m.analysis_like_reynard,
  isengrim: m.analysis_like_isengrim,
  grimbert: m.analysis_like_grimbert,
  tibert: m.analysis_like_tibert,
  bruin: m.analysis_like_bruin,
  cuwart: m.analysis_like_cuwart,
};

/** How good a game was in a few words; null if nothing was measured to compare it with. */
export const qualityWords = ({ like }: Analysis): string | null => (like === null ? null : QUALITY[like]());

/** The level that loses as much, with what it loses per game; null if nothing was measured. */
export function likeWords({ like, players }: Analysis, sheet: Sheet): string | null {
  const lost = like === null ? undefined : trainedGame(sheet)?.losses[like][players - 1];
  if (like === null || lost === undefined) return null;
  return m.analysis_like({ name: botName(like), lost: Math.max(0, Math.round(lost)) });
}

const COUNT_WORDS: Partial<Record<Judgement, (inputs: { count: number }) => string>> = {
  better: m.count_better,
  inaccuracy: m.count_inaccuracies,
  mistake: m.count_mistakes,
  blunder: m.count_blunders,
};

/** The mistakes of a game by their weight, the heaviest first, and what was found beyond. */
export function countWords(analysis: Analysis): string {
  const counts = countsOf(analysis);
  const told = [...JUDGEMENTS].reverse().flatMap((judgement) => {
    const [count, words] = [counts[judgement] ?? 0, COUNT_WORDS[judgement]];
    return count > 0 && words ? [words({ count })] : [];
  });
  const all = analysis.decisions.length;
  const fine = analysis.decisions.filter(({ judgement }) => !isError(judgement)).length;
  return [m.analysis_fine({ fine, count: all }), told.length > 0 ? `${listWords(told)}.` : '']
    .filter((words) => words !== '')
    .join(' ');
}

/** The reason in one sentence; only what the figures say. */
export function reasonWords(explanation: Explanation): string {
  const rows = tellingRows(explanation);
  if (rows.length === 0) return m.reason_none();
  const told = rows.map(({ of, points: { difference } }) => {
    const points = tenths(Math.abs(difference));
    if (of === 'fox')
      return difference > 0 ? m.reason_foxes_more({ points }) : m.reason_foxes_less({ points });
    const colour = colourName(of);
    return difference > 0 ? m.reason_more({ points, colour }) : m.reason_less({ points, colour });
  });
  return m.reason({ list: listWords(told) });
}
