import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineProject } from 'vitest/config';
import { RUN_BY_NODE } from '../../scripts/run-by-node.ts';

export default defineProject({
  test: {
    name: 'server',
    include: ['{src,test}/**/*.test.ts'],
    experimental: RUN_BY_NODE,
    globalSetup: './test/postgres.setup.ts',
    // Files of one worker share the loaded server: no part of it keeps anything outside a node.
    isolate: false,
    // Tests start many programs; each finds the code compiled.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'reynard-compile-cache') },
    // Real servers, databases and games: on a busy machine they take their time, and time is not what is tested.
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
