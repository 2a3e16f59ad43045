// Who you are online: a name and a secret that this browser keeps. There is no account; the secret is the proof, and the
// recovery link carries it to another device.
import { type Player, ReynardClient, ReynardError } from '@reynard/client';
import { client } from './client.ts';

const KEY = 'reynard-player';

interface KnownPlayer extends Player {
  readonly token: string;
}

function stored(): KnownPlayer | null {
  try {
    const player = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof player?.token === 'string' && typeof player.name === 'string' ? player : null;
  } catch {
    return null;
  }
}

class OnlinePlayer {
  #known: KnownPlayer | null = $state.raw(null);
  /** The name of the player that the server no longer knew; null if there was none. */
  lost: string | null = $state(null);

  constructor() {
    this.#become(stored());
    // Another tab may create or change the player.
    globalThis.addEventListener?.('storage', ({ key }) => {
      if (key === KEY) this.#become(stored());
    });
  }

  get name(): string | null {
    return this.#known?.name ?? null;
  }

  get id(): string | null {
    return this.#known?.id ?? null;
  }

  #become(player: KnownPlayer | null): void {
    this.#known = player;
    client.token = player?.token;
  }

  #keep(player: KnownPlayer | null): void {
    this.lost = null;
    this.#become(player);
    try {
      if (player) localStorage.setItem(KEY, JSON.stringify(player));
      else localStorage.removeItem(KEY);
    } catch {
      // Private windows may refuse: the player then lasts as long as the tab.
    }
  }

  /** Takes a name: a new player, or the same one renamed. */
  async call(name: string): Promise<void> {
    if (this.#known) this.#keep({ ...this.#known, ...(await client.rename(name)) });
    else this.#keep(await client.becomePlayer(name));
  }

  /** Becomes the player of a recovery link; an invalid link changes nothing. */
  async recover(token: string): Promise<void> {
    const { id, name } = await new ReynardClient('', token).me();
    this.#keep({ id, name, token });
  }

  /** Replaces the secret: earlier recovery links stop working and other devices are signed out. */
  async renew(): Promise<void> {
    await client.renewToken((token) => this.#keep({ ...this.#known!, token }));
  }

  /** Drops a player that the server does not know. */
  forget(): void {
    const { name } = this;
    this.#keep(null);
    this.lost = name;
  }

  /** Forgets the player on this device, at the player's own request. */
  leave(): void {
    this.#keep(null);
  }

  get recoveryLink(): string {
    return client.recoveryLink(`${location.origin}/online/device`);
  }
}

export const player = new OnlinePlayer();

/** Sends a request as this device's player. On 401, drops the player and retries anonymously. */
export async function asPlayer<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ReynardError) || error.code !== 'unauthorized' || player.id === null) throw error;
    player.forget();
    return ask();
  }
}
