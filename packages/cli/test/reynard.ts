// Runs the real command in a process of its own.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/reynard.js', import.meta.url));

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the command with an environment that depends on nothing of this machine. */
export function start(args: readonly string[], env: RunOptions['env'] = {}): ChildProcessWithoutNullStreams {
  const { PATH } = process.env;
  return spawn(process.execPath, [BIN, ...args], { env: { PATH, HOME: tmpdir(), ...env } });
}

/** Runs the command to its end. */
export async function reynard(
  args: readonly string[],
  { input = '', env }: RunOptions = {},
): Promise<Outcome> {
  const child = start(args, env);
  child.stdin.on('error', () => {}); // it may leave before it has read everything
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reynard-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const GAMES = ['gsc', 'dsc', 'c4e'] as const;
