// How strong a bot is: its scores over games with given dice.
import { MAX_MOVES, Position, Random, ROLL, rollDice, type Sheet } from '@reynard/engine';
import type { Bot } from './bot.ts';

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

const choices = new Int32Array(MAX_MOVES);

/** Plays a game to its end; each seat's bot draws from the seat's own stream, so that its whims do not move the dice. */
export function playOut(
  position: Position,
  bots: readonly Bot[],
  dice: Random,
  whims: readonly Random[],
): void {
  while (!position.isOver) {
    let seat = 0;
    while (position.listChoices(seat, choices) === 0) seat++;
    const move = bots[seat].choose(position, seat, whims[seat]);
    if (move === ROLL) rollDice(position, dice);
    else position.play(move);
  }
}

/** The solo scores of a bot; game i has the dice of the seed `<seed>/<i>`. */
export function measureSolo(bot: Bot, sheet: Sheet, games: number, seed: string): Measured {
  const position = Position.start(sheet, 1);
  const scores: number[] = [];
  for (let game = 0; game < games; game++) {
    position.restart();
    playOut(position, [bot], new Random(`${seed}/${game}`), [new Random(`${seed}/${game}/0`)]);
    scores.push(position.total(0));
  }
  return summary(scores);
}
