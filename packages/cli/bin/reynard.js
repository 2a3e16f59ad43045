#!/usr/bin/env node
// Starts the command line. Its sources are TypeScript: an older Node hands over to the one that the project installs. In
// a fresh clone the dependencies are installed first.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { findNode, isNewEnough } from '../../../scripts/node.js';

if (!existsSync(new URL('../../../node_modules', import.meta.url))) {
  // The installation's own output must not mix with what a script reads from this command.
  const setup = fileURLToPath(new URL('../../../scripts/setup.js', import.meta.url));
  const { status } = spawnSync(process.execPath, [setup], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

if (isNewEnough()) {
  module.enableCompileCache?.(); // most of the start-up time is reading TypeScript
  await import('../src/main.ts');
} else {
  process.on('SIGINT', () => {}); // the other process answers Ctrl-C
  const { status } = spawnSync(findNode(), process.argv.slice(1), { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
