// One PostgreSQL for all tests of a run; each test file makes databases of its own on it.
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
  project.provide('postgres', postgres.url);
  return () => postgres.stop();
}
