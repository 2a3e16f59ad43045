// Bots at online tables. They think in worker threads, so that a strong bot does not block the server, and their moves are
// checked like those of people. Any node may move a bot; the node that claims the table first does.
import { Worker } from 'node:worker_threads';
import { MAX_MOVES, moveEvent, type Position, ROLL } from '@reynard/engine';
import type { Bus } from './bus.ts';
import type { Config } from './config.ts';
import { FairQueue } from './fair-queue.ts';
import type { LiveTable, PlayRequest } from './live-table.ts';
import { describe, type Log } from './log.ts';
import { Problem } from './problem.ts';

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

/** A question that waits for a thread. */
interface Asked {
  readonly question: Omit<Question, 'id'>;
  readonly resolve: (move: number) => void;
  readonly reject: (error: unknown) => void;
}

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

  get isFree(): boolean {
    return this.#asked.size === 0;
  }

  think(question: Omit<Question, 'id'>): Promise<number> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      if (this.#asked.size === 1) this.#watch();
      this.#start().postMessage({ id, ...question });
    });
  }

  /** Restarts the thread if it gives no answer at all for a while: it hangs. */
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
    this.#log.error('a bot thread failed and is restarted', describe(error));
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
  readonly #play: (table: LiveTable, request: PlayRequest) => Promise<unknown>;
  readonly #bus: () => Pick<Bus, 'claim' | 'release'>;
  readonly #delay: number;
  readonly #log: Log;
  readonly #busy = new Set<string>();
  readonly #waiting = new FairQueue<Asked>();
  #closed = false;

  constructor(
    play: (table: LiveTable, request: PlayRequest) => Promise<unknown>,
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

  /** At how many tables a bot is about to move. */
  get busy(): number {
    return this.#busy.size;
  }

  /** Whether a bot is about to move at a table. */
  isBusy(id: string): boolean {
    return this.#busy.has(id);
  }

  /** If a bot is to move at this table, lets it move soon. */
  look(table: LiveTable): void {
    if (this.#closed || this.#busy.has(table.id) || table.botToMove === null) return;
    this.#busy.add(table.id);
    setTimeout(() => this.#move(table), this.#delay);
  }

  async #move(table: LiveTable): Promise<void> {
    let moved = false;
    try {
      moved = !this.#closed && (await this.#alone(table.id, () => this.#moveOnce(table)));
    } catch (error) {
      // The player came back first, or the storage cannot be reached. The next look tries again.
      if (!(error instanceof Problem)) this.#log.warn('a bot could not move', describe(error));
    } finally {
      this.#busy.delete(table.id);
    }
    if (moved) this.look(table);
  }

  /** Does some work unless another node does it at the moment. */
  async #alone(id: string, work: () => Promise<boolean>): Promise<boolean> {
    const bus = this.#bus();
    if (!(await bus.claim(`bots ${id}`))) return false;
    try {
      return await work();
    } finally {
      await bus.release(`bots ${id}`);
    }
  }

  async #moveOnce(table: LiveTable): Promise<boolean> {
    const seat = table.botToMove;
    if (seat === null) return false;
    const after = table.stored;
    const event = await this.#choose(table, seat);
    await this.#play(table, { seat, key: null, after, event });
    return true;
  }

  async #choose(table: LiveTable, seat: number): Promise<{ e: string }> {
    const { position } = table;
    const { layout, players } = position;
    const name = table.seats[seat]!.bot!;
    const question = { game: layout.sheet.id, players, seat, state: position.s.slice() };
    const count = position.listChoices(seat, scratch);
    // A single choice needs no thinking.
    const only = count === 1 ? scratch[0]! : null;
    const move = only ?? (await this.#think(table, question, name));
    return move === ROLL ? { e: 'roll' } : moveEvent(layout, move);
  }

  /** What a bot does in a solo game, asked in turn with the tables' bots. `asker` is who waits for it. */
  decide(bot: string, { layout, s }: Position, asker: string): Promise<number> {
    const question = { bot, game: layout.sheet.id, players: 1, seat: 0, state: s.slice() };
    return this.#askFor(asker, question);
  }

  /** Asks a thread, in turn with other players. If the bot fails, a simple one moves instead, so that the game goes on. */
  async #think(table: LiveTable, question: Omit<Question, 'id' | 'bot'>, bot: string): Promise<number> {
    try {
      return await this.#ask(table, { ...question, bot });
    } catch (error) {
      if (bot === SIMPLE_BOT || this.#closed) throw error;
      this.#log.error('a bot failed; a simple one moves instead', { bot, ...describe(error) });
      return this.#ask(table, { ...question, bot: SIMPLE_BOT });
    }
  }

  /** Each thread thinks about one question at a time; the rest waits here, where it can be put in a fair order. */
  #ask({ id, row }: LiveTable, question: Omit<Question, 'id'>): Promise<number> {
    return this.#askFor(row.host ?? id, question);
  }

  #askFor(asker: string, question: Omit<Question, 'id'>): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(asker, { question, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    const thinker = this.#thinkers.find(({ isFree }) => isFree);
    const asked = thinker && this.#waiting.take();
    if (asked === undefined) return;
    const answer = thinker!.think(asked.question);
    answer.then(asked.resolve, asked.reject).finally(() => this.#next());
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#thinkers.map((thinker) => thinker.close()));
  }
}
