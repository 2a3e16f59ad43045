// The form of a record, and an empty one. Reading and checking records is in record.ts.
import type { Event } from './event.ts';
import type { GameResult } from './score.ts';
import type { Sheet } from './sheet.ts';

/** The value of every record's `format` key. */
export const RECORD_FORMAT = 'clever-record/1';

/** A game record; further keys are allowed and kept. */
export interface GameRecord {
  format: typeof RECORD_FORMAT;
  game: string;
  players: string[];
  events: Event[];
  result?: GameResult;
}

/** An empty record. */
export function newRecord(sheet: Sheet, players: readonly string[]): GameRecord {
  return { format: RECORD_FORMAT, game: sheet.id, players: [...players], events: [] };
}
