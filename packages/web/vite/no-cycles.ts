// Fails the build if chunks import each other in a circle. Modules do not, but chunks can, as vite.config.ts groups modules by
// hand; then a module may run before what it imports, and the page breaks.
import type { Plugin } from 'vite';

/** A circle among static imports, from its first chunk back to it; undefined if there is none. */
export function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (chunk: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(chunk)) return [...path.slice(path.indexOf(chunk)), chunk];
    if (done.has(chunk)) return undefined;
    for (const next of imports.get(chunk) ?? []) {
      const cycle = visit(next, [...path, chunk]);
      if (cycle) return cycle;
    }
    done.add(chunk);
    return undefined;
  };
  for (const chunk of imports.keys()) {
    const cycle = visit(chunk, []);
    if (cycle) return cycle;
  }
  return undefined;
}

export const noCycles: Plugin = {
  name: 'no-cycles',
  apply: 'build',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return;
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (!cycle) return;
    const modules = new Map(chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds]));
    const named = cycle.map((chunk) => `${chunk} (${modules.get(chunk)?.slice(0, 3).join(', ')})`);
    this.error(`Chunks import each other in a circle: ${named.join(' -> ')}`);
  },
};
