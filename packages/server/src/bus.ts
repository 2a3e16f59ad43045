// Messages between nodes. With SQLite there is only one node and nothing is sent. With PostgreSQL messages are sent by
// NOTIFY; those about stored data inside the transaction that stores it. A message only says what to read again, so a lost
// one does no harm: after a broken connection everything is read again (`onGap`). A connection can also fall silent without
// breaking. So each node sends pings to itself, and if they stop arriving, it treats the connection as lost.
import { randomUUID } from 'node:crypto';
import type { SeatReaction } from '@reynard/client';
import { type Kysely, sql, type Transaction } from 'kysely';
import { cut, PostgresClient, type Schema } from './database.ts';
import { describe, type Log } from './log.ts';

export type Message =
  /** Tables have events up to these numbers. */
  | { readonly kind: 'events'; readonly tables: Record<string, number> }
  /** A table's rows have changed. */
  | { readonly kind: 'table'; readonly id: string }
  /** A player's name or token has changed. */
  | { readonly kind: 'player'; readonly id: string }
  /** A player has reacted at a table. */
  | {
      readonly kind: 'reaction';
      readonly table: string;
      readonly reaction: SeatReaction;
      /** Seats that do not want to hear it. */
      readonly hiddenFrom?: readonly number[];
    }
  /** Who is connected to the sender, by table: a bit set of seats and the number of spectators. */
  | { readonly kind: 'presence'; readonly tables: Record<string, [number, number]>; readonly ask?: boolean };

/** Sends a message to the other nodes once the current transaction is stored. */
export type Tell = (message: Message) => Promise<void>;
/** Runs a transaction. What is told within it reaches the other nodes once it is stored, and never if it is not. */
export type Transact = <T>(work: (trx: Transaction<Schema>, tell: Tell) => Promise<T>) => Promise<T>;

export interface Bus {
  /** Sends a message to the other nodes. */
  send(message: Message): Promise<void>;
  readonly transact: Transact;
  /** Claims a piece of work for this node, until it is released or the node is gone. False: another node has it. */
  claim(work: string): Promise<boolean>;
  release(work: string): Promise<void>;
  /** Whether this node hears the others. */
  readonly isHeard: boolean;
  close(): Promise<void>;
}

/** The bus of a server that is alone. */
export function noBus(db: Kysely<Schema>): Bus {
  return {
    send: async () => {},
    transact: (work) => db.transaction().execute((trx) => work(trx, async () => {})),
    claim: async () => true,
    release: async () => {},
    isHeard: true,
    close: async () => {},
  };
}

/** The kinds of messages in version 0.1.0. That version fails on other kinds, so newer kinds use another channel. */
const CHANNEL = 'reynard';
const LATER_CHANNEL = 'reynard_later';
const FIRST_KINDS: readonly Message['kind'][] = ['events', 'table', 'player', 'presence'];
const PING_MS = 2000;
/** How a silent connection is noticed and replaced. From these follows how soon after a fault everything is delivered again. */
export const LISTENING = {
  pingMs: PING_MS,
  /** Without one's own ping for this long, a connection is lost. */
  silenceMs: 2.5 * PING_MS,
  /** How long a new connection may take to open. */
  connectMs: 3000,
  reconnectFirstMs: 250,
  reconnectMostMs: 2000,
} as const;
const { silenceMs: SILENCE_MS, reconnectMostMs: RECONNECT_MOST_MS } = LISTENING;
/** The payload of NOTIFY must be shorter than 8000 bytes. */
const MOST_BYTES = 7500;

/** Splits a message that is too long into several, by tables. */
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

/** Sends a message by NOTIFY, within a transaction if one is given. */
export async function notify(db: Kysely<Schema>, node: string, message: Message): Promise<void> {
  const channel = FIRST_KINDS.includes(message.kind) ? CHANNEL : LATER_CHANNEL;
  for (const part of split(message)) {
    const payload = JSON.stringify({ node, message: part });
    await sql`select pg_notify(${channel}, ${payload})`.execute(db);
  }
}

export interface BusEvents {
  onMessage(message: Message, node: string): void;
  /** Connected again; messages may have been missed meanwhile. */
  onGap(): void;
  /** Nothing arrives on the connection although it is open. */
  onSilence(): void;
}

export class PostgresBus implements Bus {
  readonly #node = randomUUID();
  /** Only this node listens there, so nodes of any version may run beside it. */
  readonly #pingChannel = `reynard_ping_${this.#node.replaceAll('-', '')}`;
  readonly #db: Kysely<Schema>;
  readonly #url: string;
  readonly #log: Log;
  readonly #on: BusEvents;
  #client: PostgresClient | null = null;
  #heardAt = 0;
  #closed = false;
  #retry: NodeJS.Timeout | undefined;
  readonly #pinging: NodeJS.Timeout;

  constructor(db: Kysely<Schema>, url: string, log: Log, on: BusEvents) {
    this.#db = db;
    this.#url = url;
    this.#log = log;
    this.#on = on;
    this.#pinging = setInterval(() => this.#ping(), PING_MS);
    this.#pinging.unref();
  }

  async open(): Promise<void> {
    const client = new PostgresClient({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: LISTENING.connectMs,
      query_timeout: SILENCE_MS,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ channel, payload }) => {
      if (channel !== this.#pingChannel) this.#receive(payload ?? '');
      else this.#heardAt = performance.now();
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}; LISTEN ${LATER_CHANNEL}; LISTEN ${this.#pingChannel}`);
    } catch (error) {
      cut(client);
      throw error;
    }
    this.#heardAt = performance.now();
    this.#client = client;
  }

  get isHeard(): boolean {
    return this.#client !== null && performance.now() - this.#heardAt < SILENCE_MS;
  }

  #ping(): void {
    if (this.#client === null) return;
    if (this.isHeard) {
      this.#client.query(`NOTIFY ${this.#pingChannel}`).catch(() => {});
      return;
    }
    this.#log.warn('the connection to the other nodes has fallen silent');
    cut(this.#client);
    this.#on.onSilence();
  }

  #receive(payload: string): void {
    try {
      const { node, message } = JSON.parse(payload) as { node: string; message: Message };
      if (node !== this.#node) this.#on.onMessage(message, node);
    } catch (error) {
      this.#log.warn('a message of another node could not be read', describe(error));
    }
  }

  #lost(client: PostgresClient): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    this.#log.warn('lost the connection to the other nodes; reconnecting');
    this.#reopen(LISTENING.reconnectFirstMs);
  }

  #reopen(delay: number): void {
    this.#retry = setTimeout(async () => {
      try {
        await this.open();
        this.#log.info('connected to the other nodes again');
        this.#on.onGap();
      } catch (error) {
        this.#log.debug('still no connection to the other nodes', describe(error));
        if (!this.#closed) this.#reopen(Math.min(delay * 2, RECONNECT_MOST_MS));
      }
    }, delay);
  }

  send(message: Message): Promise<void> {
    return notify(this.#db, this.#node, message);
  }

  readonly transact: Transact = (work) =>
    this.#db.transaction().execute((trx) => work(trx, (message) => notify(trx, this.#node, message)));

  /** Takes an advisory lock on the connection that listens. PostgreSQL releases it when the node dies. */
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
    clearInterval(this.#pinging);
    if (this.isHeard) await this.#client?.end();
    else if (this.#client) cut(this.#client);
  }
}
