// The words for the effect of a move, and for the dice and bonuses that fit a field. They are loaded with the sheet.
import { colouredPolishOf, type Gains, type Move, type Position, whitePolishOf } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import type { OpenChoices } from '#lib/session/choices.ts';
import { type Considered, offered } from '#lib/session/considered.ts';
import { signed } from '#lib/words/points.ts';
import { bonusWords, listWords, sentenceCase } from '#lib/words/sheet.ts';
import { markWords } from './mark-words.ts';
import { pairWords, tokenWords, trayWords } from './sentence.ts';

/** What can be put into a field now: "yellow 3 or white 3", "blue 3 and white 4". */
export function fitsWords(
  position: Position,
  choices: OpenChoices,
  field: number,
  { polish, joker }: Pick<Considered, 'polish' | 'joker'>,
): string {
  const { layout } = position;
  const paired = layout.fieldArea[field] === layout.pairedArea;
  const words = choices.tokens.flatMap((token) => {
    const ways = offered(token, polish, joker).filter((way) => way.field === field);
    if (ways.length === 0) return [];
    if (token.kind === 'bonus') return [m.fits_bonus()];
    if (joker) return [m.fits_joker({ die: tokenWords(position, token) })];
    const die = paired ? pairWords(position) : tokenWords(position, token);
    return [ways.every((way) => way.polish > 0) ? m.fits_polished({ die }) : die];
  });
  return listWords([...new Set(words)], 'disjunction');
}

/** What the considered move would do. */
export function previewWords(position: Position, move: Move, { points, earned, toTray }: Gains): string {
  const target = markWords(position.layout, move);
  const parts: string[] = [];
  if (points !== 0) parts.push(m.preview_points({ target, points: signed(points), count: points }));
  else parts.push(earned.length > 0 ? m.preview_no_points({ target }) : m.preview_nothing({ target }));
  if (earned.length > 0) parts.push(m.preview_earns({ bonuses: listWords(earned.map(bonusWords)) }));
  const polish = Math.abs(whitePolishOf(move)) + Math.abs(colouredPolishOf(move));
  if (polish > 0) parts.push(m.preview_polish({ count: polish }));
  parts.push(trayWords(position, toTray));
  return sentenceCase(parts.filter(Boolean).join(' '));
}
