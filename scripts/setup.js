// Makes a fresh clone ready. Runs before `npm start` and `npm test` on whatever Node is at hand, so it has no
// dependencies and uses no new syntax.
//
//   node scripts/setup.js            the dependencies, when the lock file has changed
//   node scripts/setup.js --site     and the web app, when its sources have changed
//   node scripts/setup.js --browser  and a Chromium for the browser tests, when there is none
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const inRoot = (...path) => join(root, ...path);

/** Runs a command with its output shown; says whether it succeeded. */
function attempt(command, args) {
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' };
  return spawnSync(command, args, options).status === 0;
}

function run(command, args, what) {
  console.log(`${what} …`);
  if (attempt(command, args)) return;
  console.error(`\n"${command} ${args.join(' ')}" failed. Mend the cause and run this again.`);
  process.exit(1);
}

/** A hash over the contents of files and folders. */
function hashOf(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (!statSync(path).isDirectory()) return hash.update(path.slice(root.length)).update(readFileSync(path));
    for (const name of readdirSync(path).sort()) visit(join(path, name));
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}

/** Does the work only if what it is made from differs from the last time. */
function whenChanged(sources, stamp, work) {
  const wanted = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  work();
  writeFileSync(stamp, wanted);
}

function installDependencies() {
  whenChanged([inRoot('package-lock.json')], inRoot('node_modules', '.installed-for'), () =>
    run('npm', ['ci', '--no-audit', '--no-fund'], 'Installing the dependencies'),
  );
}

function buildSite() {
  const web = (name) => inRoot('packages', 'web', name);
  const sources = [
    ...[
      'src',
      'static',
      'messages',
      'project.inlang',
      'package.json',
      'svelte.config.js',
      'vite.config.ts',
    ].map(web),
    inRoot('packages', 'engine', 'src'),
    inRoot('packages', 'bots', 'src'),
    inRoot('packages', 'bots', 'nets'),
    inRoot('package-lock.json'),
  ];
  whenChanged(sources, web('.built-from'), () =>
    run('npm', ['run', 'build', '--workspace', '@reynard/web'], 'Building the web app'),
  );
}

function installBrowser() {
  if (findChromium()) return;
  console.log('The browser tests need a Chromium and found none: installing one …');
  const isRoot = process.getuid?.() === 0;
  const fromDebian = () =>
    isRoot &&
    attempt('apt-get', ['update', '-qq']) &&
    attempt('apt-get', ['install', '-y', '-qq', 'chromium']);
  const fromPlaywright = () => attempt('npx', ['playwright-core', 'install', 'chromium']);
  if ((fromDebian() || fromPlaywright()) && findChromium()) return;
  console.error(
    '\nNo Chromium could be installed. Install one, or name one with CHROMIUM_PATH, and run this again.',
  );
  process.exit(1);
}

installDependencies();
if (process.argv.includes('--site')) buildSite();
if (process.argv.includes('--browser')) installBrowser();
