// One node of the measurement of the bus (bus.ts starts it as a process): stores events as the ledger does, tells the others, and
// reads what they tell. No HTTP and no streams, so that the bus and the database are what is measured.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { type Bus, type BusEvents, type Message, PostgresBus } from '../src/bus.ts';
import { type EventRow, openStorage } from '../src/database.ts';
import { openLog } from '../src/log.ts';
import { RedisBus } from '../src/redis-bus.ts';
import { readNewEvents } from '../src/table-rows.ts';

interface Order {
  readonly url: string;
  readonly redis: string | null;
  /** Which node this is, of how many. */
  readonly index: number;
  readonly nodes: number;
  readonly tables: number;
  readonly movesPerSecond: number;
  /** The time before the measurement, at the same rate: connections are opened and code is compiled in it. */
  readonly warmUpSeconds: number;
  readonly seconds: number;
}

/** What a node tells at the end. */
export interface NodeReport {
  /** Moves that were due in the measured time, and those of them that were stored. */
  readonly due: number;
  readonly stored: number;
  /** How long it took from when a measured move was due until it was read here, in ms. */
  readonly delays: readonly number[];
  /** How late this process was at its own timers in the measured time, in ms: the worst hundredth. */
  readonly lagP99: number;
}

const GATHER_MS = 4;
/** The most events in one transaction, as in the ledger. */
const MOST = 200;
const LAST_MS = 3000;
const order = JSON.parse(process.argv[2]!) as Order;
const storage = await openStorage({ DATABASE_URL: order.url, DATABASE_POOL: 10, DATA_DIR: '' });
const log = openLog('warn');
const now = () => performance.timeOrigin + performance.now();
const tableOf = (node: number, i: number) => `bench-${node}-${i}`;

/** When the measured time begins and ends, on the clock of all nodes. */
let from = Number.POSITIVE_INFINITY;
let until = Number.POSITIVE_INFINITY;
/** How long it took until a measured move of another node was read here, from when it was due. */
const delays: number[] = [];
/** How many events of a table this node has read. Each table is watched at the node after its own. */
const read = new Map<string, number>();
const watched = (order.index + order.nodes - 1) % order.nodes;
let behind = new Map<string, number>();
let reading = false;

async function readBehind(): Promise<void> {
  if (reading) return;
  reading = true;
  while (behind.size > 0) {
    const tables = [...behind.keys()].map((id) => ({ id, stored: read.get(id) ?? 0 }));
    behind = new Map();
    for (const row of await readNewEvents(storage.db, tables)) {
      const dueAt = Number(row.key);
      if (dueAt >= from && dueAt < until) delays.push(now() - dueAt);
      read.set(row.table_id, row.n);
    }
  }
  reading = false;
}

const on: BusEvents = {
  onMessage(message: Message) {
    if (message.kind !== 'events') return;
    for (const [id, n] of Object.entries(message.tables))
      if (id.startsWith(`bench-${watched}-`)) behind.set(id, n);
    void readBehind();
  },
  onGap: () => {},
  onSilence: () => {},
};

const postgres = new PostgresBus(storage.db, order.url, log, on);
await postgres.open();
let bus: Bus = postgres;
if (order.redis !== null) {
  const redis = new RedisBus(storage.db, order.redis, postgres, log, on);
  await redis.open();
  bus = redis;
}
/** Resolves with the next message of the process that measures. */
const told = <T>() =>
  new Promise<T>((resolve) => process.once('message', (message) => resolve(message as T)));

process.send!('ready');
const begun = await told<number>();
from = begun + order.warmUpSeconds * 1000;
until = from + order.seconds * 1000;

const numbers = new Map<string, number>();
const msPerMove = 1000 / order.movesPerSecond;
const lag = monitorEventLoopDelay({ resolution: GATHER_MS });
let sent = 0;
/** Of the moves due in the measured time, how many are stored. */
let stored = 0;

/** A move carries the time at which it was due: if this node is late, that counts. */
function nextMove(): EventRow {
  const dueAt = begun + sent++ * msPerMove;
  const table_id = tableOf(order.index, sent % order.tables);
  const n = (numbers.get(table_id) ?? 0) + 1;
  numbers.set(table_id, n);
  const event = '{"e":"pick","die":"green","mark":{"area":"green"},"p":0}';
  return { table_id, n, event, at: Date.now(), seat: 0, key: String(dueAt) };
}

while (now() < until) {
  if (now() >= from) lag.enable();
  const due = Math.floor((now() - begun) / msPerMove) - sent;
  const rows = Array.from({ length: Math.max(0, Math.min(due, MOST)) }, nextMove);
  if (rows.length > 0) {
    await bus.transact(async (trx, tell) => {
      await trx.insertInto('events').values(rows).execute();
      await tell({
        kind: 'events',
        tables: Object.fromEntries(rows.map(({ table_id, n }) => [table_id, n])),
      });
    });
    if (now() < until) stored += rows.filter(({ key }) => Number(key) >= from).length;
  }
  await setTimeout(GATHER_MS);
}
lag.disable();
// What is on its way when the time is over arrives within this time, or counts as missing.
await setTimeout(LAST_MS);
process.send!({
  due: Math.round(order.seconds * order.movesPerSecond),
  stored,
  delays,
  lagP99: Math.max(0, lag.percentile(99) / 1e6 - GATHER_MS),
} satisfies NodeReport);
await told();
await bus.close();
await storage.close();
process.exit(0);
