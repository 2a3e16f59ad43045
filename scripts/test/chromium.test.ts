import { expect, test } from 'vitest';
import { findChromium, missingChromium } from '../chromium.js';

/** A computer with these files. */
const computer = (
  platform: NodeJS.Platform,
  env: Record<string, string>,
  files: string[],
  download?: string,
) => ({
  platform,
  env,
  exists: (file: string) => files.includes(file),
  downloaded: () => download,
});

const LINUX = { PATH: '/usr/local/bin:/usr/bin' };
const MAC = { PATH: '/usr/bin', HOME: '/Users/ada' };
const WINDOWS = {
  ProgramFiles: 'C:\\Program Files',
  'ProgramFiles(x86)': 'C:\\Program Files (x86)',
  LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local',
};

test.each([
  ['the headless shell on Linux', 'linux', LINUX, '/usr/bin/chromium-headless-shell'],
  ['Chromium on Linux', 'linux', LINUX, '/usr/bin/chromium'],
  ['Chrome on Linux', 'linux', LINUX, '/usr/local/bin/google-chrome'],
  ['Edge on Linux', 'linux', LINUX, '/usr/bin/microsoft-edge'],
  ['Chrome on macOS', 'darwin', MAC, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  [
    'a user’s Chromium on macOS',
    'darwin',
    MAC,
    '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  ['Edge on macOS', 'darwin', MAC, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
  ['Chrome on Windows', 'win32', WINDOWS, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
  [
    'a user’s Chrome on Windows',
    'win32',
    WINDOWS,
    'C:\\Users\\ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
  ],
  ['Edge on Windows', 'win32', WINDOWS, 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
] as const)('%s is found', (_, platform, env, file) => {
  expect(findChromium(computer(platform, env, [file]))).toBe(file);
});

test('CHROMIUM_PATH comes before an installed browser, and that before a downloaded one', () => {
  const files = ['/opt/mine', '/usr/bin/chromium', '/cache/chrome'];
  const env = { ...LINUX, CHROMIUM_PATH: '/opt/mine' };
  expect(findChromium(computer('linux', env, files, '/cache/chrome'))).toBe('/opt/mine');
  expect(findChromium(computer('linux', LINUX, files, '/cache/chrome'))).toBe('/usr/bin/chromium');
  expect(findChromium(computer('linux', LINUX, ['/cache/chrome'], '/cache/chrome'))).toBe('/cache/chrome');
});

test('without a browser there is none, also if an earlier download was deleted', () => {
  expect(findChromium(computer('linux', LINUX, [], '/cache/chrome'))).toBeUndefined();
  expect(findChromium(computer('win32', {}, []))).toBeUndefined();
});

test('a CHROMIUM_PATH that does not exist is reported', () => {
  const env = { CHROMIUM_PATH: '/opt/typo' };
  expect(missingChromium(computer('linux', env, []))).toContain('/opt/typo');
  expect(missingChromium(computer('linux', env, ['/opt/typo']))).toBeUndefined();
  expect(missingChromium(computer('linux', {}, []))).toBeUndefined();
});
