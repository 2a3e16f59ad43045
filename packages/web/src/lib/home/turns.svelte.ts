// The online games that wait for this device's player. While any page is open, the server is asked for them from time to time; the
// title, the favicon and the app's icon show them. Uses no code of online play, so that home stays small.
import type { Me, MyTable } from '@reynard/client';

const LOOK_MS = 30_000;
const ICON = '/icon.svg';
const ICON_WITH_DOT = '/icon-turn.svg';

/** The player's secret, which online play stores. */
function token(): string | null {
  try {
    return JSON.parse(localStorage.getItem('reynard-player') ?? 'null')?.token ?? null;
  } catch {
    return null;
  }
}

/** Whether a table waits for the player: for a move, or for an answer to an invitation. */
export const isWaiting = ({ yourTurn, invited }: MyTable): boolean => yourTurn || invited;

/** The table whose time is over first comes first. */
const byDeadline = (a: MyTable, b: MyTable) => (a.deadline ?? '9').localeCompare(b.deadline ?? '9');

class Turns {
  waiting: readonly MyTable[] = $state.raw([]);
  #watching = false;

  /** Asks from now on, also in a tab that is not seen: it calls by its title. */
  watch(): void {
    if (this.#watching) return;
    this.#watching = true;
    void this.look();
    setInterval(() => this.look(), LOOK_MS);
    addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.look());
    new MutationObserver(() => this.#show()).observe(document.head, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }

  async look(): Promise<void> {
    const secret = token();
    if (secret === null) return this.take([]);
    try {
      const headers = { authorization: `Bearer ${secret}` };
      const answer = await fetch('/api/me', { headers, cache: 'no-store' });
      if (answer.ok) this.take(((await answer.json()) as Me).tables);
    } catch {
      // Without a network nothing is known; what was known stays.
    }
  }

  /** Takes the player's tables, from here or from a page that has asked for them. */
  take(tables: readonly MyTable[]): void {
    this.waiting = tables.filter(isWaiting).sort(byDeadline);
    this.#show();
  }

  /** A table page knows at once that it is, or is no longer, the player's turn there. */
  settle(id: string): void {
    if (!this.waiting.some((table) => table.id === id)) return;
    this.take(this.waiting.filter((table) => table.id !== id));
  }

  #show(): void {
    const count = this.waiting.length;
    const bare = document.title.replace(/^\(\d+\) /, '');
    const title = count > 0 ? `(${count}) ${bare}` : bare;
    if (document.title !== title) document.title = title;
    const icon = document.querySelector('link[rel="icon"]');
    const wanted = count > 0 ? ICON_WITH_DOT : ICON;
    if (icon?.getAttribute('href') !== wanted) icon?.setAttribute('href', wanted);
    const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    badge?.catch(() => {});
  }
}

export const turns = new Turns();
