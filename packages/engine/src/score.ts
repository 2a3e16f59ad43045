// Scores in the form the record uses, the winners, and the solo level.
import type { Position } from './position.ts';
import type { Colour, Sheet, SoloLevel } from './sheet.ts';

/** What one seat's sheet is worth. */
export interface Score {
  readonly areas: Readonly<Partial<Record<Colour, number>>>;
  readonly foxes: number;
  readonly foxPoints: number;
  readonly total: number;
}

/** The scores of all seats, in seat order, and who wins. */
export interface GameResult {
  readonly scores: readonly Score[];
  /** The seats that win; more than one on a shared victory. */
  readonly winners: readonly number[];
}

/** The score of a seat as it stands. */
export function scoreOf(position: Position, seat: number): Score {
  const points = position.layout.areas.map((_, area) => position.areaPoints(seat, area));
  const areas = Object.fromEntries(position.layout.areas.map(({ colour }, i) => [colour, points[i]]));
  const foxes = position.foxes(seat);
  // A sheet without foxes gains nothing, not minus zero.
  const foxPoints = foxes === 0 ? 0 : foxes * Math.min(...points);
  return { areas, foxes, foxPoints, total: points.reduce((sum, area) => sum + area, 0) + foxPoints };
}

/** The scores as they stand and who would win: highest total, then highest single area. */
export function resultOf(position: Position): GameResult {
  const scores = Array.from({ length: position.players }, (_, seat) => scoreOf(position, seat));
  const bestArea = (score: Score) => Math.max(...Object.values(score.areas));
  const highest = Math.max(...scores.map((score) => score.total));
  const leaders = scores.flatMap((score, seat) => (score.total === highest ? [seat] : []));
  const decisive = Math.max(...leaders.map((seat) => bestArea(scores[seat])));
  return { scores, winners: leaders.filter((seat) => bestArea(scores[seat]) === decisive) };
}

/** The solo level of a total (R11): its index in the sheet's levels, 0 the highest, and its stars. */
export function soloLevel(sheet: Sheet, total: number): SoloLevel & { readonly index: number } {
  const index = sheet.soloLevels.findIndex(({ from }) => from === null || total >= from);
  return { index, ...sheet.soloLevels[index] };
}
