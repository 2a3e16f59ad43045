// Puts a record of any origin among the games of this device, under an id of its own so that nothing is overwritten.
import type { GameRecord } from '@reynard/engine';
import { saveGame } from './database.ts';
import { seatsOf, type TableRecord } from './saved-game.ts';

export async function keepRecord(record: GameRecord): Promise<string> {
  const kept: TableRecord = {
    createdAt: new Date().toISOString(),
    ...record,
    id: crypto.randomUUID(),
    bots: seatsOf(record).map((seat) => seat.bot),
  };
  await saveGame({ id: kept.id, record: kept, updatedAt: Date.now(), revision: 1 });
  return kept.id;
}
