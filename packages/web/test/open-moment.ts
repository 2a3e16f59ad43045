// Opens a moment of a game in the app, as a player opens a file.
import type { Page } from 'playwright-core';
import type { Moment } from './moments.ts';

/** Waits until the app has started: before that, only taps on buttons count. */
export async function atWork(page: Page): Promise<void> {
  await page.waitForSelector('html:not([data-await])', { state: 'attached' });
}

/** Opens a moment from the home page of a site, and makes its taps. */
export async function openMomentAt(site: string, page: Page, { record, taps }: Moment): Promise<void> {
  if (page.url() !== `${site}/`) await page.goto(site);
  await atWork(page);
  await page.setInputFiles('[data-open-file]', {
    name: 'moment.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.waitForURL(/\/play/);
  await page.waitForSelector('.board .field');
  for (const tap of taps) await page.locator(tap).first().click({ force: true });
}
