// Statistics of simulated games. It counts how often each total occurs, so every figure is exact, independent of the order
// of games, and needs the same memory for any number of games.
import { type Colour, type Sheet, soloLevel } from '@reynard/engine';
import { type Batch, scoreWidth } from './games.ts';

/** How often each total occurred. */
export class TotalCounts {
  readonly #counts = new Map<number, number>();
  #games = 0;

  add(total: number, times = 1): void {
    this.#counts.set(total, (this.#counts.get(total) ?? 0) + times);
    this.#games += times;
  }

  get games(): number {
    return this.#games;
  }

  /** Totals with their number of games, lowest first. */
  get entries(): [total: number, games: number][] {
    return [...this.#counts].sort(([a], [b]) => a - b);
  }

  get mean(): number {
    return this.entries.reduce((sum, [total, games]) => sum + total * games, 0) / this.#games;
  }

  /** The sample standard deviation; 0 for a single game. */
  get sd(): number {
    if (this.#games < 2) return 0;
    const { mean } = this;
    const squares = this.entries.reduce((sum, [total, games]) => sum + games * (total - mean) ** 2, 0);
    return Math.sqrt(squares / (this.#games - 1));
  }

  /** The quantile for this share of the games, with linear interpolation. */
  quantile(share: number): number {
    const place = share * (this.#games - 1);
    const low = this.#ranked(Math.floor(place));
    return low + (place - Math.floor(place)) * (this.#ranked(Math.ceil(place)) - low);
  }

  /** The total of this rank, 0 the lowest. */
  #ranked(rank: number): number {
    let seen = 0;
    for (const [total, games] of this.entries) {
      seen += games;
      if (rank < seen) return total;
    }
    return Number.NaN;
  }
}

export interface SeatSummary {
  readonly bot: string;
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly p10: number;
  readonly median: number;
  readonly p90: number;
  readonly max: number;
  /** Mean points by area. */
  readonly areas: Readonly<Partial<Record<Colour, number>>>;
  /** Mean number of foxes. */
  readonly foxes: number;
  /** Games won; a shared victory counts for each winner. */
  readonly wins: number;
}

export interface LevelCount {
  readonly from: number | null;
  readonly stars: number;
  readonly games: number;
}

class SeatTally {
  readonly totals = new TotalCounts();
  readonly areaSums: number[];
  foxes = 0;
  wins = 0;

  constructor(areas: number) {
    this.areaSums = new Array(areas).fill(0);
  }
}

export class GameTally {
  readonly #sheet: Sheet;
  readonly #bots: readonly string[];
  readonly #seats: readonly SeatTally[];
  games = 0;

  constructor(sheet: Sheet, bots: readonly string[]) {
    this.#sheet = sheet;
    this.#bots = bots;
    this.#seats = bots.map(() => new SeatTally(sheet.areas.length));
  }

  add({ games, scores, winners }: Batch): void {
    const width = scoreWidth(this.#sheet);
    this.games += games;
    for (let game = 0; game < games; game++) {
      this.#seats.forEach((tally, seat) => {
        const at = (game * this.#seats.length + seat) * width;
        tally.totals.add(scores[at]);
        tally.foxes += scores[at + 1];
        for (let area = 0; area < width - 2; area++) tally.areaSums[area] += scores[at + 2 + area];
        tally.wins += (winners[game] >> seat) & 1;
      });
    }
  }

  get seats(): SeatSummary[] {
    return this.#seats.map(({ totals, areaSums, foxes, wins }, seat) => {
      const { entries } = totals;
      const areas = this.#sheet.areas.map(({ colour }, area) => [colour, areaSums[area] / this.games]);
      return {
        bot: this.#bots[seat],
        mean: totals.mean,
        sd: totals.sd,
        min: entries[0][0],
        p10: totals.quantile(0.1),
        median: totals.quantile(0.5),
        p90: totals.quantile(0.9),
        max: entries.at(-1)![0],
        areas: Object.fromEntries(areas),
        foxes: foxes / this.games,
        wins,
      };
    });
  }

  /** How many games reached each solo level, highest first; null with several players. */
  get levels(): LevelCount[] | null {
    if (this.#seats.length > 1) return null;
    const counts = this.#sheet.soloLevels.map(({ from, stars }) => ({ from, stars, games: 0 }));
    for (const [total, games] of this.#seats[0].totals.entries) {
      counts[soloLevel(this.#sheet, total).index].games += games;
    }
    return counts;
  }

  /** The totals of all seats. */
  get allTotals(): TotalCounts {
    const all = new TotalCounts();
    for (const { totals } of this.#seats) for (const [total, games] of totals.entries) all.add(total, games);
    return all;
  }
}
