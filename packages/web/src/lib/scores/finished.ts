// Finished games as the history shows them, and their statistics. Pure functions, without storage or screen.
import {
  type Colour,
  type GameResult,
  type Sheet,
  type SoloLevel,
  sheetById,
  soloLevel,
} from '@reynard/engine';
import { countsAsOwn } from '#lib/storage/own.ts';
import type { OnlineOrigin, SavedGame } from '#lib/storage/saved-game.ts';

export interface FinishedGame {
  readonly id: string;
  readonly sheet: Sheet;
  readonly date: Date;
  readonly players: readonly string[];
  readonly result: GameResult;
  /** The best total. */
  readonly total: number;
  /** Of a solo game. */
  readonly level: SoloLevel | null;
  /** Whether it counts among the player's own records. */
  readonly own: boolean;
  readonly hints: number;
  /** Where a game of a server comes from; null: played on this device. */
  readonly online: OnlineOrigin | null;
}

/** When a game was begun; imported records may not say. */
export function dateOf({ record, updatedAt }: SavedGame): Date {
  const created = new Date(record.createdAt ?? Number.NaN);
  return Number.isNaN(created.getTime()) ? new Date(updatedAt) : created;
}

/** The finished games, oldest first. */
export function finishedGames(games: readonly SavedGame[]): FinishedGame[] {
  return games
    .flatMap((saved): FinishedGame[] => {
      const { id, record } = saved;
      const sheet = sheetById(record.game);
      if (!sheet || !record.result) return [];
      const { players, result } = record;
      const total = Math.max(...result.scores.map((score) => score.total));
      const level = players.length === 1 ? soloLevel(sheet, total) : null;
      const own = countsAsOwn(record);
      const hints = record.hints ?? 0;
      const online = record.online ?? null;
      return [{ id, sheet, date: dateOf(saved), players, result, total, level, own, hints, online }];
    })
    .sort((a, b) => a.date.getTime() - b.date.getTime());
}

export interface AreaFigures {
  readonly colour: Colour;
  readonly mean: number;
  readonly best: number;
}

export interface Figures {
  readonly totals: readonly number[];
  readonly best: number;
  readonly mean: number;
  readonly areas: readonly AreaFigures[];
  /** The mean points of the foxes. */
  readonly foxMean: number;
  readonly foxBest: number;
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** The figures of the player's own games of one sheet, or null if there is none. */
export function figuresOf(sheet: Sheet, games: readonly FinishedGame[]): Figures | null {
  const solo = games.filter((game) => game.sheet === sheet && game.own);
  if (solo.length === 0) return null;
  const totals = solo.map((game) => game.total);
  const scores = solo.map((game) => game.result.scores[0]);
  const foxes = scores.map((score) => score.foxPoints);
  return {
    totals,
    best: Math.max(...totals),
    mean: meanOf(totals),
    areas: sheet.areas.map(({ colour }) => {
      const points = scores.map((score) => score.areas[colour] ?? 0);
      return { colour, mean: meanOf(points), best: Math.max(...points) };
    }),
    foxMean: meanOf(foxes),
    foxBest: Math.max(...foxes),
  };
}

export interface Bin {
  readonly from: number;
  /** The highest total of this bar. */
  readonly to: number;
  readonly count: number;
}

const BIN_WIDTHS = [10, 20, 25, 50, 100];
const MOST_BINS = 12;

/** A histogram of totals, with bars of equal, round width. */
export function binsOf(totals: readonly number[]): Bin[] {
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  const bins = (width: number) => Math.floor(most / width) - Math.floor(least / width) + 1;
  const width =
    BIN_WIDTHS.find((candidate) => bins(candidate) <= MOST_BINS) ?? BIN_WIDTHS[BIN_WIDTHS.length - 1];
  const first = Math.floor(least / width) * width;
  return Array.from({ length: bins(width) }, (_, i) => {
    const from = first + i * width;
    return {
      from,
      to: from + width - 1,
      count: totals.filter((total) => total >= from && total < from + width).length,
    };
  });
}
