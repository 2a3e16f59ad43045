// What the package depends on. The published package is tested in packages/web/test/packages.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, 'packages/client');

describe('the package', () => {
  it('depends on the engine and on nothing else', () => {
    const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies)).toEqual(['@reynard/engine']);
    const sources = readdirSync(join(folder, 'src'), { encoding: 'utf8' });
    expect(sources).toContain('index.ts');
    for (const name of sources) {
      const source = readFileSync(join(folder, 'src', name), 'utf8');
      const imported = [...source.matchAll(/from '([^']+)'/g)].map(([, path]) => path!);
      expect(imported.filter((path) => !path.startsWith('./') && path !== '@reynard/engine')).toEqual([]);
    }
  });
});
