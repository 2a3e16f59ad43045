// Builds the app before the tests if its sources have changed, and serves it to them.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Plugin, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    site: string;
  }
}

/** A page of the site without the app, for `wipe`. Its icon keeps the browser from asking for one that is not there. */
const blank: Plugin = {
  name: 'blank-page',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/blank', (_, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><link rel="icon" href="data:,">');
    });
  },
};

const root = fileURLToPath(new URL('..', import.meta.url));
const setup = fileURLToPath(new URL('../../../scripts/setup.js', import.meta.url));

export default async function serveBuild(project: TestProject) {
  execFileSync(process.execPath, [setup, '--site'], { stdio: 'pipe', maxBuffer: 2 ** 26 });
  const server = await preview({
    root,
    plugins: [blank],
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
    logLevel: 'error',
  });
  project.provide('site', server.resolvedUrls!.local[0].replace(/\/$/, ''));
  return () => server.close();
}
