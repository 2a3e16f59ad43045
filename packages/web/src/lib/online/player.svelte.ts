// Who you are online: a name and a secret that this browser keeps. There is no account; the secret is the proof, and the
// recovery link carries it to another device.
import { type Player, ReynardClient, ReynardError } from '@reynard/server/client';

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

/** All online pages talk to the server that served them. */
export const client = new ReynardClient();

class OnlinePlayer {
  #known: KnownPlayer | null = $state.raw(null);
  /** Whom the server did not know any more: the name of the player this device was until then. */
  lost: string | null = $state(null);

  constructor() {
    this.#become(stored());
    // Another tab may become somebody, or somebody else.
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

  /** Becomes the player of a recovery link; the one of before stays if the link is not valid. */
  async recover(token: string): Promise<void> {
    const { id, name } = await new ReynardClient('', token).me();
    this.#keep({ id, name, token });
  }

  /** A new secret: earlier recovery links are worthless from then on, and other devices signed out. */
  async renew(): Promise<void> {
    await client.renewToken((token) => this.#keep({ ...this.#known!, token }));
  }

  /** Forgets a player whom the server does not know (any more). */
  forget(): void {
    const { name } = this;
    this.#keep(null);
    this.lost = name;
  }

  get recoveryLink(): string {
    return client.recoveryLink(`${location.origin}/online/device`);
  }
}

export const player = new OnlinePlayer();

/** Asks as the player of this device; one the server does not know is forgotten and the question asked by nobody. */
export async function asPlayer<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ReynardError) || error.code !== 'unauthorized' || player.id === null) throw error;
    player.forget();
    return ask();
  }
}
