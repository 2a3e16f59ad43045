import { defineProject } from 'vitest/config';
import { RUN_BY_NODE } from '../../scripts/run-by-node.ts';

export default defineProject({
  test: {
    name: 'client',
    include: ['test/**/*.test.ts'],
    experimental: RUN_BY_NODE,
    // Files share a thread one after the other: nothing keeps state.
    isolate: false,
    // Whole games and the package build are slow on a busy machine; no test here measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
