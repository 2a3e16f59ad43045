// Everything the app keeps on this device, whatever part of it: settings, games, pads, analyses, who you are online. All of it has a
// name that begins with "reynard".
import { CALL_WORDS } from './call-words.ts';

const OURS = /^reynard/;
/** The secret that proves who one is does not belong into a file. */
const SECRET = /^token$/;

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function databases(): Promise<string[]> {
  const all = (await globalThis.indexedDB?.databases?.()) ?? [];
  return all.flatMap(({ name }) => (name && OURS.test(name) ? [name] : []));
}

/** A stored text as data without secrets. */
function readable(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => (SECRET.test(key) ? undefined : value));
  } catch {
    return text;
  }
}

/** All of it, one object for each thing. */
export async function deviceData(): Promise<object[]> {
  const lines: object[] = Object.keys(localStorage)
    .filter((key) => OURS.test(key))
    .map((key) => ({ kind: 'device', key, value: readable(localStorage.getItem(key)!) }));
  for (const name of await databases()) {
    const database = await answer(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const values = await answer(database.transaction(store).objectStore(store).getAll());
      lines.push(...values.map((value) => ({ kind: 'device', database: name, store, value })));
    }
    database.close();
  }
  return lines;
}

/** Deletes all of it. The page has to be loaded again afterwards. */
export async function deleteDeviceData(): Promise<void> {
  for (const name of await databases()) await answer(indexedDB.deleteDatabase(name));
  for (const key of Object.keys(localStorage)) if (OURS.test(key)) localStorage.removeItem(key);
  await globalThis.caches?.delete(CALL_WORDS);
}
