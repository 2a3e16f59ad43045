// Helpers for tests of online play: players who open tables and click through games, and a player's screen as data.
import { fileURLToPath } from 'node:url';
import { type OnlineRecord, ReynardClient } from '@reynard/client';
import type { Position } from '@reynard/engine';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import {
  AutoPlayer,
  remove,
  ServerProcess,
  type Settings,
  tempDir,
  until,
  verifyRecords,
} from '../../server/test/world.ts';
import { newDevice, shownTotals } from './app.ts';
import { clickToEnd, playUntil, SOMETHING_TO_DO } from './clicking.ts';

export const SITE_DIR = fileURLToPath(new URL('../build', import.meta.url));

/** A server for this test file, as a process that can be killed, and its data folder. It also serves the site. */
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
  await Promise.all([ada.waitForSelector('.board .field'), ben.waitForSelector('.board .field')]);
  return [ada, ben, link.pathname.split('/').pop()!];
}

/** The client of a page's player, as another device of theirs would have it. */
async function clientOf(page: Page): Promise<ReynardClient> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('reynard-player')!).token as string,
  );
  return new ReynardClient(new URL(page.url()).origin, token);
}

/**
 * The players of these pages play on other devices until so many rounds are left, while the pages follow. Whole games in the
 * browser take long and show nothing new.
 */
export async function skipRounds(pages: readonly Page[], id: string, left: number): Promise<void> {
  const clients = await Promise.all(pages.map(clientOf));
  const isEnough = ({ round, rounds }: Position) => round >= rounds - left;
  const players = clients.map((client, i) => new AutoPlayer(client, id, `${id} ${i}`, isEnough));
  await until(() => players.every(({ hasEnough }) => hasEnough), `the last ${left} rounds`);
  await Promise.all(players.map((player) => player.stop()));
  const rounds = await pages[0].locator('.rounds li').count();
  for (const page of pages)
    await page.waitForSelector(`.rounds li:nth-child(${rounds - left + 1})[aria-current]`, {
      state: 'attached',
    });
}

/** Lets the other play until only this page has something to decide. */
export function untilTurnOf(page: Page, other: Page, seed: number): Promise<void> {
  const onlyHere = async () => {
    do {
      await page.waitForSelector(SOMETHING_TO_DO);
      await other.waitForSelector('.sentence:has-text("Waiting for")');
    } while ((await page.locator(SOMETHING_TO_DO).count()) === 0);
  };
  return playUntil([other], seed, onlyHere());
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
export async function recordOf(at: string, id: string): Promise<OnlineRecord> {
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

/** The screen of the same player on another device, who opens the table now: the game as the server has it. */
export async function freshScreen(page: Page): Promise<Awaited<ReturnType<typeof screenOf>>> {
  const known = await page.evaluate(() => localStorage.getItem('reynard-player'));
  const { origin, pathname } = new URL(page.url());
  const twin = await visit(`${origin}/online`);
  await twin.evaluate((value) => localStorage.setItem('reynard-player', value!), known);
  await twin.goto(origin + pathname);
  await twin.waitForSelector('.board .field');
  await twin.waitForSelector('[data-connection]', { state: 'detached' });
  await expect.poll(() => twin.locator('.sentence').textContent()).not.toMatch(/Sending/);
  const screen = await screenOf(twin);
  await twin.context().close();
  return screen;
}
