// The published packages for other people: packed and installed in an empty project without a network, they do what their
// READMEs say on this project's Node, on the system's, and bundled by Vite in a browser.
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openLog, type RunningServer, readConfig, startServer } from '@reynard/server';
import ts from 'typescript';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../scripts/browser.ts';

const PACKAGES = ['engine', 'bots', 'client'];
const root = fileURLToPath(new URL('../../../', import.meta.url));
const temporary = mkdtempSync(join(tmpdir(), 'reynard-packages-'));
const project = join(temporary, 'project');
let server: RunningServer;

/** The code blocks of a package's README. */
function examplesOf(name: string): string[] {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  return [...readme.matchAll(/```[jt]s\n(.*?)```/gs)].map(([, code]) => code!);
}

const engineExample = examplesOf('engine')[0]!;
const botsExample = examplesOf('bots')[0]!;
// The second example of the client continues where the first one ends.
const clientExample = `
  import { verifyDice } from '@reynard/client';
  ${examplesOf('client')[0]}
  const id = table.id;
  ${examplesOf('client')[1]}
  console.log('dice', verdict.ok);`;

const run = promisify(execFile);
const inShell = { shell: process.platform === 'win32' };
const npm = (args: string[], cwd: string) => run('npm', args, { cwd, ...inShell });

/** This project's Node and, where it is another one, the system's. */
const NODES = new Map([[process.version, process.execPath]]);
const systemNode = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .map((folder) => join(folder, process.platform === 'win32' ? 'node.exe' : 'node'))
  .find((file) => existsSync(file));
if (systemNode) NODES.set((await run(systemNode, ['--version'])).stdout.trim(), systemNode);

beforeAll(async () => {
  const built = PACKAGES.map((name) => join(temporary, name));
  await Promise.all(
    PACKAGES.map((name, index) =>
      npm(['run', 'build', '-w', `@reynard/${name}`, '--', '--out', built[index]!], root),
    ),
  );
  await npm(['pack', ...built, '--pack-destination', temporary], root);
  const tarballs = readdirSync(temporary).filter((name) => name.endsWith('.tgz'));
  mkdirSync(project);
  const write = (name: string, text: string) => writeFileSync(join(project, name), text);
  write('package.json', '{ "private": true, "type": "module" }');
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts'];
  const fromHere = ['--offline', '--cache', join(temporary, 'empty-cache')];
  await npm(['install', ...fromHere, ...quiet, ...tarballs.map((name) => join(temporary, name))], project);

  write('engine.js', engineExample);
  write('bots.js', botsExample);
  write('client.js', clientExample);
  // In a page the server is the one that served it.
  write('client-in-page.js', clientExample.replace(/process\.argv\[2\][^;]*/, "''"));
  const modules = ['engine', 'bots', 'client-in-page'].map((name) => `await import('./${name}.js');`);
  write('page.js', `${modules.join('\n')}\nconsole.log('end of page');`);
  write('index.html', '<!doctype html><title>Test</title><script type="module" src="page.js"></script>');
  await build({ root: project, logLevel: 'error' });

  const settings = {
    PORT: '0',
    DATA_DIR: join(temporary, 'data'),
    SITE_DIR: join(project, 'dist'),
    // Bots without pauses make the examples ask more often than a person could.
    BOT_DELAY_MS: '0',
    RATE_LIMIT: '1000000',
    RATE_BURST: '1000000',
  };
  server = await startServer(readConfig(settings), openLog('error'));
});

afterAll(async () => {
  await server?.close();
  rmSync(temporary, { recursive: true, force: true });
});

function expectOutputs(output: string): void {
  expect(output).toMatch(/^true$/m); // the engine's record parses
  expect(output).toMatch(/^scores \d+ \d+$/m);
  expect(output).toMatch(/^best .+ expected score \d+$/m);
  expect(output).toMatch(/^over /m);
  expect(output).toMatch(/^dice true$/m);
}

describe('in an empty project', () => {
  test.each([...NODES])('the examples of the READMEs run on Node %s', async (_, node) => {
    const outputs: string[] = [];
    for (const example of ['engine.js', 'bots.js', 'client.js']) {
      const { stdout } = await run(node, [example, server.url], { cwd: project });
      outputs.push(stdout);
    }
    expectOutputs(outputs.join(''));
  });

  test('the examples run in a browser, bundled by Vite', async () => {
    const browser = await launch();
    try {
      const page = await browser.newPage();
      const lines: string[] = [];
      const ended = new Promise<void>((resolve, reject) => {
        page.on('console', (message) => {
          lines.push(message.text());
          if (message.text() === 'end of page') resolve();
        });
        page.on('pageerror', reject);
      });
      await Promise.all([ended, page.goto(server.url)]);
      expectOutputs(lines.join('\n'));
    } finally {
      await browser.close();
    }
  });

  test('the types hold in a strict project', () => {
    const files = {
      'engine.ts': `${engineExample}\nexport const record: number = game.record.events.length;`,
      'bots.ts': `
        import { type Bot, loadBot, type Ranked } from '@reynard/bots';
        import { ganzSchoenClever, Position, Random } from '@reynard/engine';
        const bot: Bot = await loadBot('isengrim', ganzSchoenClever);
        export const ranked: Ranked[] = bot.rank(Position.start(ganzSchoenClever, 1), 0, new Random(1));
        // @ts-expect-error there is no such bot
        await loadBot('nobody', ganzSchoenClever);`,
      'client.ts': `${clientExample}\ndeclare const process: { argv: string[] };`,
    };
    for (const [name, code] of Object.entries(files)) writeFileSync(join(project, name), code);
    const program = ts.createProgram(
      Object.keys(files).map((name) => join(project, name)),
      {
        strict: true,
        noEmit: true,
        module: ts.ModuleKind.NodeNext,
        target: ts.ScriptTarget.ES2022,
        lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
        types: [],
        skipDefaultLibCheck: true,
      },
    );
    const problems = ts.getPreEmitDiagnostics(program);
    expect(problems.map(({ messageText, file }) => [file?.fileName, messageText])).toEqual([]);
  });
});

test.each(PACKAGES)('@reynard/%s is complete', (name) => {
  const folder = join(project, 'node_modules/@reynard', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const ours = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    version: ours.version,
    description: expect.any(String),
    keywords: expect.any(Array),
    license: 'MIT',
    author: 'Reynard contributors',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: { '.': { types: './src/index.d.ts', default: './src/index.js' } },
  });
  for (const key of ['private', 'scripts', 'devDependencies']) expect(manifest).not.toHaveProperty(key);
  for (const version of Object.values(manifest.dependencies ?? {})) expect(version).toBe(`^${ours.version}`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', join('src', 'index.d.ts')]));
  expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\./.test(file))).toEqual([]);
});
