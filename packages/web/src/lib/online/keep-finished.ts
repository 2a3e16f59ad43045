// Keeps a finished game of a server on this device, so that it is in the history and can be seen again without the server.
import type { Table } from '@reynard/client';
import type { GameRecord } from '@reynard/engine';
import { saveGame } from '#lib/storage/database.ts';
import type { SavedGame } from '#lib/storage/saved-game.ts';

/** The id of a table's game on this device. */
export const keptId = (table: string): string => `online-${table}`;

/** A finished game as it is kept; null for spectators. The same table always gets the same id. */
function finishedGame(
  { id, you, daily, seats, startedAt, overAt }: Table,
  record: GameRecord,
): SavedGame | null {
  if (you === null || !record.result) return null;
  const kept = keptId(id);
  return {
    id: kept,
    record: {
      ...record,
      id: kept,
      createdAt: startedAt ?? new Date().toISOString(),
      bots: seats.map(({ bot }) => bot),
      online: { table: id, seat: you, daily },
    },
    updatedAt: overAt === null ? Date.now() : Date.parse(overAt),
    revision: 1,
  };
}

/** A game that is here already stays as it is. Without storage the server still has it. */
export async function keepFinished(table: Table, record: GameRecord): Promise<void> {
  const game = finishedGame(table, record);
  if (game) await saveGame(game).catch(() => {});
}
