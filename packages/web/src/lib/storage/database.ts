// The games on this device, in IndexedDB. Every change of a game is one transaction that first checks that nobody else
// changed it, so that two tabs can never fork a game.
import type { SavedGame } from './saved-game.ts';

const NAME = 'reynard';
const GAMES = 'games';

let opened: Promise<IDBDatabase> | null = null;
/** Where the browser refuses to keep anything, games live as long as the page. */
const memory = new Map<string, SavedGame>();

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The games for one transaction, or null where only memory is left. */
async function games(mode: IDBTransactionMode): Promise<IDBObjectStore | null> {
  try {
    return (await open()).transaction(GAMES, mode).objectStore(GAMES);
  } catch {
    return null;
  }
}

/** Whether games outlive this page. */
export async function isLasting(): Promise<boolean> {
  return (await games('readonly')) !== null;
}

export async function loadGame(id: string): Promise<SavedGame | undefined> {
  const store = await games('readonly');
  return store ? result<SavedGame | undefined>(store.get(id)) : memory.get(id);
}

/** All games, the one played last first. */
export async function listGames(): Promise<SavedGame[]> {
  const store = await games('readonly');
  const all = store ? await result<SavedGame[]>(store.getAll()) : [...memory.values()];
  return all.sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Stores the next revision of a game; false if the stored one is not the revision before. */
export async function saveGame(game: SavedGame): Promise<boolean> {
  const store = await games('readwrite');
  if (!store) {
    memory.set(game.id, game);
    return true;
  }
  const stored = await result<SavedGame | undefined>(store.get(game.id));
  if ((stored?.revision ?? 0) !== game.revision - 1) return false;
  await result(store.put(game));
  return true;
}

/** Adds games with new ids: all of them, or none. */
export async function addGames(added: readonly SavedGame[]): Promise<void> {
  const store = await games('readwrite');
  if (store) await Promise.all(added.map((game) => result(store.add(game))));
  else for (const game of added) memory.set(game.id, game);
}

export async function deleteGame(id: string): Promise<void> {
  const store = await games('readwrite');
  if (store) await result(store.delete(id));
  else memory.delete(id);
}
