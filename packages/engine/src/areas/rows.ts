// One or more rows of fields, each filled left to right. Covers green, orange and purple of Ganz schön clever, blue, green
// and pink of Doppelt so clever, yellow, green and pink of Clever 4ever.
import { CROSS, FREE_CHOICE } from '../bonus.ts';
import type { LayoutBuilder } from '../layout.ts';
import { type Move, withMark } from '../move.ts';
import type { RowRule, RowSpec, RowsSpec } from '../sheet.ts';
import type { Area, MarkPlace } from './area.ts';

/** One row, ready for play. */
interface Row {
  readonly first: number;
  readonly length: number;
  /** Counts the filled fields. */
  readonly filled: number;
  readonly rule: RowRule;
  readonly printed: readonly number[];
}

/** Whether the row takes this number after `filled` fields, the last of which holds `before`. */
function takes(row: Row, filled: number, before: number, value: number): boolean {
  switch (row.rule) {
    case 'free':
      return true;
    case 'at-least-printed':
      return value >= row.printed[filled];
    case 'higher':
      return filled === 0 || value > before;
    case 'higher-or-after-6':
      return filled === 0 || value > before || before === 6;
    case 'not-higher':
      return filled === 0 || value <= before;
  }
}

export class Rows implements Area {
  readonly colour;
  readonly reads;
  readonly first: number;
  readonly size: number;
  readonly wasteful: boolean;
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
    this.keys = this.#crosses ? [] : spec.rows.length > 1 ? ['row', 'value'] : ['value'];
    this.#lowest = spec.reads === 'sum' ? 2 : 1;
    this.#highest = spec.reads === 'sum' ? 12 : 6;
    let next = first;
    this.#rows = spec.rows.map((row) => {
      const start = next;
      next += row.fields;
      return this.#addRow(row, start, build);
    });
    this.#addPoints(build);
  }

  #addRow(row: RowSpec, first: number, build: LayoutBuilder): Row {
    const fields = Array.from({ length: row.fields }, (_, i) => first + i);
    fields.forEach((field, i) => {
      build.fieldBonus(field, row.bonus?.[i], row.bonusFrom?.[i] ?? 0);
      if (row.factor) build.pointsByNumber(field, row.factor[i]);
      if (this.spec.repeats && i < row.fields - 1) build.repeat(field, this.spec.repeats);
    });
    const filled = build.line(fields);
    return { first, length: row.fields, filled, rule: row.rule, printed: row.printed ?? [] };
  }

  #addPoints(build: LayoutBuilder): void {
    const { spec } = this;
    const rows = this.#rows;
    const fields = Array.from({ length: this.size }, (_, i) => this.first + i);
    if (spec.pointsByFields) build.pointsByCount(rows[0].filled, spec.pointsByFields);
    spec.columnPoints?.forEach((points, column) => {
      build.pointsWhenComplete(
        rows.map((row) => row.first + column),
        points,
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

  fits(s: Uint8Array, f: number, value: number): boolean {
    for (let i = 0; i < this.#rows.length; i++) if (this.#rowFits(s, f, this.#rows[i], value)) return true;
    return false;
  }

  #rowFits(s: Uint8Array, f: number, row: Row, value: number): boolean {
    const filled = s[f + row.filled];
    return filled < row.length && takes(row, filled, s[f + row.first + filled - 1], value);
  }

  marks(s: Uint8Array, f: number, value: number, head: Move, out: Int32Array, n: number): number {
    for (let i = 0; i < this.#rows.length; i++) {
      const row = this.#rows[i];
      if (!this.#rowFits(s, f, row, value)) continue;
      out[n++] = withMark(head, row.first + s[f + row.filled], this.#crosses ? 1 : value);
    }
    return n;
  }

  fitsBonus(s: Uint8Array, f: number, what: number): boolean {
    for (let i = 0; i < this.#rows.length; i++) {
      const row = this.#rows[i];
      if (what === CROSS) {
        if (s[f + row.filled] < row.length) return true;
      } else if (what === FREE_CHOICE) {
        // Every rule that takes any number takes the highest or the lowest.
        if (this.#rowFits(s, f, row, this.#lowest) || this.#rowFits(s, f, row, this.#highest)) return true;
      } else if (this.#rowFits(s, f, row, what)) return true;
    }
    return false;
  }

  bonusMarks(s: Uint8Array, f: number, what: number, head: Move, out: Int32Array, n: number): number {
    if (what === CROSS) return this.#crossNext(s, f, head, out, n);
    if (what !== FREE_CHOICE) return this.marks(s, f, what, head, out, n);
    let end = n;
    for (let value = this.#lowest; value <= this.#highest; value++) {
      end = this.marks(s, f, value, head, out, end);
    }
    return end;
  }

  /** A bonus cross asks for no number (R12). */
  #crossNext(s: Uint8Array, f: number, head: Move, out: Int32Array, n: number): number {
    for (let i = 0; i < this.#rows.length; i++) {
      const row = this.#rows[i];
      if (s[f + row.filled] < row.length) out[n++] = withMark(head, row.first + s[f + row.filled], 1);
    }
    return n;
  }

  place(field: number, value: number): MarkPlace {
    if (this.#crosses) return {};
    if (this.#rows.length === 1) return { value };
    return { row: this.#rows.findLastIndex((row) => row.first <= field), value };
  }

  find(s: Uint8Array, f: number, place: MarkPlace): Move {
    const row = this.#rows[place.row ?? 0];
    if (row === undefined || s[f + row.filled] >= row.length) return -1;
    const value = this.#crosses ? 1 : (place.value as number);
    if (value < 1 || value > this.#highest) return -1;
    return withMark(0, row.first + s[f + row.filled], value);
  }
}
