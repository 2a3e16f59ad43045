import { defineProject } from 'vitest/config';
import { RUN_BY_NODE } from '../../scripts/run-by-node.ts';

export default defineProject({
  // Files share a thread one after the other: bots keep no state between games.
  test: {
    name: 'bots',
    include: ['{src,test}/**/*.test.ts'],
    experimental: RUN_BY_NODE,
    isolate: false,
    testTimeout: 180_000,
  },
});
