// The fields that were marked between two positions. Not part of state.ts, which a table loads only with its sheet.
import type { Position } from '@reynard/engine';

/** The fields of a seat that changed between two positions. */
export function markedBetween(before: Position, after: Position, seat: number): ReadonlySet<number> {
  const fields = Array.from({ length: after.layout.fieldCount }, (_, field) => field);
  return new Set(fields.filter((field) => after.field(seat, field) !== before.field(seat, field)));
}
