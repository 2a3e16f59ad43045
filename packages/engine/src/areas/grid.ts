// Fields in a rectangle, marked in any order. Covers the yellow and blue areas of Ganz schön clever, silver and yellow
// of Doppelt so clever, blue of Clever 4ever.
import type { LayoutBuilder } from '../layout.ts';
import { type Move, withMark } from '../move.ts';
import type { GridSpec, Reading } from '../sheet.ts';
import type { Area, MarkPlace } from './area.ts';

const cellsOf = (spec: GridSpec) =>
  spec.numbers.flatMap((numbers, row) =>
    numbers.flatMap((number, column) => (number === null ? [] : [{ row, column, number }])),
  );

/** A grid, ready for play. */
export class Grid implements Area {
  readonly colour;
  readonly reads: Reading;
  readonly first: number;
  readonly size: number;
  readonly wasteful = false;
  readonly keys: readonly (keyof MarkPlace)[];
  readonly spec: GridSpec;
  readonly #marksPerField: number;
  readonly #cells: { row: number; column: number; number: number | 'X' }[];
  /** The fields that each value marks. */
  readonly #byValue: Uint8Array[];

  static fieldCount(spec: GridSpec): number {
    return cellsOf(spec).length;
  }

  constructor(spec: GridSpec, first: number, build: LayoutBuilder) {
    this.spec = spec;
    this.colour = spec.colour;
    this.reads = spec.reads;
    // A sum names its field; anything else needs the place.
    this.keys = spec.reads === 'sum' ? ['value'] : ['at'];
    this.first = first;
    this.#cells = cellsOf(spec);
    this.size = this.#cells.length;
    this.#marksPerField = spec.marksPerField ?? 1;
    const highest = Math.max(12, ...this.#cells.map((cell) => Number(cell.number) || 0));
    this.#byValue = Array.from({ length: highest + 1 }, (_, value) =>
      Uint8Array.from(this.#fieldsWhere((cell) => cell.number === value)),
    );
    this.#addLines(build);
    this.#addPoints(build);
    // After the lines, which they already count in.
    for (const field of this.#fieldsWhere((cell) => cell.number === 'X')) build.premark(field);
  }

  #fieldsWhere(test: (cell: { row: number; column: number; number: number | 'X' }) => boolean): number[] {
    return this.#cells.flatMap((cell, i) => (test(cell) ? [this.first + i] : []));
  }

  #row = (row: number) => this.#fieldsWhere((cell) => cell.row === row);
  #column = (column: number) => this.#fieldsWhere((cell) => cell.column === column);

  #addLines(build: LayoutBuilder): void {
    const { rowBonus, columnBonus, mainDiagonalBonus, lineNeeds } = this.spec;
    rowBonus?.forEach((bonus, row) => {
      build.line(this.#row(row), { bonus, needs: lineNeeds, value: 1 });
    });
    columnBonus?.forEach((bonus, column) => {
      build.line(this.#column(column), { bonus, needs: lineNeeds, value: 1 });
    });
    if (mainDiagonalBonus) {
      const diagonal = this.#fieldsWhere((cell) => cell.row === cell.column);
      build.line(diagonal, { bonus: mainDiagonalBonus, needs: lineNeeds, value: 1 });
    }
  }

  #addPoints(build: LayoutBuilder): void {
    const { spec } = this;
    const value = this.#marksPerField;
    const completed = (fields: number[], points: number) =>
      build.pointsWhenComplete(fields, points, { needs: spec.lineNeeds, value });
    spec.columnPoints?.forEach((points, column) => {
      completed(this.#column(column), points);
    });
    if (spec.antiDiagonalPoints) {
      const last = spec.numbers[0].length - 1;
      completed(
        this.#fieldsWhere((cell) => cell.row + cell.column === last),
        spec.antiDiagonalPoints,
      );
    }
    const table = spec.pointsByCrossesPerRow;
    if (table) {
      spec.numbers.forEach((_, row) => {
        build.pointsByCount(build.line(this.#row(row), { value }), table);
      });
    }
    if (spec.pointsByCrosses) {
      const all = this.#fieldsWhere(() => true);
      build.pointsByCount(build.line(all, { value }), spec.pointsByCrosses);
    }
  }

  fits(s: Uint8Array, f: number, value: number): boolean {
    const fields = this.#byValue[value];
    for (let i = 0; i < fields.length; i++) if (s[f + fields[i]] < this.#marksPerField) return true;
    return false;
  }

  marks(s: Uint8Array, f: number, value: number, head: Move, out: Int32Array, n: number): number {
    const fields = this.#byValue[value];
    for (let i = 0; i < fields.length; i++) {
      const marked = s[f + fields[i]];
      if (marked < this.#marksPerField) out[n++] = withMark(head, fields[i], marked + 1);
    }
    return n;
  }

  /** Whether this field can still be marked. */
  isOpen(s: Uint8Array, f: number, field: number): boolean {
    return s[f + field] < this.#marksPerField;
  }

  fitsBonus(s: Uint8Array, f: number): boolean {
    for (let i = f + this.first; i < f + this.first + this.size; i++) {
      if (s[i] < this.#marksPerField) return true;
    }
    return false;
  }

  bonusMarks(s: Uint8Array, f: number, _what: number, head: Move, out: Int32Array, n: number): number {
    for (let field = this.first; field < this.first + this.size; field++) {
      const marked = s[f + field];
      if (marked < this.#marksPerField) out[n++] = withMark(head, field, marked + 1);
    }
    return n;
  }

  /** The field at this row and column, or -1. */
  fieldAt(row: number, column: number): number {
    const i = this.#cells.findIndex((cell) => cell.row === row && cell.column === column);
    return i < 0 ? -1 : this.first + i;
  }

  place(field: number): MarkPlace {
    const { row, column, number } = this.#cells[field - this.first];
    return this.keys[0] === 'value' ? { value: Number(number) } : { at: [row, column] };
  }

  find(s: Uint8Array, f: number, place: MarkPlace): Move {
    const field =
      place.at !== undefined
        ? this.fieldAt(place.at[0], place.at[1])
        : (this.#byValue[place.value as number]?.[0] ?? -1);
    if (field < 0 || s[f + field] >= this.#marksPerField) return -1;
    return withMark(0, field, s[f + field] + 1);
  }
}
