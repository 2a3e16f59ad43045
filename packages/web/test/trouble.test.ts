// Trouble on the device (damaged, blocked or full storage, plain http): the player can play, is told what is wrong, and loses
// nothing that could be stored.
import { readFileSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.js';
import { atWork, GAMES, newDevice, newPage, PHONE, site, startSolo, useBrowser } from './app.ts';
import { changeStored } from './stored.ts';

useBrowser();

/** A new solo game after its first roll. */
async function oneRoll(device: BrowserContext): Promise<Page & { quiet: () => void }> {
  const page = await newPage(device);
  await startSolo(page, GAMES[0]);
  await page.click('[data-step="roll"]');
  await page.waitForSelector('[data-die]:not([aria-disabled="true"])');
  return page;
}

/** Adds an event that no rule allows to every stored game. */
const damage = (page: Page) =>
  changeStored(page, (game) => ({
    ...game,
    record: { ...game.record, events: [...game.record.events, { e: 'done', p: 0 }] },
  }));

test('a damaged game says so, can be saved as a file, and goes on from its last legal step', async () => {
  const page = await oneRoll(await newDevice());
  await damage(page);
  await page.goto(site);
  await page.click('[data-continue]');
  await page.waitForSelector('[data-obstacle="damaged"]');
  expect(await page.textContent('h1')).toBe('This game is damaged and cannot be opened as it is.');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.click('button:has-text("Save as file")'),
  ]);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8')).events).toHaveLength(2);
  await page.click('[data-mend]');
  await page.waitForSelector('[data-die]:not([aria-disabled="true"])');
  await page.reload();
  await page.waitForSelector('[data-die]:not([aria-disabled="true"])');
  page.quiet();
});

test('a damaged game can be deleted, and home offers it no more', async () => {
  const page = await oneRoll(await newDevice());
  await damage(page);
  await page.reload();
  await page.click('[data-obstacle="damaged"] [data-delete]');
  await page.waitForSelector('[data-solo]');
  await page.reload();
  await atWork(page);
  expect(await page.locator('[data-continue]').count()).toBe(0);
  page.quiet();
});

test('storage that cannot be read is not reported as a missing game, and can be tried again', async () => {
  const page = await oneRoll(await newDevice());
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...args) {
      if ('readable' in window) return open.apply(this, args);
      throw new DOMException('broken', 'UnknownError');
    };
  });
  await page.reload();
  await page.waitForSelector('[data-obstacle="unreadable"]');
  expect(await page.textContent('h1')).toMatch(/Nothing has been deleted/);
  await page.evaluate(() => Object.assign(window, { readable: true }));
  await page.click('[data-retry]');
  await page.waitForSelector('[data-die]:not([aria-disabled="true"])');
  page.quiet();
});

test('a missing game is reported as missing', async () => {
  const page = await newPage(await newDevice(), '/play?g=nowhere');
  await page.waitForSelector('[data-obstacle="missing"]');
  expect(await page.textContent('h1')).toBe(
    'This game is not in this browser. It may have been deleted here, or it belongs to another device.',
  );
  page.quiet();
});

/** What Chrome does where all cookies are blocked. */
function blockStorage(): void {
  const denied = () => new DOMException('Access is denied for this document.', 'SecurityError');
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get() {
        throw denied();
      },
    });
  }
  LockManager.prototype.request = () => Promise.reject(denied());
}

/** Whether a tap in the middle of something reaches it, with nothing over it and no need to scroll. */
const isInReach = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted)!;
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }, selector);

test('with storage blocked a game is played in memory, and the player is warned', async () => {
  const device = await newDevice({ viewport: PHONE });
  await device.addInitScript(blockStorage);
  const page = await newPage(device);
  await page.waitForSelector('[role="alert"]:has-text("does not let Reynard save")');
  await startSolo(page, GAMES[0]);
  await page.waitForSelector('[data-not-lasting]');
  expect(await isInReach(page, '[data-step="roll"]')).toBe(true);
  await page.click('[data-step="roll"]');
  await page.waitForSelector('[data-die]:not([aria-disabled="true"])');
  await page.click('[data-not-lasting] [data-close]');
  expect(await page.locator('[data-not-lasting]').count()).toBe(0);
  await page.click('[aria-label="Menu"]');
  await page.click('[data-home]');
  await page.click('[data-continue]');
  await page.waitForSelector('[data-die]:not([aria-disabled="true"])');
  page.quiet();
});

test('over plain http in the home network the app plays, also against a bot, and shares', async () => {
  // Only this machine counts as safe without https; an address of a home network does not.
  const address = '192.168.1.2';
  const browser = await chromium.launch({
    executablePath: findChromium() as string,
    args: [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${address} 127.0.0.1`],
  });
  try {
    const page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce' });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${site.replace('127.0.0.1', address)}/table?game=${GAMES[0]}`);
    await atWork(page);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await page.selectOption('fieldset:nth-of-type(1) select', 'greedy');
    await page.selectOption('fieldset:nth-of-type(2) select', 'person');
    await page.click('[data-start]');
    // The bot begins.
    await page.waitForSelector('.sentence:has-text("Choose a die from the silver tray")');
    await page.click('[aria-label="Menu"]');
    await page.click('button:has-text("Share link")');
    expect(await page.textContent('[data-notice]')).toContain(`Please copy it here: http://${address}`);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});

/** Sets the site's storage quota; without a size, the usual one. */
async function setRoom(page: Page, quotaSize?: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: site,
    ...(quotaSize ? { quotaSize } : {}),
  });
}

/** Counts the savings that have failed. Runs in the page. */
function countFailures(): void {
  const { put } = IDBObjectStore.prototype;
  Object.assign(window, { failures: 0 });
  IDBObjectStore.prototype.put = function (...args) {
    this.transaction.addEventListener('abort', () => (window as unknown as { failures: number }).failures++);
    return put.apply(this, args);
  };
}
const failures = (page: Page) => page.evaluate(() => (window as unknown as { failures: number }).failures);

test('with storage full a game starts unsaved, leaving it asks first, and saving is tried again', async () => {
  const device = await newDevice();
  await device.addInitScript(countFailures);
  const page = await newPage(device);
  await setRoom(page, 1);
  await startSolo(page, GAMES[0]);
  await page.waitForSelector('[data-unsaved]');
  await page.click('[data-step="roll"]');
  await page.waitForSelector('[data-die]:not([aria-disabled="true"])');

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    dialog.dismiss();
  });
  await page.click('[aria-label="Menu"]');
  await page.click('[data-home]');
  await expect.poll(() => asked).toEqual(['Your last moves could not be saved. Leave anyway and lose them?']);
  expect(page.url()).toContain('/play?g=');
  await page.keyboard.press('Escape');

  const before = await failures(page);
  await page.click('[data-save-again]');
  await expect.poll(() => failures(page)).toBe(before + 1);
  expect(await page.locator('[data-unsaved]').count()).toBe(1);
  await setRoom(page);
  await page.click('[data-save-again]');
  await page.waitForSelector('[data-unsaved]', { state: 'detached' });
  await page.reload();
  await page.waitForSelector('[data-die]:not([aria-disabled="true"])');
  expect(asked).toHaveLength(1);
  page.quiet();
});

test('with storage full a table starts, and so does the next game', async () => {
  const page = await newPage(await newDevice(), '/table');
  await setRoom(page, 1);
  await page.click('[data-start]');
  await page.waitForSelector('[data-unsaved]');
  const first = page.url();
  await page.click('[aria-label="Menu"]');
  await page.click('button:has-text("New game")');
  await page.waitForURL((url) => url.href !== first);
  await page.waitForSelector('[data-step="roll"]');
  page.quiet();
});
