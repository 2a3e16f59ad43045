// The words for what is printed on every sheet: colours, dice, bonuses, actions; and how words are listed and capitalised.
import type { Action, Bonus, Colour } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { grammar } from './grammar/index.ts';
import { language } from './language.ts';

export const colourName = (colour: Colour): string => grammar.colours[colour];

/** A die by its number: "yellow 3". */
export const dieWords = (colour: Colour, face: number): string => grammar.die(colour, face);

const ACTION_NAMES: Readonly<Record<Action, () => string>> = {
  reroll: m.action_reroll,
  extra: m.action_extra,
  return: m.action_return,
  polish: m.action_polish,
  joker: m.action_joker,
};

/** The name of an action, for buttons and headings. */
export const actionName = (action: Action): string => ACTION_NAMES[action]();

const PLAIN: Readonly<Record<string, () => string>> = {
  fox: m.bonus_fox,
  reroll: m.bonus_reroll,
  extra: m.bonus_extra,
  return: m.bonus_return,
  polish: m.bonus_polish,
  joker: m.bonus_joker,
  'X|6:black': m.bonus_cross_or_six,
};

const SYMBOLS: Readonly<Record<string, (p: { colour: string }) => string>> = {
  X: m.bonus_cross,
  '?': m.bonus_choice,
};

/** A bonus within a sentence: "a cross in yellow". */
export function bonusWords(bonus: Bonus): string {
  if (PLAIN[bonus]) return PLAIN[bonus]();
  const [symbol, area] = bonus.split(':') as [string, Colour | 'black'];
  const colour = area === 'black' ? m.colour_any() : colourName(area);
  return SYMBOLS[symbol]?.({ colour }) ?? m.bonus_number({ number: symbol, colour });
}

// Cached: creating a formatter costs more than formatting a hundred lists. A change of language reloads the page.
const lists = new Map<string, Intl.ListFormat>();

/** "a, b and c" in the reader's language. */
export function listWords(
  words: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  if (words.length === 1) return words[0];
  const list = lists.get(type) ?? new Intl.ListFormat(grammar.lists, { type });
  lists.set(type, list);
  return list.format(words);
}

/** The same words with a capital at the start. */
export const sentenceCase = (words: string): string =>
  words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
