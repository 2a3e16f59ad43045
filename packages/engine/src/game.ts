// A game being played: its record and where it stands, kept in step. This is what a table, a server or a terminal holds.
import { fail, type Result } from './error.ts';
import { type Event, moveEvent, rollEvent } from './event.ts';
import type { Move } from './move.ts';
import { Position } from './position.ts';
import { type Random, rollDice } from './random.ts';
import { checkRecord, type GameRecord, newRecord, playEvent, replay } from './record.ts';
import { resultOf } from './score.ts';
import type { Sheet } from './sheet.ts';

/** One game: its record so far and the position that follows from it. */
export class Game {
  readonly #record: GameRecord;
  #position: Position;

  /** A new game. */
  static start(sheet: Sheet, players: readonly string[]): Game {
    return new Game(newRecord(sheet, players), Position.start(sheet, players.length));
  }

  /** Goes on with a record of unknown origin. The record is copied; the caller's stays untouched. */
  static resume(record: unknown): Result<{ game: Game }> {
    const checked = checkRecord(record);
    if (!checked.ok) return checked;
    const copy = { ...checked.record, events: [...checked.record.events] };
    return { ok: true, game: new Game(copy, checked.position) };
  }

  private constructor(record: GameRecord, position: Position) {
    this.#record = record;
    this.#position = position;
  }

  /** The record so far; with its result once the game is over. Do not change it. */
  get record(): Readonly<GameRecord> {
    return this.#record;
  }

  /** Where the game stands. Do not change it: play through this object. */
  get position(): Position {
    return this.#position;
  }

  /** Appends an event of unknown origin; a refused one changes nothing. */
  append(event: unknown): Result<object> {
    const played = playEvent(this.#position, event, this.#record.events.length);
    if (played.ok) this.#push(event as Event);
    return played;
  }

  /** Plays a listed move and returns the event that records it. */
  play(move: Move): Event {
    const event = moveEvent(this.#position.layout, move);
    this.#position.play(move);
    this.#push(event);
    return event;
  }

  /** Rolls the dice that are due with a generator and returns the event that records it. */
  roll(random: Random): Event {
    const before = this.#position.clone();
    rollDice(this.#position, random);
    const faces = Array.from({ length: 6 }, (_, die) => this.#position.face(die));
    const event = rollEvent(before, faces, this.#position.tray);
    this.#push(event);
    return event;
  }

  #push(event: Event): void {
    this.#record.events.push(event);
    if (this.#position.isOver) this.#record.result = resultOf(this.#position);
  }

  /**
   * The seat that may take back the last event: whoever made it, as long as nobody else acted and nothing was rolled
   * since. Null when there is nothing to take back.
   */
  get undoSeat(): number | null {
    const last = this.#record.events.at(-1);
    return last !== undefined && last.e !== 'roll' ? last.p : null;
  }

  /** Takes back the last event if this seat may. */
  undo(seat: number): Result<object> {
    if (this.undoSeat !== seat) return fail('not-now', this.#record.events.length);
    this.#record.events.pop();
    delete this.#record.result;
    const replayed = replay(this.#record);
    if (!replayed.ok) return replayed;
    this.#position = replayed.position;
    return { ok: true };
  }
}
