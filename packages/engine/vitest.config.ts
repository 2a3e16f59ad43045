import { defineProject } from 'vitest/config';
import { RUN_BY_NODE } from '../../scripts/run-by-node.ts';

export default defineProject({
  test: {
    name: 'engine',
    include: ['{src,test}/**/*.test.ts'],
    experimental: RUN_BY_NODE,
    // Files share a thread one after the other: the engine keeps no state.
    isolate: false,
    // Property tests and the package build take their time on a busy machine; none of them measures it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
