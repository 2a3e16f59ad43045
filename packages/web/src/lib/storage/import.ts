// Takes a record of any origin among the games of this device, checking what this app adds to it: the rules do not.
import { BOT_NAMES } from '@reynard/bots';
import type { GameRecord, Position } from '@reynard/engine';
import { saveGame } from './database.ts';
import { newId } from './new-id.ts';
import { type SavedGame, seatsOf, type TableRecord } from './saved-game.ts';

const isBot = (name: unknown) => BOT_NAMES.some((bot) => bot === name);

/** When the record says it was begun; now, if it does not. */
function beginOf({ createdAt }: Partial<TableRecord>): Date {
  const date = new Date(createdAt ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? new Date() : date;
}

/** A checked record as a game of this device. Who is no bot that we know is a person. */
export function fromElsewhere(record: GameRecord, position: Position, id: string): SavedGame {
  const begin = beginOf(record);
  const kept: TableRecord = {
    ...record,
    id,
    createdAt: begin.toISOString(),
    bots: seatsOf(record).map(({ bot }) => (isBot(bot) ? bot : null)),
  };
  return { id, record: kept, updatedAt: begin.getTime(), revision: 1, round: position.round + 1 };
}

/** Keeps a running game, under an id of its own so that nothing is overwritten, to go on with it now. */
export async function keepRecord(record: GameRecord, position: Position): Promise<string> {
  const game = { ...fromElsewhere(record, position, newId()), updatedAt: Date.now() };
  // What cannot be written is in this page's memory; the table says so.
  await saveGame(game).catch(() => {});
  return game.id;
}
