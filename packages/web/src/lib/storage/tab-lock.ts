// The lock of a game: only the tab that holds it may write the game. Other tabs follow the game and may take the lock over.
const lockName = (id: string) => `reynard-game-${id}`;

/**
 * Requests the lock; `lost` is called when another tab takes it over. Resolves to whether this tab may write. True also where
 * the browser has no locks, or refuses them along with storage: then no other tab can write either.
 */
export function holdGame(id: string, takeOver: boolean, lost: () => void): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    let held = false;
    const options = takeOver ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(lockName(id), options, (lock) => {
        held = lock !== null;
        resolve(held);
        // Held until the tab closes, the game is left, or another tab takes over.
        return lock === null ? undefined : new Promise<void>((release) => releases.set(id, release));
      })
      .catch(() => (held ? lost() : resolve(true)));
  });
}

const releases = new Map<string, () => void>();

export function releaseGame(id: string): void {
  releases.get(id)?.();
  releases.delete(id);
}

/** Tells the other tabs that a game was saved. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('reynard-games');

export function tellSaved(id: string): void {
  channel?.postMessage(id);
}

/** Calls back whenever another tab has saved this game; returns how to stop. */
export function onSaved(id: string, callback: () => void): () => void {
  const listener = (event: MessageEvent) => {
    if (event.data === id) callback();
  };
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
