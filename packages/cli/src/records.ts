// Reads files with one record per line, for the commands that stream over them.
import { type GameRecord, parseRecord } from '@reynard/engine';
import { fileProblem } from './command.ts';
import { type FileLine, LONGEST_LINE, linesOf, openInput } from './lines.ts';

/** Why a line holds no valid record. */
export interface Invalid {
  readonly ok: false;
  /** The event that breaks a rule; null if the record itself is malformed. */
  readonly event: number | null;
  readonly code: string;
  readonly reason: string;
}

export function readRecord({ text }: FileLine): { readonly ok: true; readonly record: GameRecord } | Invalid {
  if (text === null) {
    const reason = `the line is longer than ${LONGEST_LINE / 1024 / 1024} MiB`;
    return { ok: false, event: null, code: 'too-long', reason };
  }
  const parsed = parseRecord(text);
  return parsed.ok ? parsed : { ok: false, ...parsed.error };
}

/** What is wrong with a line, in a sentence. Steps count from 1. */
export function problemOf({ event, reason, code }: Invalid): string {
  return `${event === null ? '' : `step ${event + 1}: `}${reason} (${code})`;
}

/**
 * Hands every line of a file to `take`, with where it stands. Returns 2 if the file cannot be read, 1 if it has no records,
 * else 0; what is wrong goes to standard error.
 */
export async function eachLine(
  path: string,
  take: (line: FileLine, where: string) => Promise<void>,
): Promise<number> {
  const name = path === '-' ? 'standard input' : path;
  let isEmpty = true;
  try {
    for await (const line of linesOf(openInput(path))) {
      isEmpty = false;
      await take(line, `${name}:${line.number}`);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    console.error(`reynard: cannot read ${name}: ${fileProblem(error)}`);
    return 2;
  }
  if (isEmpty) console.error(`reynard: ${name}: no records`);
  return isEmpty ? 1 : 0;
}
