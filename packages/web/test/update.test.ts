// A new version of the app disturbs no game: neither where it is offered nor in the tabs that still play the old one.
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

test('an update taken in one tab leaves the game in another whole; the old version goes with its last page', async () => {
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

  // It can be put off, and lies over no table.
  await other.click('[data-dismiss]');
  expect(await other.locator('[data-update]').count()).toBe(0);
  await open(other, '/rules');
  await other.waitForSelector('[data-update]');
  await other.click('a[aria-label="Home"]');
  await other.click('[data-nav="learn"]');
  await other.waitForSelector('[data-coach]');
  expect(await other.locator('[data-update]').count()).toBe(0);
  await other.click('a[aria-label="Home"]');

  await other.click('[data-update]');
  await other.waitForSelector('link[href*="next-"]', { state: 'attached' });
  await atWork(other);
  expect(await versions(other)).toBe(2);

  // What this page has never loaded, and the server has no more.
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
  const page = await newPage(device);
  await startSolo(page, GAMES[0]);
  await page.waitForSelector('.log', { state: 'attached' });
  await device.route('**/_app/immutable/**', (route) => route.abort());
  await page.click('[aria-label="Menu"]');
  await page.waitForSelector('.banner [data-not-loaded]');
  await page.click('[data-action="reroll"]');
  await page.waitForSelector('.detail [data-not-loaded]');
  await page.keyboard.press('Escape');
  await device.unroute('**/_app/immutable/**');
  await page.click('.banner [data-not-loaded] button');
  await page.waitForSelector('.table');
  await page.click('[aria-label="Menu"]');
  await page.waitForSelector('[data-home]');
});
