// Plays a game between bots. One loop: the seat whose turn it is to decide chooses, and its move is played or the dice
// are rolled.
import {
  type Move,
  PHASE_FINISH,
  type Position,
  Random,
  ROLL,
  rollDice,
  STAGE_EXTRA,
  STAGE_PASSIVE,
} from '@reynard/engine';
import type { Bot } from './bot.ts';

/** Where a game is played: a bare position, or a `Game` that keeps the record too. */
export interface Table {
  readonly position: Position;
  play(move: Move): void;
  roll(random: Random): void;
}

/** A table that keeps no record, for when only the score counts. */
export function bareTable(position: Position): Table {
  return { position, play: (move) => position.play(move), roll: (random) => rollDice(position, random) };
}

/**
 * Random streams of one game, all from its seed: one for the dice and one per seat. So the dice do not depend on how
 * many numbers a bot draws.
 */
export interface Streams {
  readonly dice: Random;
  readonly seats: readonly Random[];
}

export const diceStream = (seed: string): Random => new Random(`${seed}/dice`);
export const seatStream = (seed: string, seat: number): Random => new Random(`${seed}/seat/${seat}`);

export function streamsOf(seed: string, players: number): Streams {
  return {
    dice: diceStream(seed),
    seats: Array.from({ length: players }, (_, seat) => seatStream(seed, seat)),
  };
}

/**
 * A seat that has a choice now. Where several have one, whoever owes a decision comes first, then the active player,
 * then the others in seat order.
 */
export function seatToAct(position: Position): number {
  const { active, players } = position;
  for (let i = 0; i < players; i++) {
    const seat = (active + i) % players;
    if (position.owes(seat)) return seat;
  }
  if (position.phase !== PHASE_FINISH) return active;
  for (let i = 0; i < players; i++) {
    const seat = (active + i) % players;
    const stage = position.stage(seat);
    if (stage === STAGE_PASSIVE || stage === STAGE_EXTRA) return seat;
  }
  return active;
}

/** Lets bots play until the game is over. Returns the number of decisions and rolls. */
export function playOut(table: Table, bots: readonly Bot[], streams: Streams): number {
  const { position } = table;
  let steps = 0;
  for (; !position.isOver; steps++) {
    const seat = seatToAct(position);
    const move = bots[seat].choose(position, seat, streams.seats[seat]);
    if (move === ROLL) table.roll(streams.dice);
    else table.play(move);
  }
  return steps;
}
