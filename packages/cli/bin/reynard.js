#!/usr/bin/env node
// Starts the command line. The sources are TypeScript, which Node runs by itself from version 22.18 on; on an older Node
// this hands over to the one that the project pins.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const main = new URL('../src/main.ts', import.meta.url);
const [major, minor] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 18)) {
  await import(main.href);
} else {
  const pinned = createRequire(import.meta.url).resolve('node/bin/node');
  const { status } = spawnSync(pinned, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
