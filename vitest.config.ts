import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './scripts/longest-first.ts';

// How many files run at a time, in all projects together: one more than cores, as tests of servers and of the browser often wait
// for another process. Vitest's default is one fewer, and it reads this number for each project, so it stands here once.
process.env.VITEST_MAX_WORKERS ??= String(availableParallelism() + 1);

export default defineConfig({
  test: {
    // One project per package (web has two); a package with needs of its own, such as a database, says so in its vitest.config.ts.
    projects: [
      'packages/*/vitest.config.ts',
      'packages/web/vitest.browser.config.ts',
      'scripts/vitest.config.ts',
    ],
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './scripts/slowest-tests.ts'],
  },
});
