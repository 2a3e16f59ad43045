// The order of test files: projects with long files first, so that a run does not end with one long file alone. (Vitest's own
// order is by the names of the projects.) Within a project the known long files come first; for the rest Vitest decides: by
// their last duration or, in a fresh clone, by their size.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The projects whose files take longest, in order; all others follow. */
const LONG = ['browser', 'server', 'cli', 'bots'];

/** The files that take far longer than their size tells. */
const LONG_FILES = ['games', 'access', 'moments', 'learn', 'layout', 'fourth-sheet', 'offline'].map(
  (name) => `/${name}.test.ts`,
);

/** Where something stands in a list; what is not listed follows. */
function rankIn<T>(list: readonly T[], is: (item: T) => boolean): number {
  const rank = list.findIndex(is);
  return rank < 0 ? list.length : rank;
}

const rankOf = ({ project, moduleId }: TestSpecification) =>
  rankIn(LONG, (name) => name === project.name) * (LONG_FILES.length + 1) +
  rankIn(LONG_FILES, (name) => moduleId.endsWith(name));

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rankOf(a) - rankOf(b));
  }
}
