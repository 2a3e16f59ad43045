// Makes a fresh clone ready: installs the dependencies when the lock file has changed. Runs before `npm start` and
// `npm test` on whatever Node is at hand, so it has no dependencies and uses no new syntax.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.installed-for`;

/** Runs a command with its output shown; ends this script when it fails. */
function run(command, args, why) {
  console.log(`${why} …`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      `\n"${command} ${args.join(' ')}" failed. Nothing else was changed; mend the cause and try again.`,
    );
    process.exit(status ?? 1);
  }
}

function installDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  run('npm', ['ci', '--no-audit', '--no-fund'], 'Installing the dependencies');
  writeFileSync(stamp, wanted);
}

installDependencies();
