// After the first visit the network may go: home, whole games, bots, rules, lesson, history and replays still work.
import { replay } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { toFragment } from '../src/lib/share/link.ts';
import {
  atWork,
  GAMES,
  newPage,
  openPage,
  savedRecord,
  shownTotals,
  site,
  startSolo,
  useBrowser,
  visitOnce,
} from './app.ts';
import { clickToEnd } from './clicking.ts';
import { playUntil } from './player.ts';
import { botGame } from './records.ts';
import { storedGames } from './stored.ts';

useBrowser();

/** The points of both players in the stored game of two. */
async function storedTotals(page: Page): Promise<number[]> {
  const { record } = (await storedGames(page)).find(({ record }) => record.players.length === 2)!;
  const replayed = replay(record);
  if (!replayed.ok) throw new Error(replayed.error.reason);
  return [0, 1].map((seat) => replayed.position.total(seat));
}

test('with the network off the app starts, plays against a bot, and reloads in the middle', async () => {
  const page = await visitOnce();
  await page.goto(site);
  await startSolo(page, GAMES[0]);
  await clickToEnd([page], 1);
  const record = await savedRecord(page);
  expect(await shownTotals(page)).toEqual([record.result!.scores[0].total]);

  await page.goto(`${site}/table?game=${GAMES[0]}`);
  await atWork(page);
  await page.evaluate(() => localStorage.setItem('reynard-settings', JSON.stringify({ pace: 'instant' })));
  await page.reload();
  await page.click('[data-start]');
  await page.waitForSelector('.board .field');
  await playUntil(
    page,
    'offline table',
    async () => (await page.textContent('.players li:nth-child(2) strong')) !== '0',
  );
  await expect.poll(() => storedTotals(page)).not.toContain(0);
  await page.reload();
  await page.waitForSelector('.board .field');
  expect(await page.textContent('.players li:nth-child(2) strong')).not.toBe('0');
  page.quiet();
});

const record = botGame(GAMES[1], ['Ada', 'Bo'], 'offline replay');

/** Every page that needs no server, and what shows that it is there. */
const PAGES: readonly (readonly [string, string])[] = [
  ['/', `[data-solo="${GAMES[0]}"]`],
  ['/table', '[data-start]'],
  ['/rules', `[href="/rules/${GAMES[2]}"]`],
  ...GAMES.map((game) => [`/rules/${game}`, '[data-area]'] as const),
  ['/learn', `[href="/learn/${GAMES[1]}"]`],
  [`/learn/${GAMES[1]}`, '[data-coach="goal"]'],
  ['/settings', '[data-language]'],
  ['/history', '[data-import]'],
  [`/replay#${await toFragment(record)}`, '[data-scrub]'],
];

test('with the network off every page opens directly and survives a reload', async () => {
  const { device } = await visitOnce();
  for (const [path, shown] of PAGES) {
    const page = await newPage(device, path);
    await page.waitForSelector(shown, { state: 'attached' });
    await page.reload();
    await page.waitForSelector(shown, { state: 'attached' });
    // Pictures below the fold are loaded when they come into view.
    const broken = await page.locator('img').evaluateAll(async (images) => {
      const pictures = images as HTMLImageElement[];
      for (const picture of pictures) picture.loading = 'eager';
      const loaded = await Promise.allSettled(pictures.map((picture) => picture.decode()));
      return pictures.filter((_, i) => loaded[i].status === 'rejected').map(({ src }) => src);
    });
    expect(broken, path).toEqual([]);
    page.quiet();
    await page.close();
  }
});

test('with the network off games are imported and replayed, and every language works', async () => {
  const page = await visitOnce();
  await page.goto(`${site}/history`);
  await page.setInputFiles('[data-import]', {
    name: 'games.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.click('[data-game] a[href^="/replay"]');
  await page.waitForSelector('[data-scrub]');
  await page.reload();
  await page.waitForSelector('[data-scrub]');
  const words = { de: 'Deine Spiele', nl: 'Jouw spellen', hu: 'Játékaid', en: 'Your games' };
  for (const [language, history] of Object.entries(words)) {
    await page.goto(`${site}/settings`);
    await atWork(page);
    await Promise.all([page.waitForNavigation(), page.selectOption('[data-language]', language)]);
    await page.goto(site);
    await page.click('[data-nav="history"]');
    await page.waitForSelector('[data-game]');
    expect(await page.textContent('h1')).toBe(history);
  }
  page.quiet();
});

test('the app can be installed: a manifest with a name, a start, and icons that exist', async () => {
  const page = await openPage();
  const href = await page.getAttribute('link[rel="manifest"]', 'href');
  const manifest = await (await page.request.get(site + href)).json();
  expect(manifest).toMatchObject({ name: 'Reynard', start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await page.request.get(site + src)).ok()).toBe(true);
});
