import { defineProject } from 'vitest/config';

export default defineProject({
  // Every test runs the real command, often several times; on a busy machine that takes a while.
  test: { name: 'cli', include: ['{src,test}/**/*.test.ts'], testTimeout: 60_000 },
});
