import { defineProject } from 'vitest/config';

export default defineProject({
  // Property tests take their time on a busy machine; none of them measures it.
  test: { name: 'engine', include: ['{src,test}/**/*.test.ts'], testTimeout: 60_000 },
});
