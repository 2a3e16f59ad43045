// What the program says when it starts: sentences for a person at a terminal, a log for everything else.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { asText, openLog } from '../src/log.ts';
import { remove, type Settings, tempDir } from './world.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const data = tempDir();
afterAll(() => remove(data));

const AT_TERMINAL = ['--import', 'data:text/javascript,process.stdout.isTTY = true'];

function run(node: string[], settings: Settings): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [...node, main], {
    env: { ...process.env, PORT: '0', DATA_DIR: data, ...settings },
  });
}

/** All that the program prints until it ends; it is stopped as soon as it has said this. */
async function outputOf(child: ChildProcessWithoutNullStreams, last: RegExp): Promise<string> {
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
    if (!child.killed && last.test(output)) child.kill('SIGTERM');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  await new Promise((resolve) => child.once('close', resolve));
  return output;
}

test('a person at a terminal reads the address in a sentence, and no JSON', async () => {
  const output = await outputOf(run(AT_TERMINAL, {}), /ready: .+\n/);
  expect(output).toMatch(/^Reynard is ready: http:\/\/localhost:\d+ \(Ctrl-C stops it\)\n/);
  expect(output).not.toContain('"message"');
  expect(output).toMatch(/^\d\d:\d\d:\d\d info: shutting down/m);
});

test('a person at a terminal reads the public address if there is one', async () => {
  const output = await outputOf(run(AT_TERMINAL, { PUBLIC_URL: 'https://dice.example' }), /ready: .+\n/);
  expect(output).toContain('Reynard is ready: https://dice.example ');
});

test('without a terminal every line is JSON', async () => {
  const output = await outputOf(run([], {}), /"listening".+\n/);
  const lines = output.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).message)).toEqual(['listening', 'shutting down']);
});

test('an address of another computer is refused with the name of the setting', async () => {
  const output = await outputOf(run([], { HOST: '192.0.2.1' }), /never/);
  expect(output).toBe('Reynard cannot start: HOST is 192.0.2.1, which is not an address of this computer.\n');
});

test('at a terminal a warning is a line of text', () => {
  const lines: string[] = [];
  const log = openLog('warn', (line) => lines.push(line), asText);
  log.info('listening');
  log.warn('a bot could not move', { error: 'RangeError' });
  log.error('a request failed');
  expect(lines).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d warn: a bot could not move \{"error":"RangeError"\}\n$/),
    expect.stringMatching(/^\d\d:\d\d:\d\d error: a request failed\n$/),
  ]);
});
