// A Vitest reporter: lists the ten slowest tests after a run, so that a test that has become slow is noticed.
import type { Reporter, TestModule } from 'vitest/node';

const COUNT = 10;
/** A run shorter than this has no test worth naming. */
const LEAST_MS = 1000;

export interface TimedTest {
  /** The project and the file of the test, then its full name. */
  readonly name: string;
  readonly ms: number;
}

/** The lines to print; none if no test took a second. */
export function slowestTests(tests: readonly TimedTest[]): string[] {
  const slowest = tests
    .filter(({ ms }) => ms >= LEAST_MS)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, COUNT);
  if (slowest.length === 0) return [];
  const lines = slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  return ['', 'The slowest tests:', ...lines];
}

function timedTests(module: TestModule): TimedTest[] {
  return [...module.children.allTests()].map((test) => ({
    name: `${module.project.name} ${module.relativeModuleId}: ${test.fullName}`,
    ms: test.diagnostic()?.duration ?? 0,
  }));
}

export default class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const line of slowestTests(modules.flatMap(timedTests))) console.log(line);
  }
}
