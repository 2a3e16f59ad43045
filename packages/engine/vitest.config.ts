import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'engine',
    include: ['{src,test}/**/*.test.ts'],
    // Files share a thread one after the other: the engine keeps no state.
    isolate: false,
    // Property tests and the package build take their time on a busy machine; none of them measures it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
