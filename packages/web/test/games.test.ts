// Whole games through the real interface, to the final score.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  atWork,
  DESKTOP,
  GAMES,
  newDevice,
  newPage,
  PHONE,
  savedRecord,
  shownTotals,
  startSolo,
  useBrowser,
} from './app.ts';
import { type Hand, playToEnd } from './player.ts';

useBrowser();

const HANDS: { hand: Hand; device: string; options: object }[] = [
  { hand: 'mouse', device: 'desktop', options: { viewport: DESKTOP } },
  { hand: 'touch', device: 'phone', options: { viewport: PHONE, hasTouch: true, isMobile: true } },
  { hand: 'keyboard', device: 'desktop', options: { viewport: DESKTOP } },
];

/** A table with bots that do not dawdle, set up as a person would. */
async function openTable(game: string, setUp: (page: Page) => Promise<void>) {
  const page = await newPage(await newDevice(), `/table?game=${game}`);
  await page.evaluate(() => localStorage.setItem('reynard-settings', JSON.stringify({ pace: 'instant' })));
  await page.reload();
  await atWork(page);
  await setUp(page);
  await page.click('[data-start]');
  await page.waitForSelector('.table');
  return page;
}

/** Everybody's name and total as they stand at the sheets, the one in front first; whose turn it is has a mark. */
const shownPlayers = async (page: Page) =>
  (await page.locator('[data-player]:visible').allInnerTexts()).map((text) =>
    text.replace(/[●\s]+/g, ' ').trim(),
  );

describe.each(GAMES)('%s', (game) => {
  test.each(HANDS)('is played alone to the end by $hand', async ({ hand, options }) => {
    const page = await newPage(await newDevice(options));
    await startSolo(page, game);
    await playToEnd(page, hand, `${game} ${hand}`);
    const record = await savedRecord(page);
    expect(await shownTotals(page)).toEqual(record.result!.scores.map((score) => score.total));
    page.quiet();
  });

  const hand = game === GAMES[1] ? 'keyboard' : 'mouse';
  test(`is played against a bot by ${hand}`, async () => {
    const page = await openTable(game, async (page) => {
      await page.fill('[aria-label="Name of player 1"]', 'Ada');
      await page.selectOption('[aria-label="Who plays seat 2"]', 'greedy');
    });
    expect(await shownPlayers(page)).toEqual(['▸ Ada 0 (active player)', 'Greedy 0']);
    await playToEnd(page, hand, `${game} bot`);
    const record = await savedRecord(page);
    expect(record.players).toEqual(['Ada', 'Greedy']);
    const totals = record.result!.scores.map((score) => score.total);
    expect(await shownPlayers(page)).toEqual([`Ada ${totals[0]}`, `Greedy ${totals[1]}`]);
    expect(await shownTotals(page)).toEqual(record.result!.scores.map((score) => score.total));
    page.quiet();
  });
});

test.each(['mouse', 'keyboard'] as const)(
  'by %s two persons and a bot share one device, which is handed over between the persons',
  async (hand) => {
    const page = await openTable(GAMES[0], async (page) => {
      await page.fill('[aria-label="Name of player 1"]', 'Ada');
      await page.selectOption('[aria-label="Who plays seat 2"]', 'greedy');
      await page.click('button:has-text("Add a seat")');
      await page.fill('[aria-label="Name of player 3"]', 'Bo');
    });
    expect(await page.textContent('.hand-over h2')).toBe('Pass the device to Ada');
    await playToEnd(page, hand, 'table of three');
    const record = await savedRecord(page);
    expect(record.players).toEqual(['Ada', 'Greedy', 'Bo']);
    expect(await shownTotals(page)).toEqual(record.result!.scores.map((score) => score.total));
    page.quiet();
  },
);
