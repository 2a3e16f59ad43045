// The games on this device, in IndexedDB. Every change of a game is one transaction that first checks that nobody else
// changed it, so that two tabs can never fork a game.
import type { SavedGame } from './saved-game.ts';

const NAME = 'reynard';
const GAMES = 'games';

let opened: Promise<IDBDatabase> | null = null;

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

async function games(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await open()).transaction(GAMES, mode).objectStore(GAMES);
}

export async function loadGame(id: string): Promise<SavedGame | undefined> {
  return result((await games('readonly')).get(id));
}

/** All games, the one played last first. */
export async function listGames(): Promise<SavedGame[]> {
  const all: SavedGame[] = await result((await games('readonly')).getAll());
  return all.sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Stores the next revision of a game; false if the stored one is not the revision before. */
export async function saveGame(game: SavedGame): Promise<boolean> {
  const store = await games('readwrite');
  const stored: SavedGame | undefined = await result(store.get(game.id));
  if ((stored?.revision ?? 0) !== game.revision - 1) return false;
  await result(store.put(game));
  return true;
}

export async function deleteGame(id: string): Promise<void> {
  await result((await games('readwrite')).delete(id));
}
