// The sentence that says what to do now, and what dice and bonuses are called in it. Lazy-loaded with the sheet.
import { diceIn, hasDie, markOf, PHASE_FINISH, type Position } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import type { OpenChoices, Token } from '#lib/session/choices.ts';
import { fitsAsItIs, tokenById } from '#lib/session/considered.ts';
import type { Session } from '#lib/session/session.svelte.ts';
import { bonusWords, colourName, dieWords, listWords, sentenceCase } from '#lib/words/sheet.ts';
import { rollWords } from './words.ts';

/** What a token is called inside a sentence; a die by its face or, with a joker, by the number it counts as. */
export function tokenWords(position: Position, token: Token, joker?: number): string {
  const { sheet, pending } = position.layout;
  if (token.kind === 'bonus') return bonusWords(pending[token.index].bonus);
  return dieWords(sheet.dice[token.index], joker ?? position.face(token.index));
}

/** The two dice that an area reads together: "blue 3 and white 4". */
export function pairWords(position: Position): string {
  const { sheet, pairedDie } = position.layout;
  return listWords([pairedDie, 0].map((die) => dieWords(sheet.dice[die], position.face(die))));
}

/** Which dice would go to the tray; nothing where none would. */
export function trayWords({ layout }: Position, toTray: number): string {
  const lost = diceIn(layout, toTray);
  return lost.length > 0 ? m.preview_tray({ dice: listWords(lost.map(colourName)) }) : '';
}

/** The sentence that says what to do now, without a preview (previews.ts). */
export function sentenceOf(session: Session): string {
  const { position, choices, considered, actor } = session;
  if (position.isOver) return m.now_over();
  if (actor === null) return '';
  const name = session.seats[actor].name;
  if (!session.writes) return m.now_other_tab();
  if (!session.isPerson) return m.now_bot({ name });
  if (session.handOver) return m.now_hand_over({ name });
  if (considered.joker === 0) return m.now_which_joker();
  const token = tokenById(choices, considered.token);
  if (token) return takenWords(session, token);
  if (considered.field !== null) return m.now_which_die();
  if (considered.joker !== undefined) return m.now_as_number({ number: considered.joker });
  return waitingWords(session);
}

function takenWords(session: Session, token: Token): string {
  const { position, ways } = session;
  if (token.kind === 'return') return sentenceCase(m.now_return({ die: tokenWords(position, token) }));
  const fields = new Set(ways.map((way) => way.field));
  if (ways.length > 1 && fields.size === 1) return isTake(session) ? m.now_take() : m.now_which_number();
  const spots = new Set(ways.map((way) => session.choices.spotOf(way.field)));
  if (ways.length > 1 && spots.size === 1) return m.now_which_half();
  const what = m.now_which_field({ token: tokenWords(position, token, session.considered.joker) });
  const tray = trayWords(position, session.toTray);
  return sentenceCase(tray ? `${what}. ${tray}` : what);
}

/** Whether the ways differ only in what is taken for one number: the bonus or the points. */
function isTake({ position, ways }: Session): boolean {
  const marks = ways.map(({ move }) => markOf(position.layout, move));
  return marks.every(({ take, value }) => take !== undefined && value === marks[0].value);
}

function waitingWords(session: Session): string {
  const { position, choices, actor } = session;
  if (position.swept(actor!) !== 0) return m.now_sweep();
  const bonuses = choices.tokens.filter((token) => token.kind === 'bonus').length;
  if (bonuses > 0) return m.now_bonus({ count: bonuses });
  if (choices.stop !== null) return m.now_stop_or_return();
  if (choices.roll) return rollWords(session);
  const fits = choices.tokens.some(fitsAsItIs);
  if (choices.done !== null && choices.tokens.length === 0) return m.now_done();
  if (choices.done !== null) return fits ? m.now_extra() : m.now_extra_joker();
  if (choices.tokens.length === 0)
    return choices.reroll === null ? m.now_nothing_fits() : m.now_nothing_fits_reroll();
  if (!fits) return m.now_nothing_fits_joker();
  return position.phase === PHASE_FINISH ? passiveWords(position, choices) : m.now_choose();
}

/** A passive player takes from the tray; only if nothing fits there as it lies, from the dice fields too (R2). */
function passiveWords({ tray }: Position, { tokens }: OpenChoices): string {
  const onTray = tokens.filter(({ index }) => hasDie(tray, index));
  if (onTray.length === tokens.length) return m.now_passive();
  if (onTray.length === 0) return m.now_passive_fields();
  return onTray.some(fitsAsItIs) ? m.now_passive_polish() : m.now_passive_joker();
}
