// The games on this device, in IndexedDB. Every change of a game is one transaction that first checks that nobody else
// changed it, so that two tabs can never fork a game.
import type { SavedGame } from './saved-game.ts';

const NAME = 'reynard';
const GAMES = 'games';

let opened: Promise<IDBDatabase> | null = null;
/** Whether this browser keeps anything at all; unknown until the first attempt. */
let keeps = false;
/** Where it refuses to, games live as long as the page. */
const memory = new Map<string, SavedGame>();

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      keeps = true;
      // Phones close it behind pages in the background.
      request.result.onclose = () => (opened = null);
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

/** The games for one transaction, or null where only memory is left. What is written is on disk when it is complete. */
async function games(mode: IDBTransactionMode): Promise<IDBObjectStore | null> {
  try {
    return transactionOn(await open(), mode);
  } catch {
    opened = null;
    // A connection that was lost is made again; that fails loudly, as games are there.
    return keeps ? transactionOn(await open(), mode) : null;
  }
}

/** Resolves when everything asked of this transaction is on disk. */
const complete = ({ transaction }: IDBObjectStore): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

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
  store.put(game);
  await complete(store);
  return true;
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
  if (!store) memory.delete(id);
  else {
    store.delete(id);
    await complete(store);
  }
}
