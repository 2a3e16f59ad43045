import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'client',
    include: ['test/**/*.test.ts'],
    // Whole games and the package build are slow on a busy machine; no test here measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
