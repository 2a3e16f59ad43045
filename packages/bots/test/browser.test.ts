import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TRAINED_GAMES } from '../src/games.ts';

/** All files that a browser loads with this one, and the packages they import. */
function graph(url: URL, files = new Set<string>(), foreign = new Set<string>()) {
  if (files.has(url.href)) return { files, foreign };
  files.add(url.href);
  const source = readFileSync(url, 'utf8');
  for (const [, name] of source.matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
    const target = name === '#read-bytes' ? '../src/read-bytes-web.ts' : name;
    if (target.startsWith('.'))
      graph(new URL(target, name.startsWith('.') ? url : import.meta.url), files, foreign);
    else foreign.add(target);
  }
  return { files, foreign };
}

describe('in the browser', () => {
  test.each(['index.ts', 'analysis/index.ts'])('%s needs nothing but the engine', (entry) => {
    const { files, foreign } = graph(new URL(`../src/${entry}`, import.meta.url));
    expect(files.size).toBeGreaterThan(10);
    expect([...foreign]).toEqual(['@reynard/engine']);
  });

  test('all networks together weigh at most 1.5 MB', () => {
    const nets = Object.values(TRAINED_GAMES).flatMap((game) => (game ? [game.net] : []));
    const bytes = nets.reduce((sum, url) => sum + readFileSync(url).length, 0);
    expect(bytes).toBeLessThanOrEqual(1.5e6);
  });
});
