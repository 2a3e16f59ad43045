// Repairs a damaged saved game, so that its legal part can be continued.
import { Game, type GameRecord } from '@reynard/engine';
import { saveGame } from './database.ts';
import type { SavedGame, SavedRecord } from './saved-game.ts';

/** The record up to its last legal event; null if there is none. */
export function legalPart({ events, result: _, ...rest }: GameRecord): SavedRecord | null {
  const begun = Game.resume({ ...rest, events: [] });
  if (!begun.ok || !Array.isArray(events)) return null;
  const { game } = begun;
  for (const event of events) if (!game.append(event).ok) break;
  return game.record.events.length > 0 ? (game.record as SavedRecord) : null;
}

/** Replaces the saved game by its legal part. */
export async function keepPart(saved: SavedGame, record: SavedRecord): Promise<void> {
  await saveGame({ ...saved, record, updatedAt: Date.now(), revision: saved.revision + 1 });
}
