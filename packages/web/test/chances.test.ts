// Live chances, if the player wants them: the expected total beside the score; nothing moves or is announced by itself.
import { expect, test } from 'vitest';
import { toFragment } from '../src/lib/share/link.ts';
import { newDevice, newPage, openPage, PHONE, site, startSolo, useBrowser } from './app.ts';
import { violations } from './axe.ts';
import { playUntil } from './clicking.ts';
import { botGame } from './records.ts';

useBrowser();

const [GAME] = ['ganz-schoen-clever'];

test('are off at first; then a solo game tells the expected total and the next level, at a table of several who wins', async () => {
  const page = await openPage('/', { viewport: PHONE });
  await startSolo(page, GAME);
  await page.click('[data-step="roll"]');
  expect(await page.locator('.chances').count()).toBe(0);
  await page.goto(`${site}/settings`);
  await page.click('[data-chances-setting]');
  await page.goto(`${site}/play?new=${GAME}`);
  await page.waitForSelector('[data-chances]');
  const board = await page.locator('.board').boundingBox();
  const [expected, next] = await page.locator('[data-expected], [data-next-chance]').allTextContents();
  // Anything else than what a strong player scores would be wrong at the start.
  expect(Number(expected)).toBeGreaterThan(240);
  expect(Number(expected)).toBeLessThan(320);
  expect(next).toMatch(/^\d+%$/);
  expect(await page.textContent('.chances .visually-hidden')).toMatch(
    /^Total: 0\. \d+ points expected, give or take \d+\. [\d.]+ stars or more: \d+%\.$/,
  );
  expect(await page.locator('.chances [aria-live], .chances [role="status"]').count()).toBe(0);
  // They follow the dice, and nothing moves.
  // The figures name the event they are for: rounded, they can be the same after a roll as before it.
  const known = await page.getAttribute('.chances', 'data-chances');
  await page.click('[data-step="roll"]');
  await page.waitForSelector(`[data-chances]:not([data-chances="${known}"])`);
  expect(await page.locator('.board').boundingBox()).toEqual(board);
  expect(await violations(page)).toEqual([]);

  await page.goto(`${site}/table?game=${GAME}`);
  await page.click('[data-start]');
  await page.waitForFunction(() =>
    /\d/.test(document.querySelector('.players [data-win]')?.textContent ?? ''),
  );
  const wins = await page.locator('.players [data-win]').allTextContents();
  expect(wins).toHaveLength(2);
  expect(wins.reduce((sum, win) => sum + Number.parseInt(win, 10), 0)).toBeGreaterThanOrEqual(99);
  expect(await page.locator('.players button').first().getAttribute('aria-label')).toMatch(
    /chance to win \d+%/,
  );
  expect(await violations(page)).toEqual([]);
  page.quiet();
});

test('are never told in a duel', async () => {
  const device = await newDevice({ viewport: PHONE });
  await device.addInitScript(() => localStorage.setItem('reynard-settings', '{"chances":true}'));
  const page = await newPage(device, `/duel#${await toFragment(botGame(GAME, ['Ada'], 'duel'))}`);
  await page.click('[data-accept]');
  await playUntil([page], 3, page.waitForSelector('.round, [data-place="field"]', { state: 'attached' }));
  expect(await page.locator('.chances').count()).toBe(0);
  page.quiet();
});
