// Serves the app with a fourth game: Vite's development server, with one more line in the engine's list of sheets. That line
// is all that is changed. Prints the address; runs until it is killed. Start it in the folder of the web package.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LIST = pathOf('../../engine/src/sheets/index.ts');
const SHEET = pathOf('../../engine/test/fourth-sheet.ts');

const fourthSheet: Plugin = {
  name: 'fourth-sheet',
  enforce: 'pre',
  transform(code, id) {
    if (id !== LIST) return;
    const longer = code.replace(
      /^const sheets = \[(.*)\] as const;$/m,
      'const sheets = [$1, fourthSheet] as const;',
    );
    if (longer === code) throw new Error('the list of sheets was not found');
    return `import { fourthSheet } from ${JSON.stringify(SHEET)};\n${longer}`;
  },
};

const cacheDir = mkdtempSync(join(tmpdir(), 'reynard-vite-'));
process.once('SIGTERM', () => {
  rmSync(cacheDir, { recursive: true, force: true });
  process.exit();
});

const server = await createServer({
  plugins: [fourthSheet],
  cacheDir,
  // Nothing may change, reload or be bundled anew while a test looks at the app.
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, proxy: {} },
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
});
await server.listen();
console.log(server.resolvedUrls!.local[0]);
