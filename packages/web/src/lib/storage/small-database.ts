// A small IndexedDB database with one store, apart from the games: nothing in it ever stands in the way of a game. Failing is
// harmless: nothing is kept then.

/** Asks the database something; null if it cannot answer. */
export type Ask = <T>(
  mode: IDBTransactionMode,
  question: (store: IDBObjectStore) => IDBRequest<T>,
) => Promise<T | null>;

export function smallDatabase(name: string, storeName: string, keyPath: string): Ask {
  let opened: Promise<IDBDatabase> | null = null;

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath });
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        // Phones may close the connection of a page in the background.
        request.result.onclose = () => (opened = null);
        request.result.onversionchange = () => {
          request.result.close();
          opened = null;
        };
        resolve(request.result);
      };
    });
    opened.catch(() => (opened = null));
    return opened;
  }

  return async (mode, question) => {
    try {
      const request = question((await open()).transaction(storeName, mode).objectStore(storeName));
      return await new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    } catch {
      return null;
    }
  };
}
