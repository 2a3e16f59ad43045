// The end of a game, and what is kept of it: the count, hints, sound, the picture; and the settings that go with the feel.
import { readFileSync } from 'node:fs';
import type { GameRecord } from '@reynard/engine';
import { sheetById, soloLevel } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  GAMES,
  newDevice,
  newPage,
  openMoment,
  openPage,
  PHONE,
  savedRecord,
  startSolo,
  useBrowser,
} from './app.ts';
import { violations } from './axe.ts';
import { playToEnd } from './player.ts';
import { botGame } from './records.ts';

useBrowser();

/** A solo game of this app that lacks its last steps. */
function almostOver(seed: string): GameRecord {
  const { result: _, ...record } = botGame(GAMES[0], ['You'], seed);
  return { ...record, events: record.events.slice(0, -4), bots: [null] } as GameRecord;
}

/** Opens a game shortly before its end. */
async function openLate(page: Page, seed: string): Promise<void> {
  await openMoment(page, { record: almostOver(seed), taps: [] });
  await page.waitForSelector('[data-step], [data-die]:not([aria-disabled="true"])');
}

const WITH_MOTION = { reducedMotion: 'no-preference' as const };

test('the points come up one after another, a key shows them all, and Again is ready to be pressed', async () => {
  const page = await openPage('/', WITH_MOTION);
  await openLate(page, 'counting');
  await playToEnd(page, 'mouse', 'counting');
  await page.waitForSelector('.end .unknown[data-total-of]', { state: 'attached' });
  await page.keyboard.press('Enter');
  await page.locator('.end .unknown').first().waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-again'))).toBe(true);
  page.quiet();
});

test('with less motion everything is there at once: level, points to the next one, and one’s own games', async () => {
  const page = await openPage('/', { viewport: PHONE });
  await openLate(page, 'first');
  await playToEnd(page, 'mouse', 'first');
  expect(await page.locator('.end .unknown').count()).toBe(0);
  await page.waitForSelector('[data-own]');
  expect(await page.textContent('[data-own]')).toBe('Your first game on this device');
  const { total } = (await savedRecord(page)).result!.scores[0];
  const { soloLevels } = sheetById(GAMES[0])!;
  const next = soloLevels[soloLevel(sheetById(GAMES[0])!, total).index - 1];
  expect(await page.textContent('[data-next-level]')).toBe(
    `${next.from! - total} more to the next level: ★ ${next.stars}`,
  );
  expect(await violations(page)).toEqual([]);
  await openLate(page, 'second');
  await playToEnd(page, 'mouse', 'second');
  await expect.poll(() => page.locator('[data-own] circle').count()).toBe(2);
  page.quiet();
});

test('on a phone on its side nothing of the end is cut, also with long words', async () => {
  const page = await openPage('/', { viewport: { width: 740, height: 360 }, locale: 'hu' });
  await openLate(page, 'first');
  await playToEnd(page, 'mouse', 'first');
  const beyond = await page
    .locator('.end button, .end a, .end th, .end td')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length);
  expect(beyond).toBe(0);
  page.quiet();
});

test('a game with hints says so, is listed with it, and is no record', async () => {
  const page = await openPage();
  await openLate(page, 'hints');
  await page.click('[data-hint]');
  await page.waitForSelector('[data-advice]');
  await playToEnd(page, 'mouse', 'hints');
  await page.waitForSelector('[data-with-hints]');
  expect(await savedRecord(page)).toMatchObject({ hints: 1 });
  await page.click('.end a[href="/history"]');
  await page.waitForSelector('[data-hints]');
  expect(await page.locator('[data-best]').count()).toBe(0);
  page.quiet();
});

test('a result is saved as a picture', async () => {
  const page = await openPage();
  await openLate(page, 'picture');
  await playToEnd(page, 'mouse', 'picture');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-picture]')]);
  expect(download.suggestedFilename()).toMatch(/^ganz-schoen-clever-\d+\.png$/);
  const png = readFileSync(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1080);
  page.quiet();
});

test('sound is offered once after a game, and only then are the dice heard', async () => {
  const device = await newDevice(WITH_MOTION);
  await device.addInitScript(() => {
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...args) {
      document.documentElement.dataset.heard = 'yes';
      start.apply(this, args);
    };
  });
  const page = await newPage(device);
  await openLate(page, 'sound');
  await playToEnd(page, 'mouse', 'sound');
  expect(await page.getAttribute('html', 'data-heard')).toBeNull();
  await page.keyboard.press('Shift');
  await page.click('[data-sound-yes]');
  await page.click('[data-again]');
  await page.click('[data-step="roll"]');
  await page.waitForSelector('html[data-heard]');
  await openLate(page, 'sound again');
  await playToEnd(page, 'mouse', 'sound again');
  await page.keyboard.press('Shift');
  await page.waitForSelector('[data-own]');
  expect(await page.locator('[data-sound-offer]').count()).toBe(0);
  page.quiet();
});

test('numbers instead of pips, from the menu', async () => {
  const page = await openPage();
  await startSolo(page, GAMES[0]);
  await page.click('[data-step="roll"]');
  expect(await page.locator('.die .numeral').count()).toBe(0);
  await page.click('button[aria-label="Menu"]');
  await page.click('[data-numerals]');
  await page.keyboard.press('Escape');
  const dice = page.locator('[data-die]');
  for (const die of await dice.all())
    expect(await die.getAttribute('aria-label')).toContain((await die.locator('.numeral').textContent())!);
  page.quiet();
});

test('at the set-up of a table names and labels agree, and bots show their strength', async () => {
  const page = await openPage('/table');
  await page.click('button:has-text("Add a player")');
  for (const seat of await page.locator('fieldset:has(select)').all()) {
    if ((await seat.locator('select').inputValue()) !== 'person') continue;
    expect(await seat.locator('input').getAttribute('placeholder')).toBe(
      await seat.locator('legend').textContent(),
    );
  }
  expect(await page.locator('option[value="tibert"]').first().textContent()).toBe(
    'Bot: Tibert the cat · ≈ 177 pts',
  );
  page.quiet();
});

test('the title of a table that is not there names the app once', async () => {
  const page = await openPage('/play?g=none');
  await page.waitForSelector('.lost');
  expect(await page.title()).toBe('Reynard');
});
