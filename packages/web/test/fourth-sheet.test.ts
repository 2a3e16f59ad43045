// A game that the app has never seen, in the real app: home, rules, the table, bots.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fourthSheet } from '../../engine/test/fourth-sheet.ts';
import { atWork, newDevice, newPage, savedRecord, shownTotals, startSolo, useBrowser } from './app.ts';
import { clickToEnd } from './clicking.ts';
import { playToEnd } from './player.ts';

useBrowser();

let server: ChildProcessByStdio<null, Readable, null>;
let site: string;
let device: BrowserContext;

beforeAll(async () => {
  device = await newDevice();
  server = spawn(process.execPath, [fileURLToPath(new URL('serve-fourth-sheet.ts', import.meta.url))], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    if (!line.startsWith('http')) continue;
    site = new URL(line).origin;
    break;
  }
});
afterAll(async () => {
  server.kill();
  await once(server, 'exit');
});

// One device for all tests: its cache spares the development server hundreds of modules.
const open = (path: string) => newPage(device, path, site);

test('home offers it with a picture of its sheet', async () => {
  const page = await open('/');
  const card = page.locator('article', { has: page.locator(`[data-solo="${fourthSheet.id}"]`) });
  expect(await card.locator('h2').textContent()).toBe('Die Vierte');
  const picture = card.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  page.quiet();
});

test('its rules page explains every area, action, bonus and level', async () => {
  const page = await open(`/rules/${fourthSheet.id}`);
  expect(await page.textContent('h1')).toBe('Die Vierte');
  for (const { colour } of fourthSheet.areas) {
    const area = page.locator(`#areas [data-area="${colour}"]`);
    expect(await area.locator('svg').count()).toBeGreaterThan(0);
    expect((await area.textContent())!.length).toBeGreaterThan(100);
  }
  for (const action of Object.keys(fourthSheet.tracks))
    expect(await page.locator(`[data-track="${action}"]`).count()).toBe(1);
  const text = await page.textContent('main');
  for (const level of ['200 or more', '150 or more', '100 or more', 'below 100'])
    expect(text).toContain(level);
  expect(text).not.toMatch(/undefined|NaN/);
  page.quiet();
});

test('a game alone is played to the end by mouse, and its record is valid', async () => {
  const page = await open('/');
  await startSolo(page, fourthSheet.id);
  await playToEnd(page, 'mouse', 'fourth sheet');
  const record = await savedRecord(page, [fourthSheet]);
  expect(await shownTotals(page)).toEqual(record.result!.scores.map(({ total }) => total));
  page.quiet();
});

test('only bots that can play it are offered, and a game against one goes to the end', async () => {
  const page = await open(`/table?game=${fourthSheet.id}`);
  await page.evaluate(() => localStorage.setItem('reynard-settings', JSON.stringify({ pace: 'instant' })));
  await page.reload();
  await atWork(page);
  const seat = page.locator('[aria-label="Player 2: person or bot"]');
  expect(
    await seat.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
  ).toEqual(['person', 'random', 'greedy']);
  await seat.selectOption('greedy');
  await page.click('[data-start]');
  await page.waitForSelector('.board .field');
  await clickToEnd([page], 1);
  const record = await savedRecord(page, [fourthSheet]);
  expect(await shownTotals(page)).toEqual(record.result!.scores.map(({ total }) => total));
  page.quiet();
});
