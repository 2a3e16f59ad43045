// Messages between nodes through Redis or Valkey, where PostgreSQL's NOTIFY is not enough (docs/scale.md). The database stays the
// truth: a message only says what to read again. It is published once its transaction is stored. Redis keeps no messages, so a
// node that may have missed one reads everything again (`onGap`): when its connection was lost, when another node could not
// publish, and when another node stops without saying so. Claims, and the messages of the operators' command, stay with PostgreSQL.
import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import type { Kysely } from 'kysely';
import { type Bus, type BusEvents, LISTENING, type Message, type Transact } from './bus.ts';
import type { Schema } from './database.ts';
import { describe, type Log } from './log.ts';

const CHANNEL = 'reynard';
/** Without a ping for `SILENCE_MS`, a connection or a node is lost. */
const { pingMs: PING_MS, silenceMs: SILENCE_MS, reconnectMostMs: RECONNECT_MOST_MS } = LISTENING;

/** What goes over the wire: a message, or only a sign of life. */
interface Envelope {
  readonly node: string;
  readonly message?: Message;
  /** The sender could not publish something: read everything again. */
  readonly gap?: boolean;
  /** The sender stops, and has published everything. */
  readonly bye?: boolean;
}

const newClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: LISTENING.connectMs,
      // Pings keep a working connection busy. On one that is silent from the start, nothing else would ever end the attempt.
      socketTimeout: SILENCE_MS,
      reconnectStrategy: false,
    },
  });
type Client = ReturnType<typeof newClient>;

export class RedisBus implements Bus {
  readonly #node = randomUUID();
  readonly #db: Kysely<Schema>;
  readonly #url: string;
  readonly #postgres: Bus;
  readonly #log: Log;
  readonly #on: BusEvents;
  #clients: { publisher: Client; subscriber: Client } | null = null;
  #heardAt = 0;
  /** When other nodes were heard. */
  readonly #others = new Map<string, number>();
  /** Whether something could not be published. */
  #owes = false;
  #closed = false;
  #retry: NodeJS.Timeout | undefined;
  readonly #pinging: NodeJS.Timeout;

  constructor(db: Kysely<Schema>, url: string, postgres: Bus, log: Log, on: BusEvents) {
    this.#db = db;
    this.#url = url;
    this.#postgres = postgres;
    this.#log = log;
    this.#on = on;
    this.#pinging = setInterval(() => this.#ping(), PING_MS);
    this.#pinging.unref();
  }

  async open(): Promise<void> {
    const clients = { publisher: newClient(this.#url), subscriber: newClient(this.#url) };
    for (const each of Object.values(clients)) {
      each.on('error', () => this.#lost(clients));
      each.on('end', () => this.#lost(clients));
    }
    try {
      await clients.publisher.connect();
      await clients.subscriber.connect();
      await clients.subscriber.subscribe(CHANNEL, (text) => this.#receive(text));
    } catch (error) {
      cut(clients);
      throw error;
    }
    this.#heardAt = performance.now();
    this.#clients = clients;
    this.#ping();
  }

  get isHeard(): boolean {
    const isFresh = performance.now() - this.#heardAt < SILENCE_MS;
    return this.#clients !== null && isFresh && this.#postgres.isHeard;
  }

  #ping(): void {
    if (this.#clients === null) return;
    const now = performance.now();
    if (now - this.#heardAt >= SILENCE_MS) {
      this.#log.warn('the connection to Redis has fallen silent');
      this.#lost(this.#clients);
      return;
    }
    const owed = this.#owes;
    this.#owes = false;
    this.#publish({ node: this.#node, ...(owed ? { gap: true } : {}) });
    for (const [node, at] of this.#others) {
      if (now - at < SILENCE_MS) continue;
      // It may have stored something and died before it could say so.
      this.#others.delete(node);
      this.#on.onGap();
    }
  }

  #receive(text: string): void {
    try {
      const { node, message, gap, bye } = JSON.parse(text) as Envelope;
      if (node === this.#node) {
        this.#heardAt = performance.now();
        return;
      }
      if (bye) this.#others.delete(node);
      else this.#others.set(node, performance.now());
      if (gap) this.#on.onGap();
      if (message) this.#on.onMessage(message, node);
    } catch (error) {
      this.#log.warn('a message of another node could not be read', describe(error));
    }
  }

  #publish(envelope: Envelope): void {
    const publisher = this.#clients?.publisher;
    const isLoss = envelope.message !== undefined || envelope.gap === true;
    if (publisher === undefined) this.#owes ||= isLoss;
    else
      publisher.publish(CHANNEL, JSON.stringify(envelope)).catch(() => {
        this.#owes ||= isLoss;
      });
  }

  #lost(clients: { publisher: Client; subscriber: Client }): void {
    if (this.#closed || this.#clients !== clients) return;
    this.#clients = null;
    cut(clients);
    this.#log.warn('lost the connection to Redis; reconnecting');
    this.#reopen(LISTENING.reconnectFirstMs);
  }

  #reopen(delay: number): void {
    this.#retry = setTimeout(async () => {
      try {
        await this.open();
        this.#log.info('connected to Redis again');
        this.#on.onGap();
      } catch (error) {
        this.#log.debug('still no connection to Redis', describe(error));
        if (!this.#closed) this.#reopen(Math.min(delay * 2, RECONNECT_MOST_MS));
      }
    }, delay);
  }

  /** Never fails: what cannot be published now makes the other nodes read everything again later. */
  async send(message: Message): Promise<void> {
    this.#publish({ node: this.#node, message });
  }

  readonly transact: Transact = async (work) => {
    const told: Message[] = [];
    const done = await this.#db.transaction().execute((trx) =>
      work(trx, async (message) => {
        told.push(message);
      }),
    );
    for (const message of told) this.#publish({ node: this.#node, message });
    return done;
  };

  claim(work: string): Promise<boolean> {
    return this.#postgres.claim(work);
  }

  release(work: string): Promise<void> {
    return this.#postgres.release(work);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pinging);
    const clients = this.#clients;
    if (clients) {
      await clients.publisher
        .publish(CHANNEL, JSON.stringify({ node: this.#node, bye: true }))
        .catch(() => {});
      cut(clients);
    }
    await this.#postgres.close();
  }
}

function cut(clients: { publisher: Client; subscriber: Client }): void {
  for (const client of Object.values(clients)) if (client.isOpen) client.destroy();
}
