// What this device keeps of the dice from before a game: the server's commitment and its own seed. The page that checks the
// dice compares with it, so it must not come from the server again.
import type { Pledge, Pledges } from '@reynard/client';

const KEY = 'reynard-pledges';
/** How many are kept, the newest: together a few kilobytes. */
const MOST = 300;

/** Private windows may refuse to store: then they last as long as the tab. */
let unstored: [string, Pledge][] = [];

function all(): [string, Pledge][] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return unstored;
  }
}

/** Read anew each time, as another tab may have joined another table. */
export const pledges: Pledges = {
  get: (id) => new Map(all()).get(id),
  set(id, pledge) {
    unstored = [...all().filter(([other]) => other !== id), [id, pledge] as [string, Pledge]].slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(unstored));
    } catch {
      // They last as long as the tab.
    }
  },
};
