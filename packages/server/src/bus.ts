// What nodes tell each other. With SQLite there is one node and nothing to tell; with PostgreSQL messages travel by
// NOTIFY, those about stored data inside the transaction that stores it. A message only says where to look: missing one is
// harmless, because after a broken connection everything is read again (`onGap`).
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Schema } from './database.ts';
import { describe, type Log } from './log.ts';

export type Message =
  /** Tables have events up to these numbers. */
  | { readonly kind: 'events'; readonly tables: Record<string, number> }
  /** A table's rows have changed. */
  | { readonly kind: 'table'; readonly id: string }
  /** A player's name or token has changed. */
  | { readonly kind: 'player'; readonly id: string }
  /** Who is connected to the sender, by table: a bit set of seats and the number of spectators. */
  | { readonly kind: 'presence'; readonly tables: Record<string, [number, number]>; readonly ask?: boolean };

export interface Bus {
  /** Sends a message to the other nodes, within a transaction if one is given. */
  send(message: Message, db?: Kysely<Schema>): Promise<void>;
  /** Whether a piece of work is ours alone among all nodes, until it is released or this node is gone. */
  claim(work: string): Promise<boolean>;
  release(work: string): Promise<void>;
  close(): Promise<void>;
}

export const NO_BUS: Bus = {
  send: async () => {},
  claim: async () => true,
  release: async () => {},
  close: async () => {},
};

const CHANNEL = 'reynard';
/** PostgreSQL takes less than 8000 bytes. */
const MOST_BYTES = 7500;

/** Splits a message that is too long by its tables. */
export function split(message: Message): Message[] {
  if (message.kind !== 'events' && message.kind !== 'presence') return [message];
  const parts: Record<string, never>[] = [{}];
  let bytes = 0;
  for (const [id, value] of Object.entries(message.tables)) {
    const size = id.length + JSON.stringify(value).length + 4;
    if (bytes + size > MOST_BYTES - 150) {
      parts.push({});
      bytes = 0;
    }
    (parts.at(-1) as Record<string, unknown>)[id] = value;
    bytes += size;
  }
  return parts.map((tables) => ({ ...message, tables }));
}

export class PostgresBus implements Bus {
  readonly #node = randomUUID();
  readonly #db: Kysely<Schema>;
  readonly #url: string;
  readonly #log: Log;
  readonly #onMessage: (message: Message, node: string) => void;
  readonly #onGap: () => void;
  #client: pg.Client | null = null;
  #closed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(
    db: Kysely<Schema>,
    url: string,
    log: Log,
    onMessage: (message: Message, node: string) => void,
    onGap: () => void,
  ) {
    this.#db = db;
    this.#url = url;
    this.#log = log;
    this.#onMessage = onMessage;
    this.#onGap = onGap;
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: 3000,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.#client = client;
  }

  #receive(payload: string): void {
    const { node, message } = JSON.parse(payload) as { node: string; message: Message };
    if (node !== this.#node) this.#onMessage(message, node);
  }

  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    this.#log.warn('lost the connection on which other nodes are heard; trying again');
    this.#reopen(250);
  }

  #reopen(delay: number): void {
    this.#retry = setTimeout(async () => {
      try {
        await this.open();
        this.#log.info('other nodes are heard again');
        this.#onGap();
      } catch (error) {
        this.#log.debug('other nodes still cannot be heard', describe(error));
        if (!this.#closed) this.#reopen(Math.min(delay * 2, 4000));
      }
    }, delay);
  }

  async send(message: Message, db: Kysely<Schema> = this.#db): Promise<void> {
    for (const part of split(message)) {
      const payload = JSON.stringify({ node: this.#node, message: part });
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db);
    }
  }

  /** An advisory lock of the connection we listen on: PostgreSQL frees it by itself when the node dies. */
  async claim(work: string): Promise<boolean> {
    const answer = await this.#client?.query<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      [work],
    );
    return answer?.rows[0]?.held ?? false;
  }

  async release(work: string): Promise<void> {
    await this.#client?.query('select pg_advisory_unlock(hashtextextended($1, 0))', [work]);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }
}
