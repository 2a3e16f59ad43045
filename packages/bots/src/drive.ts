// Lets bots play a game: in a loop, the seat that decides next chooses, and its move is played or the dice are rolled.
import { type Move, type Position, Random, ROLL, rollDice, seatToAct } from '@reynard/engine';
import type { Bot } from './bot.ts';

/** Where a game is played: a bare position, or a `Game` that keeps the record too. */
export interface Playable {
  readonly position: Position;
  play(move: Move): void;
  roll(random: Random): void;
}

/** A game that keeps no record, for when only the score counts. */
export function bareGame(position: Position): Playable {
  return { position, play: (move) => position.play(move), roll: (random) => rollDice(position, random) };
}

/**
 * The random streams of one game, all from its seed: one for the dice and one per seat, so that the dice do not depend on
 * how many numbers a bot draws.
 */
export interface RandomStreams {
  readonly dice: Random;
  readonly seats: readonly Random[];
}

export const diceStream = (seed: string): Random => new Random(`${seed}/dice`);
const seatStream = (seed: string, seat: number): Random => new Random(`${seed}/seat/${seat}`);

export function streamsOf(seed: string, players: number): RandomStreams {
  return {
    dice: diceStream(seed),
    seats: Array.from({ length: players }, (_, seat) => seatStream(seed, seat)),
  };
}

/** Lets bots play until the game is over. Returns the number of decisions and rolls. */
export function playOut(game: Playable, bots: readonly Bot[], streams: RandomStreams): number {
  const { position } = game;
  let steps = 0;
  for (; !position.isOver; steps++) {
    const seat = seatToAct(position)!;
    const move = bots[seat].choose(position, seat, streams.seats[seat]);
    if (move === ROLL) game.roll(streams.dice);
    else game.play(move);
  }
  return steps;
}
