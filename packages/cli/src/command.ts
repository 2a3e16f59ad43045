// Subcommands: their type, the reading of options and the layout of help. Options are data that both the parser
// (`node:util` parseArgs) and the help use.
import { parseArgs } from 'node:util';

export interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: boolean;
  /** The placeholder of the value in the help. */
  readonly value?: string;
  readonly help: string;
}
export type Options = Readonly<Record<string, Option>>;

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What follows `reynard NAME` in the usage line. */
  readonly usage: string;
  readonly options: Options;
  /** Paragraphs after the options. */
  readonly notes: string;
  /** Returns the exit code. */
  run(argv: string[]): Promise<number>;
}

/** A mistake in the call, shown as a message without a stack trace. */
export class UsageError extends Error {
  /** The subcommand whose help to point to. */
  command: string | undefined;
  /** Whether to point to the help. */
  readonly showHint: boolean;

  constructor(message: string, { showHint = true }: { showHint?: boolean } = {}) {
    super(message);
    this.showHint = showHint;
  }
}

type Value<T extends Option> = T['type'] extends 'boolean'
  ? boolean
  : T extends { multiple: true }
    ? readonly string[]
    : string | undefined;
export type Values<T extends Options> = { readonly [K in keyof T]: Value<T[K]> };

/** Reads options and positional arguments. */
export function readArguments<const T extends Options>(
  options: T,
  argv: string[],
): { values: Values<T>; positionals: string[] } {
  try {
    const parsed = parseArgs({ args: argv, options, allowPositionals: true, strict: true });
    const values: Readonly<Record<string, unknown>> = parsed.values;
    const complete = Object.entries(options).map(([name, option]) => [
      name,
      values[name] ?? (option.type === 'boolean' ? false : option.multiple ? [] : undefined),
    ]);
    return { values: Object.fromEntries(complete) as Values<T>, positionals: parsed.positionals };
  } catch (error) {
    throw new UsageError(explain(error as NodeJS.ErrnoException, options));
  }
}

function explain(error: NodeJS.ErrnoException, options: Options): string {
  const option = /'(-[^' ]*)/.exec(error.message)?.[1] ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return `unknown option "${option}"${nearest(
      option,
      Object.keys(options).map((name) => `--${name}`),
    )}`;
  }
  const name = /--([\w-]+)/.exec(error.message)?.[1] ?? '';
  const takesValue = Object.hasOwn(options, name) && options[name].type === 'string';
  return takesValue ? `option --${name} needs a value` : `option --${name} takes no value`;
}

/** `; did you mean …?` for the nearest candidate, if one is near. */
export function nearest(word: string, candidates: readonly string[]): string {
  const [best] = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(({ distance, candidate }) => distance <= Math.max(1, candidate.length / 3))
    .sort((a, b) => a.distance - b.distance);
  return best ? `; did you mean "${best.candidate}"?` : '';
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + Number(a[i - 1] !== b[j - 1]);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}

export function helpFor({ name, summary, usage, options, notes }: Command): string {
  const all: Options = { ...options, help: { type: 'boolean', short: 'h', help: 'this help' } };
  const rows = Object.entries(all).map(([option, { short, value, help }]) => ({
    left: `${short ? `-${short}, ` : '    '}--${option}${value ? ` ${value}` : ''}`,
    help,
  }));
  const indent = Math.max(...rows.map(({ left }) => left.length)) + 4;
  const lines = rows.map(
    ({ left, help }) => `  ${left.padEnd(indent - 2)}${help.replaceAll('\n', `\n${' '.repeat(indent)}`)}`,
  );
  return `reynard ${name}: ${summary}

Usage: reynard ${name} ${usage}

Options:
${lines.join('\n')}

${notes.trim()}`;
}

/** A whole number within bounds. */
export function wholeNumber(text: string, option: string, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new UsageError(`--${option} takes a whole number from ${least} to ${most}, not "${text}"`);
  }
  return number;
}

/** What can go wrong with a file, by the system's code. */
export const FILE_FAULTS = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
} as const;
export type FileFaults = Readonly<Record<keyof typeof FILE_FAULTS, string>>;

/** What a failed file operation means, in words. */
export function fileProblem(error: unknown, words: FileFaults = FILE_FAULTS): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return Object.hasOwn(words, code) ? words[code as keyof FileFaults] : message;
}
