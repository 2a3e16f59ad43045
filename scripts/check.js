// Runs the checks that need no test: format and lint, types, and the components of the web app. They run at the same time, and
// the output of each is shown when it ends.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHECKS = ['biome ci .', 'tsc --noEmit', 'npm run check --workspace @reynard/web'];
const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command; resolves to whether it succeeded. */
function check(command) {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      console.log(`> ${command}\n${output.trim()}\n`);
      resolve(code === 0);
    });
  });
}

const results = await Promise.all(CHECKS.map(check));
if (results.includes(false)) process.exitCode = 1;
