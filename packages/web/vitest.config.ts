import { defineProject } from 'vitest/config';

// Logic, beside its source. The app itself is tested by vitest.browser.config.ts.
export default defineProject({
  // The package's own tsconfig.json extends a file that SvelteKit writes, which a fresh clone does not have.
  tsconfig: '../../tsconfig.json',
  test: { name: 'web', include: ['{src,vite}/**/*.test.ts'], testTimeout: 60_000 },
});
