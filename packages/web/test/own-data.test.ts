// Trouble between players, and a player's own data: block and report at a table, the privacy page, and in the settings a file with
// everything and the way to delete it.
import { readFileSync } from 'node:fs';
import { ReynardClient, type ReynardError } from '@reynard/client';
import { expect, test } from 'vitest';
import { GAMES, PHONE, useBrowser } from './app.ts';
import { violations } from './axe.ts';
import { signUp, useServer, visit } from './online.ts';

useBrowser();
const { server } = useServer({ KEEP_FINISHED_DAYS: '0', KEEP_PLAYERS_DAYS: '1' });

test('a player blocks and reports another one, saves everything as a file, and deletes it', async () => {
  const ben = new ReynardClient(server.url);
  await ben.becomePlayer('Ben');
  const { id } = await ben.createTable({ game: GAMES[0], seats: 2 });
  const page = await visit(`${server.url}/online/${id}`, { viewport: PHONE });
  await signUp(page, 'Ada');
  await page.click('button[aria-label="Menu"]');
  await page.click('[data-person="Ben"]');
  await page.click('[data-report]');
  expect(await violations(page)).toEqual([]);
  await page.click('[data-reason="stalling"]');
  await page.waitForSelector('dialog[open] [role="status"]:has-text("Thank you")');
  await page.click('[data-block]');
  await page.waitForSelector('dialog[open] [role="status"]:has-text("Ben is blocked")');

  await page.goto(`${server.url}/online`);
  await page.click('[data-blocked] summary');
  await page.click('[data-unblock]');
  await page.waitForSelector('[data-blocked]', { state: 'detached' });

  await page.goto(`${server.url}/privacy`);
  await page.waitForSelector('[data-days]:has-text("1 day"):has-text("until they are deleted")');
  expect(await violations(page)).toEqual([]);
  // A page of its own: what it loads must not depend on the pages before.
  await page.goto(`${server.url}/settings`);

  const [file] = await Promise.all([page.waitForEvent('download'), page.click('[data-export]')]);
  const lines = readFileSync((await file.path())!, 'utf8')
    .trim()
    .split('\n');
  const kept = lines.map((line) => JSON.parse(line) as { kind: string; key?: string; name?: string });
  expect(kept.map(({ kind, key }) => key ?? kind)).toEqual(
    expect.arrayContaining(['reynard-player', 'player', 'report', 'table']),
  );
  const player = JSON.parse((await page.evaluate(() => localStorage.getItem('reynard-player')))!);
  expect(lines.join()).not.toContain(player.token);

  await page.click('[data-delete]');
  await page.check('[data-delete-device]');
  expect(await violations(page)).toEqual([]);
  await page.click('[data-delete-sure]');
  await page.waitForURL(`${server.url}/`);
  await page.waitForSelector('h1:has-text("Reynard")');
  expect(await page.evaluate(() => localStorage.getItem('reynard-player'))).toBeNull();
  const gone = await new ReynardClient(server.url, player.token)
    .me()
    .catch((error: ReynardError) => error.code);
  expect(gone).toBe('unauthorized');
  expect((await ben.table(id)).seats[1]).toMatchObject({ kind: 'player', name: '' });
});
