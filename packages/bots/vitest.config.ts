import { defineProject } from 'vitest/config';

export default defineProject({
  // Files share a thread one after the other: bots keep no state between games.
  test: { name: 'bots', include: ['{src,test}/**/*.test.ts'], isolate: false, testTimeout: 180_000 },
});
