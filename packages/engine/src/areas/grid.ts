// Fields in a rectangle, marked in any order. Covers the yellow and blue areas of Ganz schön clever, silver and yellow
// of Doppelt so clever, turquoise of Clever hoch Drei, blue of Clever 4ever.
import type { LayoutBuilder } from '../layout.ts';
import { type Move, withMark } from '../move.ts';
import type { MoveList } from '../move-list.ts';
import type { AreaSpec, GridSpec, Reading } from '../sheet.ts';
import type { Area, MarkPlace } from './area.ts';

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly number: number | 'X';
}

const cellsOf = (spec: GridSpec): Cell[] =>
  spec.numbers.flatMap((numbers, row) =>
    numbers.flatMap((number, column) => (number === null ? [] : [{ row, column, number }])),
  );

/** Whether a mark in this area lets further dice be crossed there. */
export const sweeps = (spec: AreaSpec): boolean =>
  spec.kind === 'grid' && (spec.sweepRows !== undefined || spec.company === true);

/** A grid, ready for play. */
export class Grid implements Area {
  readonly colour;
  readonly reads: Reading;
  readonly usesPlace: boolean;
  readonly first: number;
  readonly size: number;
  readonly wasteful = false;
  readonly keys: readonly (keyof MarkPlace)[];
  readonly spec: GridSpec;
  /** How often a field can be marked. */
  readonly highest: number;
  readonly mostMarks: number;
  readonly #cells: readonly Cell[];
  /** The field at each row and column, or -1. */
  readonly #places: number[][];
  /** The fields that each value marks. */
  readonly #byValue: readonly Uint8Array[];

  static fieldCount(spec: GridSpec): number {
    return cellsOf(spec).length;
  }

  constructor(spec: GridSpec, first: number, build: LayoutBuilder) {
    this.spec = spec;
    this.colour = spec.colour;
    this.reads = spec.reads;
    // A sum determines its field. Every other mark names the field by row and column.
    this.keys = spec.reads === 'sum' ? ['value'] : ['at'];
    this.first = first;
    this.#cells = cellsOf(spec);
    this.size = this.#cells.length;
    this.mostMarks = this.size;
    let next = first;
    this.#places = spec.numbers.map((numbers) => numbers.map((number) => (number === null ? -1 : next++)));
    this.highest = spec.marksPerField ?? 1;
    const highest = Math.max(12, ...this.#cells.map((cell) => Number(cell.number) || 0));
    this.usesPlace = spec.grayColumns !== undefined || spec.company === true;
    this.#byValue = Array.from({ length: highest + 1 }, (_, value) =>
      Uint8Array.from(this.fieldsWhere((cell) => cell.number === value)),
    );
    this.#addLines(build);
    this.#addPoints(build);
    // After the lines exist: fields that are crossed from the start count in them.
    for (const field of this.fieldsWhere((cell) => cell.number === 'X')) build.premark(field);
  }

  /** The fields whose cell passes a test. */
  protected fieldsWhere(test: (cell: Cell) => boolean): number[] {
    return this.#cells.flatMap((cell, i) => (test(cell) ? [this.first + i] : []));
  }

  #row = (row: number) => this.fieldsWhere((cell) => cell.row === row);
  #column = (column: number) => this.fieldsWhere((cell) => cell.column === column);
  /** The fields of a line that count for its bonus. */
  #tinted = (line: readonly number[]) =>
    line.filter((field) => {
      const { row, column } = this.#cells[field - this.first];
      return column < (this.spec.tintedPerRow?.[row] ?? Number.POSITIVE_INFINITY);
    });

  #addLines(build: LayoutBuilder): void {
    const { rowBonus, columnBonus, mainDiagonalBonus, lineNeeds, betweenRowsBonus } = this.spec;
    rowBonus?.forEach((bonus, row) => {
      build.line(this.#tinted(this.#row(row)), {
        kind: 'row',
        index: row,
        bonus,
        needs: lineNeeds,
        value: 1,
      });
    });
    columnBonus?.forEach((bonus, column) => {
      build.line(this.#tinted(this.#column(column)), {
        kind: 'column',
        index: column,
        bonus,
        needs: lineNeeds,
        value: 1,
      });
    });
    if (mainDiagonalBonus) {
      const diagonal = this.fieldsWhere((cell) => cell.row === cell.column);
      build.line(diagonal, { kind: 'main-diagonal', bonus: mainDiagonalBonus, needs: lineNeeds, value: 1 });
    }
    betweenRowsBonus?.forEach((bonuses, gap) => {
      bonuses.forEach((bonus, column) => {
        const fields = [this.fieldAt(gap, column), this.fieldAt(gap + 1, column)];
        build.line(fields, { kind: 'between', index: gap * bonuses.length + column, bonus, value: 1 });
      });
    });
  }

  #addPoints(build: LayoutBuilder): void {
    const { spec } = this;
    const value = this.highest;
    const { lineNeeds: needs } = spec;
    spec.columnPoints?.forEach((points, column) => {
      build.pointsWhenComplete(this.#column(column), points, { kind: 'column', index: column, needs, value });
    });
    if (spec.antiDiagonalPoints) {
      const last = spec.numbers[0].length - 1;
      const diagonal = this.fieldsWhere((cell) => cell.row + cell.column === last);
      build.pointsWhenComplete(diagonal, spec.antiDiagonalPoints, { kind: 'anti-diagonal', needs, value });
    }
    const table = spec.pointsByCrossesPerRow;
    if (table) {
      spec.numbers.forEach((_, row) => {
        build.pointsByCount(build.line(this.#row(row), { kind: 'row', index: row, value }), table);
      });
    }
    if (spec.pointsByCrosses) {
      const all = this.fieldsWhere(() => true);
      build.pointsByCount(build.line(all, { kind: 'area', value }), spec.pointsByCrosses);
    }
  }

  fits(s: Uint8Array, f: number, value: number, _place: number): boolean {
    const fields = this.#byValue[value];
    for (let i = 0; i < fields.length; i++) if (s[f + fields[i]] < this.highest) return true;
    return false;
  }

  marks(list: MoveList, value: number): void {
    const { s, f } = list;
    const fields = this.#byValue[value];
    for (let i = 0; i < fields.length; i++) {
      const marked = s[f + fields[i]];
      if (marked < this.highest) list.addMark(fields[i], marked + 1);
    }
  }

  /** Whether this field can still be marked. */
  isOpen(s: Uint8Array, f: number, field: number): boolean {
    return s[f + field] < this.highest;
  }

  fitsBonus(s: Uint8Array, f: number, _what: number, _place: number): boolean {
    for (let i = f + this.first; i < f + this.first + this.size; i++) {
      if (s[i] < this.highest) return true;
    }
    return false;
  }

  bonusMarks(list: MoveList): void {
    const { s, f } = list;
    for (let field = this.first; field < this.first + this.size; field++) {
      const marked = s[f + field];
      if (marked < this.highest) list.addMark(field, marked + 1);
    }
  }

  /** The number that marks a field. */
  numberOf(field: number): number {
    return Number(this.#cells[field - this.first].number);
  }

  written(_field: number, held: number): number {
    return held;
  }

  /** The field at this row and column, or -1. */
  fieldAt(row: number, column: number): number {
    return this.#places[row]?.[column] ?? -1;
  }

  place(field: number): MarkPlace {
    const { row, column, number } = this.#cells[field - this.first];
    return this.keys[0] === 'value' ? { value: Number(number) } : { at: [row, column] };
  }

  find(s: Uint8Array, f: number, place: MarkPlace): Move {
    const { at } = place;
    const field = Array.isArray(at)
      ? this.fieldAt(at[0], at[1])
      : (this.#byValue[place.value as number]?.[0] ?? -1);
    if (field < 0 || s[f + field] >= this.highest) return -1;
    return withMark(0, field, s[f + field] + 1);
  }
}
