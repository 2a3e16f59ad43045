// Finds the Chromium that the browser tests drive: the one named by CHROMIUM_PATH, an installed headless shell, Chrome,
// Chromium or Edge, or the one that playwright-core has downloaded. The headless shell comes first: it is the same browser
// without windows, and opens a page in half the time.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix, win32 } from 'node:path';

const COMMANDS = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** Every combination of a folder and a name, the first name first. */
const combine = (names, folders, join) =>
  names.flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)));

/** The places where browsers are installed on each platform. */
const PLACES = {
  linux: (env) => combine(COMMANDS, (env.PATH ?? '').split(':'), posix.join),
  darwin: (env) =>
    combine(
      MAC_APPS.map((app) => `${app}.app/Contents/MacOS/${app}`),
      ['/Applications', env.HOME && `${env.HOME}/Applications`],
      posix.join,
    ),
  win32: (env) =>
    combine(WINDOWS_PROGRAMS, [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA], win32.join),
};

function downloaded() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * The computer that is searched: this one, or another in tests.
 * @typedef {{ platform: string, env: Record<string, string | undefined>, exists: (file: string) => boolean,
 *   downloaded: () => string | undefined }} Computer
 * @type {Computer}
 */
const HERE = { platform: process.platform, env: process.env, exists: existsSync, downloaded };

/** The path of a Chromium, or undefined if there is none. */
export function findChromium({ platform, env, exists, downloaded } = HERE) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const places = (PLACES[platform] ?? PLACES.linux)(env);
  return [...places, downloaded()].find((file) => file !== undefined && exists(file));
}

/** What is wrong with CHROMIUM_PATH, or undefined. */
export function missingChromium({ env, exists } = HERE) {
  if (!env.CHROMIUM_PATH || exists(env.CHROMIUM_PATH)) return undefined;
  return `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, but there is no such file.`;
}

/**
 * What Chromium does without. The first two are pages that every window of a full Chromium loads for its address bar; they
 * cost as much as a small page of the app. The others are those of playwright-core, whose list this one replaces.
 */
const NEEDLESS = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The arguments of every browser that this project starts: headless, with no network traffic of its own. */
export const CHROMIUM_ARGS = [
  `--disable-features=${NEEDLESS}`,
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
