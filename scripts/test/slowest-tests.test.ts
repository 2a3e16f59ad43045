import { expect, test } from 'vitest';
import { slowestTests } from '../slowest-tests.ts';

test('the ten slowest tests are listed, the slowest first, with their seconds', () => {
  const tests = Array.from({ length: 15 }, (_, i) => ({
    name: `test ${i}`,
    ms: 1000 + 100 * ((i * 7) % 15),
  }));
  const [, title, ...lines] = slowestTests(tests);
  expect(title).toBe('The slowest tests:');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('    2.4 s  test 2');
  const seconds = lines.map((line) => Number.parseFloat(line));
  expect(seconds).toEqual(seconds.toSorted((a, b) => b - a));
});

test('a run without a test of a second or more lists none', () => {
  expect(slowestTests([{ name: 'quick', ms: 999 }])).toEqual([]);
});
