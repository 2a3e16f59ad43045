// Players: a name and a secret, nothing else. Tokens that were checked are remembered for a short while, because every
// move carries one.
import type { Bus } from './bus.ts';
import type { Database, PlayerRow } from './database.ts';
import { isSecret, newId, newToken, readToken } from './ids.ts';
import { Problem } from './problem.ts';
import type { PlayerWithToken } from './schema.ts';

const REMEMBER_MS = 60_000;
const REMEMBER_MOST = 20_000;

export class Players {
  readonly #db: Database;
  readonly #bus: () => Bus;
  readonly #known = new Map<string, { row: PlayerRow; until: number }>();

  constructor(db: Database, bus: () => Bus) {
    this.#db = db;
    this.#bus = bus;
  }

  async create(name: string): Promise<PlayerWithToken> {
    const id = newId();
    const { token, hash } = newToken(id);
    await this.#db
      .insertInto('players')
      .values({ id, name, token_hash: hash, next_hash: null, created_at: Date.now() })
      .execute();
    return { id, name, token };
  }

  /** The player of an Authorization header; undefined without one. A wrong token is a problem, not a stranger. */
  async identify(header: string | undefined): Promise<PlayerRow | undefined> {
    if (header === undefined) return undefined;
    const parts = readToken(/^Bearer (.+)$/i.exec(header)?.[1] ?? '');
    if (!parts) throw new Problem('unauthorized');
    const { id, secret } = parts;
    const known = await this.#find(id);
    if (known && isSecret(secret, known.token_hash)) return known;
    // Perhaps a new token that another node gave out a moment ago.
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

  /** Reads this player anew next time. */
  forget(id: string): void {
    this.#known.delete(id);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#update(id, { name });
  }

  /** A new token. The old one counts until the new one is first used: should the answer get lost, nobody is locked out. */
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
