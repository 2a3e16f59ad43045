// A grid whose marks go by their place (R19). Covers yellow of Clever hoch Drei.
import type { LayoutBuilder } from '../layout.ts';
import type { MoveList } from '../move-list.ts';
import type { GridSpec } from '../sheet.ts';
import { NO_PLACE, PLACES, TRAY_PLACE } from '../state.ts';
import { Grid } from './grid.ts';

/** Whether a mark from this place may go to this row and column. */
export function isOpenFrom({ grayColumns }: GridSpec, place: number, row: number, column: number): boolean {
  if (grayColumns === undefined || place === NO_PLACE) return true;
  return place === TRAY_PLACE ? grayColumns[row].includes(column) : row === place - 1;
}

export class PlacedGrid extends Grid {
  /** The fields that can be marked from each place. */
  readonly #byPlace: readonly Uint8Array[];
  /** The number that marks each of them. */
  readonly #numbers: readonly Uint8Array[];

  constructor(spec: GridSpec, first: number, build: LayoutBuilder) {
    super(spec, first, build);
    this.#byPlace = Array.from({ length: PLACES }, (_, place) =>
      Uint8Array.from(this.fieldsWhere(({ row, column }) => isOpenFrom(spec, place, row, column))),
    );
    this.#numbers = this.#byPlace.map((fields) => fields.map((field) => this.numberOf(field)));
  }

  override fits(s: Uint8Array, f: number, value: number, place: number): boolean {
    const fields = this.#byPlace[place];
    const numbers = this.#numbers[place];
    for (let i = 0; i < fields.length; i++) {
      if (numbers[i] === value && s[f + fields[i]] < this.highest) return true;
    }
    return false;
  }

  override marks(list: MoveList, value: number): void {
    const { s, f, place } = list;
    const fields = this.#byPlace[place];
    const numbers = this.#numbers[place];
    for (let i = 0; i < fields.length; i++) {
      const marked = s[f + fields[i]];
      if (numbers[i] === value && marked < this.highest) list.addMark(fields[i], marked + 1);
    }
  }

  override fitsBonus(s: Uint8Array, f: number, _what: number, place: number): boolean {
    const fields = this.#byPlace[place];
    for (let i = 0; i < fields.length; i++) if (s[f + fields[i]] < this.highest) return true;
    return false;
  }

  override bonusMarks(list: MoveList): void {
    const { s, f, place } = list;
    const fields = this.#byPlace[place];
    for (let i = 0; i < fields.length; i++) {
      const marked = s[f + fields[i]];
      if (marked < this.highest) list.addMark(fields[i], marked + 1);
    }
  }
}
