// Builds the app before the tests if anything in it is newer than the last build, and serves it to them.
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    site: string;
  }
}

const root = fileURLToPath(new URL('..', import.meta.url));

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  if (path.endsWith('paraglide')) return 0;
  return Math.max(0, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

const SOURCES = [
  'src',
  'static',
  'messages',
  'vite.config.ts',
  'package.json',
  '../engine/src',
  '../bots/src',
  '../server/src/client.ts',
  '../server/src/fair.ts',
];

export default async function serveBuild(project: TestProject) {
  const built = newest(`${root}build/index.html`);
  if (SOURCES.some((path) => newest(root + path) > built)) {
    execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'pipe' });
  }
  const server = await preview({
    root,
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
    logLevel: 'error',
  });
  project.provide('site', server.resolvedUrls!.local[0].replace(/\/$/, ''));
  return () => server.close();
}
