// Plays on from a position with a bot for all seats. Simulations use it.
import {
  type Move,
  type Position,
  Random,
  ROLL,
  rollDice,
  STAGE_DONE,
  STATE,
  seatToAct,
} from '@reynard/engine';
import type { NetBot } from './net-bot.ts';

/** The dice of a turn, independent of what happened in the turns before it. */
export class TurnDice {
  readonly #seed: string;
  #turn = -1;
  #random: Random | null = null;

  constructor(seed: string) {
    this.#seed = seed;
  }

  of(position: Position): Random {
    const { s } = position;
    const turn = (s[STATE.ROUND] * 4 + s[STATE.ACTIVE]) * 2 + s[STATE.SOLO_PASSIVE];
    if (turn !== this.#turn || this.#random === null) {
      this.#turn = turn;
      this.#random = new Random(`${this.#seed}/${turn}`);
    }
    return this.#random;
  }
}

export function playChoice(position: Position, move: Move, dice: TurnDice): void {
  if (move === ROLL) rollDice(position, dice.of(position));
  else position.play(move);
}

/** How many turns of the game this seat has finished, its own and those of others. */
export function turnsDone(position: Position, seat: number): number {
  const { s, players } = position;
  const perRound = players === 1 ? 2 : players;
  const turn = s[STATE.ROUND] * perRound + (players === 1 ? s[STATE.SOLO_PASSIVE] : s[STATE.ACTIVE]);
  return position.stage(seat) === STAGE_DONE ? turn + 1 : turn;
}

/** Lets the bot choose for all seats until this seat has finished more than `end` turns, or the game is over. */
export function playTurns(trial: Position, seat: number, player: NetBot, dice: TurnDice, end: number): void {
  while (!trial.isOver && turnsDone(trial, seat) <= end) playStep(trial, seat, player, dice);
}

/** The bot makes one choice: for this seat if it has one, else for the first that has. */
export function playStep(trial: Position, seat: number, player: NetBot, dice: TurnDice): void {
  let move = player.chooseIfAny(trial, seat);
  for (let other = 0; move === null; other++) move = player.chooseIfAny(trial, other);
  playChoice(trial, move, dice);
}

/** The bot makes the next choice of a table where players take turns. Positions get the same order of seats as in real games. */
export function playInTurn(trial: Position, player: NetBot, dice: TurnDice): void {
  playChoice(trial, player.choose(trial, seatToAct(trial)!), dice);
}
