import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'server',
    include: ['{src,test}/**/*.test.ts'],
    globalSetup: './test/postgres.setup.ts',
    // Files share a worker one after the other: importing the server takes longer than many of its tests.
    isolate: false,
    // Real servers, databases and games: on a busy machine they take their time, and time is not what is tested.
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
