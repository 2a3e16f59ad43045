// A game as it is kept on the device: its record, who sits where, and how often it was saved.
import { type GameRecord, newRecord, type Sheet } from '@reynard/engine';
import { newId } from './new-id.ts';

/** Who plays a seat: a person, or a bot of this name. */
export interface Seat {
  readonly name: string;
  readonly bot: string | null;
}

/** The record with what this app adds to it; the rules ignore these keys. */
export interface TableRecord extends GameRecord {
  id: string;
  createdAt: string;
  /** The bot of each seat; null: a person. */
  bots: (string | null)[];
}

export interface SavedGame {
  readonly id: string;
  readonly record: TableRecord;
  readonly updatedAt: number;
  /** Counts the savings; each must follow the one before. */
  readonly revision: number;
  /** The round it is in, for lists, which do not know the rules. */
  readonly round?: number;
}

export function newTable(sheet: Sheet, seats: readonly Seat[]): TableRecord {
  const record = newRecord(
    sheet,
    seats.map((seat) => seat.name),
  );
  return {
    ...record,
    id: newId(),
    createdAt: new Date().toISOString(),
    bots: seats.map((seat) => seat.bot),
  };
}

/** The seats of a record of any origin. */
export function seatsOf(record: GameRecord): Seat[] {
  const bots = (record as Partial<TableRecord>).bots ?? [];
  return record.players.map((name, i) => ({ name, bot: bots[i] ?? null }));
}
