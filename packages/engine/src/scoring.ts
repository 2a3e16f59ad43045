// What an area is worth, as four kinds of sums over fields and line counters. Every area of every game is a
// combination of these.

/** Adds up the points of one area; offsets are relative to the sheet's first field. */
export class Scoring {
  #lines: number[] = [];
  #tables: (readonly number[])[] = [];
  #fields: number[] = [];
  #factors: number[] = [];
  #pairs: [first: number, second: number, firstFactor: number, secondFactor: number][] = [];
  #valued: number[] = [];
  #valuePoints: (readonly number[])[] = [];

  /** Points by how far a line has come. */
  byCount(line: number, table: readonly number[]): void {
    this.#lines.push(line);
    this.#tables.push(table);
  }

  /** The number in a field times a factor. */
  byNumber(field: number, factor: number): void {
    this.#fields.push(field);
    this.#factors.push(factor);
  }

  /** Two fields that count only when both are filled. */
  together(first: number, second: number, firstFactor: number, secondFactor: number): void {
    this.#pairs.push([first, second, firstFactor, secondFactor]);
  }

  /** Extra points by what number stands in a field. */
  byValue(fields: readonly number[], points: readonly number[]): void {
    for (const field of fields) {
      this.#valued.push(field);
      this.#valuePoints.push(points);
    }
  }

  /** The points of this area on the sheet whose first field is at `f`. */
  points(s: Uint8Array, f: number): number {
    let sum = 0;
    for (let i = 0; i < this.#lines.length; i++) sum += this.#tables[i][s[f + this.#lines[i]]];
    for (let i = 0; i < this.#fields.length; i++) sum += s[f + this.#fields[i]] * this.#factors[i];
    for (let i = 0; i < this.#pairs.length; i++) {
      const pair = this.#pairs[i];
      const first = s[f + pair[0]];
      const second = s[f + pair[1]];
      if (first !== 0 && second !== 0) sum += first * pair[2] + second * pair[3];
    }
    for (let i = 0; i < this.#valued.length; i++) sum += this.#valuePoints[i][s[f + this.#valued[i]]];
    return sum;
  }
}
