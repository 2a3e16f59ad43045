import { defineProject } from 'vitest/config';

// The app itself: the production build in a real browser.
export default defineProject({
  // The package's own tsconfig.json extends a file that SvelteKit writes, which a fresh clone does not have.
  tsconfig: '../../tsconfig.json',
  test: {
    name: 'browser',
    include: ['test/**/*.test.ts'],
    globalSetup: './test/build.ts',
    // Files share a worker one after the other, and with it the modules and the browser (`useBrowser`).
    isolate: false,
    // Whole games on a busy machine take long; no test measures time.
    expect: { poll: { timeout: 120_000 } },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
