// A game played by listed moves and rolls: its record and its position, always in step. It accepts no input from outside, so
// a page that starts a new game does not load the checks of events. `Game` adds them.
import { type Event, moveEvent, rollEvent } from './event.ts';
import { type GameRecord, newRecord } from './game-record.ts';
import type { Move } from './move.ts';
import { Position } from './position.ts';
import { type Random, rollDice } from './random.ts';
import { resultOf } from './score.ts';
import type { Sheet } from './sheet.ts';

/** A roll as it was handed in. */
export interface HandedRoll {
  readonly faces: Uint8Array;
  readonly tray: number;
  /** The dice on dice fields I to III of a solo passive roll, where marks go by places (R20). */
  readonly fields?: readonly number[];
}

/** One game: its record so far and the position that follows from it. */
export class PlayedGame {
  readonly #record: GameRecord;
  /** Where the record begins. */
  readonly #start: Position;
  #position: Position;
  /** What each event of the record did, to play them again without reading them. */
  readonly #steps: (Move | HandedRoll)[] = [];

  /** A new game. */
  static start(sheet: Sheet, players: readonly string[]): PlayedGame {
    return new PlayedGame(newRecord(sheet, players), Position.start(sheet, players.length));
  }

  /** `record` has no events yet, and is written to from now on. */
  protected constructor(record: GameRecord, start: Position) {
    this.#record = record;
    this.#start = start;
    this.#position = start.clone();
  }

  /** The record so far; with its result once the game is over. Do not change it. */
  get record(): Readonly<GameRecord> {
    return this.#record;
  }

  /** Where the game stands. Do not change it: play through this object. */
  get position(): Position {
    return this.#position;
  }

  /** Plays a listed move and returns the event that records it. */
  play(move: Move): Event {
    const event = moveEvent(this.#position.layout, move);
    this.take(event, move);
    return event;
  }

  /** Rolls the dice that are due with a generator and returns the event that records it. */
  roll(random: Random): Event {
    const rolled = this.#position.clone();
    rollDice(rolled, random);
    return this.handIn({
      faces: Uint8Array.from({ length: 6 }, (_, die) => rolled.face(die)),
      tray: rolled.tray,
      fields: [0, 1, 2].map((field) => rolled.diceField(field)),
    });
  }

  /** Takes a roll from elsewhere, as of real dice: unchecked, like a move. Returns the event that records it. */
  handIn(roll: HandedRoll): Event {
    const event = rollEvent(this.#position, roll.faces, roll.tray, roll.fields);
    this.take(event, roll);
    return event;
  }

  /** Records an event and plays what it stands for. */
  protected take(event: Event, step: Move | HandedRoll): void {
    this.#do(step);
    this.#steps.push(step);
    this.#record.events.push(event);
    if (this.#position.isOver) this.#record.result = resultOf(this.#position);
  }

  #do(step: Move | HandedRoll): void {
    if (typeof step === 'number') this.#position.play(step);
    else this.#position.roll(step.faces, step.tray, step.fields);
  }

  /**
   * The seat that may take back the last event: whoever made it, as long as nobody else acted and nothing was rolled
   * since. Null when there is nothing to take back.
   */
  get undoSeat(): number | null {
    const last = this.#record.events.at(-1);
    return last !== undefined && last.e !== 'roll' ? last.p : null;
  }

  /** Takes back the last event, whoever made it. */
  takeBack(): void {
    this.#record.events.pop();
    delete this.#record.result;
    this.#steps.pop();
    this.#position = this.#start.clone();
    for (const step of this.#steps) this.#do(step);
  }
}
