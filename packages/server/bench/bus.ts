// Measures the bus between nodes: raises the moves per second until one in a hundred takes more than 250 ms from being sent until
// another node has read it. Every node stores and listens; each table is watched at one other node.
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openStorage } from '../src/database.ts';
import { newTableRow } from '../src/seats.ts';

export interface BusPlan {
  readonly url: string;
  readonly redis: string | null;
  readonly nodes: number;
  /** Moves per second of all nodes together. */
  readonly movesPerSecond: number;
  readonly seconds: number;
}

export interface BusReport {
  readonly nodes: number;
  readonly wanted: number;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const TABLES = 200;

/** Measures one rate on a new database. */
export async function measureBus(plan: BusPlan): Promise<BusReport> {
  await makeTables(plan);
  const nodes = await Promise.all(Array.from({ length: plan.nodes }, (_, index) => startNode(plan, index)));
  const answers = Promise.all(nodes.map(nextMessage)) as Promise<
    { movesPerSecond: number; delays: number[] }[]
  >;
  for (const node of nodes) node.send('go');
  const all = await answers;
  const delays = all.flatMap((answer) => answer.delays).sort((a, b) => a - b);
  const at = (share: number) => Math.round(delays[Math.floor(share * (delays.length - 1))] ?? Number.NaN);
  return {
    nodes: plan.nodes,
    wanted: plan.movesPerSecond,
    movesPerSecond: Math.round(all.reduce((sum, answer) => sum + answer.movesPerSecond, 0)),
    p50: at(0.5),
    p99: at(0.99),
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

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`a node of the measurement ended with ${code}`)));
  });
}
