// What the analyses of a player's own games say together: lost points by kind of decision, area and round, and where most is to be
// gained. Pure functions, without storage or screen.

import type { Analysis, Decision, DecisionKind } from '@reynard/bots/analysis';
import { trainedGame } from '@reynard/bots/games';
import { type Colour, type Sheet, sheetById } from '@reynard/engine';
import { dateOf } from '#lib/scores/finished.ts';
import { ownSeat } from '#lib/storage/own-seat.ts';
import type { SavedGame, SavedRecord } from '#lib/storage/saved-game.ts';

/** A finished game that the player of this device played, and the seat. */
export interface OwnGame {
  readonly id: string;
  readonly sheet: Sheet;
  readonly record: SavedRecord;
  readonly seat: number;
  readonly date: Date;
}

/** The player's own games that can be analysed, oldest first. */
export function ownGamesIn(games: readonly SavedGame[]): OwnGame[] {
  return games
    .flatMap((saved): OwnGame[] => {
      const { id, record } = saved;
      const sheet = sheetById(record.game);
      const seat = record.result ? ownSeat(record) : null;
      if (!sheet || seat === null || !trainedGame(sheet)) return [];
      return [{ id, sheet, record, seat, date: dateOf(saved) }];
    })
    .sort((a, b) => a.date.getTime() - b.date.getTime());
}

/** An own game with its analysis. */
export interface AnalysedGame {
  readonly game: OwnGame;
  readonly analysis: Analysis;
}

/** A part of what was lost, in points per game. */
export interface LostPart<Of> {
  readonly of: Of;
  readonly perGame: number;
}

/** Lost points per game, by what `keyOf` says of a decision; null: it belongs to no part. */
function lostBy<Of>(games: readonly AnalysedGame[], keyOf: (one: Decision) => Of | null): LostPart<Of>[] {
  const lost = new Map<Of, number>();
  for (const { analysis } of games)
    for (const decision of analysis.decisions) {
      const key = keyOf(decision);
      if (key !== null) lost.set(key, (lost.get(key) ?? 0) + decision.loss);
    }
  return [...lost].map(([of, points]) => ({ of, perGame: points / games.length }));
}

const mostFirst = <Of>(parts: LostPart<Of>[]) => parts.sort((a, b) => b.perGame - a.perGame);

export const lostByKind = (games: readonly AnalysedGame[]): LostPart<DecisionKind>[] =>
  mostFirst(lostBy(games, ({ kind }) => kind));

/** By the area of the best choice: where the points would have come from. */
export const lostByArea = (games: readonly AnalysedGame[]): LostPart<Colour>[] =>
  mostFirst(lostBy(games, ({ best }) => ('mark' in best ? best.mark.area : null)));

/** In the order of the rounds, from 0. */
export const lostByRound = (games: readonly AnalysedGame[]): LostPart<number>[] =>
  lostBy(games, ({ round }) => round).sort((a, b) => a.of - b.of);

/** Losses below this, in points per game, are not mentioned. */
const WORTH_TELLING = 1;

/** The area in which most points are lost. */
export function mostToGain(games: readonly AnalysedGame[]): LostPart<Colour> | null {
  const most = lostByArea(games).at(0);
  return most && most.perGame >= WORTH_TELLING ? most : null;
}

/** The mean of a figure over games, with its standard error; the error of a single game is not known. */
export function meanOver(
  games: readonly AnalysedGame[],
  figure: (one: Analysis) => number,
): { readonly mean: number; readonly error: number | null } {
  const values = games.map(({ analysis }) => figure(analysis));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (values.length < 2) return { mean, error: null };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) };
}
