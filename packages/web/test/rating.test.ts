// A rated game against a bot, from the set-up to the leaderboard.
import { expect, test } from 'vitest';
import type {} from '../../server/test/postgres.setup.ts';
import { GAMES, PHONE, useBrowser } from './app.ts';
import { violations } from './axe.ts';
import { clickToEnd } from './clicking.ts';
import { signUp, skipRounds, tableOf, useServer, visit } from './online.ts';

useBrowser();
const { server } = useServer();

test('a rated game shows the ratings before and after, and leads to the leaderboard', async () => {
  const page = await visit(`${server.url}/online/new?game=${GAMES[0]}`, { viewport: PHONE });
  await page.click('[data-add-bot]');
  await page.check('[data-rated]');
  await signUp(page, 'Ada');
  await page.waitForSelector('.board .field');
  // The menu says that it counts, and what leaving would mean.
  await page.click('button[aria-label="Menu"]');
  await page.waitForSelector('dialog[open] :text("1500 ± 500")');
  await page.click('[data-leave]');
  await page.waitForSelector('[role="alertdialog"]:has-text("counts as the last place")');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  // Nothing tells chances here, although the player wants them elsewhere.
  await page.evaluate(() => localStorage.setItem('reynard-settings', '{"chances":true}'));
  await page.reload();
  await page.waitForSelector('.board .field');
  await skipRounds([page], tableOf(page), 1);
  await clickToEnd([page], 60, '[data-win]');
  // A bot of the middle of the ladder beats somebody who clicks at random.
  const changes = page.locator('[data-rating-changes]');
  await changes.waitFor();
  expect(await changes.locator('li').first().textContent()).toMatch(/Ada.*\d+ ± \d+ \(−\d+\)/);
  expect(await violations(page)).toEqual([]);
  await changes.locator('a').click();
  await page.waitForSelector('[data-rating-board] tr.you');
  expect(await page.locator('[data-rating-board] tr.bot').count()).toBe(6);
  expect(await page.locator('[data-my-ratings] li').count()).toBe(2);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  // The recovery link is asked for before the next rated table, and found again in the settings.
  await page.goto(`${server.url}/online/new`);
  await page.check('[data-rated]');
  await page.click('[data-link-kept]');
  await page.waitForSelector('[data-keep-link]', { state: 'detached' });
  await page.goto(`${server.url}/settings`);
  await page.click('[data-identity] summary');
  await page.waitForSelector('[data-recovery]');
  expect(await violations(page)).toEqual([]);
});
