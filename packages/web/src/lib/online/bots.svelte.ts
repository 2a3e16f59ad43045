// The bots a server offers, weakest first, with their mean scores. Until the server has answered, the bots of this app are
// listed: they differ only if app and server have different versions.
import { LEVELS, levelMeans } from '@reynard/bots';
import type { Info } from '@reynard/client';
import { m } from '#lib/paraglide/messages.js';
import { botName } from '#lib/words/bots.ts';
import { client } from './client.ts';

type OfferedBot = Pick<Info['bots'][number], 'id' | 'name' | 'means'>;

class OfferedBots {
  list: readonly OfferedBot[] = $state.raw(
    LEVELS.map(({ id, name }) => ({ id, name, means: levelMeans(id) })),
  );
  #asked = false;

  /** A fair opponent for most: from the middle of the ladder. */
  get usual(): string {
    return this.list[this.list.length >> 1].id;
  }

  /** Asks the server once. Bots that are not on the ladder (random, greedy) are for programs and left out. */
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
