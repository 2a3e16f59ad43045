// Online play as the tests use it: people who visit, open tables and click on whatever leads on, and the whole screen of one
// of them as data.
import { fileURLToPath } from 'node:url';
import { ReynardClient, type TableRecord } from '@reynard/server/client';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { remove, ServerProcess, type Settings, tempDir, verifyRecords } from '../../server/test/world.ts';
import { newDevice, shownTotals } from './app.ts';

export const SITE_DIR = fileURLToPath(new URL('../build', import.meta.url));

/** A server of this test file with the site, a process of its own that can be killed, and the folder it keeps its data in. */
export function useServer(settings: Settings = {}): { server: ServerProcess; folder: string } {
  const folder = tempDir();
  const server = new ServerProcess({ SITE_DIR, DATA_DIR: folder, ...settings });
  beforeAll(() => server.start());
  afterAll(async () => {
    await server.stop();
    remove(folder);
  });
  return { server, folder };
}

/** A page of somebody's own device. */
export async function visit(url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await newDevice(options)).newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(url);
  return page;
}

export async function signUp(page: Page, name: string): Promise<void> {
  await page.fill('[data-name]', name);
  await page.click('[data-submit]');
}

export const tableOf = (page: Page) => new URL(page.url()).pathname.split('/')[2];

/** Opens a table for two as Ada and seats Ben at it by the invitation link; `elsewhere` is Ben's node, `device` his device. */
export async function openTable(
  game: string,
  at: string,
  elsewhere = at,
  device: BrowserContextOptions = {},
): Promise<[Page, Page, string]> {
  const ada = await visit(`${at}/online/new?game=${game}`);
  await signUp(ada, 'Ada');
  const link = new URL(await ada.inputValue('[data-link]'));
  const ben = await visit(elsewhere + link.pathname, device);
  await signUp(ben, 'Ben');
  await Promise.all([ada.waitForSelector('.table'), ben.waitForSelector('.table')]);
  return [ada, ben, link.pathname.split('/').pop()!];
}

/** What leads on, the more urgent first. */
const OFFERS = [
  '.chooser .option',
  '.recedes .legal',
  '[data-bonus]:not([aria-disabled="true"])',
  '[data-step="roll"], [data-step="stop"], [data-step="mark"]',
  '[data-die]:not([aria-disabled="true"])',
  '[data-step]',
];
export const SOMETHING_TO_DO = OFFERS.join();

interface Clicks {
  readonly offers: readonly string[];
  readonly seed: number;
  readonly most: number;
  /** Gives up when there was nothing to click for so long. */
  readonly idle?: number;
}

/**
 * Clicks on whatever leads on until the game is over or `most` clicks were made. Runs in the page: two whole games at a time
 * would spend most of their time between the test and the browser.
 */
function clickOn({ offers, seed, most, idle = 1e9 }: Clicks): Promise<void> {
  let state = seed;
  const below = (count: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  return new Promise((resolve) => {
    let clicks = 0;
    let last = performance.now();
    const step = () => {
      const rests = performance.now() - last > idle;
      if (clicks >= most || rests || document.querySelector('.end')) return resolve();
      const offered = offers
        .map((selector) => document.querySelectorAll(selector))
        .find((found) => found.length > 0);
      if (offered) {
        clicks++;
        last = performance.now();
        offered[below(offered.length)].dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      }
      setTimeout(step, offered ? 0 : 10);
    };
    step();
  });
}

export const clickToEnd = (pages: readonly Page[], seed: number) =>
  Promise.all(
    pages.map((page, i) => page.evaluate(clickOn, { offers: OFFERS, seed: seed + i, most: 100_000 })),
  );

/** Clicks on for a while, and stops where there was nothing to click for `idle` milliseconds. */
export const playAWhile = (pages: readonly Page[], seed: number, most = 25, idle = 1500) =>
  Promise.all(pages.map((page, i) => page.evaluate(clickOn, { offers: OFFERS, seed: seed + i, most, idle })));

/** Lets the others play until this page has something to decide. */
export async function untilTurnOf(page: Page, others: readonly Page[], seed: number): Promise<void> {
  for (let i = 0; (await page.locator(SOMETHING_TO_DO).count()) === 0; i++) {
    expect(i, `a turn comes round; the page says "${await page.textContent('body')}"`).toBeLessThan(30);
    await playAWhile(others, seed + i, 4);
  }
}

/** All play to the end; the totals they see are those of the server's record, which passes `reynard verify`. */
export async function finish(
  pages: readonly Page[],
  seed: number,
  id: string,
  at: string,
): Promise<number[]> {
  await clickToEnd(pages, seed);
  const record = await recordOf(at, id);
  const totals = record.result!.scores.map(({ total }) => total);
  for (const page of pages) expect(await shownTotals(page)).toEqual(totals);
  return totals;
}

/** The record on the server, which passes `reynard verify`. */
export async function recordOf(at: string, id: string): Promise<TableRecord> {
  const record = await new ReynardClient(at).record(id);
  expect(verifyRecords([record])).toMatchObject([{ ok: true }]);
  return record;
}

/** Everything of the game that a player sees: the sheet, the dice, whose turn it is, the scores, what can be done. */
export function screenOf(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, read: (element: Element) => string | null | undefined) =>
      [...document.querySelectorAll(selector)].map(read);
    return {
      fields: all('.sheet [data-field]', (field) => field.getAttribute('aria-label') ?? field.textContent),
      dice: all('[data-die]', (die) => die.getAttribute('aria-label')),
      bonuses: all('[data-bonus]', (bonus) => bonus.getAttribute('aria-label')),
      actions: all('[data-action]', (action) => action.getAttribute('aria-label') ?? action.textContent),
      names: all('.players .name', (name) => name.textContent),
      totals: all('.players strong', (total) => total.textContent),
      steps: all('[data-step]', (step) => step.getAttribute('data-step')),
      sentence: document.querySelector('.sentence')?.textContent,
    };
  });
}

/** What the same player sees who opens the table afresh on another device: the game as the server has it. */
export async function freshScreen(page: Page): Promise<Awaited<ReturnType<typeof screenOf>>> {
  const known = await page.evaluate(() => localStorage.getItem('reynard-player'));
  const { origin, pathname } = new URL(page.url());
  const twin = await visit(`${origin}/online`);
  await twin.evaluate((value) => localStorage.setItem('reynard-player', value!), known);
  await twin.goto(origin + pathname);
  await twin.waitForSelector('.table');
  await twin.waitForSelector('[data-connection]', { state: 'detached' });
  await expect.poll(() => twin.locator('.sentence').textContent()).not.toMatch(/Sending/);
  const screen = await screenOf(twin);
  await twin.context().close();
  return screen;
}
