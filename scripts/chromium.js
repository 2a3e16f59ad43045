// Finds the Chromium that the browser tests drive: the one named by CHROMIUM_PATH, the system's, or the one that
// playwright-core has downloaded.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

function downloaded() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
  } catch {
    return undefined;
  }
}

/** The path of a Chromium, or undefined if there is none. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || onPath() || downloaded();
}

/** What every browser start in this project uses: headless, and no connection of its own to anywhere. */
export const CHROMIUM_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
