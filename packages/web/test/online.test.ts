// Online play as players see it: real servers, real browsers that play games against each other to the end, connections that
// break, servers that die, and at the end the same scores everywhere.
import { ReynardClient } from '@reynard/client';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type {} from '../../server/test/postgres.setup.ts';
import { Postgres, ServerProcess } from '../../server/test/world.ts';
import { DESKTOP, GAMES, newDevice, openPage, PHONE, shownTotals, useBrowser } from './app.ts';
import { violations } from './axe.ts';
import { clickToEnd, playAWhile, playUntil } from './clicking.ts';
import { finish, openTable, SITE_DIR, signUp, skipRounds, untilTurnOf, useServer, visit } from './online.ts';

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

  // Ben is offline when he makes a move: it is kept, sent when the network is back, and played once.
  await untilTurnOf(ben, ada, 2);
  await ben.context().setOffline(true);
  await ben.waitForSelector('[data-connection]');
  await ada.waitForSelector('[data-away]', { state: 'attached' });
  const before = await eventsOf(id);
  await playUntil([ben], 3, ben.waitForSelector('.sentence:has-text("your move is kept")'));
  expect(await eventsOf(id)).toBe(before);
  await ben.context().setOffline(false);
  await ben.waitForSelector('[data-connection]', { state: 'detached' });
  await ben.waitForFunction(() => !document.querySelector('.sentence')?.textContent?.includes('kept'));
  expect(await eventsOf(id)).toBeGreaterThan(before);
  expect(await ben.locator('[data-refused]').count()).toBe(0);

  // A reload shows the same game.
  await ben.reload();
  await ben.waitForSelector('.board .field');
  await skipRounds([ada, ben], id, 1);
  const totals = await finish([ada, ben], 5, id, server.url);
  await watcher.waitForSelector('.end');
  expect(await shownTotals(watcher)).toEqual(totals);
  expect(await fieldsOf(watcher)).toHaveLength((await fieldsOf(ada)).length);

  await watcher.click('[data-dice-link]');
  await watcher.waitForSelector('[data-verdict="fair"]');
  // Only the players have kept something from before the game.
  await watcher.waitForSelector('[data-compared="false"]');
  expect(await violations(watcher)).toEqual([]);
  await watcher.goto(`${server.url}/online/${id}/replay`);
  await watcher.click('[data-replay="last"]');
  expect(await watcher.locator('[data-score-of]').allTextContents()).toEqual(totals.map(String));

  await ada.click('[data-again]');
  await ada.waitForSelector('[data-seat="invited"]');
  await ben.click('[data-banner="rematch"]');
  await Promise.all([ada.waitForSelector('.board .field'), ben.waitForSelector('.board .field')]);
  expect(ada.url()).toBe(ben.url());
  expect(ada.url()).not.toContain(id);
});

test('a page that cannot take in an event says so, and a reload shows the game', async () => {
  const ada = new ReynardClient(server.url);
  await ada.becomePlayer('Ada');
  const { id } = await ada.createTable({ game: GAMES[0], seats: 2, bots: ['greedy'] });
  const { n, at } = await ada.play(id, 0, { e: 'roll' });
  const page = await (await newDevice()).newPage();
  // What a server of a later version might send: an event that this page does not know.
  const frame = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  const unknown = { n, at, event: { e: 'unknown' } };
  const body = frame('table', await ada.table(id)) + frame('move', unknown);
  await page.route('**/stream', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
  await page.goto(`${server.url}/online/${id}`);
  await page.waitForSelector('[role="alert"]:has-text("please reload")');
  expect(await page.locator('[data-connection]').count()).toBe(0);
  await page.unroute('**/stream');
  await page.click('[data-banner="reload"]');
  await page.waitForSelector('[data-banner="reload"]', { state: 'detached' });
  await page.waitForSelector('.board .field');
});

test('kill -9 of the server in the middle of a game loses nothing and doubles nothing', async () => {
  const [ada, ben, id] = await openTable(GAMES[1], server.url);
  await skipRounds([ada, ben], id, 2);
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
    await ben.waitForSelector('[data-banner="call-bot"]');
    await ben.click('[data-banner="call-bot"]');
    expect(await ben.inputValue('dialog[open] [data-bot]')).toBe('isengrim');
    await ben.selectOption('dialog[open] [data-bot]', 'grimbert');
    await ben.click('[data-take-over]');
    await ada.waitForSelector('[data-banner="take-back"]');
    await ada.click('[data-banner="take-back"]');
    await ada.waitForSelector('[data-banner="take-back"]', { state: 'detached' });
    await ada.click('[aria-label="Menu"]');
    await ada.click('[data-leave]');
    await ada.click('[data-leave-sure]');
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
    await expect.poll(() => ada.locator('.players li').count()).toBe(3);

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
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await visit(`${server.url}/daily?game=${GAMES[2]}`, { viewport: DESKTOP, permissions });
  await signUp(page, 'Dora');
  await page.waitForSelector('.board .field');
  const id = page.url().split('/').pop()!;
  // Nothing tells chances here, although the player wants them elsewhere.
  await page.evaluate(() => localStorage.setItem('reynard-settings', '{"chances":true}'));
  await page.reload();
  await page.waitForSelector('.board .field');
  await playAWhile([page], 40);
  await skipRounds([page], id, 1);
  await clickToEnd([page], 41, '.chances');
  const [total] = await shownTotals(page);
  await page.click('[data-again]');
  await page.waitForSelector('[data-board="day"] [data-score]');
  expect(await page.textContent('[data-board="day"] tr.you [data-score]')).toBe(String(total));
  expect(await page.textContent('[data-board="best"] tr.you [data-score]')).toBe(String(total));
  expect(await page.getAttribute('[data-attempt]', 'href')).toBe(`/online/${id}`);
  // The result as a text that gives nothing away, explained for screen readers.
  await page.click('[data-share-daily]');
  await page.waitForSelector('text=Result copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(new RegExp(`Clever 4ever: ${total} · ★ .*\\nRounds 1–6: [▁-█]{6}\\n`));
  expect(text).not.toContain(id);
  expect(await page.getAttribute('[data-bars]', 'aria-label')).toMatch(/^Points by round: .*\d/);
  await page.waitForSelector('[data-streak]:has-text("1 day in a row")');
  // The game is in the history, once, also after the table was opened again; it is replayed and analysed from the device.
  await page.goto(`${server.url}/online/${id}`);
  await page.waitForSelector('[data-ghost-of="cuwart"]');
  await page.goto(`${server.url}/history`);
  await page.waitForSelector(`[data-game="online-${id}"] [data-online]`);
  expect(await page.locator('[data-game] [data-score]').allTextContents()).toEqual([String(total)]);
  await page.click(`[data-game="online-${id}"] a[href^="/replay"]`);
  await page.waitForSelector('[data-analyse]');
  // Others may still play this day.
  await page.click('[data-share]');
  await page.waitForSelector('[role="status"]:has-text("once its day is over")');
  await page.click('[data-analyse]');
  await page.waitForSelector('[data-report] [data-ghosts]');
  await page.goto(`${server.url}/daily?game=${GAMES[2]}`);
  await page.waitForSelector('[data-attempt]');
  expect(await violations(page)).toEqual([]);

  // Somebody else sees neither scores nor the game before playing.
  const other = await visit(`${server.url}/daily?game=${GAMES[2]}`);
  await other.waitForSelector('[data-board="day"] [data-locked]:has-text("1 player has finished")');
  expect(await other.locator('[data-score]').count()).toBe(0);
  await other.goto(`${server.url}/online/${id}/replay`);
  await other.waitForSelector('text=once you have finished your own');
  await other.goto(`${server.url}/online/${id}`);
  await other.waitForSelector('text=once you have finished your own');
  await other.context().close();
});

test('players on two nodes with PostgreSQL play one game', async () => {
  const postgres = await Postgres.start();
  const nodes = [0, 1].map(() => new ServerProcess({ SITE_DIR, DATABASE_URL: postgres.url }));
  try {
    await Promise.all(nodes.map((node) => node.start()));
    const [here, there] = nodes.map((node) => node.url);
    const [ada, ben, id] = await openTable(GAMES[2], here, there);
    await playAWhile([ada, ben], 50);
    await skipRounds([ada, ben], id, 1);
    const totals = await finish([ada, ben], 51, id, there);
    await ben.click('[data-dice-link]');
    await ben.waitForSelector('[data-verdict="fair"]');
    await ben.waitForSelector('[data-compared="true"]');
    expect(totals).toHaveLength(2);
    await Promise.all([ada.context().close(), ben.context().close()]);
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await postgres.stop();
  }
});

test('the site from the server works offline, and bots play there', async () => {
  const page = await visit(`${server.url}/table?game=${GAMES[0]}`, { serviceWorkers: 'allow' });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.evaluate(() => localStorage.setItem('reynard-settings', JSON.stringify({ pace: 'instant' })));
  await page.context().setOffline(true);
  await page.reload();
  await page.click('[data-start]');
  await page.waitForSelector('.board .field');
  const botScored = page.waitForSelector('.players li:nth-child(2) strong:not(:text-is("0"))', {
    state: 'attached',
  });
  await playUntil([page], 60, botScored);
});

test('without a server the online pages say so and link home', async () => {
  for (const path of ['/online', '/daily']) {
    const page = await openPage(path);
    await page.waitForSelector('[role="alert"]:has-text("cannot be reached")');
    expect(await violations(page)).toEqual([]);
    await page.click('main a:has-text("Home")');
    await page.waitForSelector('[data-solo]');
  }
});
