// The figures of docs/figures-server.md, measured part by part. Run it on a machine that does nothing else: it asks for no
// priority, and whatever runs beside it is part of what it measures.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { newDatabase, Postgres, remove, tempDir } from '../test/world.ts';
import { type CrashReport, crash } from './crash.ts';
import { type LoadPlan, type LoadReport, load } from './load.ts';

const HELP = `Measures the server and writes the figures, on loopback, bounded.

Usage: node packages/server/bench/figures.ts [--part NAME]… [--quick] [--out FILE]

  --part NAME   only this part; may be given several times. Parts:
                  sqlite     2,000 players at 500 live tables, one node with SQLite     (1½ min)
                  postgres   the same on two nodes with PostgreSQL                      (1½ min)
                  bots       the same as sqlite while the strongest bot thinks at ten
                             more tables                                                (1½ min)
                  limit      moves more and more often until the answer takes too long  (3 min)
                  kill       kill -9 in the middle of play, 20 times on each database   (3 min)
  --quick       everything in small, about a minute: shows that it runs, measures nothing
  --out FILE    write the document there instead of printing it; needs all parts
                (docs/figures-server.md is made this way)

Everything together takes less than ten minutes. Close other programs first: the figures are wall-clock times. Linux only (memory and
processor time are read from /proc). PostgreSQL comes with npm.`;

const NAMES = ['sqlite', 'postgres', 'bots', 'limit', 'kill'] as const;
type Part = (typeof NAMES)[number];

const { values: options } = readOptions();
const quick = options.quick ?? false;
const parts = new Set<Part>((options.part as Part[] | undefined) ?? NAMES);
const SIZE = quick ? { tables: 50, seconds: 5 } : { tables: 500, seconds: 45 };
const BOT_TABLES = quick ? 2 : 10;
const STEPS = quick ? [300] : [1000, 500, 300, 200, 150];
const KILLS = quick ? 2 : 20;
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

const LOAD_HEAD = `| | players at tables | moves/s | acknowledged ms p50 / p99 | delivered ms p50 / p99 | errors / missing | peak memory | processor |
|---|---|---|---|---|---|---|---|`;
const loadRow = (what: string, r: LoadReport) =>
  `| ${what} | ${r.players} at ${r.tables} | ${r.movesPerSecond} | ${r.acknowledgedMs.p50} / ${r.acknowledgedMs.p99} | ${r.deliveredMs.p50} / ${r.deliveredMs.p99} | ${r.errors} / ${r.missing} | ${r.peakMemoryMb} MB | ${r.cpuPercentOfOneCore} % |`;
const crashRow = (what: string, r: CrashReport) =>
  `| ${what} | ${r.kills} | ${r.acknowledged} | ${r.lost} | ${r.doubled} | ${r.invalid} | ${r.unseen} |`;

async function loadPart(postgres: string): Promise<string> {
  const rows: string[] = [];
  const usual = { ...SIZE, msPerMove: EVERY_MS };
  if (parts.has('sqlite')) {
    const what = 'one node, SQLite';
    rows.push(loadRow(what, await withFolder((storage) => measure(what, { storage, nodes: 1, ...usual }))));
  }
  if (parts.has('postgres')) {
    const what = 'two nodes, PostgreSQL';
    const storage = { DATABASE_URL: await newDatabase(postgres) };
    rows.push(loadRow(what, await measure(what, { storage, nodes: 2, ...usual })));
  }
  if (parts.has('bots')) {
    const what = `one node, SQLite, and the strongest bot thinking at ${BOT_TABLES} more tables`;
    const report = await withFolder((storage) =>
      measure(what, { storage, nodes: 1, ...usual, botTables: BOT_TABLES }),
    );
    rows.push(loadRow(what, report));
  }
  if (rows.length === 0) return '';
  return `## Load
Every player follows the table's stream; each table makes a move every three seconds on average.
Acknowledged: from sending the POST to its answer, which is given after the commit (SQLite: WAL, \`synchronous=FULL\`;
PostgreSQL: its default \`synchronous_commit=on\`). Delivered: from sending the POST to the arrival at each other player's stream,
on another node where there are two. Processor: of the servers together, 100 % is one core; bots think in a thread of their own.

${LOAD_HEAD}
${rows.join('\n')}

Wanted: p99 below 100 ms acknowledged, below 150 ms delivered, less than 1 GB, less than one core.
`;
}

/** More and more moves on one node with SQLite until the answer takes too long. */
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

The players of the test, all in one process, need about as much processor as the server; in the last rows they are part of what is
measured, so the true limit is not lower than this.
`;
}

async function killing(what: string, storage: Record<string, string>): Promise<string> {
  say(`${what}: ${KILLS} times kill -9 in the middle of play …`);
  const report = await crash({ storage, kills: KILLS, tables: 8, movesBetween: 100 });
  say(JSON.stringify(report));
  return crashRow(what, report);
}

async function killPart(postgres: string): Promise<string> {
  if (!parts.has('kill')) return '';
  const rows = [
    await withFolder((storage) => killing('SQLite', storage)),
    await killing('PostgreSQL', { DATABASE_URL: await newDatabase(postgres) }),
  ];
  return `## kill -9 in the middle of play
All players move as fast as they can; the node is killed and started again. Afterwards every acknowledged move must be in the
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
  const postgres = await Postgres.start();
  try {
    const sections = [await loadPart(postgres.url), await limitPart(), await killPart(postgres.url)];
    const text = `# Figures of the server

Written by \`node packages/server/bench/figures.ts --out docs/figures-server.md\` (\`--help\` tells more), on loopback, ${day},
${cpus()[0]!.model.trim()}, ${cpus().length} cores shared by the servers, the players of the test and PostgreSQL. Load average of the machine
before the run: ${before}.

${sections.filter((section) => section !== '').join('\n')}`;
    if (options.out) writeFileSync(options.out, text);
    else console.log(text);
  } finally {
    await postgres.stop();
  }
}

await main();
process.exit(0);
