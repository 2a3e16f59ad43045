// `reynard verify`: replays records and says which are valid. It streams, so files may be of any size.
import { type Command, readArguments, UsageError } from '../command.ts';
import { type FileLine, LONGEST_LINE } from '../lines.ts';
import { write } from '../output.ts';
import { eachLine, type Invalid, problemOf, readRecord } from '../records.ts';
import { whole } from '../simulation/report.ts';

const options = {
  json: { type: 'boolean', help: 'print one JSON line per record and nothing else' },
} as const;

/** The verdict on one record, as `--json` prints it. */
type Verdict = { readonly ok: true; readonly result: object | null } | Invalid;

function judge(line: FileLine): Verdict {
  const read = readRecord(line);
  return read.ok ? { ok: true, result: read.record.result ?? null } : read;
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

async function run(argv: string[]): Promise<number> {
  const { values, positionals } = readArguments(options, argv);
  if (positionals.length === 0) throw new UsageError('name a file of records, or "-" for standard input');
  const count = new Count();
  let worst = 0;
  const check = async (line: FileLine, where: string) => {
    const verdict = judge(line);
    count.add(verdict);
    if (values.json) await write(process.stdout, `${JSON.stringify(verdict)}\n`);
    else if (!verdict.ok) await write(process.stdout, `${where}: ${problemOf(verdict)}\n`);
  };
  for (const path of positionals) worst = Math.max(worst, await eachLine(path, check));
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
