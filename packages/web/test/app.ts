// The app in a browser, as the tests use it: pages that collect every error, and helpers to read what a player sees.
import { readFileSync } from 'node:fs';
import { type GameRecord, parseRecord, SHEETS, type Sheet } from '@reynard/engine';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { cleanPage, DESKTOP, newDevice, PHONE, site, useBrowser } from './devices.ts';
import type { Moment } from './moments.ts';
import { atWork, openMomentAt } from './open-moment.ts';

export { atWork, DESKTOP, newDevice, PHONE, site, useBrowser };

export const GAMES = ['ganz-schoen-clever', 'doppelt-so-clever', 'clever-4ever', 'clever-hoch-drei'] as const;

/** A page whose errors are collected; `quiet` fails the test if there were any. */
export type WatchedPage = Page & { quiet: () => void };

export const newPage = async (context: BrowserContext, path = '/', from = site): Promise<WatchedPage> =>
  load(await context.newPage(), path, from);

/** The same on a device that no earlier test has left a trace on (`cleanPage` says for which tests). */
export const openPage = async (path = '/', options: BrowserContextOptions = {}): Promise<WatchedPage> =>
  load(await cleanPage(options), path, site);

async function load(page: Page, path: string, from: string): Promise<WatchedPage> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== from) errors.push(`request to ${request.url()}`);
  });
  await page.goto(from + path);
  await atWork(page);
  return Object.assign(page, { quiet: () => expect(errors).toEqual([]) });
}

/** A device that has visited the home page once, and then lost the network. */
export async function visitOnce(options: BrowserContextOptions = {}) {
  const context = await newDevice({ serviceWorkers: 'allow', ...options });
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

export async function startSolo(page: Page, game: string): Promise<void> {
  await page.click(`[data-solo="${game}"]`);
  await page.waitForSelector('.board .field');
}

/** Saves the game as a file and reads it with the engine. */
export async function savedRecord(page: Page, sheets: readonly Sheet[] = SHEETS): Promise<GameRecord> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('.end button:has-text("Save as file")'),
  ]);
  const read = parseRecord(readFileSync(await download.path(), 'utf8'), sheets);
  if (!read.ok) throw new Error(`the saved record is refused: ${JSON.stringify(read.error)}`);
  return read.record;
}

/** The totals the end screen shows, by seat. */
export async function shownTotals(page: Page): Promise<number[]> {
  const totals = await page
    .locator('[data-total-of]')
    .evaluateAll((all) =>
      all.map((one) => [Number(one.getAttribute('data-total-of')), Number(one.textContent)]),
    );
  return totals.sort(([a], [b]) => a - b).map(([, total]) => total);
}

/** Opens a moment in the app, as a file from home, and makes its taps. */
export const openMoment = (page: Page, moment: Moment): Promise<void> => openMomentAt(site, page, moment);
