// The value of a state of a game for a seat, by sampled dice and two networks. The choices of the first are the reference; the
// second says what the reference scores from a position. A state is valued only if a roll is next: `settle` first plays the
// reference to that point, so that values do not change within a chain of bonuses.
import {
  MAX_MOVES,
  type Move,
  PHASE_FINISH,
  type Position,
  ROLL,
  rollDice,
  type Sheet,
  STAGE_DONE,
  STATE,
  seatToAct,
} from '@reynard/engine';
import type { Ranked } from '../bot.ts';
import { type TrainedGame, trainedGame } from '../games.ts';
import { loadNet, type NetSource } from '../load.ts';
import { Judge } from '../net/judge.ts';
import { NetBot } from '../net-bot.ts';
import { playInTurn, TurnDice, turnsDone } from '../trial.ts';

/**
 * How far a try goes before the network values it: to the seat's next decision, or through the turn after the present
 * one. The first is faster, the second closer to the truth.
 */
export type Horizon = 'decision' | 'turn';

export class Evaluator {
  readonly sheet: Sheet;
  readonly game: TrainedGame;
  /** Whose choices are the reference; searches chains of bonuses. */
  readonly reference: NetBot;
  /** Plays tries; faster, as it does not search. */
  readonly #player: NetBot;
  /** Says what the reference scores; learned from its results, also from positions that only weak players reach. */
  readonly #judge: Judge;
  readonly #choices = new Int32Array(MAX_MOVES);
  readonly #trials: (Position | undefined)[] = [];

  constructor(sheet: Sheet, game: TrainedGame, reference: NetBot, player: NetBot, judge: Judge) {
    this.sheet = sheet;
    this.game = game;
    this.reference = reference;
    this.#player = player;
    this.#judge = judge;
  }

  /** The choices of a seat, best first by the network. */
  rank(position: Position, seat: number): Ranked[] {
    return this.reference.rank(position, seat);
  }

  /** Whether the seat has a choice other than to roll. */
  hasDecision(position: Position, seat: number): boolean {
    const count = position.listChoices(seat, this.#choices);
    return count > 1 || (count === 1 && this.#choices[0] !== ROLL);
  }

  /**
   * Plays the reference until a roll is next or the game is over. If the seat only waits for others to finish the turn, they
   * finish it, because nothing is rolled in between.
   */
  settle(position: Position, seat: number): void {
    for (;;) {
      const move = this.reference.chooseIfAny(position, seat);
      if (move !== null && move !== ROLL) position.play(move);
      else if (move === null && isWaitingForOthers(position, seat)) this.#finish(position);
      else return;
    }
  }

  #finish(position: Position): void {
    const other = seatToAct(position)!;
    position.play(this.reference.choose(position, other));
  }

  /** The position after a choice, settled. */
  after(position: Position, seat: number, choice: Move): Position {
    const after = position.clone();
    if (choice === ROLL) return after;
    after.play(choice);
    this.settle(after, seat);
    return after;
  }

  /** One sample of the final total from a settled position. The same seed gives the same dice in any position. */
  sample(settled: Position, seat: number, seed: string, horizon: Horizon): number {
    if (settled.isOver) return settled.total(seat);
    const trial = this.#trial(settled);
    const dice = new TurnDice(seed);
    const end = turnsDone(settled, seat) + 1;
    if (isRolling(trial, seat)) rollDice(trial, dice.of(trial));
    if (horizon === 'turn') {
      while (!trial.isOver && turnsDone(trial, seat) <= end) playInTurn(trial, this.#player, dice);
      this.#judge.face(trial, seat);
      return this.#judge.value(trial, seat, false);
    }
    while (!trial.isOver && !this.hasDecision(trial, seat)) playInTurn(trial, this.#player, dice);
    if (trial.isOver) return trial.total(seat);
    const choice = this.reference.choose(trial, seat);
    this.#judge.face(trial, seat);
    return this.#judge.valueAfter(trial, seat, choice);
  }

  /**
   * Plays a position to its end, all seats by the reference, and returns the end; it is valid until the next try. `settled`
   * names the seat for which the position is settled: a roll that is due comes first.
   */
  playToEnd(position: Position, seed: string, settled: number | null = null): Position {
    const trial = this.#trial(position);
    const dice = new TurnDice(seed);
    if (settled !== null && isRolling(trial, settled)) rollDice(trial, dice.of(trial));
    while (!trial.isOver) playInTurn(trial, this.reference, dice);
    return trial;
  }

  /** A scratch copy. */
  #trial(position: Position): Position {
    const trial = this.#trials[position.players];
    if (trial === undefined) {
      this.#trials[position.players] = position.clone();
      return this.#trials[position.players]!;
    }
    trial.copyFrom(position);
    return trial;
  }
}

/** Whether a settled position waits for a roll of this seat. */
function isRolling(position: Position, seat: number): boolean {
  return position.active === seat && position.awaitsRoll;
}

function isWaitingForOthers(position: Position, seat: number): boolean {
  return position.phase === PHASE_FINISH && position.stage(seat) === STAGE_DONE;
}

/** Whether two settled positions are the same to a seat: the same sheet, and the same dice if they concern it. */
export function isSameTo(seat: number, a: Position, b: Position): boolean {
  if (a.isOver || b.isOver) return a.isOver && b.isOver && a.total(seat) === b.total(seat);
  for (let i = 0; i < STATE.SHARED_BYTES; i++) if (a.s[i] !== b.s[i]) return false;
  const end = STATE.FIELDS + a.layout.sheetBytes;
  const at = a.seatAt(seat);
  // The bytes before the foxes (actions in use, pending bonuses) do not matter once nothing is left to decide.
  for (let i = STATE.FOXES; i < end; i++) if (a.s[at + i] !== b.s[at + i]) return false;
  return true;
}

/** The evaluator of a game; its networks are loaded on first use. */
export async function loadEvaluator(sheet: Sheet, source: NetSource = {}): Promise<Evaluator> {
  const [{ net, features }, values] = await Promise.all([
    loadNet(sheet, source, 'evaluator'),
    loadNet(sheet, source, 'values'),
  ]);
  const game = trainedGame(sheet, source.games)!;
  const judge = new Judge(values.net, values.features);
  return new Evaluator(sheet, game, new NetBot(net, features), new NetBot(net, features, []), judge);
}
