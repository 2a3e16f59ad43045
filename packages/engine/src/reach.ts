// The highest value that each field of a sheet can still get, for front ends that show which bonuses are out of reach.
import type { Area } from './areas/area.ts';
import type { Position } from './position.ts';
import type { RowRule, RowsSpec } from './sheet.ts';

const HIGHEST_FACE = 6;

/**
 * An upper bound for the value of a field at the end of the game, from the rule of its row alone. 0: it certainly stays open.
 * The rounds and dice that are left are not considered.
 */
export function mostIn(position: Position, seat: number, field: number): number {
  const { layout } = position;
  const area = layout.areas[layout.fieldArea[field]];
  const spec = layout.sheet.areas[layout.fieldArea[field]];
  const value = position.field(seat, field);
  if (spec.kind === 'grid') return spec.marksPerField ?? 1;
  if (spec.kind === 'path') return value > 0 || isAhead(position, seat, field, area) ? 1 : 0;
  if (spec.kind === 'regions' || spec.writes === 'cross') return 1;
  if (value > 0) return value;
  return spec.takes ? area.highest : mostWritten(position, seat, spec, field - area.first, area.first);
}

/** Whether no field of a path after this one is crossed. */
function isAhead(position: Position, seat: number, field: number, { first, size }: Area): boolean {
  for (let later = field + 1; later < first + size; later++) {
    if (position.field(seat, later) > 0) return false;
  }
  return true;
}

/** The highest number that may be written into an open field of a row. */
function mostWritten(
  position: Position,
  seat: number,
  spec: RowsSpec,
  offset: number,
  first: number,
): number {
  let start = 0;
  const row = spec.rows.find(({ fields }) => {
    if (offset < start + fields) return true;
    start += fields;
    return false;
  })!;
  const highest = spec.reads === 'sum' ? 2 * HIGHEST_FACE : HIGHEST_FACE;
  let last = offset;
  while (last >= start && position.field(seat, first + last) === 0) last--;
  // A repeated number follows no rule.
  if (last < start || spec.repeats !== undefined) return highest;
  const before = position.field(seat, first + last);
  return mostAfter(row.rule, before, offset - last, highest);
}

/** The highest number that may stand `steps` fields after one that holds `before`. */
function mostAfter(rule: RowRule, before: number, steps: number, highest: number): number {
  if (rule === 'not-higher') return before;
  return rule === 'higher' && before + steps > highest ? 0 : highest;
}
