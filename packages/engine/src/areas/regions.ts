// A map of regions, each crossed as a whole, spreading from the start regions. Covers gray of Clever 4ever.
import type { LayoutBuilder } from '../layout.ts';
import { type Move, withMark } from '../move.ts';
import type { MoveList } from '../move-list.ts';
import type { RegionsSpec } from '../sheet.ts';
import type { Area, MarkPlace } from './area.ts';

const lettersOf = (spec: RegionsSpec) => [...new Set(spec.regions.join(''))].sort();

export class Regions implements Area {
  readonly colour;
  readonly reads = 'face';
  readonly usesPlace = false;
  readonly first: number;
  readonly size: number;
  /** A face higher than a region's number of cells crosses the region too. */
  readonly wasteful = true;
  readonly highest = 1;
  readonly mostMarks: number;
  readonly keys = ['region'] as const;
  readonly spec: RegionsSpec;
  readonly #letters: string[];
  // Sets of regions: one bit per region, in the order of `#letters`.
  /** For each number of cells: the regions with at most so many. */
  readonly #upToCells: readonly number[];
  readonly #starts: number;
  readonly #neighbours: readonly number[];

  static fieldCount(spec: RegionsSpec): number {
    return lettersOf(spec).length;
  }

  constructor(spec: RegionsSpec, first: number, build: LayoutBuilder) {
    this.spec = spec;
    this.colour = spec.colour;
    this.first = first;
    this.#letters = lettersOf(spec);
    this.size = this.#letters.length;
    this.mostMarks = this.size;
    const map = spec.regions.join('');
    const cells = this.#letters.map((letter) => map.split(letter).length - 1);
    this.#upToCells = Array.from({ length: 7 }, (_, value) => this.#setWhere((_, i) => cells[i] <= value));
    this.#starts = this.#setWhere((letter) => spec.start.includes(letter));
    this.#neighbours = this.#letters.map((letter) => this.#neighboursOf(letter));
    // This line earns nothing. The bots' networks read from it how many regions are crossed.
    build.line(
      this.#letters.map((_, i) => first + i),
      { kind: 'area', value: 1 },
    );
    this.#addBonuses(build);
    spec.columnPoints.forEach((points, column) => {
      build.pointsWhenComplete(
        this.#regionsWhere((_, x) => x === column),
        points,
        { kind: 'column', index: column, value: 1 },
      );
    });
  }

  #setWhere(test: (letter: string, region: number) => boolean): number {
    return this.#letters.reduce(
      (set, letter, region) => (test(letter, region) ? set | (1 << region) : set),
      0,
    );
  }

  /** The regions that have a cell for which the test holds. */
  #regionsWhere(test: (row: number, column: number) => boolean): number[] {
    const found = this.spec.regions.flatMap((letters, row) =>
      [...letters].filter((_, column) => test(row, column)),
    );
    return [...new Set(found)].map((letter) => this.first + this.#letters.indexOf(letter));
  }

  #neighboursOf(letter: string): number {
    const { regions } = this.spec;
    const touches = (row: number, column: number) =>
      regions[row][column] !== letter &&
      [
        [row - 1, column],
        [row + 1, column],
        [row, column - 1],
        [row, column + 1],
      ].some(([y, x]) => regions[y]?.[x] === letter);
    const near = this.#regionsWhere(touches);
    return this.#setWhere((_, i) => near.includes(this.first + i));
  }

  #addBonuses(build: LayoutBuilder): void {
    this.spec.cellBonus.forEach(({ at, bonus }, index) => {
      const here = this.#regionsWhere((row, column) => row === at[0] && column === at[1]);
      build.line(here, { kind: 'cell', index, bonus, value: 1 });
    });
    Object.entries(this.spec.shadeBonus).forEach(([shade, bonus], index) => {
      const shaded = this.#regionsWhere((row, column) => this.spec.shades[row][column] === shade);
      build.line(shaded, { kind: 'shade', index, bonus, value: 1 });
    });
  }

  /** The set of regions that a die of this value can cross: small enough, and a start or next to a crossed one. */
  #crossable(s: Uint8Array, f: number, value: number): number {
    let crossed = 0;
    let near = 0;
    for (let region = 0; region < this.size; region++) {
      if (s[f + this.first + region] === 0) continue;
      crossed |= 1 << region;
      near |= this.#neighbours[region];
    }
    return (crossed === 0 ? this.#starts : near) & ~crossed & this.#upToCells[value];
  }

  fits(s: Uint8Array, f: number, value: number): boolean {
    return this.#crossable(s, f, value) !== 0;
  }

  marks(list: MoveList, value: number): void {
    const crossable = this.#crossable(list.s, list.f, value);
    for (let region = 0; region < this.size; region++) {
      if ((crossable >> region) & 1) list.addMark(this.first + region, 1);
    }
  }

  fitsBonus(s: Uint8Array, f: number): boolean {
    return this.fits(s, f, 6);
  }

  bonusMarks(list: MoveList): void {
    this.marks(list, 6);
  }

  written(_field: number, held: number): number {
    return held;
  }

  place(field: number): MarkPlace {
    return { region: this.#letters[field - this.first] };
  }

  find(s: Uint8Array, f: number, place: MarkPlace): Move {
    const region = this.#letters.indexOf(place.region as string);
    return region < 0 || s[f + this.first + region] !== 0 ? -1 : withMark(0, this.first + region, 1);
  }
}
