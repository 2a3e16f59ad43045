// A hint: the best choice by the analysis, marked on the table, and in words with what the next best one would lose. It gets
// better while tries go on in the worker; aborting stops them.
import type { Advised } from '@reynard/bots/analysis';
import { type Move, type Position, ROLL } from '@reynard/engine';
import { work } from '#lib/bots/analyst.ts';
import { m } from '#lib/paraglide/messages.js';
import { type Advice, hintedBy } from '#lib/session/hinted.ts';
import type { Session } from '#lib/session/session.svelte.ts';
import { judgementWords, lossWords } from '#lib/words/judgement.ts';
import { signedTenths, tenths } from '#lib/words/points.ts';
import { moveWords } from './events.ts';
import { tellsChances } from './live-chances.ts';

const choiceWords = (position: Position, move: Move) =>
  move === ROLL ? m.button_roll() : moveWords(position, move).replace(/\.$/, '');

/** Advice in words; the loss of the next best choice as the report of the game would judge it. */
function adviceWords(position: Position, [best, next]: readonly Advised[], tellsExpected = true): Advice {
  const expected = tellsExpected ? [m.hint_expected({ value: Math.round(best.value) })] : [];
  const first = m.hint_best({ choice: choiceWords(position, best.move) });
  if (!next) {
    const more = [...expected, m.hint_only()].join(' ');
    return { best: first, more, said: `${first}. ${more}` };
  }
  const second = m.hint_next({ choice: choiceWords(position, next.move) });
  const judged = judgementWords(next.judgement);
  return {
    best: first,
    more: [...expected, second, `${judged}: ${signedTenths(-next.loss)} ± ${tenths(next.se)}`].join(' '),
    said: [`${first}.`, ...expected, second, `${judged}.`, lossWords(next)].join(' '),
  };
}

/** Puts the hint away if there is one, else gives one. Resolves with its last words, for screen readers. */
export async function toggleHint(session: Session, signal: AbortSignal): Promise<string> {
  if (session.advice) {
    session.hint = session.advice = null;
    return '';
  }
  session.noteHint();
  session.cancel();
  session.advice = { best: m.hint_thinking(), more: '', said: '' };
  try {
    return await giveHint(session, signal);
  } catch {
    // What was worked out so far stays.
    if (signal.aborted || session.hint !== null) return '';
    const said = m.hint_failed();
    session.advice = { best: said, more: '', said };
    return said;
  }
}

/** Shows the best choice on the table until something happens there, better and better. */
async function giveHint(session: Session, signal: AbortSignal): Promise<string> {
  const { position, actor, record } = session;
  const show = (advised: readonly Advised[]) => {
    if (signal.aborted || session.position !== position) return;
    session.hint = hintedBy(advised[0].move);
    // Live chances say what to expect, from games played to their end: one figure is enough.
    session.advice = adviceWords(position, advised, !tellsChances(session));
  };
  await work('advise', record, { seat: actor! }, signal, show);
  return session.advice?.said ?? '';
}
