// Opens a saved game for play in this tab, or to watch if another tab has it; or says why it cannot be opened.
import { type GameRecord, PlayedGame, type Sheet } from '@reynard/engine';
import { isLasting, isOnlyHere, loadGame, saveGame } from '#lib/storage/database.ts';
import { newSavedRecord, type SavedGame, type SeatPlayer, type Terms } from '#lib/storage/saved-game.ts';
import { holdGame, onSaved, releaseGame } from '#lib/storage/tab-lock.ts';
import { DeviceSession } from './device-session.svelte.ts';

/** A game that this page has started. */
interface Started {
  readonly sheet: Sheet;
  readonly saved: SavedGame;
  /** Resolves once it is stored, or has failed to be. */
  readonly stored: Promise<unknown>;
}

/** The games started and not opened yet. */
const started = new Map<string, Started>();

/** Starts a new game and returns its id. It can be opened at once, while it is being stored. `duel`: with the dice of that game. */
export function startGame(
  sheet: Sheet,
  seats: readonly SeatPlayer[],
  terms: Terms = {},
  duel?: GameRecord,
): string {
  const record = newSavedRecord(sheet, seats, terms, duel);
  const saved = { id: record.id, record, updatedAt: Date.now(), revision: 1 };
  // If storage fails, the game stays in memory and starts anyway; the table says so.
  const stored = saveGame(saved).catch(() => {});
  started.set(saved.id, { sheet, saved, stored });
  return saved.id;
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

/** The session of a game. Real dice and duels are loaded with the first game that has them. */
async function sessionOf(saved: SavedGame, game: PlayedGame): Promise<DeviceSession> {
  if (saved.record.duel) {
    const { DuelSession } = await import('./duel-session.svelte.ts');
    return new DuelSession(saved, game);
  }
  if (saved.record.dice !== 'real') return new DeviceSession(saved, game);
  const { RealDiceSession } = await import('./real-dice-session.svelte.ts');
  return new RealDiceSession(saved, game);
}

/** A game of another tab or an earlier page. */
async function storedSession(id: string): Promise<DeviceSession | { readonly obstacle: Obstacle }> {
  const saved = await find(id);
  if (typeof saved === 'string') return { obstacle: saved };
  const { resumeStored } = await import('./stored-game.ts');
  const resumed = resumeStored(saved.record);
  return resumed.ok ? sessionOf(saved, resumed.game) : { obstacle: { damaged: saved } };
}

const newSession = ({ sheet, saved }: Started) =>
  sessionOf(saved, PlayedGame.start(sheet, saved.record.players));

/** Shows what another tab has saved. */
async function follow(session: DeviceSession, writes: boolean): Promise<void> {
  const saved = await loadGame(session.id);
  if (!saved) return;
  const { resumeStored } = await import('./stored-game.ts');
  const resumed = resumeStored(saved.record);
  if (resumed.ok) session.follow(saved, resumed.game, writes);
}

export async function openSession(id: string): Promise<OpenSession | { readonly obstacle: Obstacle }> {
  const fresh = started.get(id);
  started.delete(id);
  const session = await (fresh ? newSession(fresh) : storedSession(id));
  if ('obstacle' in session) return session;
  const lost = () => session.yieldTo();
  const [writes, lasting] = await Promise.all([holdGame(id, false, lost), isLasting()]);
  session.writes = writes;
  const stop = onSaved(id, async () => {
    if (!session.writes) await follow(session, false);
  });
  session.open();
  // Retry what could not be written before.
  Promise.resolve(fresh?.stored).then(() => {
    if (lasting && isOnlyHere(id)) session.save();
  });
  return {
    session,
    lasting,
    async takeOver() {
      await holdGame(id, true, lost);
      await follow(session, true);
    },
    close() {
      session.close();
      stop();
      releaseGame(id);
    },
  };
}
