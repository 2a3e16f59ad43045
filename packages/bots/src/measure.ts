// Measures a bot: its scores over games with fixed dice.
import { Position, type Sheet } from '@reynard/engine';
import type { Bot } from './bot.ts';
import { bareGame, playOut, streamsOf } from './drive.ts';

export interface Measured {
  readonly games: number;
  readonly mean: number;
  /** The standard deviation of the scores. */
  readonly spread: number;
  /** The standard error of the mean. */
  readonly error: number;
  readonly scores: readonly number[];
}

export function summary(scores: readonly number[]): Measured {
  const games = scores.length;
  const mean = scores.reduce((sum, score) => sum + score, 0) / games;
  const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
  const spread = Math.sqrt(squares / Math.max(1, games - 1));
  return { games, mean, spread, error: spread / Math.sqrt(games), scores };
}

/** The solo scores of a bot. Game i takes its dice and the bot's random numbers from the seed `<seed>/<i>`. */
export function measureSolo(bot: Bot, sheet: Sheet, games: number, seed: string): Measured {
  const position = Position.start(sheet, 1);
  const played = bareGame(position);
  const scores: number[] = [];
  for (let game = 0; game < games; game++) {
    position.restart();
    playOut(played, [bot], streamsOf(`${seed}/${game}`, 1));
    scores.push(position.total(0));
  }
  return summary(scores);
}
