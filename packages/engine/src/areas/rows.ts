// One or more rows of fields, each filled left to right. Covers green, orange and purple of Ganz schön clever, blue, green
// and pink of Doppelt so clever, blue of Clever hoch Drei, yellow, green and pink of Clever 4ever.
import { CROSS, FREE_CHOICE } from '../bonus.ts';
import type { LayoutBuilder } from '../layout.ts';
import { MOVE_ROOM, type Move, withMark } from '../move.ts';
import type { MoveList } from '../move-list.ts';
import type { RowSpec, RowsSpec } from '../sheet.ts';
import type { Area, MarkPlace } from './area.ts';

/** How many different bytes a field can hold. */
const VALUES = MOVE_ROOM.value + 1;

/** One row, ready for play. */
interface Row {
  readonly first: number;
  readonly length: number;
  /** Counts the filled fields. */
  readonly filled: number;
  /**
   * The numbers that the row takes next, one bit per number. The index is `filled * VALUES + before`, where `before` is the
   * number in the last filled field. A full row takes no number. For an empty row `before` makes no difference.
   */
  readonly takes: Uint32Array;
}

/** Whether a row takes this number after `filled` fields, the last of which holds `before`. */
function takes(row: RowSpec, filled: number, before: number, value: number): boolean {
  switch (row.rule) {
    case 'free':
      return true;
    case 'at-least-printed':
      return value >= (row.printed?.[filled] ?? 0);
    case 'higher':
      return filled === 0 || value > before;
    case 'higher-or-after-6':
      return filled === 0 || value > before || before === 6;
    case 'not-higher':
      return filled === 0 || value <= before;
    case 'one-lower':
      return follows(row, filled, before, value, -1);
    case 'one-higher':
      return follows(row, filled, before, value, 1);
  }
}

/** Whether a number is one step from the one before, or the reset. */
function follows(row: RowSpec, filled: number, before: number, value: number, step: number): boolean {
  const last = filled === 0 ? row.start! : before;
  return value === last + step || (value === row.reset && value !== last);
}

/** A row's `takes`, for numbers from `lowest` to `highest`. */
function takesTable(row: RowSpec, lowest: number, highest: number): Uint32Array {
  const table = new Uint32Array((row.fields + 1) * VALUES);
  for (let filled = 0; filled < row.fields; filled++) {
    for (let before = 0; before < VALUES; before++) {
      for (let value = lowest; value <= highest; value++) {
        if (takes(row, filled, before, value)) table[filled * VALUES + before] |= 1 << value;
      }
    }
  }
  return table;
}

/** The numbers of a die, a bit each, and all bits. */
const FACE_BITS = 0b1111110;
const ALL_BITS = -1;

function keysOf(spec: RowsSpec): readonly (keyof MarkPlace)[] {
  if (spec.writes === 'cross') return [];
  if (spec.sides) return ['side', 'value'];
  return spec.rows.length > 1 ? ['row', 'value'] : ['value'];
}

export class Rows implements Area {
  readonly colour;
  readonly reads;
  readonly usesPlace: boolean;
  readonly first: number;
  readonly size: number;
  readonly wasteful: boolean;
  readonly highest: number;
  readonly mostMarks: number;
  readonly keys: readonly (keyof MarkPlace)[];
  readonly spec: RowsSpec;
  readonly #rows: readonly Row[];
  readonly #crosses: boolean;
  /** The numbers a free choice offers. */
  readonly #lowest: number;
  readonly #highest: number;

  static fieldCount(spec: RowsSpec): number {
    return spec.rows.reduce((sum, row) => sum + row.fields, 0);
  }

  constructor(spec: RowsSpec, first: number, build: LayoutBuilder) {
    this.spec = spec;
    this.colour = spec.colour;
    this.reads = spec.reads;
    this.first = first;
    this.size = Rows.fieldCount(spec);
    this.#crosses = spec.writes === 'cross';
    this.wasteful = this.#crosses;
    this.usesPlace = spec.freeWithWhite === true;
    this.keys = keysOf(spec);
    this.#lowest = spec.reads === 'sum' ? 2 : 1;
    this.#highest = spec.reads === 'sum' ? 12 : 6;
    this.highest = this.#crosses ? 1 : this.#highest;
    this.mostMarks = spec.rows.length * (this.#highest - this.#lowest + 1);
    let next = first;
    this.#rows = spec.rows.map((row, index) => {
      const start = next;
      next += row.fields;
      return this.#addRow(row, index, start, build);
    });
    this.#addPoints(build);
  }

  #addRow(row: RowSpec, index: number, first: number, build: LayoutBuilder): Row {
    const fields = Array.from({ length: row.fields }, (_, i) => first + i);
    fields.forEach((field, i) => {
      build.fieldBonus(field, row.bonus?.[i], row.bonusFrom?.[i] ?? 0);
      if (row.factor) build.pointsByNumber(field, row.factor[i]);
      if (this.spec.repeats && i < row.fields - 1) build.repeat(field, this.spec.repeats);
    });
    const filled = build.line(fields, { kind: 'row', index });
    const takes = takesTable(row, this.#lowest, this.#highest);
    return { first, length: row.fields, filled, takes };
  }

  #addPoints(build: LayoutBuilder): void {
    const { spec } = this;
    const rows = this.#rows;
    const fields = Array.from({ length: this.size }, (_, i) => this.first + i);
    if (spec.pointsByFields) build.pointsByCount(rows[0].filled, spec.pointsByFields);
    const perRow = spec.pointsByFieldsPerRow;
    if (perRow) for (const { filled } of rows) build.pointsByCount(filled, perRow);
    spec.columnPoints?.forEach((points, column) => {
      build.pointsWhenComplete(
        rows.map((row) => row.first + column),
        points,
        { kind: 'column', index: column },
      );
    });
    spec.pairs?.factor.forEach((factor, i, factors) => {
      if (i % 2 === 0) build.pointsTogether(fields[i], fields[i + 1], factor, -factors[i + 1]);
    });
    spec.stacks?.factor.forEach((factor, i) => {
      build.pointsTogether(rows[0].first + i, rows[1].first + i, factor, factor);
    });
    if (spec.pointsByValue) {
      const points = Array.from({ length: 13 }, (_, value) => spec.pointsByValue?.[value] ?? 0);
      build.pointsByValue(fields, points);
    }
  }

  /** The numbers that a row takes next, a bit each. */
  #takenNext(s: Uint8Array, f: number, row: Row): number {
    const filled = s[f + row.filled];
    // An empty row has no last field. This then reads the byte before the row, but `takes` ignores it.
    const before = s[f + row.first + filled - 1] & MOVE_ROOM.value;
    return row.takes[filled * VALUES + before];
  }

  #rowFits(s: Uint8Array, f: number, row: Row, value: number): boolean {
    return ((this.#takenNext(s, f, row) >> value) & 1) === 1;
  }

  fits(s: Uint8Array, f: number, value: number): boolean {
    for (let i = 0; i < this.#rows.length; i++) if (this.#rowFits(s, f, this.#rows[i], value)) return true;
    return false;
  }

  marks(list: MoveList, value: number): void {
    const { s, f } = list;
    for (let i = 0; i < this.#rows.length; i++) {
      const row = this.#rows[i];
      if (!this.#rowFits(s, f, row, value)) continue;
      list.addMark(row.first + s[f + row.filled], this.#crosses ? 1 : value);
    }
  }

  fitsBonus(s: Uint8Array, f: number, what: number, _place: number, white: number): boolean {
    for (let i = 0; i < this.#rows.length; i++) {
      const row = this.#rows[i];
      if (what === CROSS) {
        if (s[f + row.filled] < row.length) return true;
      } else if (what === FREE_CHOICE) {
        const free = this.usesPlace && white > 0 ? FACE_BITS << white : ALL_BITS;
        if ((this.#takenNext(s, f, row) & free) !== 0) return true;
      } else if (this.#rowFits(s, f, row, what)) return true;
    }
    return false;
  }

  bonusMarks(list: MoveList, what: number): void {
    // In a row of crosses every number of a free choice makes the same mark, so it is listed once.
    if (what === CROSS || (what === FREE_CHOICE && this.#crosses)) this.#crossNext(list);
    else if (what !== FREE_CHOICE) this.marks(list, what);
    else if (this.usesPlace && list.white > 0) {
      // The free number is added to the face of the white die (R22).
      for (let face = 1; face <= 6; face++) this.marks(list, face + list.white);
    } else for (let value = this.#lowest; value <= this.#highest; value++) this.marks(list, value);
  }

  /** Lists the next field of each row: a bonus cross needs no number (R12). */
  #crossNext(list: MoveList): void {
    const { s, f } = list;
    for (let i = 0; i < this.#rows.length; i++) {
      const row = this.#rows[i];
      if (s[f + row.filled] < row.length) list.addMark(row.first + s[f + row.filled], 1);
    }
  }

  written(_field: number, held: number): number {
    return held;
  }

  place(field: number, value: number): MarkPlace {
    if (this.#crosses) return {};
    if (this.#rows.length === 1) return { value };
    const row = this.#rows.findLastIndex((one) => one.first <= field);
    return this.spec.sides ? { side: this.spec.sides[row], value } : { row, value };
  }

  find(s: Uint8Array, f: number, place: MarkPlace): Move {
    const index = place.side === undefined ? place.row : this.spec.sides?.indexOf(place.side);
    const row = this.#rows[index ?? 0];
    if (row === undefined || s[f + row.filled] >= row.length) return -1;
    const value = this.#crosses ? 1 : (place.value as number);
    if (value < 1 || value > this.#highest) return -1;
    return withMark(0, row.first + s[f + row.filled], value);
  }
}
