// `reynard verify`: replays records and says which are valid. It streams, so files may be of any size.
import { parseRecord } from '@reynard/engine';
import { type Command, fileProblem, readArguments, UsageError } from '../command.ts';
import { type Line, LONGEST_LINE, linesOf, openInput } from '../lines.ts';
import { write } from '../output.ts';
import { whole } from '../simulation/report.ts';

const options = {
  json: { type: 'boolean', help: 'print one JSON line per record and nothing else' },
} as const;

/** The verdict on one record, as `--json` prints it. */
type Verdict =
  | { readonly ok: true; readonly result: object | null }
  | { readonly ok: false; readonly event: number | null; readonly code: string; readonly reason: string };

function judge({ text }: Line): Verdict {
  if (text === null) {
    const reason = `the line is longer than ${LONGEST_LINE / 1024 / 1024} MiB`;
    return { ok: false, event: null, code: 'too-long', reason };
  }
  const parsed = parseRecord(text);
  return parsed.ok ? { ok: true, result: parsed.record.result ?? null } : { ok: false, ...parsed.error };
}

class Count {
  good = 0;
  unfinished = 0;
  bad = 0;

  add(verdict: Verdict): void {
    if (!verdict.ok) this.bad++;
    else {
      this.good++;
      if (verdict.result === null) this.unfinished++;
    }
  }

  get records(): number {
    return this.good + this.bad;
  }

  get summary(): string {
    const records = this.records === 1 ? '1 record' : `${whole(this.records)} records`;
    const unfinished = this.unfinished > 0 ? ` (${whole(this.unfinished)} unfinished)` : '';
    return `${records}: ${whole(this.good)} valid${unfinished}, ${whole(this.bad)} invalid`;
  }
}

/** Checks one file. Returns 2 if it cannot be read, 1 if it has no records, else 0. */
async function verifyFile(path: string, json: boolean, count: Count): Promise<number> {
  const name = path === '-' ? 'standard input' : path;
  const before = count.records;
  try {
    for await (const line of linesOf(openInput(path))) {
      const verdict = judge(line);
      count.add(verdict);
      if (json) await write(process.stdout, `${JSON.stringify(verdict)}\n`);
      else if (!verdict.ok) {
        const where = verdict.event === null ? '' : `step ${verdict.event + 1}: `;
        const message = `${name}:${line.number}: ${where}${verdict.reason} (${verdict.code})\n`;
        await write(process.stdout, message);
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    console.error(`reynard: cannot read ${name}: ${fileProblem(error)}`);
    return 2;
  }
  if (count.records > before) return 0;
  console.error(`reynard: ${name}: no records`);
  return 1;
}

async function run(argv: string[]): Promise<number> {
  const { values, positionals } = readArguments(options, argv);
  if (positionals.length === 0) throw new UsageError('name a file of records, or "-" for standard input');
  const count = new Count();
  let worst = 0;
  for (const path of positionals) worst = Math.max(worst, await verifyFile(path, values.json, count));
  if (!values.json && count.records > 0) console.log(count.summary);
  return Math.max(worst, count.bad > 0 ? 1 : 0);
}

export const verify: Command = {
  name: 'verify',
  summary: 'check recorded games against the rules',
  usage: 'FILE.jsonl… [--json]      ("-" reads standard input)',
  options,
  notes: `
A file holds one record per line; blank lines are skipped. Every event is checked against the
rules and the result against the events. An unfinished game is valid if its events are.

With --json each record gives one line:
  {"ok":true,"result":…}                                  result is null for an unfinished game
  {"ok":false,"event":i,"code":"…","reason":"…"}          event is null if the record itself is malformed
A line over ${LONGEST_LINE / 1024 / 1024} MiB is malformed ("too-long").

Exit code: 0 if every record is valid, 1 if one is not or a file has no records, 2 if a file
cannot be read.

Examples:
  reynard verify games.jsonl
  zcat games.jsonl.gz | reynard verify --json -`,
  run,
};
