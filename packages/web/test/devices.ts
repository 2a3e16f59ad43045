// Devices for the tests: contexts of one browser, fresh ones and pages that an earlier test has left.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { launch } from '../scripts/browser.ts';

export const site = inject('site');
export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };

/** One browser serves all files of a worker, one after the other; it ends with the worker. */
let browser: Browser | undefined;
/** How long a page may take on a busy machine. */
const PATIENCE = 120_000;

/** What was opened by the running test, or by a file for all of its tests. */
interface Opened {
  readonly devices: BrowserContext[];
  /** The pages of `cleanPage`, each with the options of its device. */
  readonly pages: [options: string, page: Page][];
}
let opened: Opened = { devices: [], pages: [] };

/** Wiped pages for later tests by the options of their devices, the least recently used first. */
const wiped = new Map<string, Page>();
const MOST_WIPED = 4;

/** Gives the tests of this file a browser; what a test has opened is closed or wiped after it, what the file has opened at its end. */
export function useBrowser(): void {
  const start = () => (opened = { devices: [], pages: [] });
  let ofFile = opened;
  beforeAll(async () => {
    ofFile = start();
    if (browser?.isConnected()) return;
    wiped.clear();
    browser = await launch();
  });
  beforeEach(() => void start());
  afterEach(() => leave(opened));
  afterAll(() => leave(ofFile));
}

async function leave({ devices, pages }: Opened): Promise<void> {
  await Promise.all(devices.map((device) => device.close()));
  for (const [options, page] of pages) await keepWiped(options, page);
}

async function keepWiped(options: string, page: Page): Promise<void> {
  if (page.isClosed() || wiped.has(options)) return page.context().close();
  await wipe(page, JSON.parse(options));
  wiped.set(options, page);
  if (wiped.size <= MOST_WIPED) return;
  const [oldest, unused] = [...wiped][0];
  wiped.delete(oldest);
  await unused.context().close();
}

/** Makes a page's device as good as new. */
async function wipe(page: Page, { viewport = DESKTOP }: BrowserContextOptions): Promise<void> {
  page.removeAllListeners();
  for (const other of page.context().pages()) if (other !== page) await other.close();
  page.once('dialog', (dialog) => dialog.accept()); // a game that is not saved asks before it is left
  await page.goto(`${site}/blank`);
  page.removeAllListeners();
  await page.evaluate(clearStorage);
  await page.context().clearCookies();
  await page.setViewportSize(viewport!);
  await page.mouse.move(0, 0);
}

/** Forgets everything that the site has stored. Runs in the page. */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const deleted = (await indexedDB.databases()).map(
    ({ name }) =>
      new Promise((resolve, reject) =>
        Object.assign(indexedDB.deleteDatabase(name!), { onsuccess: resolve, onerror: reject }),
      ),
  );
  await Promise.all(deleted);
}

/** A fresh device, which ends with the test. */
export async function newDevice(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await newContext(options);
  opened.devices.push(context);
  return context;
}

/**
 * A fresh device. Motion is reduced, so that no test waits for an animation. There is no service worker, as installing one takes
 * longer than most tests; tests about offline use say `serviceWorkers: 'allow'`.
 */
async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser!.newContext({
    viewport: DESKTOP,
    locale: 'en',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/**
 * A page on a device that looks new, but may be one that an earlier test has left and that was wiped: a new device takes the
 * browser far longer. For tests that only use the page; routes, scripts, clocks, permissions and the network are not wiped, and
 * need `newDevice`.
 */
export async function cleanPage(options: BrowserContextOptions): Promise<Page> {
  const key = JSON.stringify(options);
  const page = wiped.get(key) ?? (await (await newContext(options)).newPage());
  wiped.delete(key);
  opened.pages.push([key, page]);
  return page;
}
