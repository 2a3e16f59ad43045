import { defineProject } from 'vitest/config';

export default defineProject({
  // Every test starts real processes, which take their time on a busy machine.
  test: { name: 'scripts', include: ['test/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
