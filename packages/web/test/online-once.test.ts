// A move made while offline is played exactly once or clearly refused, whatever happens in between: a reload, a lost answer, a
// server that is killed. Afterwards the screen shows the game as the server has it.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ReynardClient } from '@reynard/client';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { GAMES, useBrowser } from './app.ts';
import { playAWhile, playUntil } from './clicking.ts';
import { freshScreen, openTable, recordOf, screenOf, untilTurnOf, useServer } from './online.ts';

useBrowser();

const { server, folder } = useServer();
let ada: Page;
let ben: Page;
let table: string;
let seed = 100;

/** One game goes through everything that follows. */
beforeAll(async () => {
  // Ben's device has a service worker, so that a page can be loaded offline.
  [ada, ben, table] = await openTable(GAMES[2], server.url, server.url, { serviceWorkers: 'allow' });
  await ben.evaluate(async () => void (await navigator.serviceWorker.ready));
});

/** At the start of each test Ben is to decide. */
beforeEach(async () => {
  if (!server.isRunning) await server.start();
  await ben.context().setOffline(false);
  await ben.reload();
  await Promise.all(
    [ada, ben].map((page) => page.waitForSelector('[data-connection]', { state: 'detached' })),
  );
  await playAWhile([ada, ben], seed++, 3);
  await untilTurnOf(ben, ada, seed++);
});

interface Kept {
  readonly key: string;
  readonly after: number;
  readonly event: { readonly e: string };
}

/** Ben makes a move that cannot be sent; returns what his device stores of it. */
async function moveIntoTheVoid(): Promise<Kept> {
  await playUntil([ben], seed++, ben.waitForSelector('.sentence:has-text("your move is kept")'));
  return ben.evaluate((id) => JSON.parse(localStorage.getItem(`reynard-move-${id}`)!), table);
}

const isSettled = () =>
  ben.waitForFunction(
    (id) =>
      !document.querySelector('[data-connection]') &&
      localStorage.getItem(`reynard-move-${id}`) === null &&
      document.querySelector('[data-step], [data-die]:not([aria-disabled="true"]), .sentence'),
    table,
  );

/** How often the server has stored the move with this idempotency key. */
function timesStored(key: string): number {
  const database = new DatabaseSync(join(folder, 'reynard.sqlite'), { readOnly: true });
  const row = database
    .prepare('SELECT count(*) AS n FROM events WHERE table_id = ? AND key = ?')
    .get(table, key);
  database.close();
  return Number(row!.n);
}

async function expectPlayedOnce(kept: Kept): Promise<void> {
  await isSettled();
  expect(timesStored(kept.key)).toBe(1);
  const { events } = await recordOf(server.url, table);
  const own = events.slice(kept.after).find((event) => event.e === 'roll' || event.p === 1);
  expect(own).toMatchObject(kept.event);
  expect(await ben.locator('[data-refused]').count()).toBe(0);
  await expectTheServersGame(ben);
}

/** The screen shows the same as a page that is loaded now. */
const expectTheServersGame = (page: Page) =>
  vi.waitFor(async () => expect(await screenOf(page)).toEqual(await freshScreen(page)), 30_000);

test('the network comes back', async () => {
  await ben.context().setOffline(true);
  const kept = await moveIntoTheVoid();
  expect(timesStored(kept.key)).toBe(0);
  await ben.context().setOffline(false);
  await expectPlayedOnce(kept);
});

test('the page is loaded again without network, and the network comes back', async () => {
  await ben.context().setOffline(true);
  const kept = await moveIntoTheVoid();
  await ben.reload();
  await ben.waitForSelector('[data-kept-move]');
  await ben.context().setOffline(false);
  await ben.waitForSelector('.board .field');
  await expectPlayedOnce(kept);
});

test('the server stores the move but its answer is lost, and the page is loaded again', async () => {
  await ben.route('**/moves', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const sent = await playUntil([ben], seed++, ben.waitForRequest('**/moves'));
  const key = sent.headers()['idempotency-key'];
  await expect.poll(() => timesStored(key)).toBe(1);
  await ben.reload();
  await ben.unroute('**/moves');
  await ben.waitForSelector('.board .field');
  await isSettled();
  expect(timesStored(key)).toBe(1);
  expect(await ben.locator('[data-refused]').count()).toBe(0);
  await recordOf(server.url, table);
  await expectTheServersGame(ben);
});

test('the server is killed and comes back', async () => {
  await server.kill();
  await ben.waitForSelector('[data-connection]');
  const before = await screenOf(ben);
  const kept = await moveIntoTheVoid();
  // Nothing is shown as played before the server has stored it.
  expect((await screenOf(ben)).fields.length).toBe(before.fields.length);
  expect((await screenOf(ben)).totals).toEqual(before.totals);
  await server.start();
  await expectPlayedOnce(kept);
  await ada.waitForSelector('[data-connection]', { state: 'detached' });
  await expectTheServersGame(ada);
});

test('the server is killed, the page is loaded again, and the server comes back', async () => {
  await server.kill();
  await ben.waitForSelector('[data-connection]');
  const kept = await moveIntoTheVoid();
  await ben.reload();
  await ben.waitForSelector('[data-kept-move]');
  await server.start();
  await ben.waitForSelector('.board .field');
  await expectPlayedOnce(kept);
});

test('the player has moved on another device meanwhile: the kept move is refused, and the page says so', async () => {
  await ben.context().setOffline(true);
  const kept = await moveIntoTheVoid();
  const token = await ben.evaluate(() => JSON.parse(localStorage.getItem('reynard-player')!).token as string);
  const elsewhere = new ReynardClient(server.url, token);
  const { events, choices } = await elsewhere.choices(table);
  await elsewhere.play(table, events, choices.at(-1)!);
  await ben.context().setOffline(false);
  await ben.waitForSelector('[data-refused]:has-text("your move was not played")');
  await isSettled();
  expect(timesStored(kept.key)).toBe(0);
  await recordOf(server.url, table);
  await expectTheServersGame(ben);
});

test('a reload and a restart of the server show exactly the game as it is', async () => {
  // A die that is only taken up is not part of the game, and no reload keeps it.
  await ben.keyboard.press('Escape');
  const before = await screenOf(ben);
  await ben.reload();
  await ben.waitForSelector('.board .field');
  await isSettled();
  expect(await screenOf(ben)).toEqual(before);
  await server.stop();
  await ben.waitForSelector('[data-connection]');
  await server.start();
  await ben.waitForSelector('[data-connection]', { state: 'detached' });
  await isSettled();
  expect(await screenOf(ben)).toEqual(before);
  expect(await freshScreen(ben)).toEqual(before);
});
