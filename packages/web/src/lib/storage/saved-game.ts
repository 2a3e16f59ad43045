// A game as it is stored on the device: its record, its players, and a revision number.
import { type GameRecord, newRecord, type Sheet } from '@reynard/engine';
import { newId } from './new-id.ts';

/** Who plays a seat: a person, or a bot of this name. */
export interface SeatPlayer {
  readonly name: string;
  readonly bot: string | null;
}

/** The record with what this app adds to it; the rules ignore these keys. */
export interface SavedRecord extends GameRecord {
  id: string;
  createdAt: string;
  /** The bot of each seat; null: a person. */
  bots: (string | null)[];
  /** How often a hint was asked for. */
  hints?: number;
  /** The players rolled real dice and entered them; absent: the app rolled. */
  dice?: 'real';
  /** The finished game of somebody else whose dice this one has. */
  duel?: GameRecord;
  /** Nobody at this table may ask for hints. */
  noHints?: boolean;
  /** Came from a file that does not say who played, or was sent by somebody else. */
  foreign?: boolean;
  /** The numbers of the events, from 1, that a bot did for a player who was away. */
  standIns?: number[];
  /** A finished game of a server, kept on this device. */
  online?: OnlineOrigin;
}

/** Where a game of a server comes from. */
export interface OnlineOrigin {
  readonly table: string;
  /** The seat of the player of this device. */
  readonly seat: number;
  /** The day of a daily challenge, else null. */
  readonly daily: string | null;
}

export interface SavedGame {
  readonly id: string;
  readonly record: SavedRecord;
  readonly updatedAt: number;
  /** Grows by one with each save; a save that skips or repeats one is refused. */
  readonly revision: number;
  /** The current round, so that lists need not replay the record. */
  readonly round?: number;
}

/** How a game is played, chosen when it is set up. */
export type Terms = { readonly [Key in 'dice' | 'noHints']?: SavedRecord[Key] | undefined };

export function newSavedRecord(
  sheet: Sheet,
  seats: readonly SeatPlayer[],
  { dice, noHints }: Terms,
  duel?: GameRecord,
): SavedRecord {
  const record = newRecord(
    sheet,
    seats.map((seat) => seat.name),
  );
  return {
    ...record,
    id: newId(),
    createdAt: new Date().toISOString(),
    bots: seats.map((seat) => seat.bot),
    ...(dice && { dice }),
    ...(noHints && { noHints }),
    ...(duel && { duel }),
  };
}

/** The seats of a record of any origin. */
export function seatsOf(record: GameRecord): SeatPlayer[] {
  const bots = (record as Partial<SavedRecord>).bots ?? [];
  return record.players.map((name, i) => ({ name, bot: bots[i] ?? null }));
}
