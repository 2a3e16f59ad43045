// Accessibility of online play: axe finds no fault on any page, nothing is wider than a small phone, and everything can be done
// with the keyboard alone.
import { ReynardClient } from '@reynard/client';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { AutoPlayer, newPlayer, until } from '../../server/test/world.ts';
import { GAMES, PHONE, useBrowser } from './app.ts';
import { violations } from './axe.ts';
import { SOMETHING_TO_DO } from './clicking.ts';
import { signUp, tableOf, useServer, visit } from './online.ts';

useBrowser();

const { server } = useServer({ LIVE_LIMIT_SECONDS: '2' });

/** axe finds no fault, and the page does not scroll sideways. */
async function expectFine(page: Page, where: string): Promise<void> {
  expect(await violations(page), where).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `${where}: width`).toBeLessThanOrEqual(page.viewportSize()!.width);
}

/** The page of a player who has finished a game against a friend and today's challenge. */
async function experienced(options: object): Promise<{ page: Page; game: string }> {
  const [hanna, ole] = [await newPlayer(server.url, 'Hanna'), await newPlayer(server.url, 'Ole')];
  const { id } = await hanna.createTable({ game: GAMES[0], seats: 2 });
  await ole.join(id);
  const daily = await hanna.beginDaily(GAMES[0]);
  await playOut([
    [hanna, id],
    [ole, id],
    [hanna, daily.id],
  ]);
  const page = await visit(`${server.url}/online`, options);
  const known = JSON.stringify({ ...(await hanna.me()), token: hanna.token });
  await page.evaluate((value) => localStorage.setItem('reynard-player', value), known);
  return { page, game: id };
}

async function playOut(seats: readonly [ReynardClient, string][]): Promise<void> {
  const players = seats.map(([client, table], i) => new AutoPlayer(client, table, `access ${i}`));
  await until(() => players.every((player) => player.isOver), 'the end of the games', 100_000);
  for (const player of players) player.stop();
}

describe.each([
  ['light', PHONE, 'en'],
  ['dark', PHONE, 'de'],
] as const)('in the %s theme at %o in %s', (colorScheme, viewport, locale) => {
  const options = { colorScheme, viewport, locale };

  test('everything from the lobby to the table is accessible and fits', async () => {
    const ada = await visit(`${server.url}/online`, options);
    await ada.waitForSelector('[data-new-table]');
    await expectFine(ada, 'the lobby');
    await ada.click('[data-new-table]');
    await ada.check('input[name="seats"][value="3"]');
    await ada.click('[data-add-bot]');
    await ada.check('[data-open]');
    await expectFine(ada, 'the form of a new table');
    await signUp(ada, 'Ada');
    await ada.click('[data-show-qr]');
    await ada.waitForSelector('[data-qr]');
    await expectFine(ada, 'the waiting room of the host');

    const ben = await visit(ada.url(), options);
    await ben.waitForSelector('[data-name]');
    await expectFine(ben, 'the invitation');
    await signUp(ben, 'Ben');
    await Promise.all([ada, ben].map((page) => page.waitForSelector('.board .field')));
    await expectFine(ada, 'one’s own turn');
    await expectFine(ben, 'another’s turn');
    // The labels of the players say what their marks show.
    const chips = await ben
      .locator('.players button')
      .evaluateAll((all) => all.map((chip) => chip.ariaLabel!));
    const words = { en: ['deciding', 'bot'], de: ['überlegt', 'Bot'] }[locale];
    expect(chips[0]).toContain(words[0]);
    expect(chips[2]).toContain(words[1]);
    expect(chips[1]).not.toContain(words[0]);

    await ben.click('[data-banner="call-bot"]');
    await expectFine(ben, 'the question whether a bot shall play');
    await ben.click('[data-take-over]');
    await ada.waitForSelector('[data-banner="take-back"]');
    await expectFine(ada, 'a table where a bot stands in');
    await ben.waitForSelector(SOMETHING_TO_DO);
    await expectFine(ben, 'the passive turn');
    await ada.locator('.table button.icon').first().click();
    await ada.waitForSelector('dialog[open]');
    await expectFine(ada, 'the menu');
    await ada.keyboard.press('Escape');
    await ben.context().setOffline(true);
    await ben.waitForSelector('[data-connection]');
    await expectFine(ben, 'a lost connection');
    await Promise.all([ada, ben].map((page) => page.context().close()));
  });

  test('everything after the game is accessible and fits', async () => {
    const { page, game } = await experienced(options);
    await page.goto(`${server.url}/online/${game}`);
    await page.waitForSelector('.end');
    await expectFine(page, 'a finished table');
    await page.goto(`${server.url}/online/${game}/replay`);
    await page.click('[data-replay="last"]');
    await expectFine(page, 'the permanent replay');
    await page.goto(`${server.url}/online/${game}/dice`);
    await page.waitForSelector('[data-verdict="fair"]');
    await expectFine(page, 'the check of the dice');
    await page.goto(`${server.url}/daily`);
    await page.waitForSelector('[data-board="day"] tr.you');
    await expectFine(page, 'the daily challenge');
    await page.goto(`${server.url}/online`);
    await page.click('[data-identity] summary');
    await page.click('[data-renew]');
    await expectFine(page, 'the lobby of somebody with tables');
    await page.goto(`${server.url}/online/device#token=damaged`);
    await page.waitForSelector('[role="alert"]');
    await expectFine(page, 'a damaged recovery link');
    await page.goto(`${server.url}/online/no-such-table`);
    await page.waitForSelector('[role="alert"]');
    await expectFine(page, 'a table that does not exist');
    await page.context().close();
  });
});

/** Presses Tab until the focus is on what is wanted. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

test('with the keyboard alone a table is opened, joined, played at and left', async () => {
  const ada = await visit(`${server.url}/online`);
  await ada.waitForSelector('[data-new-table]');
  await tabTo(ada, '[data-new-table]');
  await ada.keyboard.press('Enter');
  await ada.waitForSelector('[data-name]');
  await tabTo(ada, '[name="seats"]');
  await ada.keyboard.press('ArrowRight');
  await tabTo(ada, '[data-add-bot]');
  await ada.keyboard.press('Enter');
  await tabTo(ada, '[data-name]');
  await ada.keyboard.type('Ada');
  await ada.keyboard.press('Enter');
  await ada.waitForSelector('[data-link]');
  expect(await ada.locator('[data-seat]').count()).toBe(3);
  await tabTo(ada, '[data-show-qr]');
  await ada.keyboard.press(' ');
  await ada.waitForSelector('[data-qr]');

  const ben = await visit(ada.url());
  await ben.waitForSelector('[data-name]');
  await tabTo(ben, '[data-name]');
  await ben.keyboard.type('Ben');
  await ben.keyboard.press('Enter');
  await Promise.all([ada.waitForSelector('.board .field'), ben.waitForSelector('.board .field')]);

  await tabTo(ada, '[data-step="roll"]');
  await ada.keyboard.press('Enter');
  await ada.waitForSelector('[data-die]:not([aria-disabled="true"])');
  const client = new ReynardClient(server.url);
  expect((await client.table(tableOf(ada))).events).toBe(1);
  // Ada thinks for long; Ben lets a bot play for her.
  await ben.waitForSelector('[data-banner="call-bot"]');
  await tabTo(ben, '[data-banner="call-bot"]');
  await ben.keyboard.press('Enter');
  await tabTo(ben, '[data-take-over]');
  await ben.keyboard.press('Enter');
  await ada.waitForSelector('[data-banner="take-back"]');
  await tabTo(ada, '[data-banner="take-back"]');
  await ada.keyboard.press('Enter');
  await ada.waitForSelector('[data-banner="take-back"]', { state: 'detached' });
  await tabTo(ada, '[aria-label="Menu"]');
  await ada.keyboard.press('Enter');
  await tabTo(ada, 'dialog[open] [data-leave]');
  await ada.keyboard.press('Enter');
  await tabTo(ada, '[data-leave-sure]');
  await ada.keyboard.press('Enter');
  await ada.waitForURL(/\/online$/);
});
