// Bots at online tables. They think in a worker thread, so that a strong one holds nobody up, and move through the same
// gate as people. Any node may move a bot, and one does: the one that claims the table first.
import { Worker } from 'node:worker_threads';
import { MAX_MOVES, moveEvent, ROLL } from '@reynard/engine';
import type { Bus } from './bus.ts';
import type { Config } from './config.ts';
import { describe, type Log } from './log.ts';
import { Problem } from './problem.ts';
import type { Move, Table } from './table.ts';

export interface Question {
  readonly id: number;
  readonly bot: string;
  readonly game: string;
  readonly players: number;
  readonly state: Uint8Array;
  readonly seat: number;
}
export type Reply =
  | { readonly id: number; readonly move: number }
  | { readonly id: number; readonly error: string };

const THINK_MS = 20_000;
const SIMPLE_BOT = 'greedy';
const scratch = new Int32Array(MAX_MOVES);

/** A worker thread that plays any bot for any seat. */
class Thinker {
  readonly #log: Log;
  #worker: Worker | null = null;
  #next = 0;
  readonly #asked = new Map<number, { resolve: (move: number) => void; reject: (error: unknown) => void }>();
  #watchdog: NodeJS.Timeout | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  /** How many questions wait for an answer. */
  get busy(): number {
    return this.#asked.size;
  }

  think(question: Omit<Question, 'id'>): Promise<number> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      if (this.#asked.size === 1) this.#watch();
      this.#start().postMessage({ id, ...question });
    });
  }

  /** A thread that answers nothing at all for a while hangs. */
  #watch(): void {
    clearTimeout(this.#watchdog);
    if (this.#asked.size === 0) return;
    this.#watchdog = setTimeout(() => this.#restart(new Error('a bot thought for too long')), THINK_MS);
    this.#watchdog.unref();
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (reply: Reply) => {
      const asked = this.#asked.get(reply.id);
      this.#asked.delete(reply.id);
      this.#watch();
      if ('move' in reply) asked?.resolve(reply.move);
      else asked?.reject(new Error(reply.error));
    });
    worker.on('error', (error) => this.#restart(error));
    this.#worker = worker;
    return worker;
  }

  #restart(error: unknown): void {
    this.#log.error('a thread of the bots failed and starts anew', describe(error));
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    void this.close();
    for (const { reject } of asked) reject(error);
  }

  async close(): Promise<void> {
    clearTimeout(this.#watchdog);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}

export class Bots {
  readonly #thinkers: readonly Thinker[];
  readonly #play: (table: Table, move: Move) => Promise<unknown>;
  readonly #bus: () => Pick<Bus, 'claim' | 'release'>;
  readonly #delay: number;
  readonly #log: Log;
  readonly #busy = new Set<string>();
  #closed = false;

  constructor(
    play: (table: Table, move: Move) => Promise<unknown>,
    bus: () => Pick<Bus, 'claim' | 'release'>,
    config: Pick<Config, 'BOT_DELAY_MS' | 'BOT_THREADS'>,
    log: Log,
  ) {
    this.#thinkers = Array.from({ length: config.BOT_THREADS }, () => new Thinker(log));
    this.#play = play;
    this.#bus = bus;
    this.#delay = config.BOT_DELAY_MS;
    this.#log = log;
  }

  /** Looks whether a bot is to move at this table, and lets it. */
  look(table: Table): void {
    if (this.#closed || this.#busy.has(table.id) || botToMove(table) === null) return;
    this.#busy.add(table.id);
    setTimeout(() => this.#move(table), this.#delay);
  }

  async #move(table: Table): Promise<void> {
    let moved = false;
    try {
      moved = !this.#closed && (await this.#alone(table.id, () => this.#moveOnce(table)));
    } catch (error) {
      // Outrun by the player coming back; or no storage now. Whoever looks next tries again.
      if (!(error instanceof Problem)) this.#log.warn('a bot could not move', describe(error));
    } finally {
      this.#busy.delete(table.id);
    }
    if (moved) this.look(table);
  }

  /** Does something unless another node is at it. */
  async #alone(id: string, work: () => Promise<boolean>): Promise<boolean> {
    const bus = this.#bus();
    if (!(await bus.claim(`bots ${id}`))) return false;
    try {
      return await work();
    } finally {
      await bus.release(`bots ${id}`);
    }
  }

  async #moveOnce(table: Table): Promise<boolean> {
    const seat = botToMove(table);
    if (seat === null) return false;
    const after = table.stored;
    const event = await this.#choose(table, seat);
    await this.#play(table, { seat, key: null, after, event });
    return true;
  }

  async #choose(table: Table, seat: number): Promise<{ e: string }> {
    const { position } = table;
    const { layout, players } = position;
    const name = table.seats[seat]!.bot!;
    const question = { game: layout.sheet.id, players, seat, state: position.s.slice() };
    const count = position.listChoices(seat, scratch);
    // A single choice needs no thought.
    const only = count === 1 ? scratch[0]! : null;
    const move = only ?? (await this.#think(question, name));
    return move === ROLL ? { e: 'roll' } : moveEvent(layout, move);
  }

  /** Asks the thread with the least to do. A bot that cannot play must not hold the table up: a simple one stands in. */
  async #think(question: Omit<Question, 'id' | 'bot'>, bot: string): Promise<number> {
    const thinker = this.#thinkers.reduce((least, each) => (each.busy < least.busy ? each : least));
    try {
      return await thinker.think({ ...question, bot });
    } catch (error) {
      if (bot === SIMPLE_BOT) throw error;
      this.#log.error('a bot cannot play; a simple one stands in', { bot, ...describe(error) });
      return thinker.think({ ...question, bot: SIMPLE_BOT });
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#thinkers.map((thinker) => thinker.close()));
  }
}

/** The seat of a bot that can move now. Bots do not play on among themselves when all people have left. */
export function botToMove(table: Table): number | null {
  if (table.row.status !== 'playing') return null;
  const isPersonThere = table.seats.some(({ kind, bot }) => kind === 'player' && bot === null);
  if (!isPersonThere) return null;
  return table.seats.find(({ seat, bot }) => bot !== null && table.isDeciding(seat))?.seat ?? null;
}
