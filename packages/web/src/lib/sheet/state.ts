// The state that is painted over a sheet's drawing: the marks in its fields, and the fields that a player can mark now.
import { type Bonus, mostIn, type Position } from '@reynard/engine';
import type { DrawnBonus } from './drawing.ts';

/** The marks and points of one player's sheet. */
export interface SheetMarks {
  /** What each field holds, by index into the layout's fields. */
  readonly fields: readonly number[];
  /** The most that each field may come to hold. */
  readonly most: readonly number[];
  readonly points: readonly number[];
  readonly foxes: number;
  readonly total: number;
}

/** What marking a field would bring, as far as that is certain before a number is chosen. */
export interface FieldGain {
  /** Null: it depends on the number. */
  readonly points: number | null;
  readonly bonuses: readonly Bonus[];
  /** Polish actions that it costs. */
  readonly polish: number;
  /** Whether it costs a joker. */
  readonly joker: boolean;
}

/** What the player can do on the sheet now; without it, the sheet is a picture. */
export interface SheetFocus {
  /** Fields that can be marked now. */
  readonly legal: ReadonlySet<number>;
  /** Whether a die or bonus has been taken up; other fields then fade. */
  readonly chosen: boolean;
  /** The field pointed at. */
  readonly field: number | null;
  /** The field of the hint. */
  readonly hint: number | null;
  /** What marking a field would bring. */
  readonly gains: ReadonlyMap<number, FieldGain>;
}

export function marksOf(position: Position, seat: number): SheetMarks {
  const { fieldCount, areas } = position.layout;
  const fields = Array.from({ length: fieldCount }, (_, field) => field);
  return {
    fields: fields.map((field) => position.field(seat, field)),
    most: fields.map((field) => mostIn(position, seat, field)),
    points: areas.map((_, area) => position.areaPoints(seat, area)),
    foxes: position.foxes(seat),
    total: position.total(seat),
  };
}

/** Whether a printed bonus has been earned. */
export function isEarned({ fields, needs, from }: DrawnBonus, marks: SheetMarks): boolean {
  return fields.filter((field) => marks.fields[field] >= from).length >= needs;
}

/** Whether a printed bonus can no longer be earned. */
export function isLost({ fields, needs, from }: DrawnBonus, { most }: SheetMarks): boolean {
  return fields.filter((field) => most[field] >= from).length < needs;
}
