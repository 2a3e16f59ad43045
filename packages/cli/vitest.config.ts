import { defineProject } from 'vitest/config';
import { RUN_BY_NODE } from '../../scripts/run-by-node.ts';

export default defineProject({
  // Every test runs the real command, often several times; on a busy machine that takes a while. Files share a thread one after
  // the other, as what they test runs in processes of its own.
  test: {
    name: 'cli',
    include: ['{src,test}/**/*.test.ts'],
    experimental: RUN_BY_NODE,
    isolate: false,
    testTimeout: 180_000,
  },
});
