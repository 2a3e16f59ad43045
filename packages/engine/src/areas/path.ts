// One row of printed numbers, crossed from left to right. Fields may be skipped. Covers brown of Clever hoch Drei.
import type { LayoutBuilder } from '../layout.ts';
import { type Move, withMark } from '../move.ts';
import type { MoveList } from '../move-list.ts';
import type { PathSpec } from '../sheet.ts';
import type { Area, MarkPlace } from './area.ts';

export class Path implements Area {
  readonly colour;
  readonly reads = 'face';
  readonly usesPlace = false;
  readonly first: number;
  readonly size: number;
  readonly wasteful = false;
  readonly highest = 1;
  readonly mostMarks: number;
  readonly keys = ['at'] as const;
  readonly spec: PathSpec;
  readonly #numbers: Uint8Array;

  static fieldCount(spec: PathSpec): number {
    return spec.numbers.length;
  }

  constructor(spec: PathSpec, first: number, build: LayoutBuilder) {
    this.spec = spec;
    this.colour = spec.colour;
    this.first = first;
    this.size = spec.numbers.length;
    this.mostMarks = this.size;
    this.#numbers = Uint8Array.from(spec.numbers);
    spec.betweenBonus.forEach((bonus, index) => {
      if (bonus) build.line([first + index, first + index + 1], { kind: 'between', index, bonus });
    });
    const all = spec.numbers.map((_, i) => first + i);
    build.pointsByCount(build.line(all, { kind: 'area' }), spec.pointsByCrosses);
  }

  /** The index of the first field that can still be crossed: right of the last cross. */
  #next(s: Uint8Array, f: number): number {
    let next = this.size;
    while (next > 0 && s[f + this.first + next - 1] === 0) next--;
    return next;
  }

  fits(s: Uint8Array, f: number, value: number): boolean {
    for (let i = this.#next(s, f); i < this.size; i++) if (this.#numbers[i] === value) return true;
    return false;
  }

  marks(list: MoveList, value: number): void {
    for (let i = this.#next(list.s, list.f); i < this.size; i++) {
      if (this.#numbers[i] === value) list.addMark(this.first + i, 1);
    }
  }

  fitsBonus(s: Uint8Array, f: number): boolean {
    return s[f + this.first + this.size - 1] === 0;
  }

  bonusMarks(list: MoveList): void {
    for (let i = this.#next(list.s, list.f); i < this.size; i++) list.addMark(this.first + i, 1);
  }

  written(_field: number, held: number): number {
    return held;
  }

  place(field: number): MarkPlace {
    return { at: field - this.first };
  }

  find(s: Uint8Array, f: number, { at }: MarkPlace): Move {
    if (typeof at !== 'number' || at >= this.size || at < this.#next(s, f)) return -1;
    return withMark(0, this.first + at, 1);
  }
}
