#!/usr/bin/env node
// Starts the command line. The sources are TypeScript, which Node runs by itself from version 22.18 on; on an older Node
// this hands over to the one that the project pins. In a fresh clone it first installs what is missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const main = new URL('../src/main.ts', import.meta.url);
const setup = new URL('../../../scripts/setup.js', import.meta.url);
const dependencies = new URL('../../../node_modules', import.meta.url);
const [major, minor] = process.versions.node.split('.').map(Number);

if (existsSync(setup) && !existsSync(dependencies)) {
  // The installation's own output must not mix with what a script reads from this command.
  const { status } = spawnSync(process.execPath, [fileURLToPath(setup)], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

if (major > 22 || (major === 22 && minor >= 18)) {
  module.enableCompileCache?.(); // most of the start-up time is reading TypeScript
  await import(main.href);
} else {
  const pinned = createRequire(import.meta.url).resolve('node/bin/node');
  process.on('SIGINT', () => {}); // the other one answers Ctrl-C
  const { status } = spawnSync(pinned, process.argv.slice(1), { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
