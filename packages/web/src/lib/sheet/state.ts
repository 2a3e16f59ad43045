// What is painted over a sheet's drawing: what its fields hold, and what a player may do with them right now.
import type { Position } from '@reynard/engine';
import type { Gain } from '#lib/session/preview.ts';
import type { DrawnBonus } from './drawing.ts';

/** The marks and points of one player's sheet. */
export interface SheetMarks {
  /** What each field holds, by index into the layout's fields. */
  readonly fields: readonly number[];
  readonly points: readonly number[];
  readonly foxes: number;
  readonly total: number;
}

/** What the sheet is told about the moment; without it, it is a picture. */
export interface SheetFocus {
  /** Fields that can be marked now. */
  readonly legal: ReadonlySet<number>;
  /** Whether the others step back: a die or a bonus has been taken up. */
  readonly chosen: boolean;
  /** The field pointed at. */
  readonly field: number | null;
  /** What marking a field would bring. */
  readonly gains: ReadonlyMap<number, Gain>;
}

export function marksOf(position: Position, seat: number): SheetMarks {
  const { fieldCount, areas } = position.layout;
  return {
    fields: Array.from({ length: fieldCount }, (_, field) => position.field(seat, field)),
    points: areas.map((_, area) => position.areaPoints(seat, area)),
    foxes: position.foxes(seat),
    total: position.total(seat),
  };
}

/** Whether a printed bonus has been earned. */
export function isEarned({ fields, needs, from }: DrawnBonus, marks: SheetMarks): boolean {
  return fields.filter((field) => marks.fields[field] >= from).length >= needs;
}
