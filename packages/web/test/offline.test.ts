// After the first visit the network may go: home, a whole solo game, bots and the result still work.
import { expect, test } from 'vitest';
import { GAMES, newDevice, newPage, savedRecord, shownTotals, site, startSolo, useBrowser } from './app.ts';
import { playToEnd, playUntil } from './player.ts';

useBrowser();

test('with the network off the app starts, plays against a bot, and reloads in the middle', async () => {
  const context = await newDevice();
  const page = await newPage(context);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    if (registration.active?.state !== 'activated') {
      await new Promise((done) => registration.active?.addEventListener('statechange', done, { once: true }));
    }
  });
  await context.setOffline(true);
  await page.goto(site);
  await startSolo(page, GAMES[0]);
  await playToEnd(page, 'mouse', 'offline');
  const record = await savedRecord(page);
  expect(await shownTotals(page)).toEqual([record.result!.scores[0].total]);

  await page.goto(`${site}/table?game=${GAMES[0]}`);
  await page.waitForSelector('html:not([data-await])', { state: 'attached' });
  await page.evaluate(() => localStorage.setItem('reynard-settings', JSON.stringify({ pace: 'instant' })));
  await page.reload();
  await page.click('[data-start]');
  await page.waitForSelector('.table');
  await playUntil(
    page,
    'offline table',
    async () => (await page.textContent('.players li:nth-child(2) strong')) !== '0',
  );
  await page.reload();
  await page.waitForSelector('.table');
  expect(await page.textContent('.players li:nth-child(2) strong')).not.toBe('0');
  page.quiet();
});

test('the app can be installed: a manifest with a name, a start, and icons that exist', async () => {
  const page = await newPage(await newDevice());
  const href = await page.getAttribute('link[rel="manifest"]', 'href');
  const manifest = await (await page.request.get(site + href)).json();
  expect(manifest).toMatchObject({ name: 'Reynard', start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await page.request.get(site + src)).ok()).toBe(true);
});
