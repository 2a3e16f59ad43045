// The printed sheets and worked examples as docs/rules holds them: what the tests measure the engine against.
import { readFileSync } from 'node:fs';

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../docs/rules/${path}`, import.meta.url), 'utf8'));

/** A mark as the record writes it. */
export interface RawMark {
  area: string;
  /** Brown of Clever hoch Drei has a single number here: see `indexOf`. */
  at?: [number, number];
  row?: number;
  side?: string;
  take?: string;
  value?: number;
  region?: string;
}

/** The field of a mark in a single row. */
export const indexOf = ({ at }: RawMark): number => at as unknown as number;
/** A mark in a single row. */
export const atIndex = (area: string, index: number): RawMark => ({
  area,
  at: index as unknown as [number, number],
});

type Bonuses = (string | null)[];

/** A sheet file. An area has the keys of its kind; a test asks only for those that its area has. */
export interface PrintedSheet {
  id: string;
  titles: Record<string, string>;
  year: number;
  dice: string[];
  rounds: (string | { oneOf: string[] } | null)[];
  tracks: Record<string, { slots: number; numbers?: (number | null)[]; endBonus: string | null }>;
  areas: Record<string, PrintedArea>;
  foxes: number;
  soloLevels: { from: number | null; stars: number }[];
}

export interface PrintedArea {
  grid: (number | 'X' | null)[][];
  rows: { rule: string; points: string; bonus: Bonuses }[];
  rowBonus: Bonuses;
  columnBonus: Bonuses;
  columnPoints: number[];
  diagonalBonus: { cells: [number, number][]; bonus: string };
  pointsByCrosses: number[];
  pointsByCrossesPerRow: number[];
  pointsByFields: number[];
  atLeast: number[];
  bonus: Bonuses;
  factor: number[];
  fields: number;
  bonusAtLeast: (number | null)[];
  columns: number;
  size: [number, number];
  rowBonusAt2: Bonuses;
  columnPointsFrom2: number[];
  mainDiagonalBonusAt2: string;
  antiDiagonalPointsFrom2: number;
  shades: string[];
  regions: string[];
  start: string[];
  shadeBonus: Record<string, string>;
  lowerBonus: Bonuses;
  bonusOn5or6: Bonuses;
  extraPoints: Record<string, number>;
  repeats: number;
  gray: number[][];
  betweenRowsBonus: Bonuses[];
  tintedPerRow: number[];
  leftBonus: Bonuses;
  rightBonus: Bonuses;
  pointsByFieldsPerSide: number[];
  numbers: number[];
  betweenBonus: Bonuses;
}

/** The gray cells of Clever 4ever that carry a bonus. */
export type CellBonus = { at: [number, number]; bonus: string };

export const GSC = 'ganz-schoen-clever';
export const DSC = 'doppelt-so-clever';
export const C4E = 'clever-4ever';
export const CHD = 'clever-hoch-drei';
export const GAMES = [GSC, DSC, CHD, C4E] as const;

const sheets: Record<string, PrintedSheet> = Object.fromEntries(
  GAMES.map((game) => [game, read(`sheets/${game}.json`)]),
);

export const printed = (game: string): PrintedSheet => sheets[game];

export interface Examples {
  areas: {
    game: string;
    area: string;
    note?: string;
    marks: Omit<RawMark, 'area'>[];
    score: number;
    earned?: string[];
  }[];
  situations: {
    game: string;
    what: string;
    dice?: Record<string, number>;
    pick?: string;
    toTray?: string[];
    inHand?: string[];
    die?: Record<string, number>;
    regions?: string[];
    at?: [number, number];
    faces?: Record<string, number>;
  }[];
}

export const examples: Examples = read('examples.json');
