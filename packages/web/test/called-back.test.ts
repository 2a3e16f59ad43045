// Players are called back: every page shows where it is their turn, deadlines and presence are put into words, players react, and
// a push message becomes a notification that opens the table.
import { ReynardClient } from '@reynard/client';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AutoPlayer, until } from '../../server/test/world.ts';
import { GAMES, newDevice, PHONE, useBrowser } from './app.ts';
import { violations } from './axe.ts';
import { useServer, visit } from './online.ts';

const HOUR = 3_600_000;

useBrowser();
const { server } = useServer({ BOT_DELAY_MS: '0' });

async function newPlayer(name: string): Promise<ReynardClient> {
  const client = new ReynardClient(server.url);
  await client.becomePlayer(name);
  return client;
}

/** A page of the device on which somebody plays; with a time, the device's clock stands still there. */
async function deviceOf(client: ReynardClient, name: string, path: string, clock?: number): Promise<Page> {
  const { id } = await client.me();
  const page = await visit(`${server.url}/robots.txt`, { viewport: PHONE });
  if (clock !== undefined) await page.clock.setFixedTime(clock);
  const known = JSON.stringify({ id, name, token: client.token });
  await page.evaluate((value) => localStorage.setItem('reynard-player', value), known);
  await page.goto(server.url + path);
  return page;
}

test('home says where it is your turn and until when; the table shows deadlines, reactions, and asks before you leave', async () => {
  const [ada, ben] = [await newPlayer('Ada'), await newPlayer('Ben')];
  const { id } = await ada.createTable({ game: GAMES[0], seats: 2, pace: 3 });
  await ben.join(id);

  const page = await deviceOf(ada, 'Ada', '/');
  await page.waitForSelector(`[data-waiting-table="${id}"]:has-text("Your turn")`);
  expect(await page.textContent('[data-waiting-table] small')).toMatch(/Ben.*until/);
  expect(await page.title()).toBe('(1) Reynard');
  expect(await page.getAttribute('link[rel="icon"]', 'href')).toBe('/icon-turn.svg');
  expect(await violations(page)).toEqual([]);

  await page.click('[data-waiting-table]');
  await page.waitForSelector('[data-time]:has-text("You have time until")');
  expect(await page.title()).toContain('Your turn');
  const other = await deviceOf(ben, 'Ben', `/online/${id}`);
  await other.waitForSelector('[data-time]:has-text("Ada has time until")');

  await page.click('[data-react]');
  expect(await violations(page)).toEqual([]);
  await page.click('[data-reaction="well-played"]');
  await other.waitForSelector('[data-notice]:has-text("Ada: Well played!")');
  await other.click('[data-react]');
  await other.uncheck('[data-hear]');
  await other.click('[data-reaction="hello"]');
  await page.waitForSelector('[data-notice]:has-text("Ben: Hello!")');
  await page.click('[data-react]');
  await page.click('[data-reaction="laugh"]');
  await page.waitForSelector('[data-notice]:has-text("Ha ha")');
  // Muted, Ben sees what happens but not what is said: the next thing he hears is that Ada is gone.
  await page.goto(`${server.url}/online`);
  await other.waitForSelector('[data-said]:has-text("Ada is offline")', { state: 'attached' });
  await page.waitForSelector(`[data-table="${id}"] [data-deadline]`);

  await other.click('button[aria-label="Menu"]');
  expect(await other.getAttribute('[data-rules]', 'href')).toBe(`/rules/${GAMES[0]}`);
  await other.click('[data-leave]');
  await other.waitForSelector('[role="alertdialog"]:has-text("a bot plays on for you")');
  expect(await violations(other)).toEqual([]);
  await other.click('[data-leave-sure]');
  await other.waitForURL('**/online');
  expect((await ada.table(id)).seats[1].bot).not.toBeNull();
});

test('an earlier opponent is invited with one tap, and finds the invitation', async () => {
  const [ada, ben] = [await newPlayer('Ada'), await newPlayer('Ben')];
  const { id } = await ada.createTable({ game: GAMES[0], seats: 2 });
  await ben.join(id);
  const players = [ada, ben].map((client, i) => new AutoPlayer(client, id, `opponent ${i}`));
  await until(() => players.every(({ isOver }) => isOver), 'the end of the game');
  await Promise.all(players.map((player) => player.stop()));
  // Ada's clock is an hour early, Ben's an hour late.
  const begun = Date.now();
  const [early, late] = [begun + HOUR, begun - HOUR];
  const page = await deviceOf(ada, 'Ada', '/online', early);
  await page.waitForSelector('[data-opponent="Ben"]:has-text("of 1")');
  expect(await violations(page)).toEqual([]);
  await page.click('[data-opponent="Ben"] [data-invite]');
  await page.waitForSelector('[data-seat="invited"]');

  const guest = await deviceOf(ben, 'Ben', '/', late);
  await guest.click('[data-waiting-table]:has-text("Invitation")');
  await guest.waitForSelector('[data-invitation]');
  await guest.waitForSelector('h2:has-text("Ada invites you to")');
  expect(await violations(guest)).toEqual([]);
  await guest.click('[data-submit]');
  await Promise.all([guest.waitForSelector('.board .field'), page.waitForSelector('.board .field')]);
  // Two minutes after the start, by the server's clock, the others may call a bot. Ada's last minute has begun.
  await page.clock.setFixedTime(early + (Date.now() - begun) + 65_000);
  await page.waitForSelector('[data-time]:has-text("Your turn: in 0:")');
  expect(await guest.locator('[data-time]').count()).toBe(0);
  expect(await guest.locator('[data-banner]').count()).toBe(0);
  const table = page.url();
  await page.goto(`${server.url}/online`);
  const left = /^Ada is offline\. A bot can take over in [12]:\d\d\.$/;
  await guest.locator('[data-time]', { hasText: left }).waitFor();
  await guest.waitForSelector('[data-said]:has-text("Ada is offline.")', { state: 'attached' });
  await page.goto(table);
  await guest.waitForSelector('[data-said]:has-text("Ada is back.")', { state: 'attached' });
  await guest.waitForSelector('[data-time]', { state: 'detached' });
});

test('a push message becomes a notification in the reader’s language that belongs to the table', async () => {
  const context = await newDevice({ serviceWorkers: 'allow', locale: 'de', permissions: ['notifications'] });
  const page = await context.newPage();
  await page.goto(`${server.url}/online`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The words that a page keeps when the player asks to be called.
  await page.evaluate(async () => {
    const cache = await caches.open('reynard-call-words');
    await cache.put('/call-words.json', new Response('{"turn":"Du bist dran gegen {names}"}'));
  });
  const [worker] = context.serviceWorkers();
  const call = JSON.stringify({ kind: 'turn', table: 'abc', game: GAMES[0], names: ['Ada', 'Ben'] });
  // The headless browser shows no notifications: what the worker asks it to show is noted instead.
  const shown = await worker.evaluate(async (data) => {
    const scope = globalThis as unknown as {
      registration: { showNotification: unknown };
      PushEvent: new (type: string, init: { data: string }) => Event & { waitUntil: unknown };
    };
    const shown: object[] = [];
    scope.registration.showNotification = async (title: string, options: object) => {
      shown.push({ title, ...options });
    };
    const event = new scope.PushEvent('push', { data });
    let done: Promise<unknown> | undefined;
    Object.defineProperty(event, 'waitUntil', { value: (work: Promise<unknown>) => (done = work) });
    dispatchEvent(event);
    await done;
    return shown;
  }, call);
  expect(shown).toMatchObject([
    { title: 'Reynard', body: 'Du bist dran gegen Ada, Ben', tag: 'abc', data: '/online/abc' },
  ]);
});
