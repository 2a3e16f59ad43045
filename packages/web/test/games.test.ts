// Whole games through the real interface, to the final score.
import { replay, resultOf } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { atWork, DESKTOP, GAMES, openPage, PHONE, savedRecord, shownTotals, useBrowser } from './app.ts';
import { clickToEnd } from './clicking.ts';
import { type Hand, playToEnd } from './player.ts';

useBrowser();

const HANDS: { hand: Hand; options: object }[] = [
  { hand: 'touch', options: { viewport: PHONE, hasTouch: true, isMobile: true } },
  { hand: 'keyboard', options: { viewport: DESKTOP } },
];

/** A table whose bots move without delay, set up as a person would. */
async function openTable(game: string, setUp: (page: Page) => Promise<void>) {
  const page = await openPage(`/table?game=${game}`);
  await page.evaluate(() => localStorage.setItem('reynard-settings', JSON.stringify({ pace: 'instant' })));
  await page.reload();
  await atWork(page);
  await setUp(page);
  await page.click('[data-start]');
  await page.waitForSelector('.board .field');
  return page;
}

/** Each player's name and total as shown at the sheets, the sheet in front first; the active player has a mark. */
const shownPlayers = async (page: Page) =>
  (await page.locator('[data-player]:visible').allInnerTexts()).map((text) =>
    text.replace(/[●\s]+/g, ' ').trim(),
  );

describe.each(GAMES)('%s', (game) => {
  test.each(HANDS)('is played alone to the end by $hand with real dice', async ({ hand, options }) => {
    const page = await openPage(`/play?new=${game}&dice=real`, options);
    await playToEnd(page, hand, `${game} ${hand}`);
    // The last mark ends the game, and is no question about its area.
    expect(await page.locator('[data-about-card]').count()).toBe(0);
    const record = await savedRecord(page);
    expect(record).toMatchObject({ dice: 'real' });
    // The same events with rolled dice come to the same end: only that key tells the games apart.
    const replayed = replay({ game, players: record.players, events: record.events });
    expect(replayed.ok && resultOf(replayed.position)).toEqual(record.result);
    expect(await shownTotals(page)).toEqual(record.result!.scores.map((score) => score.total));
    page.quiet();
  });

  const hand = game === GAMES[1] ? 'keyboard' : 'mouse';
  test(`is played against a bot by ${hand} with rolled dice`, async () => {
    const page = await openTable(game, async (page) => {
      await page.fill('[aria-label="Name of player 1"]', 'Ada');
      await page.selectOption('[aria-label="Player 2: person or bot"]', 'greedy');
    });
    await expect.poll(() => shownPlayers(page)).toEqual(['▸ Ada 0 active player', 'Greedy 0']);
    await playToEnd(page, hand, `${game} bot`);
    const record = await savedRecord(page);
    expect(record).not.toHaveProperty('dice');
    expect(record.players).toEqual(['Ada', 'Greedy']);
    const totals = record.result!.scores.map((score) => score.total);
    const shown = [`Ada ${totals[0]}`, `Greedy ${totals[1]}`];
    // The winner's sheet lies in front.
    await expect
      .poll(() => shownPlayers(page))
      .toEqual(record.result!.winners[0] === 0 ? shown : shown.reverse());
    expect(await shownTotals(page)).toEqual(record.result!.scores.map((score) => score.total));
    page.quiet();
  });
});

test.each(['clicks', 'keys'])(
  'by %s two persons and a bot share one device, which is handed over between the persons',
  async (by) => {
    const page = await openTable(GAMES[0], async (page) => {
      await page.fill('[aria-label="Name of player 1"]', 'Ada');
      await page.selectOption('[aria-label="Player 2: person or bot"]', 'greedy');
      await page.click('button:has-text("Add a player")');
      await page.fill('[aria-label="Name of player 3"]', 'Bo');
    });
    expect(await page.textContent('.hand-over h2')).toBe('Pass the device to Ada');
    if (by === 'keys') await playToEnd(page, 'keyboard', 'table of three');
    else await clickToEnd([page], 1);
    const record = await savedRecord(page);
    expect(record.players).toEqual(['Ada', 'Greedy', 'Bo']);
    expect(await shownTotals(page)).toEqual(record.result!.scores.map((score) => score.total));
    page.quiet();
  },
);
