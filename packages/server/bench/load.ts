// Simulates many players at many live tables: each table makes a move every few seconds, every player follows the stream.
// Measures the time from sending a move to its acknowledgement (it is on disk then) and to the other players' streams, and the
// server's memory and processor time. All players are in this process, on one clock; servers are processes of their own.
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { newSeed } from '@reynard/client';
import { MAX_MOVES, moveEvent, Position, playEvent, Random, ROLL, SHEETS } from '@reynard/engine';
import { SECONDS } from '../src/metrics.ts';
import { AutoPlayer, newPlayer, ServerProcess, type Settings, until } from '../test/world.ts';

export interface LoadPlan {
  readonly storage: Settings;
  /** With several, the players of a table sit at different nodes. */
  readonly nodes: number;
  readonly tables: number;
  readonly seconds: number;
  /** Mean time between two moves of a table. */
  readonly msPerMove: number;
  /** Whether each server may use one core only. */
  readonly pinned?: boolean;
  /** Further tables at which one person plays against three of the strongest bot, as fast as possible. */
  readonly botTables?: number;
}

export interface Percentiles {
  p50: number;
  p99: number;
  max: number;
}

export interface LoadReport {
  tables: number;
  players: number;
  moves: number;
  movesPerSecond: number;
  /** Moves that were refused or failed. */
  errors: number;
  /** Deliveries to other players' streams that were still missing ten seconds after the end. */
  missing: number;
  acknowledgedMs: Percentiles;
  deliveredMs: Percentiles;
  /** From the arrival of a move to its answer, as the servers measure it: without this process's own delays. */
  serverMs: { p50: number; p99: number };
  /** How late the event loop of this process, with all players in it, was at worst and in the worst hundredth: so much may be added to the times above. */
  ownLagMs: { p99: number; max: number };
  /** Processor time of this process. */
  ownCpuPercentOfOneCore: number;
  /** Processor time of the servers per move. */
  cpuMsPerMove: number;
  /** Of the servers together. */
  peakMemoryMb: number;
  cpuPercentOfOneCore: number;
}

/** What the players themselves see. */
type Measured =
  | 'tables'
  | 'players'
  | 'moves'
  | 'movesPerSecond'
  | 'errors'
  | 'missing'
  | 'acknowledgedMs'
  | 'deliveredMs';

const SEATS = 4;
const agent = new Agent({ keepAlive: true });
/** How a move begins on a stream; its number follows. */
const MOVE = 'event: move\nid: ';
const scratch = new Int32Array(MAX_MOVES);

export async function load(plan: LoadPlan): Promise<LoadReport> {
  const servers = Array.from({ length: plan.nodes }, () => new ServerProcess(plan.storage));
  for (const [i, server] of servers.entries()) {
    if (plan.pinned) server.core = i;
    await server.start();
  }
  try {
    const crowd = new Crowd(
      servers.map(({ url }) => url),
      plan,
    );
    await crowd.sitDown();
    const hosts = await playAgainstBots(servers[0]!.url, plan.botTables ?? 0);
    const before = servers.map(({ pid }) => cpuSeconds(pid));
    const times = await Promise.all(servers.map(moveTimes));
    const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
    lag.enable();
    const own = process.cpuUsage();
    const begun = performance.now();
    await crowd.play();
    const seconds = (performance.now() - begun) / 1000;
    lag.disable();
    const { user, system } = process.cpuUsage(own);
    const cpu = servers.reduce((sum, { pid }, i) => sum + cpuSeconds(pid) - before[i]!, 0);
    const taken = (await Promise.all(servers.map(moveTimes))).map((after, i) =>
      after.map((count, bucket) => count - times[i]![bucket]!),
    );
    // What is still missing after a while is counted by the report.
    await until(() => crowd.missing === 0, 'all deliveries', 10_000).catch(() => {});
    const memory = servers.reduce((sum, { pid }) => sum + peakMemoryMb(pid), 0);
    crowd.leave();
    for (const host of hosts) host.stop();
    const lateMs = (ns: number) => Math.max(0, Math.round(ns / 1e6) - LAG_RESOLUTION_MS);
    return {
      ...crowd.report(seconds),
      serverMs: { p50: within(taken, 0.5), p99: within(taken, 0.99) },
      ownCpuPercentOfOneCore: Math.round((user + system) / 1e4 / seconds),
      ownLagMs: { p99: lateMs(lag.percentile(99)), max: lateMs(lag.max) },
      cpuMsPerMove: Math.round((1e5 * cpu) / crowd.acknowledged.length) / 100,
      peakMemoryMb: Math.round(memory),
      cpuPercentOfOneCore: Math.round((100 * cpu) / seconds),
    };
  } finally {
    for (const server of servers) await server.stop();
  }
}

const LAG_RESOLUTION_MS = 5;
/** The upper ends of the buckets in which a server counts how long moves took, in ms. */
const BUCKETS_MS = SECONDS.map((seconds) => seconds * 1000);

/** How many moves a server has answered so far, by bucket. */
async function moveTimes({ url }: ServerProcess): Promise<number[]> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const upTo = SECONDS.map((seconds) =>
    Number(new RegExp(`^reynard_move_seconds_bucket\\{le="${seconds}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0),
  );
  const all = Number(/^reynard_move_seconds_count (\d+)/m.exec(text)?.[1] ?? 0);
  return [...upTo, all].map((count, i) => count - (i === 0 ? 0 : upTo[i - 1]!));
}

/** The time within which a share of the moves was answered, from the counts of all servers: a straight line within a bucket. */
function within(counts: readonly (readonly number[])[], share: number): number {
  const sums = counts[0]!.map((_, bucket) => counts.reduce((sum, each) => sum + each[bucket]!, 0));
  let wanted = share * sums.reduce((sum, count) => sum + count, 0);
  for (const [bucket, count] of sums.entries()) {
    const [from, to] = [BUCKETS_MS[bucket - 1] ?? 0, BUCKETS_MS[bucket] ?? Number.POSITIVE_INFINITY];
    if (wanted <= count) return Math.round(10 * (from + ((to - from) * wanted) / count)) / 10;
    wanted -= count;
  }
  return Number.NaN;
}

/** Keeps bots busy: people who move at once, at tables with three bots. */
function playAgainstBots(url: string, tables: number): Promise<AutoPlayer[]> {
  return Promise.all(
    Array.from({ length: tables }, async (_, i) => {
      const host = await newPlayer(url, `H${i}`);
      const game = SHEETS[i % SHEETS.length]!.id;
      const { id } = await host.createTable({ game, seats: SEATS, bots: Array(SEATS - 1).fill('reynard') });
      return new AutoPlayer(host, id, `bots ${i}`);
    }),
  );
}

/** Peak resident memory of a process (Linux). */
function peakMemoryMb(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}

/** User and system time a process has used so far (Linux). */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function call<T>(
  url: string,
  method: string,
  path: string,
  token?: string,
  body?: object,
  key?: string,
): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${url}/api${path}`, { method, headers, agent }, resolve).on('error', reject).end(text);
  });
  let answer = '';
  for await (const chunk of response) answer += chunk;
  if (response.statusCode! >= 300) throw new Error(`${response.statusCode} ${answer}`);
  return JSON.parse(answer) as T;
}

/** One table with its four players. */
class LoadTable {
  readonly #crowd: Crowd;
  readonly #urls: readonly string[];
  readonly #tokens: string[] = [];
  readonly #streams: Socket[] = [];
  readonly #position: Position;
  readonly #random: Random;
  #id = '';
  #events = 0;
  #moves = 0;
  /** When moves were sent, by event number, until all other streams have brought them. */
  readonly #sent = new Map<number, { at: number; seat: number; left: number }>();
  readonly #early = new Map<number, { seat: number; at: number }[]>();

  constructor(crowd: Crowd, urls: readonly string[], index: number) {
    this.#crowd = crowd;
    this.#urls = urls;
    this.#position = Position.start(SHEETS[index % SHEETS.length]!, SEATS);
    this.#random = new Random(`load ${index}`);
  }

  #url(seat: number): string {
    return this.#urls[seat % this.#urls.length]!;
  }

  async sitDown(): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) {
      const { token } = await call<{ token: string }>(this.#url(seat), 'POST', '/players', undefined, {
        name: `P${seat}`,
      });
      this.#tokens.push(token);
    }
    const game = this.#position.layout.sheet.id;
    const { id } = await call<{ id: string }>(this.#url(0), 'POST', '/tables', this.#tokens[0], {
      game,
      seats: SEATS,
    });
    this.#id = id;
    for (let seat = 1; seat < SEATS; seat++) {
      await call(this.#url(seat), 'POST', `/tables/${id}/seats`, this.#tokens[seat], {});
    }
    for (let seat = 0; seat < SEATS; seat++) {
      await call(this.#url(seat), 'PUT', `/tables/${id}/seed`, this.#tokens[seat], { seed: newSeed() });
    }
    for (let seat = 0; seat < SEATS; seat++) await this.#follow(seat);
  }

  /** Reads a stream from a bare socket: with a request object for each of ten thousand streams, this process would be the slowest part. */
  #follow(seat: number): Promise<void> {
    const { hostname, port } = new URL(this.#url(seat));
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          `GET /api/tables/${this.#id}/stream HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${this.#tokens[seat]}\r\n\r\n`,
        ),
      );
      this.#streams.push(socket);
      socket.setNoDelay().setEncoding('latin1').on('error', reject);
      let rest = '';
      socket.on('data', (chunk: string) => {
        if (rest === '' && chunk.startsWith('HTTP/')) {
          if (chunk.startsWith('HTTP/1.1 200')) resolve();
          else reject(new Error(chunk.slice(0, 300)));
        }
        const text = rest + chunk;
        const end = text.lastIndexOf('\n\n') + 1;
        for (let at = text.indexOf(MOVE); at >= 0 && at < end; at = text.indexOf(MOVE, at + 1))
          this.#receive(seat, Number.parseInt(text.slice(at + MOVE.length, at + MOVE.length + 6), 10));
        rest = text.slice(end);
      });
    });
  }

  #receive(seat: number, n: number): void {
    const at = performance.now();
    if (this.#sent.has(n)) this.#deliver(seat, n, at);
    // The stream may be faster than the acknowledgement, from which we learn the event's number.
    else this.#early.set(n, [...(this.#early.get(n) ?? []), { seat, at }]);
  }

  #deliver(seat: number, n: number, at: number): void {
    const sent = this.#sent.get(n);
    if (sent === undefined || sent.seat === seat) return;
    this.#crowd.delivered.push(at - sent.at);
    if (--sent.left === 0) this.#sent.delete(n);
  }

  get missing(): number {
    return [...this.#sent.values()].reduce((sum, { left }) => sum + left, 0);
  }

  /** One move of any seat that can move. */
  async move(): Promise<void> {
    const position = this.#position;
    const seats = [0, 1, 2, 3].filter((seat) => position.listChoices(seat, scratch) > 0);
    if (seats.length === 0) return;
    const seat = seats[this.#random.below(seats.length)]!;
    const move = scratch[this.#random.below(position.listChoices(seat, scratch))]!;
    const event = move === ROLL ? { e: 'roll' } : moveEvent(position.layout, move);
    const at = performance.now();
    const body = { after: this.#events, event };
    const key = `load-${this.#moves++}-${seat}`;
    const path = `/tables/${this.#id}/moves`;
    const answer = await call<{ n: number; event: object }>(
      this.#url(seat),
      'POST',
      path,
      this.#tokens[seat],
      body,
      key,
    );
    this.#crowd.acknowledged.push(performance.now() - at);
    this.#events = answer.n;
    playEvent(position, answer.event);
    this.#sent.set(answer.n, { at, seat, left: SEATS - 1 });
    for (const early of this.#early.get(answer.n) ?? []) this.#deliver(early.seat, answer.n, early.at);
    this.#early.delete(answer.n);
  }

  /** Makes moves until the time is over. */
  async play(until: number, msPerMove: number): Promise<void> {
    while (!this.#position.isOver) {
      await new Promise((resolve) =>
        setTimeout(resolve, msPerMove * (0.5 + this.#random.below(1000) / 1000)),
      );
      if (performance.now() > until) return;
      try {
        await this.move();
      } catch {
        this.#crowd.errors++;
      }
    }
  }

  leave(): void {
    for (const stream of this.#streams) stream.destroy();
  }
}

class Crowd {
  readonly acknowledged: number[] = [];
  readonly delivered: number[] = [];
  errors = 0;
  readonly #tables: LoadTable[];
  readonly #plan: LoadPlan;

  constructor(urls: readonly string[], plan: LoadPlan) {
    this.#plan = plan;
    this.#tables = Array.from({ length: plan.tables }, (_, i) => new LoadTable(this, urls, i));
  }

  async sitDown(): Promise<void> {
    const waiting = [...this.#tables];
    const host = async () => {
      for (let table = waiting.pop(); table !== undefined; table = waiting.pop()) await table.sitDown();
    };
    await Promise.all(Array.from({ length: 16 }, host));
  }

  async play(): Promise<void> {
    const until = performance.now() + this.#plan.seconds * 1000;
    await Promise.all(this.#tables.map((table) => table.play(until, this.#plan.msPerMove)));
  }

  /** Moves that a stream of another player has not brought yet. */
  get missing(): number {
    return this.#tables.reduce((sum, table) => sum + table.missing, 0);
  }

  leave(): void {
    for (const table of this.#tables) table.leave();
  }

  report(seconds: number): Pick<LoadReport, Measured> {
    const moves = this.acknowledged.length;
    return {
      tables: this.#tables.length,
      players: this.#tables.length * SEATS,
      moves,
      movesPerSecond: Math.round(moves / seconds),
      errors: this.errors,
      missing: this.missing,
      acknowledgedMs: percentiles(this.acknowledged),
      deliveredMs: percentiles(this.delivered),
    };
  }
}

function percentiles(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(10 * (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)) / 10;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}
