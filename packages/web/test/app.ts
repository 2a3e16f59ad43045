// The app in a browser, as the tests use it: pages of a phone or a desktop that notice every error, and what a player sees.
import { readFileSync } from 'node:fs';
import { type GameRecord, parseRecord } from '@reynard/engine';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { launch } from '../scripts/browser.ts';
import type { Moment } from './moments.ts';

export const site = inject('site');
export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 800 };
export const GAMES = ['ganz-schoen-clever', 'doppelt-so-clever', 'clever-4ever'] as const;

let browser: Browser;
/** How long a page may take on a busy machine. */
const PATIENCE = 120_000;

/** The devices of the running test; those that a whole file shares are made before any test runs. */
let devices: BrowserContext[] | null = null;

/** Starts a browser for this file and closes it at the end; each test's devices go with the test. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await launch();
  });
  beforeEach(() => {
    devices = [];
  });
  afterEach(async () => {
    await Promise.all((devices ?? []).map((device) => device.close()));
  });
  afterAll(() => browser.close());
}

/**
 * A fresh device. Motion is reduced so that nothing has to be waited for, and the app is not kept for offline use, as keeping
 * it takes longer than most tests; those that are about it say `serviceWorkers: 'allow'`.
 */
export async function newDevice(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    locale: 'en',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    serviceWorkers: 'block',
    ...options,
  });
  devices?.push(context);
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** Waits until the app is at work on the page, so that more than a tap on a button counts. */
export async function atWork(page: Page): Promise<void> {
  await page.waitForSelector('html:not([data-await])', { state: 'attached' });
}

/** A page whose errors are collected; `quiet` fails the test if there were any. */
export async function newPage(context: BrowserContext, path = '/'): Promise<Page & { quiet: () => void }> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site) errors.push(`request to ${request.url()}`);
  });
  await page.goto(site + path);
  await atWork(page);
  return Object.assign(page, { quiet: () => expect(errors).toEqual([]) });
}

export async function startSolo(page: Page, game: string): Promise<void> {
  await page.click(`[data-solo="${game}"]`);
  await page.waitForSelector('.table');
}

/** Saves the game as a file and reads it with the engine. */
export async function savedRecord(page: Page): Promise<GameRecord> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('.end button:has-text("Save as file")'),
  ]);
  const read = parseRecord(readFileSync(await download.path(), 'utf8'));
  if (!read.ok) throw new Error(`the saved record is refused: ${JSON.stringify(read.error)}`);
  return read.record;
}

/** The totals the end screen shows, by seat. */
export async function shownTotals(page: Page): Promise<number[]> {
  const texts = await page.locator('[data-total-of]').allTextContents();
  return texts.map(Number);
}

/** Opens a moment in the app, as a file from home, and makes its taps. */
export async function openMoment(page: Page, { record, taps }: Moment): Promise<void> {
  await page.goto(site);
  await atWork(page);
  await page.setInputFiles('[data-open-file]', {
    name: 'moment.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.waitForURL(/\/play/);
  await page.waitForSelector('.table');
  for (const tap of taps) await page.locator(tap).first().click({ force: true });
}
