// Measures the figures of docs/figures-server.md, part by part. Run it on a machine that does nothing else: other programs
// change the results.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Redis, redisProgram } from '../test/redis.ts';
import { newDatabase, Postgres, remove, tempDir } from '../test/world.ts';
import { type BusReport, isPastLimit, LATE_MS, measureBus } from './bus.ts';
import { type CrashReport, crash } from './crash.ts';
import { type LoadPlan, type LoadReport, load } from './load.ts';
import { measureSize } from './size.ts';

const HELP = `Measures the server and writes the figures, on loopback, bounded.

Usage: node packages/server/bench/figures.ts [--part NAME]… [--quick] [--out FILE]

  --part NAME   only this part; may be given several times. Parts:
                  sqlite     5,000 players at 1,250 live tables, one node with SQLite on one core    (2 min)
                  ten        10,000 players at 2,500 live tables, the same, three times              (9 min)
                  postgres   5,000 players on four nodes with PostgreSQL                             (2 min)
                  bots       2,000 players while the strongest bot thinks at ten more tables         (1½ min)
                  limit      moves more and more often until the answer takes too long               (3 min)
                  size       every route with 100,000 attempts and 100,000 tables, SQLite            (2 min)
                  kill       kill -9 in the middle of play, 100 times on each database               (10 min)
                  bus        what the messages between 2 and 4 nodes carry: PostgreSQL, and Redis
                             or Valkey if one is installed                                          (20 min)
  --quick       everything in small, about two minutes: shows that it runs, measures nothing
  --out FILE    write the document there instead of printing it; needs all parts
                (docs/figures-server.md is made this way)

Close other programs first: the figures are wall-clock times. Linux only (memory and processor time are read from /proc, taskset gives a
server its core). PostgreSQL comes with npm.`;

const NAMES = ['sqlite', 'ten', 'postgres', 'bots', 'limit', 'size', 'kill', 'bus'] as const;
type Part = (typeof NAMES)[number];

const { values: options } = readOptions();
const quick = options.quick ?? false;
const parts = new Set<Part>((options.part as Part[] | undefined) ?? NAMES);
const SIZE = quick ? { tables: 50, seconds: 5 } : { tables: 500, seconds: 45 };
const BOT_TABLES = quick ? 2 : 10;
const STEPS = quick ? [300] : [1000, 500, 300, 200, 150];
const ROWS = quick ? 2000 : 100_000;
const KILLS = quick ? 2 : 100;
const FIVE = quick ? { tables: 50, seconds: 5 } : { tables: 1250, seconds: 60 };
const TEN = quick ? { tables: 60, seconds: 5 } : { tables: 2500, seconds: 60 };
const TEN_RUNS = quick ? 1 : 3;
/** Moves per second of all nodes together. */
const BUS_STEPS = quick ? [200] : [500, 1000, 2000, 3000, 4000, 6000, 8000];
const BUS_SECONDS = quick ? 2 : 15;
const BUS_WARM_UP_SECONDS = quick ? 1 : 4;
/** A rate is measured so often before it counts as past the limit: other programs disturb now and then. */
const BUS_TRIES = quick ? 1 : 3;
const EVERY_MS = 3000;

function readOptions() {
  try {
    const read = parseArgs({
      options: {
        part: { type: 'string', multiple: true },
        quick: { type: 'boolean' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const unknown = read.values.part?.find((name) => !NAMES.includes(name as Part));
    if (unknown !== undefined) throw new Error(`there is no part "${unknown}"`);
    if (read.values.out && read.values.part) throw new Error('--out needs all parts');
    if (read.values.help) {
      console.log(HELP);
      process.exit(0);
    }
    return read;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    process.exit(2);
  }
}

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

const LOAD_HEAD = `| | players at tables | moves/s | acknowledged ms p50 / p99 | delivered ms p50 / p99 | in the server ms p50 / p99 | players' own lag ms p99 / max | errors / missing | peak memory | processor | processor per move |
|---|---|---|---|---|---|---|---|---|---|---|`;
const loadRow = (what: string, r: LoadReport) =>
  `| ${what} | ${r.players} at ${r.tables} | ${r.movesPerSecond} | ${r.acknowledgedMs.p50} / ${r.acknowledgedMs.p99} | ${r.deliveredMs.p50} / ${r.deliveredMs.p99} | ${r.serverMs.p50} / ${r.serverMs.p99} | ${r.ownLagMs.p99} / ${r.ownLagMs.max} | ${r.errors} / ${r.missing} | ${r.peakMemoryMb} MB | ${r.cpuPercentOfOneCore} % | ${r.cpuMsPerMove} ms |`;
const crashRow = (what: string, r: CrashReport) =>
  `| ${what} | ${r.kills} | ${r.acknowledged} | ${r.lost} | ${r.doubled} | ${r.invalid} | ${r.unseen} |`;

async function loadPart(postgres: string): Promise<string> {
  const rows: string[] = [];
  const onSqlite = async (what: string, plan: Omit<LoadPlan, 'storage' | 'nodes' | 'msPerMove'>) => {
    const report = await withFolder((storage) =>
      measure(what, { storage, nodes: 1, msPerMove: EVERY_MS, ...plan }),
    );
    rows.push(loadRow(what, report));
  };
  if (parts.has('sqlite')) await onSqlite('one node on one core, SQLite', { ...FIVE, pinned: true });
  for (let run = 1; parts.has('ten') && run <= TEN_RUNS; run++)
    await onSqlite(`the same, run ${run}`, { ...TEN, pinned: true });
  if (parts.has('postgres')) {
    const what = 'four nodes, PostgreSQL';
    const storage = { DATABASE_URL: await newDatabase(postgres) };
    rows.push(loadRow(what, await measure(what, { storage, nodes: 4, msPerMove: EVERY_MS, ...FIVE })));
  }
  if (parts.has('bots'))
    await onSqlite(`one node, SQLite, and the strongest bot thinking at ${BOT_TABLES} more tables`, {
      ...SIZE,
      botTables: BOT_TABLES,
    });
  if (rows.length === 0) return '';
  return `## Load
Every player follows the table's stream; each table makes a move every three seconds on average.
Acknowledged: from sending the POST to its answer, which is given after the commit (SQLite: WAL, \`synchronous=FULL\`;
PostgreSQL: its default \`synchronous_commit=on\`). Delivered: from sending the POST to the arrival at each other player's stream,
on another node where there are several. In the server: from the arrival of the request to its answer, from the server's own histogram. Players' own
lag: how late the process with all players was at its own timers; the first two times contain it. Processor: of all servers together, with all their
threads; 100 % is one core.

${LOAD_HEAD}
${rows.join('\n')}

Goal: 5,000 players p99 below 50 ms acknowledged and less than 600 MB on one core; 10,000 players p99 below 100 ms, every time; no errors.
`;
}

/** Raises the rate until the bus does not carry it. */
async function busPart(postgres: string): Promise<string> {
  if (!parts.has('bus')) return '';
  const redis = redisProgram === undefined ? null : await Redis.start();
  const rows: string[] = [];
  for (const [name, url] of [
    ['NOTIFY', null],
    ...(redis ? [[redisProgram!, redis.url] as const] : []),
  ] as const) {
    for (const nodes of [2, 4]) {
      for (const movesPerSecond of BUS_STEPS) {
        let carried = false;
        for (let run = 1; run <= BUS_TRIES && !carried; run++) {
          say(`bus: ${name}, ${nodes} nodes, ${movesPerSecond} moves/s, run ${run} …`);
          const report = await measureBus({
            url: await newDatabase(postgres),
            redis: url,
            nodes,
            movesPerSecond,
            warmUpSeconds: BUS_WARM_UP_SECONDS,
            seconds: BUS_SECONDS,
          });
          say(JSON.stringify(report));
          carried = !isPastLimit(report);
          rows.push(busRow(name, report, run));
        }
        if (!carried) break;
      }
    }
  }
  await redis?.kill();
  return `## The bus between nodes
Each node stores moves in transactions as the server does, tells the others, and reads what they tell; without HTTP and streams. Delivered: from
when a move was due until the other node had read it, after ${BUS_WARM_UP_SECONDS} seconds that do not count. Own lag: how late the slowest node's timers were (p99); the machine,
not the bus. All nodes and PostgreSQL share the cores of this machine, so the true limits are not lower. A rate is past the limit if in each of
${BUS_TRIES} runs p99 was above ${LATE_MS} ms, moves were missing, or less than 95 % of the moves could be stored.

| | nodes | wanted moves/s | run | moves/s | delivered ms p50 / p99 | missing | own lag ms | |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

const busRow = (name: string, r: BusReport, run: number) =>
  `| ${name} | ${r.nodes} | ${r.wanted} | ${run} | ${r.movesPerSecond} | ${r.p50} / ${r.p99} | ${r.missing} | ${r.lagP99} | ${isPastLimit(r) ? 'past the limit' : ''} |`;

/** Raises the rate of moves on one node with SQLite until answers take too long. */
async function limitPart(): Promise<string> {
  if (!parts.has('limit')) return '';
  const rows: string[] = [];
  for (const msPerMove of STEPS) {
    const plan = { nodes: 1, ...SIZE, seconds: Math.min(SIZE.seconds, 10), msPerMove };
    const report = await withFolder((storage) => measure('limit', { ...plan, storage }));
    rows.push(loadRow(`a move every ${msPerMove} ms per table`, report));
    if (report.acknowledgedMs.p50 > 100 || report.errors > 0) break;
  }
  return `## The limit of one node with SQLite
${LOAD_HEAD}
${rows.join('\n')}

The players of the test run in one process and need about as much processor time as the server. In the last rows they slow the
server down, so its true limit is not lower than this.
`;
}

/** Every route on a large database. */
async function sizePart(): Promise<string> {
  if (!parts.has('size')) return '';
  say(`every route with ${ROWS} attempts and ${ROWS} tables …`);
  const times = await withFolder(({ DATA_DIR }) =>
    measureSize({ dataDir: DATA_DIR, attempts: ROWS, tables: ROWS, events: 12, times: 9 }),
  );
  const rows = times.map(
    ({ route, medianMs, maxMs, heldMs }) =>
      `| ${route} | ${medianMs.toFixed(1)} | ${maxMs.toFixed(1)} | ${heldMs.toFixed(0)} |`,
  );
  return `## A large database
One node with SQLite, ${ROWS.toLocaleString('en')} attempts at the daily challenge and ${ROWS.toLocaleString('en')} tables, of which two fifths are games
against a bot with 12 events each. Held: the longest time in which the server did nothing else while this route was asked; nobody
waits longer because of it.

| | median ms | longest ms | held ms |
|---|---|---|---|
${rows.join('\n')}

Goal: no route holds the server for more than 50 ms.
`;
}

async function killing(what: string, storage: Record<string, string>, nodes: number): Promise<string> {
  say(`${what}: ${KILLS} times kill -9 in the middle of play …`);
  const report = await crash({ storage, nodes, kills: KILLS, tables: 8, movesBetween: 100 });
  say(JSON.stringify(report));
  return crashRow(what, report);
}

async function killPart(postgres: string): Promise<string> {
  if (!parts.has('kill')) return '';
  const rows = [
    await withFolder((storage) => killing('SQLite', storage, 1)),
    await killing('PostgreSQL, two nodes', { DATABASE_URL: await newDatabase(postgres) }, 2),
  ];
  return `## kill -9 in the middle of play
All players move as fast as they can while nodes are killed and restarted in turn. Afterwards every acknowledged move must be in the
record exactly once, every record must pass \`reynard verify\` (and finished ones the check of their dice), and every stream must have
shown the record.

| | kills | acknowledged moves | lost | doubled | invalid records | wrong streams |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

async function main(): Promise<void> {
  const before = loadavg()[0]!.toFixed(1);
  const day = new Date().toISOString().slice(0, 10);
  const postgres =
    parts.has('postgres') || parts.has('kill') || parts.has('bus') ? await Postgres.start(true) : null;
  try {
    const url = postgres?.url ?? '';
    const sections = [
      await loadPart(url),
      await limitPart(),
      await sizePart(),
      await killPart(url),
      await busPart(url),
    ];
    const text = `# Server benchmarks

Written by \`node packages/server/bench/figures.ts --out docs/figures-server.md\` (\`--help\` explains it), on loopback, ${day},
${cpus()[0]!.model.trim()}, ${cpus().length} cores shared by the servers, the players of the test and PostgreSQL. Load average of the machine
before the run: ${before}.

${sections.filter((section) => section !== '').join('\n')}`;
    if (options.out) writeFileSync(options.out, text);
    else console.log(text);
  } finally {
    await postgres?.stop();
  }
}

await main();
process.exit(0);
