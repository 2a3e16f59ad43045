// The messages of `npm start` when something is missing. Also: the server that it starts can be stopped.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { nodePackage } from '../node.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const temporary = mkdtempSync(join(tmpdir(), 'reynard-setup-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

let clones = 0;

/** A fresh clone, as far as the set-up reads it before something goes wrong. */
function freshClone(): string {
  const folder = join(temporary, `clone-${++clones}`);
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'scripts']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  return folder;
}

interface Circumstances {
  env?: Record<string, string>;
  /** Node pretends to be this version. */
  version?: string;
  /** The body of a script that stands in for npm. */
  npm?: string;
}

function setUp(folder: string, { env = {}, version, npm }: Circumstances = {}, args: string[] = []) {
  const node = version ? ['--import', `data:text/javascript,${pretendVersion(version)}`] : [];
  const npmPath = join(folder, 'npm-cli.js');
  if (npm) writeFileSync(npmPath, npm);
  const result = spawnSync(process.execPath, [...node, join(folder, 'scripts/setup.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...(npm ? { npm_execpath: npmPath } : {}), ...env },
  });
  return { code: result.status, output: `${result.stdout}${result.stderr}`.trim() };
}

const pretendVersion = (version: string) =>
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;

/** An npm of some version whose `install` does something. */
const npmThat = (install: string, version = '11.0.0') =>
  `import { mkdirSync, symlinkSync } from 'node:fs';
   if (process.argv[2] === '--version') console.log('${version}');
   else if (process.argv[2] === 'install') { ${install} }`;

const STACK_TRACE = /^\s+at .+:\d+:\d+/m;

function expectSentence({ code, output }: { code: number | null; output: string }, sentence: RegExp): void {
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(STACK_TRACE);
  expect(code).toBe(1);
}

describe('npm start in a fresh clone', () => {
  test('without a network one sentence says so, with no long wait for retries', () => {
    const folder = freshClone();
    const env = {
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_cache: join(temporary, 'empty-cache'),
      npm_execpath: '',
    };
    const { status, stdout, stderr } = spawnSync('npm', ['start'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    const result = { code: status, output: `${stdout}${stderr}` };
    expectSentence(result, /^npm cannot reach its registry \(ECONNREFUSED\)\. Check the network connection/m);
  });

  test.skipIf(process.platform === 'win32')('a folder that cannot be written is named', () => {
    const folder = freshClone();
    let node = process.execPath;
    let user = {};
    if (process.getuid?.() === 0) {
      // Root may write everywhere, so another user tries, with a Node that this user can reach.
      chmodSync(temporary, 0o755);
      node = join(temporary, 'node');
      copyFileSync(process.execPath, node);
      user = { uid: 65534, gid: 65534 };
    } else chmodSync(folder, 0o555);
    const { status, stderr } = spawnSync(node, [join(folder, 'scripts/setup.js')], {
      cwd: folder,
      encoding: 'utf8',
      ...user,
    });
    expectSentence({ code: status, output: stderr }, /^Reynard must write to its own folder, .+clone-\d+/m);
  });

  test('a Node that is too old is told which one is needed', () => {
    const sentence =
      /^Reynard needs Node 20 or later, and this is Node 18\.20\.4\. Install a newer one from https:/;
    expectSentence(setUp(freshClone(), { version: '18.20.4' }), sentence);
  });

  test('an npm that is too old is told how to update it', () => {
    const npm = npmThat('', '6.14.18');
    expectSentence(
      setUp(freshClone(), { npm }),
      /^Reynard needs npm 9 or later, and this is npm 6\.14\.18\./m,
    );
  });

  test('a platform for which npm has no Node is told to install one', () => {
    const npm = npmThat("mkdirSync('node_modules')");
    const result = setUp(freshClone(), { npm, version: '20.10.0' });
    expectSentence(
      result,
      /^Reynard needs Node 24 or later\. This is Node 20\.10\.0, and npm has no newer one for/m,
    );
  });

  test('an installed Node that does not run here is removed in favour of the system’s', () => {
    const folder = freshClone();
    const bin = `node_modules/${nodePackage()}/bin`;
    const npm = npmThat(
      `mkdirSync('${bin}/${process.platform === 'win32' ? 'node.exe' : 'node'}', { recursive: true })`,
    );
    expect(setUp(folder, { npm })).toEqual({
      code: 0,
      output: 'Installing the dependencies (about a minute) …',
    });
    expect(existsSync(join(folder, bin))).toBe(false);
  });

  test.skipIf(process.platform === 'win32')(
    'scripts find the installed Node, also if npm did not link it',
    () => {
      const folder = freshClone();
      const bin = `node_modules/${nodePackage()}/bin`;
      const npm = npmThat(
        `mkdirSync('${bin}', { recursive: true }); symlinkSync(process.execPath, '${bin}/node')`,
      );
      expect(setUp(folder, { npm }).code).toBe(0);
      expect(realpathSync(join(folder, 'node_modules/.bin/node'))).toBe(realpathSync(process.execPath));
    },
  );

  test('a step that works prints one line, and nothing the next time', () => {
    const folder = freshClone();
    const npm = npmThat("mkdirSync('node_modules'); console.error('npm warn deprecated something')");
    const first = setUp(folder, { npm });
    expect(first).toEqual({ code: 0, output: 'Installing the dependencies (about a minute) …' });
    expect(setUp(folder, { npm })).toEqual({ code: 0, output: '' });
  });

  test('a step that fails shows all of its output, and is tried again the next time', () => {
    const folder = freshClone();
    const npm = npmThat("console.log('one'); console.error('two'); process.exit(1)");
    for (let attempt = 0; attempt < 2; attempt++) {
      const result = setUp(folder, { npm });
      expectSentence(result, /^one\ntwo\n\nThe dependencies could not be installed\. Fix the error above/m);
    }
  });

  test('a CHROMIUM_PATH with a typo is reported before anything is downloaded', () => {
    const env = { CHROMIUM_PATH: '/no/such/browser' };
    const npm = npmThat("mkdirSync('node_modules')");
    const result = setUp(freshClone(), { npm, env }, ['--browser']);
    expectSentence(result, /^CHROMIUM_PATH is \/no\/such\/browser, but there is no such file\./m);
  });
});

describe('npm start', () => {
  const start = (port: number) => {
    const env = { ...process.env, PORT: String(port), DATA_DIR: join(temporary, 'data'), LOG_LEVEL: 'info' };
    return spawn(process.execPath, [join(root, 'scripts/setup.js'), '--start'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };

  test('on a port that is taken says so', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const child = start(port);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    other.close();
    expectSentence(
      { code, output },
      new RegExp(`^Reynard cannot start: port ${port} is already in use\\.`, 'm'),
    );
  });

  test.skipIf(process.platform === 'win32')(
    'hands SIGTERM to the server, which shuts down gracefully',
    async () => {
      const child = start(0);
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
        if (output.includes('"message":"listening"') && !child.killed) child.kill('SIGTERM');
      });
      const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
      expect(output).toContain('"message":"shutting down","signal":"SIGTERM"');
      expect(code).toBe(0);
    },
  );
});
