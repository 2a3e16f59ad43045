// Measures the bus between nodes: raises the moves per second until one in a hundred takes more than 250 ms from being sent until
// another node has read it. Every node stores and listens; each table is watched at one other node.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openStorage } from '../src/database.ts';
import { newTableRow } from '../src/seats.ts';
import type { NodeReport } from './bus-node.ts';

export interface BusPlan {
  readonly url: string;
  readonly redis: string | null;
  readonly nodes: number;
  /** Moves per second of all nodes together. */
  readonly movesPerSecond: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
}

export interface BusReport {
  readonly nodes: number;
  readonly wanted: number;
  /** Stored within the measured time. */
  readonly movesPerSecond: number;
  /** From when a move was due until another node had read it. */
  readonly p50: number;
  readonly p99: number;
  /** Moves that no other node has read. */
  readonly missing: number;
  /** How late the slowest node was at its own timers: so much of the times above is the machine's, not the bus's. */
  readonly lagP99: number;
}

/** A delivery that takes longer is too late. */
export const LATE_MS = 250;

/** Whether the bus did not carry the rate that was wanted: a delivery in a hundred late, moves lost or not stored in time. */
export function isPastLimit({ p99, missing, movesPerSecond, wanted }: BusReport): boolean {
  return !(p99 <= LATE_MS) || missing > 0 || movesPerSecond < 0.95 * wanted;
}

const TABLES = 200;
/** All nodes begin together, this long after they are told to. */
const START_MS = 300;

/** Measures one rate on a new database. */
export async function measureBus(plan: BusPlan): Promise<BusReport> {
  await makeTables(plan);
  const nodes = await Promise.all(Array.from({ length: plan.nodes }, (_, index) => startNode(plan, index)));
  const answers = Promise.all(nodes.map((node) => nextMessage<NodeReport>(node)));
  const begun = performance.timeOrigin + performance.now() + START_MS;
  for (const node of nodes) node.send(begun);
  const all = await answers;
  // All have told what they saw before the first one closes its connections.
  for (const node of nodes) node.send('end');
  const delays = all.flatMap((answer) => answer.delays).sort((a, b) => a - b);
  const sum = (of: (answer: NodeReport) => number) => all.reduce((total, answer) => total + of(answer), 0);
  const at = (share: number) => Math.round(delays[Math.floor(share * (delays.length - 1))] ?? Number.NaN);
  return {
    nodes: plan.nodes,
    wanted: plan.movesPerSecond,
    movesPerSecond: Math.round(sum(({ stored }) => stored) / plan.seconds),
    p50: at(0.5),
    p99: at(0.99),
    missing: Math.max(0, sum(({ stored }) => stored) - delays.length),
    lagP99: Math.round(Math.max(...all.map(({ lagP99 }) => lagP99))),
  };
}

async function makeTables({ url, nodes }: BusPlan): Promise<void> {
  const storage = await openStorage({ DATABASE_URL: url, DATABASE_POOL: 2, DATA_DIR: '' });
  for (let node = 0; node < nodes; node++) {
    const row = await newTableRow('ganz-schoen-clever', 'bench', { open: 0, pace: 0, now: Date.now() });
    const rows = Array.from({ length: TABLES }, (_, i) => ({
      ...row,
      id: `bench-${node}-${i}`,
      due_at: null,
    }));
    await storage.db.insertInto('tables').values(rows).execute();
  }
  await storage.close();
}

async function startNode(plan: BusPlan, index: number): Promise<ChildProcess> {
  const order = { ...plan, index, tables: TABLES, movesPerSecond: plan.movesPerSecond / plan.nodes };
  const child = fork(fileURLToPath(new URL('./bus-node.ts', import.meta.url)), [JSON.stringify(order)]);
  await nextMessage(child);
  return child;
}

function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) => reject(new Error(`a node of the measurement ended with ${code}`)));
  });
}
