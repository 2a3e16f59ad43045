// Opens a saved game for play in this tab, or to watch if another tab has it.
import { Game, type Sheet } from '@reynard/engine';
import { loadGame, saveGame } from '#lib/storage/database.ts';
import { newTable, type Seat } from '#lib/storage/saved-game.ts';
import { holdGame, onSaved, releaseGame } from '#lib/storage/tab-lock.ts';
import { DeviceSession } from './device-session.svelte.ts';

/** Puts a new game on the device and returns its id. */
export async function startGame(sheet: Sheet, seats: readonly Seat[]): Promise<string> {
  const record = newTable(sheet, seats);
  await saveGame({ id: record.id, record, updatedAt: Date.now(), revision: 1 });
  return record.id;
}

export interface OpenSession {
  readonly session: DeviceSession;
  takeOver(): Promise<void>;
  close(): void;
}

/** Opens a game; null if there is none of this id, or it cannot be read. */
export async function openSession(id: string): Promise<OpenSession | null> {
  const saved = await loadGame(id);
  const resumed = saved && Game.resume(saved.record);
  if (!saved || !resumed?.ok) return null;
  const session = new DeviceSession(saved, resumed.game);
  const lost = () => session.yieldTo();
  session.writes = await holdGame(id, false, lost);
  const stop = onSaved(id, async () => {
    const newer = session.writes ? undefined : await loadGame(id);
    if (newer) session.follow(newer, false);
  });
  session.open();
  return {
    session,
    async takeOver() {
      await holdGame(id, true, lost);
      const newest = await loadGame(id);
      if (newest) session.follow(newest, true);
    },
    close() {
      session.close();
      stop();
      releaseGame(id);
    },
  };
}
