// The names of areas and fields, as a screen reader says them: which field it is, its state, and what a mark would bring.
import type { Bonus, Colour, GridSpec, RowsSpec, Sheet, Side } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { grammar } from '#lib/words/grammar/index.ts';
import { figure, signed } from '#lib/words/points.ts';
import { roman } from '#lib/words/roman.ts';
import { bonusWords, colourName, listWords, sentenceCase } from '#lib/words/sheet.ts';
import { type DrawnArea, type DrawnField, writtenIn } from './drawing.ts';
import type { FieldGain } from './state.ts';

export const areaName = (colour: Colour, points: number): string =>
  sentenceCase(m.area_points({ colour: colourName(colour), points: figure(points), count: points }));

const SIDE_NAMES: Readonly<Record<Side, () => string>> = { left: m.side_left, right: m.side_right };

/** A row as players tell it from its neighbours: by its side, by what its numbers do to the points, else by its number. */
export function rowName({ rows, sides }: RowsSpec, row: number): string {
  const { factor, rule } = rows[row];
  if (sides) return SIDE_NAMES[sides[row]]();
  if (factor) return factor[0] < 0 ? m.row_minus() : m.row_plus();
  return rule === 'higher' ? m.row_rising() : m.line_row({ number: row + 1 });
}

function placeInRows(spec: RowsSpec, colour: string, { row, column }: DrawnField): string {
  const number = column + 1;
  if (spec.stacks) return (row === 0 ? m.field_upper : m.field_lower)({ colour, number });
  return spec.rows.length > 1
    ? m.field_in_row({ colour, row: rowName(spec, row), number })
    : m.field_nth({ colour, number });
}

/** Which field this is, without its state. */
function placeName(sheet: Sheet, area: DrawnArea, field: DrawnField): string {
  const spec = sheet.areas[area.index];
  const colour = colourName(area.colour);
  const place = { colour, row: field.row + 1, column: field.column + 1 };
  if (spec.kind === 'regions') {
    const number = field.field - area.fields[0].field + 1;
    return m.field_region({
      colour,
      number,
      shade: shadeName(field.shade!),
      count: field.cells!.length,
    });
  }
  if (spec.kind === 'rows') return placeInRows(spec, colour, field);
  if (spec.kind === 'path')
    return m.field_number_place({ colour, number: field.printed, row: 1, column: field.column + 1 });
  if (spec.reads === 'sum' || field.tint) return shortPlace(sheet, area, field);
  return field.printed
    ? m.field_number_place({ ...place, number: field.printed })
    : m.field_row_column(place);
}

/** A shade of the sheet's drawing in words. */
export const shadeName = (shade: string): string => m.shade_name({ shade });

/** A field as players call it, without its row and column, which players see on the sheet. */
export function shortPlace(sheet: Sheet, area: DrawnArea, field: DrawnField): string {
  const spec = sheet.areas[area.index];
  const colour = colourName(area.colour);
  if (spec.kind === 'path') return m.field_number({ colour, number: field.printed });
  if (spec.kind !== 'grid') return placeName(sheet, area, field);
  if (spec.grayColumns)
    return m.field_in_numbered_row({ colour, number: field.printed, row: roman(field.row) });
  if (spec.reads === 'pair') return m.field_pair({ colour, row: field.row + 1, column: field.column + 1 });
  return field.tint
    ? m.field_in_colour_row({ row: grammar.adjectives[field.tint], number: field.printed, colour })
    : m.field_number({ colour, number: field.printed });
}

/** What an open field requires, or what a mark in it does. */
function conditionName(sheet: Sheet, area: DrawnArea, field: DrawnField): string[] {
  const spec = sheet.areas[area.index];
  if (spec.kind === 'regions') {
    const bonuses = area.bonuses.filter(({ fields }) => fields.length === 1 && fields[0] === field.field);
    return [
      ...(field.flag ? [m.field_start()] : []),
      ...bonuses.map(({ bonus }) => m.field_bonus({ bonus: bonusWords(bonus) })),
    ];
  }
  if (spec.kind === 'grid') return shadeWords(spec, field);
  if (spec.kind !== 'rows') return [];
  const row = spec.rows[field.row];
  if (spec.takes) return takeWords(row.bonus?.[field.column], spec.takes.factor[field.column]);
  const words: string[] = [];
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

/** What a field gives that asks for a choice: its bonus or points. */
function takeWords(bonus: Bonus | null | undefined, factor: number | null): string[] {
  return bonus && factor !== null
    ? [m.field_take({ bonus: bonusWords(bonus), factor })]
    : [m.field_half(), ...(bonus ? [m.field_bonus({ bonus: bonusWords(bonus) })] : [])];
}

/** The shade of a field, where that says who may mark it or what it counts for. */
function shadeWords({ grayColumns, tintedPerRow }: GridSpec, { row, column }: DrawnField): string[] {
  if (grayColumns?.[row].includes(column)) return [m.field_gray()];
  return tintedPerRow && column < tintedPerRow[row] ? [m.field_tinted()] : [];
}

/** Whether a field of a grid is crossed before the game begins. */
function isGiven(sheet: Sheet, area: DrawnArea, field: DrawnField): boolean {
  const spec = sheet.areas[area.index];
  return spec.kind === 'grid' && spec.numbers[field.row][field.column] === 'X';
}

function stateName(sheet: Sheet, area: DrawnArea, field: DrawnField, value: number): string {
  if (value === 0) return m.state_open();
  if (area.marksPerField > value) return m.state_circled();
  if (area.writes === 'number') return m.state_written({ number: writtenIn(field, value) });
  return isGiven(sheet, area, field) ? m.state_given() : m.state_crossed();
}

/** The names of drawn fields without what can be marked now, by what they hold. Every tap asks for those of the whole sheet. */
const named = new WeakMap<DrawnField, string[]>();

/** Which field it is, what it asks for while it is open, and its state. */
function plainName(sheet: Sheet, area: DrawnArea, field: DrawnField, value: number): string {
  const names = named.get(field) ?? [];
  named.set(field, names);
  names[value] ??= [
    placeName(sheet, area, field),
    ...(value === 0 ? conditionName(sheet, area, field) : []),
    stateName(sheet, area, field, value),
  ].join(', ');
  return names[value];
}

/** The full name of a field: what it is, its state, what can go there now, and what that would bring. */
export function fieldName(
  sheet: Sheet,
  area: DrawnArea,
  field: DrawnField,
  value: number,
  fits?: string,
  gain?: FieldGain,
): string {
  const parts = [plainName(sheet, area, field, value)];
  if (fits) parts.push(m.field_fits({ dice: fits }));
  if (gain?.points) parts.push(m.field_gain({ points: signed(gain.points), count: gain.points }));
  if (gain?.polish) parts.push(m.field_costs_polish({ count: gain.polish }));
  if (gain?.joker) parts.push(m.field_costs_joker());
  if (gain && gain.bonuses.length > 0)
    parts.push(m.field_earns({ bonuses: listWords(gain.bonuses.map(bonusWords)) }));
  return sentenceCase(parts.join(', '));
}
