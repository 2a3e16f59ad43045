// Adds a record of any origin to the games of this device. The engine has checked the rules; this checks the app's own keys.
import { BOT_NAMES } from '@reynard/bots';
import type { GameRecord, Position } from '@reynard/engine';
import { saveGame } from './database.ts';
import { newId } from './new-id.ts';
import { type SavedGame, type SavedRecord, seatsOf } from './saved-game.ts';

const isBot = (name: unknown) => BOT_NAMES.some((bot) => bot === name);

/** When the record says it was begun; now, if it does not. */
function beginOf({ createdAt }: Partial<SavedRecord>): Date {
  const date = new Date(createdAt ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? new Date() : date;
}

/** Whether this app wrote the record: only then does it say who sat where. */
const isOurs = ({ bots, foreign }: Partial<SavedRecord>) => Array.isArray(bots) && foreign !== true;

/** A checked record as a game of this device. Unknown bot names become human seats. */
export function fromElsewhere(record: GameRecord, position: Position, id: string): SavedGame {
  const begin = beginOf(record);
  const kept: SavedRecord = {
    ...record,
    id,
    createdAt: begin.toISOString(),
    bots: seatsOf(record).map(({ bot }) => (isBot(bot) ? bot : null)),
    ...(isOurs(record) ? {} : { foreign: true }),
  };
  return { id, record: kept, updatedAt: begin.getTime(), revision: 1, round: position.round + 1 };
}

/** Stores a running game to continue it, under a new id so that nothing is overwritten. */
export async function keepRecord(record: GameRecord, position: Position): Promise<string> {
  const game = { ...fromElsewhere(record, position, newId()), updatedAt: Date.now() };
  // If storage fails, the game stays in memory; the table says so.
  await saveGame(game).catch(() => {});
  return game.id;
}
