// What can be done for a saved game that is damaged: as much of it as keeps to the rules can be played on.
import { Game, type GameRecord } from '@reynard/engine';
import { saveGame } from './database.ts';
import type { SavedGame, TableRecord } from './saved-game.ts';

/** The record up to its last legal event; null if there is none. */
export function legalPart({ events, result: _, ...rest }: GameRecord): TableRecord | null {
  const begun = Game.resume({ ...rest, events: [] });
  if (!begun.ok || !Array.isArray(events)) return null;
  const { game } = begun;
  for (const event of events) if (!game.append(event).ok) break;
  return game.record.events.length > 0 ? (game.record as TableRecord) : null;
}

/** Puts the legal part in place of the whole. */
export async function keepPart(saved: SavedGame, record: TableRecord): Promise<void> {
  await saveGame({ ...saved, record, updatedAt: Date.now(), revision: saved.revision + 1 });
}
