// One node of the measurement of the bus (bus.ts starts it as a process): stores events as the ledger does, tells the others, and
// reads what they tell. No HTTP and no streams, so that the bus and the database are what is measured.
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
  readonly seconds: number;
}

const GATHER_MS = 4;
const order = JSON.parse(process.argv[2]!) as Order;
const storage = await openStorage({ DATABASE_URL: order.url, DATABASE_POOL: 10, DATA_DIR: '' });
const log = openLog('warn');
const now = () => performance.timeOrigin + performance.now();
const tableOf = (node: number, i: number) => `bench-${node}-${i}`;

/** How long it took until a move of another node was read here. */
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
      delays.push(now() - Number(row.key));
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
process.send!('ready');
await new Promise((resolve) => process.once('message', resolve));

const numbers = new Map<string, number>();
let stored = 0;
let next = 0;
const begun = performance.now();
const end = begun + order.seconds * 1000;
for (let due = 0; performance.now() < end; ) {
  due = Math.floor(((performance.now() - begun) / 1000) * order.movesPerSecond) - stored;
  const rows = Array.from({ length: Math.min(due, 200) }, (): EventRow => {
    const table_id = tableOf(order.index, next++ % order.tables);
    const n = (numbers.get(table_id) ?? 0) + 1;
    numbers.set(table_id, n);
    const event = '{"e":"pick","die":"green","mark":{"area":"green"},"p":0}';
    return { table_id, n, event, at: Date.now(), seat: 0, key: String(now()) };
  });
  if (rows.length > 0) {
    await bus.transact(async (trx, tell) => {
      await trx.insertInto('events').values(rows).execute();
      await tell({
        kind: 'events',
        tables: Object.fromEntries(rows.map(({ table_id, n }) => [table_id, n])),
      });
    });
    stored += rows.length;
  }
  await setTimeout(GATHER_MS);
}
const seconds = (performance.now() - begun) / 1000;
await setTimeout(1500);
process.send!({ movesPerSecond: stored / seconds, delays });
await bus.close();
await storage.close();
process.exit(0);
