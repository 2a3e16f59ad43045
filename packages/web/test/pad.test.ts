// The pad: a whole sheet of each game is kept by taps, survives reloads, can be corrected, and is counted with the others.
import { Pad, type PadRecord, Random, scoreOf } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAMES, newDevice, newPage, openPage, PHONE, site, useBrowser } from './app.ts';
import { violations } from './axe.ts';

useBrowser();

/** Taps what the pad offers, by a list of random numbers: bonuses, numbers, fields, and now and then an action or a round. Runs in the page. */
async function tapPad(numbers: readonly number[]): Promise<void> {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const tap = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const later = () => new Promise((resolve) => setTimeout(resolve));
  for (const number of numbers) {
    const choose = (list: Element[]) => list[number % list.length];
    const values = all('[data-value], [data-slot]');
    const fields = all('[data-field][aria-disabled="false"]');
    const extras = all('[data-action]:enabled, [data-round][aria-disabled="false"]');
    if (values.length > 0) tap(choose(values));
    else if (fields.length === 0)
      tap(all('[data-drop], [data-round][aria-disabled="false"]')[0] ?? document.body);
    else if (extras.length > 0 && number % 9 === 0) tap(choose(extras));
    else tap(choose(fields));
    await later();
  }
}

const numbersOf = (seed: string, count: number) => {
  const random = new Random(seed);
  return Array.from({ length: count }, () => random.below(1 << 20));
};

/** The pads of this device, read without the app. Runs in the page. */
async function storedPads(): Promise<{ record: PadRecord; others: unknown[] }[]> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('reynard-pads', 1));
  const pads = await done(database.transaction('pads').objectStore('pads').getAll());
  database.close();
  return pads;
}

const shownTotal = (page: Page) => page.textContent('[data-total] .total');

/** The total that the engine counts on the stored pad. */
async function countedTotal(page: Page): Promise<string> {
  const [{ record }] = await page.evaluate(storedPads);
  const read = Pad.resume(record);
  if (!read.ok) throw new Error(read.error.reason);
  return String(scoreOf(read.pad.position, 0).total);
}

describe.each(GAMES)('%s', (game) => {
  test('a whole pad is kept by taps and goes on after a reload', async () => {
    const page = await openPage(`/pad?new=${game}`, { viewport: PHONE });
    await page.waitForSelector('[data-field]');
    await page.evaluate(tapPad, numbersOf(`${game} 1`, 60));
    const half = await shownTotal(page);
    await expect.poll(() => countedTotal(page)).toBe(half);
    await page.reload();
    await page.waitForSelector('[data-field]');
    expect(await shownTotal(page)).toBe(half);
    await page.evaluate(tapPad, numbersOf(`${game} 2`, 160));
    const total = await shownTotal(page);
    expect(Number(total)).toBeGreaterThan(Number(half));
    await expect.poll(() => countedTotal(page)).toBe(total);
    page.quiet();
  });
});

test('a wrong mark is erased with what depends on it, undone and done again', async () => {
  const page = await openPage(`/pad?new=${GAMES[0]}`, { viewport: PHONE });
  const tapField = (field: number) => page.locator(`[data-field="${field}"]`).dispatchEvent('click');
  await page.waitForSelector('[data-field]');
  expect(await violations(page)).toEqual([]);
  await tapField(15);
  await tapField(15);
  expect(await page.textContent('.sentence')).toBe(
    'This field is already marked. The eraser removes the mark.',
  );
  await page.click('[data-undo]');
  // The first row of yellow earns a cross in blue.
  for (const field of [0, 1, 2]) await tapField(field);
  expect(await page.textContent('.sentence')).toBe('Place the bonus: a cross in blue.');
  await page.locator('[data-field][aria-label^="Blue 7"]').dispatchEvent('click');
  const blue = page.locator('[data-field][aria-label^="Blue 7"]');
  expect(await blue.getAttribute('aria-label')).toContain('crossed');
  await page.click('[data-eraser]');
  await tapField(1);
  expect(await page.textContent('#pad-erase')).toBe('Erase: Yellow 6?');
  expect(await page.locator('[data-doomed] li').allTextContents()).toEqual(['Blue 7 (bonus)']);
  expect(await violations(page)).toEqual([]);
  await page.click('[data-erase]');
  await expect.poll(() => blue.getAttribute('aria-label')).toContain('free');
  await page.click('[data-undo]');
  await expect.poll(() => blue.getAttribute('aria-label')).toContain('crossed');
  await page.click('[data-undo]');
  await page.click('[data-redo]');
  await expect.poll(() => blue.getAttribute('aria-label')).toContain('crossed');
  await page.click('[data-list]');
  expect(await page.locator('.notes li span').allTextContents()).toEqual([
    'Round 1, gives a reroll',
    'Yellow 3',
    'Yellow 6',
    'Yellow 5',
    'Blue 7 (bonus)',
  ]);
  page.quiet();
});

test('scores are typed in or come by link, and the history keeps them apart', async () => {
  const device = await newDevice({ viewport: PHONE });
  const page = await newPage(device, `/pad?new=${GAMES[0]}`);
  await page.waitForSelector('[data-field]');
  await page.evaluate(tapPad, numbersOf('score', 120));
  const total = Number(await shownTotal(page));
  await page.locator('[data-finish]').waitFor();
  await page.click('[data-finish]');
  expect(await violations(page)).toEqual([]);
  await page.fill('[data-other-name]', 'Bo');
  await page.fill('[data-other-total]', 'many');
  await page.click('[data-add-other]');
  expect(await page.textContent('[data-problem]')).toBe(
    'Enter a name and a whole number of points. Nothing was changed.',
  );
  await page.fill('[data-other-total]', String(total));
  await page.click('[data-add-other]');
  expect((await page.textContent('[data-winner]'))!.trim()).toBe(
    'Equal totals: enter the best area of each to decide.',
  );
  await page.click('[data-show-qr]');
  const link = (await page.getAttribute('[data-link]', 'data-link'))!;
  expect(link).toBe(`${site}/pad#score=${GAMES[0]}~${total}~${link.split('~')[2]}~Player`);

  // What another phone shows as its code.
  const scanned = await newPage(device, `/pad#score=${GAMES[0]}~${total + 5}~30~Cleo`);
  await scanned.waitForSelector('[data-winner]');
  expect(await scanned.textContent('[data-notice]')).toBe(`Added: Cleo, ${total + 5} points.`);
  expect((await scanned.textContent('[data-winner]'))!.trim()).toBe('Winner: Cleo');
  await scanned.goto(`${site}/history`);
  expect(await scanned.textContent('[data-pad] span')).toBe(`You ${total} · Bo ${total} · Cleo ${total + 5}`);
  const wrong = await newPage(device, '/pad#score=nonsense');
  await wrong.waitForSelector('[data-notice]');
  expect(await wrong.textContent('[data-notice]')).toBe('This link holds no score. Nothing was changed.');
  page.quiet();
  scanned.quiet();
});
