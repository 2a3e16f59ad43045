import { defineConfig } from 'vitest/config';

// Logic beside its source; the app itself in a real browser against the production build, one file after the other.
export default defineConfig({
  test: {
    name: 'web',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/build.ts',
    fileParallelism: false,
    // Generous, as whole games on a busy machine take their time; nothing here waits for a clock.
    testTimeout: 600_000,
    // Once more where the machine was too busy for a browser; what is wrong fails twice.
    retry: 1,
    hookTimeout: 600_000,
  },
});
