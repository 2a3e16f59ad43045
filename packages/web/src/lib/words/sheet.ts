// The words for what stands on a sheet: colours, areas, fields, bonuses, actions.
import type { Action, Bonus, Colour, Sheet } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import type { Gain } from '#lib/session/preview.ts';
import type { DrawnArea, DrawnField } from '#lib/sheet/drawing.ts';
import { language } from './language.ts';
import { signed } from './points.ts';

export { titleOf } from './title.ts';

const COLOURS: Readonly<Record<Colour | 'black', () => string>> = {
  white: m.colour_white,
  yellow: m.colour_yellow,
  blue: m.colour_blue,
  green: m.colour_green,
  orange: m.colour_orange,
  purple: m.colour_purple,
  silver: m.colour_silver,
  pink: m.colour_pink,
  gray: m.colour_gray,
  black: m.colour_any,
};

export const colourName = (colour: Colour | 'black'): string => COLOURS[colour]();

const ACTION_NAMES: Readonly<Record<Action, () => string>> = {
  reroll: m.action_reroll,
  extra: m.action_extra,
  return: m.action_return,
  polish: m.action_polish,
};

export const actionName = (action: Action): string => ACTION_NAMES[action]();

const SYMBOLS: Readonly<Record<string, (p: { colour: string }) => string>> = {
  X: m.bonus_cross,
  '?': m.bonus_choice,
  'X|6': m.bonus_cross_or_six,
};

/** A bonus as a player would say it. */
export function bonusWords(bonus: Bonus): string {
  if (bonus === 'fox') return m.bonus_fox();
  if (bonus in ACTION_NAMES) return actionName(bonus as Action);
  const [symbol, colour] = bonus.split(':') as [string, Colour | 'black'];
  const words = SYMBOLS[symbol];
  return words
    ? words({ colour: colourName(colour) })
    : m.bonus_number({ number: symbol, colour: colourName(colour) });
}

// Kept, as making one costs more than a hundred lists; a change of language loads the page again.
const lists = {
  conjunction: new Intl.ListFormat(language, { type: 'conjunction' }),
  disjunction: new Intl.ListFormat(language, { type: 'disjunction' }),
};

/** "a, b and c" in the reader's language. */
export function listWords(words: readonly string[], type: keyof typeof lists = 'conjunction'): string {
  return words.length === 1 ? words[0] : lists[type].format(words);
}

export const areaName = (colour: Colour, points: number): string =>
  sentenceCase(m.area_points({ colour: colourName(colour), points }));

/** Which field this is, without its state. */
export function placeName(sheet: Sheet, area: DrawnArea, field: DrawnField): string {
  const spec = sheet.areas[area.index];
  const colour = colourName(area.colour);
  const [row, column] = [field.row + 1, field.column + 1];
  if (spec.kind === 'regions') {
    return m.field_region({
      colour,
      number: field.field - area.fields[0].field + 1,
      cells: field.cells?.length ?? 1,
    });
  }
  if (spec.kind === 'grid') {
    if (spec.reads === 'sum') return m.field_number({ colour, number: field.printed });
    if (spec.reads === 'pair') return m.field_row_column({ colour, row, column });
    return m.field_number_place({ colour, number: field.printed, row, column });
  }
  if (spec.stacks) return (field.row === 0 ? m.field_upper : m.field_lower)({ colour, number: column });
  return spec.rows.length > 1
    ? m.field_in_row({ colour, row, number: column })
    : m.field_nth({ colour, number: column });
}

/** What an open field asks for or does. */
function conditionName(sheet: Sheet, area: DrawnArea, field: DrawnField): string[] {
  const spec = sheet.areas[area.index];
  const words: string[] = [];
  if (spec.kind !== 'rows') return words;
  const row = spec.rows[field.row];
  if (row.printed) words.push(m.field_at_least({ number: row.printed[field.column] }));
  if (field.factor > 1) words.push(m.field_times({ factor: field.factor }));
  const bonus = row.bonus?.[field.column];
  const from = row.bonusFrom?.[field.column];
  if (bonus)
    words.push(
      from
        ? m.field_bonus_from({ bonus: bonusWords(bonus), number: from })
        : m.field_bonus({ bonus: bonusWords(bonus) }),
    );
  return words;
}

function stateName(area: DrawnArea, field: DrawnField, value: number): string {
  if (value === 0) return m.state_open();
  if (area.marksPerField > value) return m.state_circled();
  return area.writes === 'cross' ? m.state_crossed() : m.state_written({ number: value * field.factor });
}

/** The same words with a capital at the start. */
export const sentenceCase = (words: string): string =>
  words.charAt(0).toLocaleUpperCase(language) + words.slice(1);

/** The full name of a field: what it is, its state, what can go there now, and what that would bring. */
export function fieldName(
  sheet: Sheet,
  area: DrawnArea,
  field: DrawnField,
  value: number,
  fits?: string,
  gain?: Gain,
): string {
  const parts = [placeName(sheet, area, field)];
  if (value === 0) parts.push(...conditionName(sheet, area, field));
  parts.push(stateName(area, field, value));
  if (fits) parts.push(m.field_fits({ dice: fits }));
  if (gain?.points) parts.push(m.field_gain({ points: signed(gain.points) }));
  if (gain && gain.bonuses.length > 0)
    parts.push(m.field_earns({ bonuses: listWords(gain.bonuses.map(bonusWords)) }));
  return sentenceCase(parts.join(', '));
}
