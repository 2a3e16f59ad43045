// The README's example runs in packages/web/test/packages.test.ts; this finds a renamed export sooner.
import { readFileSync } from 'node:fs';
import * as engine from '@reynard/engine';
import { expect, test } from 'vitest';
import * as bots from '../src/index.ts';

test('the README imports only what the packages export', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const imports = [...readme.matchAll(/^import \{ (.+) \} from '@reynard\/(bots|engine)';$/gm)];
  expect(imports.map(([, , name]) => name)).toEqual(['bots', 'engine']);
  for (const [, names, name] of imports) {
    expect(Object.keys(name === 'bots' ? bots : engine)).toEqual(expect.arrayContaining(names.split(', ')));
  }
});
