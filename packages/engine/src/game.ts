// A game that also reads records and events of unknown origin. This is what a server or a terminal holds.
import { checkEvent } from './check.ts';
import { fail, type Result } from './error.ts';
import type { Event } from './event.ts';
import { newRecord } from './game-record.ts';
import { PlayedGame } from './played-game.ts';
import { Position } from './position.ts';
import { checkForm, checkResult } from './record.ts';
import { resultOf } from './score.ts';
import type { Sheet } from './sheet.ts';
import { SHEETS } from './sheets/index.ts';

/** One game: its record so far and the position that follows from it. */
export class Game extends PlayedGame {
  /** A new game. */
  static override start(sheet: Sheet, players: readonly string[]): Game {
    return new Game(newRecord(sheet, players), Position.start(sheet, players.length));
  }

  /**
   * A game that goes on from a position. Its record holds what happens from there on, so it is not whole: nobody can
   * replay it without the position.
   */
  static from(position: Position, players: readonly string[]): Game {
    if (players.length !== position.players) throw new RangeError('each seat has one player');
    const record = newRecord(position.layout.sheet, players);
    if (position.isOver) record.result = resultOf(position);
    return new Game(record, position.clone());
  }

  /**
   * Continues a record of unknown origin. The record is copied; the caller's stays untouched. `sheets` are the games it
   * may be of.
   */
  static resume(value: unknown, sheets: readonly Sheet[] = SHEETS): Result<{ game: Game }> {
    const checked = checkForm(value, sheets);
    if (!checked.ok) return checked;
    const { record, sheet } = checked;
    const game = new Game({ ...record, events: [] }, Position.start(sheet, record.players.length));
    for (const event of record.events) {
      const appended = game.append(event);
      if (!appended.ok) return appended;
    }
    const ends = checkResult(record, game.position);
    return ends.ok ? { ok: true, game } : ends;
  }

  /** Appends an event of unknown origin; a refused one changes nothing. */
  append(event: unknown): Result<object> {
    const checked = checkEvent(this.position, event, this.record.events.length);
    if (!checked.ok) return checked;
    this.take(event as Event, 'roll' in checked ? checked.roll : checked.move);
    return { ok: true };
  }

  /** Takes back the last event if this seat may. */
  undo(seat: number): Result<object> {
    if (this.undoSeat !== seat) return fail('not-now', this.record.events.length);
    this.takeBack();
    return { ok: true };
  }
}
