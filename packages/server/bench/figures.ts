// The figures of docs/figures-server.md: load on one node with SQLite and on two with PostgreSQL, the limit, and nodes
// killed twenty times. Takes about seven minutes; `--quick` takes one and shows only that everything runs.
//
//   node packages/server/bench/figures.ts [--quick] [--out docs/figures-server.md]
//
// On a machine that others use at the same time, start it with `chrt -r 1` (as root): the servers and players then get
// the processor when they need it, as on a machine of their own.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { newDatabase, Postgres, remove, tempDir } from '../test/world.ts';
import { type CrashReport, crash } from './crash.ts';
import { type LoadPlan, type LoadReport, load } from './load.ts';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, out: { type: 'string' } },
});
const quick = options.quick;
const ONE_CORE = ['taskset', '-c', String(cpus().length - 1)];
const SIZE = quick ? { tables: 50, seconds: 5 } : { tables: 500, seconds: 60 };
const STEPS = quick ? [300] : [1000, 500, 300, 200, 150, 100];
const KILLS = quick ? 2 : 20;

const say = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);

async function measure(what: string, plan: LoadPlan): Promise<LoadReport> {
  say(`${what}: ${plan.tables} tables, a move every ${plan.msPerMove} ms each, ${plan.seconds} s …`);
  const report = await load(plan);
  say(JSON.stringify(report));
  return report;
}

async function withFolder<T>(use: (storage: { DATA_DIR: string }) => Promise<T>): Promise<T> {
  const folder = tempDir();
  try {
    return await use({ DATA_DIR: folder });
  } finally {
    remove(folder);
  }
}

/** More and more moves on one node with SQLite until the answer takes too long. */
async function findLimit(): Promise<LoadReport[]> {
  const reports: LoadReport[] = [];
  for (const msPerMove of STEPS) {
    const plan = { nodes: 1, ...SIZE, seconds: Math.min(SIZE.seconds, 12), msPerMove, launcher: ONE_CORE };
    const report = await withFolder((storage) => measure('limit', { ...plan, storage }));
    reports.push(report);
    if (report.acknowledgedMs.p50 > 100 || report.errors > 0) break;
  }
  return reports;
}

async function killing(what: string, storage: Record<string, string>): Promise<CrashReport> {
  say(`${what}: ${KILLS} times kill -9 in the middle of play …`);
  const report = await crash({ storage, kills: KILLS, tables: 8, movesBetween: 200 });
  say(JSON.stringify(report));
  return report;
}

const loadRow = (what: string, r: LoadReport) =>
  `| ${what} | ${r.players} at ${r.tables} | ${r.movesPerSecond} | ${r.acknowledgedMs.p50} / ${r.acknowledgedMs.p99} | ${r.deliveredMs.p50} / ${r.deliveredMs.p99} | ${r.errors} / ${r.missing} | ${r.peakMemoryMb} MB | ${r.cpuPercentOfOneCore} % |`;
const crashRow = (what: string, r: CrashReport) =>
  `| ${what} | ${r.kills} | ${r.acknowledged} | ${r.lost} | ${r.doubled} | ${r.invalid} | ${r.unseen} |`;

async function main(): Promise<void> {
  const before = loadavg()[0]!.toFixed(1);
  const postgres = await Postgres.start();
  try {
    const sqlite = await withFolder((storage) =>
      measure('one node, SQLite', { storage, nodes: 1, ...SIZE, msPerMove: 3000, launcher: ONE_CORE }),
    );
    const database = { DATABASE_URL: await newDatabase(postgres.url) };
    const two = await measure('two nodes, PostgreSQL', {
      storage: database,
      nodes: 2,
      ...SIZE,
      msPerMove: 3000,
    });
    const limit = await findLimit();
    const killedSqlite = await withFolder((storage) => killing('SQLite', storage));
    const killedPostgres = await killing('PostgreSQL', { DATABASE_URL: await newDatabase(postgres.url) });
    const policy = scheduling();
    const text = `# Figures of the server

Written by \`node packages/server/bench/figures.ts --out docs/figures-server.md\`, on loopback, ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]!.model.trim()},
${cpus().length} cores shared by the servers, the players of the test and PostgreSQL. Load average of the machine before the run: ${before}
(other work was running); scheduling of the test: ${policy}.

## Load
Every player follows the table's stream; each table makes a move every three seconds on average (the limit: more often).
Acknowledged: from sending the POST to its answer, which is given after the commit (SQLite: WAL, \`synchronous=FULL\`;
PostgreSQL: its default \`synchronous_commit=on\`). Delivered: from sending the POST to the arrival at each other player's stream,
on another node where there are two. SQLite's server is pinned to one core.

| | players at tables | moves/s | acknowledged ms p50 / p99 | delivered ms p50 / p99 | errors / missing | peak memory | processor |
|---|---|---|---|---|---|---|---|
${loadRow('one node, SQLite', sqlite)}
${loadRow('two nodes, PostgreSQL', two)}

Wanted: p99 below 100 ms acknowledged, below 150 ms delivered, less than 1 GB.

## The limit of one node with SQLite on one core
| | players at tables | moves/s | acknowledged ms p50 / p99 | delivered ms p50 / p99 | errors / missing | peak memory | processor |
|---|---|---|---|---|---|---|---|
${limit.map((report, i) => loadRow(`a move every ${STEPS[i]} ms per table`, report)).join('\n')}

The players of the test, all in one process, need about as much processor as the server and share its cores; in the last rows they
are part of what is measured, so the true limit is not lower than this.

## kill -9 in the middle of play
All players move as fast as they can; the node is killed and started again. Afterwards every acknowledged move must be in the
record exactly once, every record must keep the rules (and finished ones the dice), and every stream must have shown the record.

| | kills | acknowledged moves | lost | doubled | invalid records | wrong streams |
|---|---|---|---|---|---|---|
${crashRow('SQLite', killedSqlite)}
${crashRow('PostgreSQL', killedPostgres)}
`;
    if (options.out) writeFileSync(options.out, text);
    else console.log(text);
  } finally {
    await postgres.stop();
  }
}

function scheduling(): string {
  try {
    const text = execFileSync('chrt', ['-p', String(process.pid)], { encoding: 'utf8' });
    return text.includes('SCHED_OTHER')
      ? 'normal'
      : 'real-time priority, so that the other work does not count';
  } catch {
    return 'normal';
  }
}

await main();
process.exit(0);
