// Opens a saved game for play in this tab, or to watch if another tab has it; or says why it cannot be opened.
import { Game, type Sheet } from '@reynard/engine';
import { isLasting, isOnlyHere, loadGame, saveGame } from '#lib/storage/database.ts';
import { newTable, type SavedGame, type Seat } from '#lib/storage/saved-game.ts';
import { holdGame, onSaved, releaseGame } from '#lib/storage/tab-lock.ts';
import { DeviceSession } from './device-session.svelte.ts';

/** Puts a new game on the device and returns its id. */
export async function startGame(sheet: Sheet, seats: readonly Seat[]): Promise<string> {
  const record = newTable(sheet, seats);
  // What cannot be written is in this page's memory: the game begins all the same, and the table says so.
  await saveGame({ id: record.id, record, updatedAt: Date.now(), revision: 1 }).catch(() => {});
  return record.id;
}

export interface OpenSession {
  readonly session: DeviceSession;
  /** Whether the game outlives this page. */
  readonly lasting: boolean;
  takeOver(): Promise<void>;
  close(): void;
}

/** Why a game cannot be opened: there is none of this id, storage cannot be read, or it breaks the rules. */
export type Obstacle = 'missing' | 'unreadable' | { readonly damaged: SavedGame };

async function find(id: string): Promise<SavedGame | 'missing' | 'unreadable'> {
  try {
    return (await loadGame(id)) ?? ((await isLasting()) ? 'missing' : 'unreadable');
  } catch {
    return 'unreadable';
  }
}

export async function openSession(id: string): Promise<OpenSession | { readonly obstacle: Obstacle }> {
  const saved = await find(id);
  if (typeof saved === 'string') return { obstacle: saved };
  const resumed = Game.resume(saved.record);
  if (!resumed.ok) return { obstacle: { damaged: saved } };
  const session = new DeviceSession(saved, resumed.game);
  const lost = () => session.yieldTo();
  session.writes = await holdGame(id, false, lost);
  const stop = onSaved(id, async () => {
    const newer = session.writes ? undefined : await loadGame(id);
    if (newer) session.follow(newer, false);
  });
  session.open();
  const lasting = await isLasting();
  // What could not be written before is tried again.
  if (lasting && isOnlyHere(id)) session.save();
  return {
    session,
    lasting,
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
