// A mark in words: the field, and the number that is written there. Apart from the words of events, which are loaded later.
import {
  fieldOf,
  type Layout,
  type Move,
  markOf,
  markValueOf,
  type RowsSpec,
  type Take,
} from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { drawingOf } from '#lib/sheet/compose.ts';
import { type DrawnField, writtenIn } from '#lib/sheet/drawing.ts';
import { rowName, shortPlace } from '#lib/sheet/names.ts';
import { colourName } from '#lib/words/sheet.ts';

/** What a move marks: "yellow 3", "5 in orange", "4 × 2 = 8 in orange". */
export function markWords(layout: Layout, move: Move): string {
  const { sheet, fieldArea } = layout;
  const area = drawingOf(sheet).areas.find(({ index }) => index === fieldArea[fieldOf(move)])!;
  const field = area.fields.find((drawn) => drawn.field === fieldOf(move))!;
  const { take } = markOf(layout, move);
  if (take)
    return TAKEN[take]({ colour: colourName(area.colour), number: writtenIn(field, markValueOf(move)) });
  return area.writes === 'number'
    ? numberWords(sheet.areas[area.index] as RowsSpec, field, markValueOf(move))
    : shortPlace(sheet, area, field);
}

const TAKEN: Readonly<Record<Take, typeof m.mark_bonus>> = { bonus: m.mark_bonus, points: m.mark_points };

function numberWords(spec: RowsSpec, { row, factor }: DrawnField, value: number): string {
  const colour = colourName(spec.colour);
  const number = factor > 1 ? `${value} × ${factor} = ${value * factor}` : String(value);
  if (spec.stacks) return (row === 0 ? m.mark_upper : m.mark_lower)({ colour, number });
  return spec.rows.length > 1
    ? m.mark_row({ colour, row: rowName(spec, row), number })
    : m.mark_value({ colour, number });
}
