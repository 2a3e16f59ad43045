// Loaded into servers that tests and benchmarks start (`node --import`): ends the server when the process that started it is
// gone, however that ended, so that no killed run leaves a server behind. Standard input is a pipe that the system closes then.
import type { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

// The threads of bots load this file too.
if (isMainThread) {
  process.stdin.on('close', () => process.exit(1)).resume();
  (process.stdin as unknown as Socket).unref();
}
