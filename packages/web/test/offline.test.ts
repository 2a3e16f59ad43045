// After the first visit the network may go: home, whole games, bots, rules, lesson, history and replays still work.
import { expect, test } from 'vitest';
import { toFragment } from '../src/lib/share/link.ts';
import {
  atWork,
  GAMES,
  newDevice,
  newPage,
  savedRecord,
  shownTotals,
  site,
  startSolo,
  useBrowser,
} from './app.ts';
import { playToEnd, playUntil } from './player.ts';
import { botGame } from './records.ts';

useBrowser();

/** A device that has visited the home page once, and then lost the network. */
async function visitOnce() {
  const context = await newDevice({ serviceWorkers: 'allow' });
  const page = await newPage(context);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    if (registration.active?.state !== 'activated') {
      await new Promise((done) => registration.active?.addEventListener('statechange', done, { once: true }));
    }
  });
  await context.setOffline(true);
  return Object.assign(page, { device: context });
}

test('with the network off the app starts, plays against a bot, and reloads in the middle', async () => {
  const page = await visitOnce();
  await page.goto(site);
  await startSolo(page, GAMES[0]);
  await playToEnd(page, 'mouse', 'offline');
  const record = await savedRecord(page);
  expect(await shownTotals(page)).toEqual([record.result!.scores[0].total]);

  await page.goto(`${site}/table?game=${GAMES[0]}`);
  await atWork(page);
  await page.evaluate(() => localStorage.setItem('reynard-settings', JSON.stringify({ pace: 'instant' })));
  await page.reload();
  await page.click('[data-start]');
  await page.waitForSelector('.table');
  await playUntil(
    page,
    'offline table',
    async () => (await page.textContent('.players li:nth-child(2) strong')) !== '0',
  );
  // What is shown is on disk a moment later, also on a busy machine.
  await page.waitForTimeout(2000);
  await page.reload();
  await page.waitForSelector('.table');
  expect(await page.textContent('.players li:nth-child(2) strong')).not.toBe('0');
  page.quiet();
});

const record = botGame(GAMES[1], ['Ada', 'Bo'], 'offline replay');

/** Every page that needs no server, and what shows that it is there. */
const PAGES: readonly (readonly [string, string])[] = [
  ['/', `[data-solo="${GAMES[0]}"]`],
  ['/table', '[data-start]'],
  ['/rules', `[data-rules="${GAMES[2]}"]`],
  ...GAMES.map((game) => [`/rules/${game}`, '[data-area]'] as const),
  ['/learn', '[data-coach="firstRoll"]'],
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
    const widths = await page
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    expect(widths, path).not.toContain(0);
    page.quiet();
    await page.close();
  }
});

test('with the network off games come into the history, are watched from there, and every language speaks', async () => {
  const page = await visitOnce();
  await page.goto(`${site}/history`);
  await page.setInputFiles('[data-import]', {
    name: 'games.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.locator('[data-game] a').click();
  await page.waitForSelector('[data-scrub]');
  await page.reload();
  await page.waitForSelector('[data-scrub]');
  const words = { de: 'Deine Spiele', nl: 'Jouw spellen', hu: 'Játékaid', en: 'Your games' };
  for (const [language, history] of Object.entries(words)) {
    await page.goto(site);
    await atWork(page);
    await Promise.all([page.waitForNavigation(), page.selectOption('[data-language]', language)]);
    await page.click('[data-nav="history"]');
    await page.waitForSelector('[data-game]');
    expect(await page.textContent('h1')).toBe(history);
  }
  page.quiet();
});

test('the app can be installed: a manifest with a name, a start, and icons that exist', async () => {
  const page = await newPage(await newDevice());
  const href = await page.getAttribute('link[rel="manifest"]', 'href');
  const manifest = await (await page.request.get(site + href)).json();
  expect(manifest).toMatchObject({ name: 'Reynard', start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await page.request.get(site + src)).ok()).toBe(true);
});
