// Online play as players see it: real servers, real browsers that play whole games against each other, connections that
// break, servers that die, and at the end the same scores everywhere.
import { ReynardClient } from '@reynard/server/client';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type {} from '../../server/test/postgres.setup.ts';
import { Postgres, ServerProcess } from '../../server/test/world.ts';
import { DESKTOP, GAMES, newDevice, newPage, PHONE, shownTotals, useBrowser } from './app.ts';
import { violations } from './axe.ts';
import {
  clickToEnd,
  finish,
  openTable,
  playAWhile,
  SITE_DIR,
  signUp,
  untilTurnOf,
  useServer,
  visit,
} from './online.ts';

useBrowser();

const { server } = useServer({ LIVE_LIMIT_SECONDS: '2' });

/** How many events a table has. */
const eventsOf = async (id: string) => (await new ReynardClient(server.url).table(id)).events;

const fieldsOf = (page: Page) =>
  page.locator('.sheet [data-field]').evaluateAll((fields) => fields.map((field) => field.innerHTML));

test('a game goes on through a lost connection; replay, dice check and rematch follow', async () => {
  const [ada, ben, id] = await openTable(GAMES[0], server.url);
  const watcher = await visit(`${server.url}/online/${id}`);
  await watcher.waitForSelector('[data-spectator]');
  await playAWhile([ada, ben], 1);

  // Ben's network goes before he makes a move: it is kept, goes out when the network is back, and is played once.
  await untilTurnOf(ben, [ada], 2);
  await ben.context().setOffline(true);
  await ben.waitForSelector('[data-connection]');
  await ada.waitForSelector('[data-away]', { state: 'attached' });
  const before = await eventsOf(id);
  await playAWhile([ben], 3);
  await ben.waitForSelector('.sentence:has-text("your move is kept")');
  expect(await eventsOf(id)).toBe(before);
  await ben.context().setOffline(false);
  await ben.waitForSelector('[data-connection]', { state: 'detached' });
  await ben.waitForFunction(() => !document.querySelector('.sentence')?.textContent?.includes('kept'));
  expect(await eventsOf(id)).toBeGreaterThan(before);
  expect(await ben.locator('[data-refused]').count()).toBe(0);

  // A reload shows the same game.
  await ben.reload();
  await ben.waitForSelector('.table');
  const totals = await finish([ada, ben], 5, id, server.url);
  await watcher.waitForSelector('.end');
  expect(await shownTotals(watcher)).toEqual(totals);
  expect(await fieldsOf(watcher)).toHaveLength((await fieldsOf(ada)).length);

  await watcher.click('[data-dice-link]');
  await watcher.waitForSelector('[data-verdict="fair"]');
  expect(await violations(watcher)).toEqual([]);
  await watcher.goto(`${server.url}/online/${id}/replay`);
  await watcher.click('[data-replay="last"]');
  expect(await watcher.locator('[data-score-of]').allTextContents()).toEqual(totals.map(String));

  await ada.click('[data-again]');
  await ada.waitForSelector('[data-seat="invited"]');
  await ben.click('[data-banner="rematch"]');
  await Promise.all([ada.waitForSelector('.table'), ben.waitForSelector('.table')]);
  expect(ada.url()).toBe(ben.url());
  expect(ada.url()).not.toContain(id);
});

test('kill -9 of the server in the middle of a game loses nothing and doubles nothing', async () => {
  const [ada, ben, id] = await openTable(GAMES[1], server.url);
  await playAWhile([ada, ben], 10);
  const playing = clickToEnd([ada, ben], 20);
  await server.kill();
  await ada.waitForSelector('[data-connection]', { state: 'attached' });
  await server.start();
  await playing;
  await finish([ada, ben], 30, id, server.url);
});

describe('at a table', () => {
  test('a bot stands in for somebody who is away, and the seat can be taken back', async () => {
    const [ada, ben] = await openTable(GAMES[0], server.url);
    // Ada begins and does nothing.
    await ben.waitForSelector('[data-banner="call-bot"]', { timeout: 15_000 });
    await ben.click('[data-banner="call-bot"]');
    expect(await ben.inputValue('dialog[open] [data-bot]')).toBe('isengrim');
    await ben.selectOption('dialog[open] [data-bot]', 'grimbert');
    await ben.click('[data-take-over]');
    await ada.waitForSelector('[data-banner="take-back"]');
    await ada.click('[data-banner="take-back"]');
    await ada.waitForSelector('[data-banner="take-back"]', { state: 'detached' });
    await ada.click('[aria-label="Menu"]');
    await ada.click('[data-leave]');
    await ada.waitForURL(/\/online$/);
    await ada.waitForSelector('[data-table]');
  });

  test('the host removes somebody, bots take free seats, and a recovery link moves the player', async () => {
    const ada = await visit(`${server.url}/online/new`, {
      viewport: PHONE,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await ada.click('[data-open]');
    await signUp(ada, 'Ada');
    await ada.click('[data-show-qr]');
    await ada.waitForSelector('[data-qr]');
    expect(await violations(ada)).toEqual([]);
    const ben = await visit(`${server.url}/online`, { locale: 'de', colorScheme: 'dark', viewport: PHONE });
    await ben.click('[data-table]');
    await ben.waitForSelector('[data-name]');
    expect(await violations(ben)).toEqual([]);
    expect(await ben.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

    const id = ada.url().split('/').pop()!;
    await ada.goto(`${server.url}/online/new`);
    await ada.check('input[name="seats"][value="3"]');
    await ada.click('[data-submit]');
    await ada.waitForURL((url) => !url.pathname.endsWith(id) && !url.pathname.endsWith('new'));
    await ada.waitForSelector('[data-link]');
    await ben.goto(ada.url());
    await signUp(ben, 'Ben');
    await ada.click('[data-kick]');
    await ada.waitForSelector('[data-kick]', { state: 'detached' });
    await ben.waitForSelector('[role="alert"]:has-text("von diesem Tisch entfernt")');
    await ada.click('[data-start-with-bots]');
    await ada.waitForSelector('.table');
    expect(await ada.locator('.players li').count()).toBe(3);

    await ada.goto(`${server.url}/online`);
    await ada.click('[data-identity] summary');
    await ada.click('[data-recovery]');
    await ada.waitForSelector('text=Recovery link copied');
    const link = await ada.evaluate(() => navigator.clipboard.readText());
    const other = await visit(link);
    await other.click('[data-recover]');
    await other.waitForSelector('text=You are Ada');
    expect(await other.locator('[data-table]').count()).toBeGreaterThanOrEqual(2);
    expect(other.url()).not.toContain('token');

    // A new link: the other device is signed out and told so, this one goes on.
    await ada.click('[data-renew]');
    await ada.click('[data-renew-sure]');
    await ada.waitForSelector('text=Only this device and the new recovery link count now');
    await ada.reload();
    await ada.waitForSelector('text=You are Ada');
    await other.reload();
    await other.waitForSelector('[role="alert"]:has-text("no longer Ada")');
  });
});

test('the daily challenge is played once and leads to the leaderboards', async () => {
  const page = await visit(`${server.url}/daily?game=${GAMES[2]}`, { viewport: DESKTOP });
  await signUp(page, 'Dora');
  await page.waitForSelector('.table');
  const id = page.url().split('/').pop()!;
  const [total] = await finish([page], 40, id, server.url);
  await page.click('[data-again]');
  await page.waitForSelector('[data-board="day"] [data-score]');
  expect(await page.textContent('[data-board="day"] tr.you [data-score]')).toBe(String(total));
  expect(await page.textContent('[data-board="best"] tr.you [data-score]')).toBe(String(total));
  expect(await page.getAttribute('[data-attempt]', 'href')).toBe(`/online/${id}`);
  expect(await violations(page)).toEqual([]);
});

test('players on two nodes with PostgreSQL play one game', async () => {
  const postgres = await Postgres.start();
  const nodes = [0, 1].map(() => new ServerProcess({ SITE_DIR, DATABASE_URL: postgres.url }));
  try {
    await Promise.all(nodes.map((node) => node.start()));
    const [here, there] = nodes.map((node) => node.url);
    const [ada, ben, id] = await openTable(GAMES[2], here, there);
    const totals = await finish([ada, ben], 50, id, there);
    await ben.click('[data-dice-link]');
    await ben.waitForSelector('[data-verdict="fair"]');
    expect(totals).toHaveLength(2);
    await Promise.all([ada.context().close(), ben.context().close()]);
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await postgres.stop();
  }
});

test('what the server serves is kept on the device, and bots play there without network', async () => {
  const page = await visit(`${server.url}/table?game=${GAMES[0]}`, { serviceWorkers: 'allow' });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.evaluate(() => localStorage.setItem('reynard-settings', JSON.stringify({ pace: 'instant' })));
  await page.context().setOffline(true);
  await page.reload();
  await page.click('[data-start]');
  await page.waitForSelector('.table');
  await playAWhile([page], 60, 60);
  expect(await page.textContent('.players li:nth-child(2) strong')).not.toBe('0');
});

test('without a server the online pages say so kindly and lead home', async () => {
  for (const path of ['/online', '/daily']) {
    const page = await newPage(await newDevice(), path);
    await page.waitForSelector('[role="alert"]:has-text("cannot be reached")');
    expect(await violations(page)).toEqual([]);
    await page.click('main a:has-text("Home")');
    await page.waitForSelector('[data-solo]');
  }
});
