import { expect, test } from 'vitest';
import { findCycle } from './no-cycles.ts';

const imports = (graph: Record<string, string[]>) => new Map(Object.entries(graph));

test('chunks that import each other in a circle are found, also through others', () => {
  const graph = imports({
    page: ['common', 'words'],
    common: ['about'],
    about: ['words'],
    words: ['common'],
  });
  expect(findCycle(graph)).toEqual(['common', 'about', 'words', 'common']);
});

test('a chunk that two others import makes no circle', () => {
  expect(findCycle(imports({ page: ['a', 'b'], a: ['shared'], b: ['shared'], shared: [] }))).toBeUndefined();
});
