// The games on a device as they are stored, read and written without the app.
import type { Page } from 'playwright-core';
import type { SavedGame } from '../src/lib/storage/saved-game.ts';

/** Writes these games; answers all that are then stored. Runs in the page. */
async function write(changed: readonly SavedGame[]): Promise<SavedGame[]> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('reynard', 1));
  const games = database.transaction('games', 'readwrite').objectStore('games');
  for (const game of changed) await done(games.put(game));
  const all = await done<SavedGame[]>(games.getAll());
  database.close();
  return all;
}

export const storedGames = (page: Page): Promise<SavedGame[]> => page.evaluate(write, []);

/** Changes the stored games. */
export async function changeStored(page: Page, change: (game: SavedGame) => SavedGame): Promise<void> {
  await page.evaluate(write, (await storedGames(page)).map(change));
}
