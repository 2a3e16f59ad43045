// An update of the app disturbs no game, neither in the tab where it is taken nor in tabs that still run the old version.
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { atWork, GAMES, newDevice, newPage, startSolo, useBrowser } from './app.ts';
import { serveTwoVersions, type TwoVersions } from './two-versions.ts';

useBrowser();

let server: TwoVersions;
beforeEach(async () => {
  server = await serveTwoVersions();
});
afterEach(() => server.close());

/** The versions of the app that are on the device. */
const versions = (page: Page) => page.evaluate(async () => (await caches.keys()).length);
const open = async (page: Page, path: string) => {
  await page.goto(server.site + path);
  await atWork(page);
};

test('an update taken in one tab does not disturb a game in another; the old version is deleted with its last page', async () => {
  const device = await newDevice({ serviceWorkers: 'allow' });
  const playing = await device.newPage();
  const errors: string[] = [];
  playing.on('pageerror', (error) => errors.push(error.message));
  await open(playing, '/');
  await playing.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await startSolo(playing, GAMES[0]);
  await playing.click('[data-step="roll"]');

  const other = await device.newPage();
  await open(other, '/');
  server.deploy();
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await other.waitForSelector('[data-update]');
  expect(await playing.locator('[data-update]').count()).toBe(0);

  // It can be dismissed, and never covers a table.
  await other.click('[data-dismiss]');
  expect(await other.locator('[data-update]').count()).toBe(0);
  await open(other, '/rules');
  await other.waitForSelector('[data-update]');
  await other.click('a[aria-label="Home"]');
  await other.click('[data-nav="learn"]');
  await other.waitForSelector('[data-coach]');
  expect(await other.locator('[data-update]').count()).toBe(0);
  await other.click('a[aria-label="Home"]');

  // Pages that open meanwhile do not delete the files of the version that waits.
  expect(await versions(other)).toBe(2);
  await other.click('[data-update]');
  await other.waitForSelector('link[href*="next-"]', { state: 'attached' });
  await atWork(other);
  expect(await versions(other)).toBe(2);

  // Parts that this page has not loaded yet, and that the server no longer has.
  await playing.click('[aria-label="Menu"]');
  await playing.waitForSelector('[data-home]');
  await playing.click('[aria-label="Close"]');
  await playing.click('[data-action="extra"]');
  await playing.waitForSelector('.detail:has-text("Extra die")');
  expect(errors).toEqual([]);

  await playing.close();
  await other.reload();
  await expect.poll(() => versions(other), { timeout: 60_000 }).toBe(1);
  await startSolo(other, GAMES[1]);
});

test('a part of the table that cannot be loaded says so and offers to reload', async () => {
  const device = await newDevice();
  // What is loaded when the table is idle, the menu among it.
  await device.route(/\/_app\/immutable\/chunks\//, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('data-home')) await route.abort();
    else await route.fulfill({ response });
  });
  const page = await newPage(device);
  await startSolo(page, GAMES[0]);
  await page.click('[aria-label="Menu"]');
  await page.waitForSelector('.banner [data-not-loaded]');
  await page.click('[data-action="reroll"]');
  await page.waitForSelector('.detail [data-not-loaded]');
  await page.keyboard.press('Escape');
  await device.unroute(/\/_app\/immutable\/chunks\//);
  await page.click('.banner [data-not-loaded] button');
  await page.waitForSelector('.board .field');
  await page.click('[aria-label="Menu"]');
  await page.waitForSelector('[data-home]');
});
