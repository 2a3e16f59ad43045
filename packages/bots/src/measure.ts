// How strong a bot is: its scores over games with given dice.
import { Position, type Sheet } from '@reynard/engine';
import type { Bot } from './bot.ts';
import { bareTable, playOut, streamsOf } from './drive.ts';

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

/** The solo scores of a bot; game i has the dice and whims of the seed `<seed>/<i>`. */
export function measureSolo(bot: Bot, sheet: Sheet, games: number, seed: string): Measured {
  const position = Position.start(sheet, 1);
  const table = bareTable(position);
  const scores: number[] = [];
  for (let game = 0; game < games; game++) {
    position.restart();
    playOut(table, [bot], streamsOf(`${seed}/${game}`, 1));
    scores.push(position.total(0));
  }
  return summary(scores);
}
