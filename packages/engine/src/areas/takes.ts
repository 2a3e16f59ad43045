// One row, filled left to right, where each field gives either its bonus or points. Covers pink of Clever hoch Drei.
import type { LayoutBuilder } from '../layout.ts';
import { type Move, withMark } from '../move.ts';
import type { MoveList } from '../move-list.ts';
import type { RowsSpec } from '../sheet.ts';
import type { Area, MarkPlace } from './area.ts';

const HIGHEST_FACE = 6;
/** A field's byte is the face if the points were taken, and the face plus this if the bonus was taken. */
const TAKES_BONUS = HIGHEST_FACE;

export class Takes implements Area {
  readonly colour;
  readonly reads = 'face';
  readonly usesPlace = false;
  readonly first: number;
  readonly size: number;
  readonly wasteful = false;
  readonly highest = TAKES_BONUS + HIGHEST_FACE;
  readonly mostMarks = this.highest;
  readonly keys = ['value', 'take'] as const;
  readonly #factor: readonly (number | null)[];
  /** Counts the filled fields. */
  readonly #filled: number;

  constructor(spec: RowsSpec, first: number, build: LayoutBuilder) {
    const [row] = spec.rows;
    this.colour = spec.colour;
    this.first = first;
    this.size = row.fields;
    this.#factor = spec.takes!.factor;
    const fields = Array.from({ length: row.fields }, (_, i) => first + i);
    for (const [i, field] of fields.entries()) {
      build.fieldBonus(field, row.bonus?.[i], TAKES_BONUS + 1);
      const points = Array.from({ length: this.highest + 1 }, (_, held) => this.written(field, held));
      build.pointsByValue([field], points);
    }
    this.#filled = build.line(fields, { kind: 'row' });
  }

  fits(s: Uint8Array, f: number): boolean {
    return s[f + this.#filled] < this.size;
  }

  marks(list: MoveList, value: number): void {
    const filled = list.s[list.f + this.#filled];
    if (filled === this.size) return;
    if (this.#factor[filled] !== null) list.addMark(this.first + filled, value);
    list.addMark(this.first + filled, value + TAKES_BONUS);
  }

  fitsBonus(s: Uint8Array, f: number): boolean {
    return this.fits(s, f);
  }

  bonusMarks(list: MoveList, what: number): void {
    if (what > 0 && what <= HIGHEST_FACE) this.marks(list, what);
    else for (let value = 1; value <= HIGHEST_FACE; value++) this.marks(list, value);
  }

  /** The points of a field: half the face, rounded up, with the bonus; the face times the factor without it. */
  written(field: number, held: number): number {
    if (held > TAKES_BONUS) return Math.ceil((held - TAKES_BONUS) / 2);
    return held * (this.#factor[field - this.first] ?? 0);
  }

  place(_field: number, value: number): MarkPlace {
    const isBonus = value > TAKES_BONUS;
    return isBonus ? { value: value - TAKES_BONUS, take: 'bonus' } : { value, take: 'points' };
  }

  find(s: Uint8Array, f: number, { value = 0, take }: MarkPlace): Move {
    const filled = s[f + this.#filled];
    if (filled >= this.size || value < 1 || value > HIGHEST_FACE) return -1;
    if (take === 'points' && this.#factor[filled] === null) return -1;
    return withMark(0, this.first + filled, take === 'bonus' ? value + TAKES_BONUS : value);
  }
}
