// The order of test files: projects with long files first, so that a run does not end with one long file alone. (Vitest's own
// order is by the names of the projects.) Within a project, Vitest decides: long files first, as far as it knows them.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The projects whose files take longest, in order; all others follow. */
const LONG = ['browser', 'server', 'cli', 'bots'];

/** Where a project stands in the order. */
export function rankOf(project: string): number {
  const rank = LONG.indexOf(project);
  return rank < 0 ? LONG.length : rank;
}

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rankOf(a.project.name) - rankOf(b.project.name));
  }
}
