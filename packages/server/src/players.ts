// Players: a name and a secret, nothing else. Players are cached for a short time, because every move carries a token.

import type { PlayerWithToken } from '@reynard/client';
import type { Bus } from './bus.ts';
import type { Database, PlayerRow } from './database.ts';
import { isSecret, newId, newToken, readToken } from './ids.ts';
import type { NameFilter } from './name-filter.ts';
import { Problem } from './problem.ts';
import { DAY_MS } from './time.ts';

const REMEMBER_MS = 60_000;
const REMEMBER_MOST = 20_000;

export class Players {
  readonly #db: Database;
  readonly #bus: () => Bus;
  readonly #known = new Map<string, { row: PlayerRow; until: number }>();

  readonly #filter: NameFilter;

  constructor(db: Database, bus: () => Bus, filter: NameFilter) {
    this.#db = db;
    this.#bus = bus;
    this.#filter = filter;
  }

  async create(name: string): Promise<PlayerWithToken> {
    if (this.#filter.refuses(name)) throw new Problem('name-refused');
    const id = newId();
    const { token, hash } = newToken(id);
    await this.#db
      .insertInto('players')
      .values({ id, name, token_hash: hash, next_hash: null, created_at: Date.now(), seen_at: Date.now() })
      .execute();
    return { id, name, token };
  }

  /** The player of an Authorization header; undefined without a header. Throws if the token is wrong or the player is banned. */
  async identify(header: string | undefined): Promise<PlayerRow | undefined> {
    const player = await this.authenticate(header);
    if (player === undefined) return undefined;
    if (player.banned_at !== null) throw new Problem('banned');
    this.#see(player);
    return player;
  }

  /** Notes that a player was here, once a day. If that fails, the next request tries again. */
  #see(player: PlayerRow, now = Date.now()): void {
    if (now - (player.seen_at ?? 0) < DAY_MS) return;
    player.seen_at = now;
    this.#db
      .updateTable('players')
      .set({ seen_at: now })
      .where('id', '=', player.id)
      .execute()
      .catch(() => {
        player.seen_at = null;
      });
  }

  /** The player of an Authorization header, even a banned one. */
  async authenticate(header: string | undefined): Promise<PlayerRow | undefined> {
    if (header === undefined) return undefined;
    const parts = readToken(/^Bearer (.+)$/i.exec(header)?.[1] ?? '');
    if (!parts) throw new Problem('unauthorized');
    const { id, secret } = parts;
    const known = await this.#find(id);
    if (known && isSecret(secret, known.token_hash)) return known;
    // The token may be new, from another node: read the player again.
    this.forget(id);
    const row = await this.#find(id);
    if (row && isSecret(secret, row.token_hash)) return row;
    if (!row?.next_hash || !isSecret(secret, row.next_hash)) throw new Problem('unauthorized');
    await this.#update(id, { token_hash: row.next_hash, next_hash: null });
    return row;
  }

  async #find(id: string): Promise<PlayerRow | undefined> {
    const known = this.#known.get(id);
    if (known && known.until > Date.now()) return known.row;
    const row = await this.#db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();
    this.#known.delete(id);
    if (row) {
      if (this.#known.size >= REMEMBER_MOST) this.#known.delete(this.#known.keys().next().value!);
      this.#known.set(id, { row, until: Date.now() + REMEMBER_MS });
    }
    return row;
  }

  /** Removes a player from the cache. */
  forget(id: string): void {
    this.#known.delete(id);
  }

  async rename(id: string, name: string): Promise<void> {
    if (this.#filter.refuses(name)) throw new Problem('name-refused');
    await this.#update(id, { name });
  }

  /** A new token. The old one stays valid until the new one is first used, so a lost answer locks nobody out. */
  async renew(id: string): Promise<string> {
    const { token, hash } = newToken(id);
    await this.#update(id, { next_hash: hash });
    return token;
  }

  async #update(id: string, values: Partial<PlayerRow>): Promise<void> {
    await this.#db.updateTable('players').set(values).where('id', '=', id).execute();
    this.forget(id);
    await this.#bus().send({ kind: 'player', id });
  }
}
