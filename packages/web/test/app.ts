// The app in a browser, as the tests use it: pages that collect every error, and helpers to read what a player sees.
import { readFileSync } from 'node:fs';
import { type GameRecord, parseRecord, SHEETS, type Sheet } from '@reynard/engine';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { launch } from '../scripts/browser.ts';
import type { Moment } from './moments.ts';
import { atWork, openMomentAt } from './open-moment.ts';

export { atWork };

export const site = inject('site');
export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };
export const GAMES = ['ganz-schoen-clever', 'doppelt-so-clever', 'clever-4ever', 'clever-hoch-drei'] as const;

/** One browser serves all files of a worker, one after the other; it ends with the worker. */
let browser: Browser | undefined;
/** How long a page may take on a busy machine. */
const PATIENCE = 120_000;

/** The devices of the running test, or those that the tests of a file share, which are made before any test runs. */
let devices: BrowserContext[] = [];

const closeAll = (contexts: readonly BrowserContext[]) =>
  Promise.all(contexts.map((context) => context.close()));

/** Gives the tests of this file a browser; each test's devices are closed after the test, shared ones at the end. */
export function useBrowser(): void {
  let shared: BrowserContext[] = [];
  beforeAll(async () => {
    devices = shared = [];
    if (!browser?.isConnected()) browser = await launch();
  });
  beforeEach(() => {
    devices = [];
  });
  afterEach(() => closeAll(devices));
  afterAll(() => closeAll(shared));
}

/**
 * A fresh device. Motion is reduced, so that no test waits for an animation. There is no service worker, as installing one takes
 * longer than most tests; tests about offline use say `serviceWorkers: 'allow'`.
 */
export async function newDevice(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser!.newContext({
    viewport: DESKTOP,
    locale: 'en',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    serviceWorkers: 'block',
    ...options,
  });
  devices.push(context);
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** A page whose errors are collected; `quiet` fails the test if there were any. */
export async function newPage(
  context: BrowserContext,
  path = '/',
  from = site,
): Promise<Page & { quiet: () => void }> {
  const page = await context.newPage();
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
