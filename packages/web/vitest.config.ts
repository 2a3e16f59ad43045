import { defineConfig } from 'vitest/config';

// Logic beside its source; the app itself in a real browser against the production build, one file after the other.
export default defineConfig({
  test: {
    name: 'web',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/build.ts',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
