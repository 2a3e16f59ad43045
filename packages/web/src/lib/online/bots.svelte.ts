// The bots a server offers for seats without a person, weakest first, with what they reach. Until the server has answered:
// those this app knows, which are the same unless one of the two is older.
import { LEVELS } from '@reynard/bots';
import type { Info } from '@reynard/server/client';
import { m } from '#lib/paraglide/messages.js';
import { botName } from '#lib/words/bots.ts';
import { client } from './player.svelte.ts';

type OfferedBot = Info['bots'][number];

class OfferedBots {
  list: readonly OfferedBot[] = $state.raw(LEVELS.map(({ id, name, means }) => ({ id, name, means })));
  #asked = false;

  /** A fair opponent for most: from the middle of the ladder. */
  get usual(): string {
    return this.list[this.list.length >> 1].id;
  }

  /** Asks the server once. Yardsticks without a place on the ladder are for programs. */
  async ask(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      const ladder = (await client.info()).bots.filter(({ means }) => means !== null);
      if (ladder.length > 0) this.list = ladder;
    } catch {
      this.#asked = false;
    }
  }
}

export const offeredBots = new OfferedBots();

/** A bot and how strong it is in a game. */
export function botLine({ id, name, means }: OfferedBot, game: string): string {
  const points = means?.[game];
  return points === undefined ? botName(id, name) : m.bot_with_mean({ name: botName(id, name), points });
}
