// A map of regions, each crossed as a whole, spreading from the start regions. Covers gray of Clever 4ever.
import type { LayoutBuilder } from '../layout.ts';
import { type Move, withMark } from '../move.ts';
import type { RegionsSpec } from '../sheet.ts';
import type { Area, MarkPlace } from './area.ts';

const lettersOf = (spec: RegionsSpec) => [...new Set(spec.regions.join(''))].sort();

export class Regions implements Area {
  readonly colour;
  readonly reads = 'face';
  readonly first: number;
  readonly size: number;
  /** A face above a region's number of cells crosses it all the same. */
  readonly wasteful = true;
  readonly keys = ['region'] as const;
  readonly spec: RegionsSpec;
  readonly #letters: string[];
  readonly #cells: Uint8Array;
  readonly #isStart: Uint8Array;
  readonly #neighbours: Uint8Array[];
  /** Counts the crossed regions. */
  readonly #crossed: number;

  static fieldCount(spec: RegionsSpec): number {
    return lettersOf(spec).length;
  }

  constructor(spec: RegionsSpec, first: number, build: LayoutBuilder) {
    this.spec = spec;
    this.colour = spec.colour;
    this.first = first;
    this.#letters = lettersOf(spec);
    this.size = this.#letters.length;
    const map = spec.regions.join('');
    this.#cells = Uint8Array.from(this.#letters, (letter) => map.split(letter).length - 1);
    this.#isStart = Uint8Array.from(this.#letters, (letter) => Number(spec.start.includes(letter)));
    this.#neighbours = this.#letters.map((letter) => this.#neighboursOf(letter));
    this.#crossed = build.line(
      this.#letters.map((_, i) => first + i),
      { value: 1 },
    );
    this.#addBonuses(build);
    spec.columnPoints.forEach((points, column) => {
      build.pointsWhenComplete(
        this.#regionsWhere((_, x) => x === column),
        points,
        { value: 1 },
      );
    });
  }

  /** The regions that have a cell for which the test holds. */
  #regionsWhere(test: (row: number, column: number) => boolean): number[] {
    const found = this.spec.regions.flatMap((letters, row) =>
      [...letters].filter((_, column) => test(row, column)),
    );
    return [...new Set(found)].map((letter) => this.first + this.#letters.indexOf(letter));
  }

  #neighboursOf(letter: string): Uint8Array {
    const { regions } = this.spec;
    const touches = (row: number, column: number) =>
      regions[row][column] !== letter &&
      [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ].some(([y, x]) => regions[y]?.[x] === letter);
    return Uint8Array.from(this.#regionsWhere(touches));
  }

  #addBonuses(build: LayoutBuilder): void {
    for (const { at, bonus } of this.spec.cellBonus) {
      const here = this.#regionsWhere((row, column) => row === at[0] && column === at[1]);
      build.line(here, { bonus, value: 1 });
    }
    for (const [shade, bonus] of Object.entries(this.spec.shadeBonus)) {
      const shaded = this.#regionsWhere((row, column) => this.spec.shades[row][column] === shade);
      build.line(shaded, { bonus, value: 1 });
    }
  }

  #inReach(s: Uint8Array, f: number, region: number): boolean {
    if (s[f + this.#crossed] === 0) return this.#isStart[region] === 1;
    const neighbours = this.#neighbours[region];
    for (let i = 0; i < neighbours.length; i++) if (s[f + neighbours[i]] !== 0) return true;
    return false;
  }

  #canCross(s: Uint8Array, f: number, region: number, value: number): boolean {
    return s[f + this.first + region] === 0 && this.#cells[region] <= value && this.#inReach(s, f, region);
  }

  fits(s: Uint8Array, f: number, value: number): boolean {
    for (let region = 0; region < this.size; region++) if (this.#canCross(s, f, region, value)) return true;
    return false;
  }

  marks(s: Uint8Array, f: number, value: number, head: Move, out: Int32Array, n: number): number {
    for (let region = 0; region < this.size; region++) {
      if (this.#canCross(s, f, region, value)) out[n++] = withMark(head, this.first + region, 1);
    }
    return n;
  }

  fitsBonus(s: Uint8Array, f: number): boolean {
    return this.fits(s, f, 6);
  }

  bonusMarks(s: Uint8Array, f: number, _what: number, head: Move, out: Int32Array, n: number): number {
    return this.marks(s, f, 6, head, out, n);
  }

  place(field: number): MarkPlace {
    return { region: this.#letters[field - this.first] };
  }

  find(s: Uint8Array, f: number, place: MarkPlace): Move {
    const region = this.#letters.indexOf(place.region as string);
    return region < 0 || s[f + this.first + region] !== 0 ? -1 : withMark(0, this.first + region, 1);
  }
}
