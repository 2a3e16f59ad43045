// The games on this device, in IndexedDB. Saving a game checks its revision and writes it in one transaction, so two tabs can
// never fork a game. What cannot be written stays in the memory of this page.
import type { SavedGame } from './saved-game.ts';

const NAME = 'reynard';
const GAMES = 'games';

let opened: Promise<IDBDatabase> | null = null;
/** Whether IndexedDB has worked in this page. */
let keeps = false;
/** Games whose newest revision is not written yet. */
const memory = new Map<string, SavedGame>();

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      keeps = true;
      // Phones may close the connection of a page in the background.
      request.result.onclose = () => (opened = null);
      // A newer version of the app in another tab must not be blocked by this connection.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
  });
  return opened;
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const transactionOn = (database: IDBDatabase, mode: IDBTransactionMode) =>
  database.transaction(GAMES, mode, { durability: 'strict' }).objectStore(GAMES);

/** The object store in a new transaction; null if this browser has no storage. */
async function games(mode: IDBTransactionMode): Promise<IDBObjectStore | null> {
  try {
    return transactionOn(await open(), mode);
  } catch {
    opened = null;
    // Reconnect a lost connection. If that fails, throw: there are games on disk.
    return keeps ? transactionOn(await open(), mode) : null;
  }
}

/** Resolves when everything asked of this transaction is on disk. */
const complete = ({ transaction }: IDBObjectStore): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** Whether games are stored beyond this page. */
export function isLasting(): Promise<boolean> {
  return games('readonly').then(
    (store) => store !== null,
    () => false,
  );
}

/** Whether the newest revision of a game is only in this page's memory. */
export const isOnlyHere = (id: string): boolean => memory.has(id);

/** The newer of what is on disk and what this page could not write. */
function newest(stored: SavedGame | undefined, id: string): SavedGame | undefined {
  const kept = memory.get(id);
  return kept && kept.revision > (stored?.revision ?? 0) ? kept : stored;
}

export async function loadGame(id: string): Promise<SavedGame | undefined> {
  const store = await games('readonly');
  return newest(store ? await result<SavedGame | undefined>(store.get(id)) : undefined, id);
}

/** All games, the one played last first. */
export async function listGames(): Promise<SavedGame[]> {
  const store = await games('readonly');
  const stored = new Map(
    (store ? await result<SavedGame[]>(store.getAll()) : []).map((game) => [game.id, game]),
  );
  const ids = new Set([...stored.keys(), ...memory.keys()]);
  return [...ids].map((id) => newest(stored.get(id), id)!).sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Stores the next revision of a game; false if another tab has stored one. A missing game is stored again. */
export async function saveGame(game: SavedGame): Promise<boolean> {
  memory.set(game.id, game);
  const store = await games('readwrite');
  if (!store) return true;
  const stored = await result<SavedGame | undefined>(store.get(game.id));
  const follows = !stored || stored.revision === game.revision - 1;
  if (follows) {
    store.put(game);
    await complete(store);
  }
  // A newer revision may have come meanwhile.
  if (memory.get(game.id) === game) memory.delete(game.id);
  return follows;
}

/** Adds games with new ids: all of them, or none. */
export async function addGames(added: readonly SavedGame[]): Promise<void> {
  const store = await games('readwrite');
  if (!store) for (const game of added) memory.set(game.id, game);
  else {
    for (const game of added) store.add(game);
    await complete(store);
  }
}

export async function deleteGame(id: string): Promise<void> {
  const store = await games('readwrite');
  if (store) {
    store.delete(id);
    await complete(store);
  }
  memory.delete(id);
}
