import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One project per package; a package with needs of its own (a browser, a database) says so in its vitest.config.ts.
    projects: ['packages/*/vitest.config.ts'],
  },
});
