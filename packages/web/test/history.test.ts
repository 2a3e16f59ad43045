// The history: figures and plots follow from the games on the device, and no game is ever lost or doubled.
import { readFileSync } from 'node:fs';
import { TRAINED_GAMES } from '@reynard/bots/games';
import { checkRecord, parseRecord, writeRecord } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/lib/words/languages.ts';
import { newDevice, newPage, openPage, PHONE, useBrowser } from './app.ts';
import { violations } from './axe.ts';
import { botGame } from './records.ts';

useBrowser();

const GAME = 'ganz-schoen-clever';
const day = (n: number) => new Date(Date.UTC(2026, 3, 1 + n)).toISOString();
const solo = Array.from({ length: 9 }, (_, n) => ({
  ...botGame(GAME, ['You'], `solo ${n}`),
  bots: [null],
  createdAt: day(n),
}));
const table = { ...botGame(GAME, ['Ada', 'Bo'], 'table'), createdAt: day(20) };
const totals = solo.map((record) => record.result!.scores[0].total);
const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
const lines = [...solo, table].map(writeRecord);

async function bringIn(page: Page, text: string): Promise<string> {
  const file = { name: 'games.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) };
  await page.setInputFiles('[data-import]', file);
  await page.waitForSelector('[data-import-report]');
  return (await page.textContent('[data-import-report]'))!.replace(/\s+/g, ' ').trim();
}

async function exported(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-export]')]);
  return readFileSync(await download.path(), 'utf8');
}

test('best, mean, number, plot and means per area follow from the games', async () => {
  const page = await openPage('/history');
  await page.waitForSelector('.empty');
  expect(await bringIn(page, lines.join('\n'))).toBe('10 games added.');
  expect(await page.textContent('[data-best]')).toBe(String(Math.max(...totals)));
  expect(await page.textContent('[data-mean]')).toBe(mean.toLocaleString('en', { maximumFractionDigits: 1 }));
  expect(await page.textContent('[data-count]')).toBe(String(solo.length));
  const dots = await page
    .locator('[data-plot] circle')
    .evaluateAll((circles) => circles.map((circle) => Number(circle.getAttribute('data-total'))));
  expect(dots).toEqual(totals);
  const bars = await page
    .locator('[data-histogram] rect')
    .evaluateAll((rects) => rects.map((rect) => Number(rect.getAttribute('data-count'))));
  expect(bars.reduce((sum, count) => sum + count, 0)).toBe(solo.length);
  const orange = solo.reduce((sum, record) => sum + record.result!.scores[0].areas.orange!, 0) / solo.length;
  const shown = (number: number) => number.toLocaleString('en', { maximumFractionDigits: 1 });
  const orangeRow = page.locator('[data-areas] [data-area="orange"]');
  expect(await orangeRow.locator('[data-mean]').textContent()).toBe(shown(orange));
  expect(await orangeRow.locator('[data-bot]').textContent()).toBe(
    shown(TRAINED_GAMES[GAME]!.areaMeans.areas.orange!),
  );
  const scores = await page.locator('[data-score]').allTextContents();
  const best = Math.max(...table.result!.scores.map((score) => score.total));
  expect(scores.map(Number)).toEqual([best, ...totals.toReversed()]);
  page.quiet();
});

test('all own games are analysed in the background, can be stopped, and stay analysed: lost points, luck, and where', async () => {
  const page = await openPage('/history', { viewport: PHONE });
  await page.waitForSelector('.empty');
  const foreign = {
    ...botGame(GAME, ['Somebody'], 'foreign'),
    bots: [null],
    foreign: true,
    createdAt: day(30),
  };
  const own = [...solo.slice(0, 3), { ...table, bots: [null, 'greedy'] }];
  await bringIn(page, [...own, foreign].map(writeRecord).join('\n'));
  await page.waitForSelector('[data-missing="4"]');
  await page.click('[data-analyse-all]');
  await page.waitForSelector('[data-insight]');
  // Stopped after at least one game: what is done stays done.
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-stop-all]')?.click());
  await page.reload();
  await page.waitForSelector('[data-insight]');
  if ((await page.locator('[data-missing]').count()) > 0) await page.click('[data-analyse-all]');
  await page.waitForSelector('[data-insight="4"]');
  await page.waitForSelector('[data-missing]', { state: 'detached' });
  const valuesOf = (kind: string) =>
    page
      .locator(`[data-plot-of="${kind}"] circle`)
      .evaluateAll((dots) => dots.map((dot) => Number(dot.getAttribute('data-value'))));
  const [lost, luck] = [await valuesOf('lost'), await valuesOf('luck')];
  expect([lost.length, luck.length]).toEqual([4, 4]);
  // The sum holds for each game: total = par + luck - lost.
  const { pars } = TRAINED_GAMES[GAME]!;
  const expected = [...totals.slice(0, 3), table.result!.scores[0].total].map(
    (total, i) => total - (i < 3 ? pars[0][0] : pars[1][0]),
  );
  for (const [i, difference] of expected.entries()) expect(luck[i] - lost[i]).toBeCloseTo(difference, 0);
  for (const by of ['area', 'kind', 'round'])
    expect(await page.locator(`[data-lost-by="${by}"] tbody tr`).count()).toBeGreaterThan(2);
  const most = await page.textContent('[data-lost-by="area"] tbody tr:first-child .number');
  expect(await page.textContent('[data-gain]')).toContain(`(${most} points lost per game)`);
  await page.click('[data-insight-games] summary');
  expect(await page.locator('[data-insight-games] tbody tr').count()).toBe(4);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  page.quiet();
});

test('all games are exported and imported on another device; known games are not doubled, damaged ones are reported', async () => {
  const first = await openPage('/history');
  await bringIn(first, lines.join('\n'));
  const file = await exported(first);
  for (const line of file.trim().split('\n')) expect(parseRecord(line).ok).toBe(true);

  const second = await openPage('/history');
  const cheated = structuredClone(solo[0]);
  cheated.events.splice(4, 1);
  const mixed = [lines[0], '{"half": ', file.trim(), writeRecord(cheated), '{"format":"other"}'].join('\n');
  const report = await bringIn(second, mixed);
  expect(report).toContain('10 games added. 1 was already here.');
  expect(report).toContain('3 lines could not be read. They were left out; everything else is safe.');
  const refused = checkRecord(cheated);
  expect(await second.locator('[data-import-report] li').allTextContents()).toEqual([
    'Line 2: damaged or incomplete',
    `Line 13: step ${refused.ok ? '' : refused.error.event! + 1} breaks a rule`,
    'Line 14: not a game record',
  ]);
  const events = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.stringify(JSON.parse(line).events))
      .sort();
  expect(events(await exported(second))).toEqual(events(file));
  await second.reload();
  expect(await bringIn(second, file)).toBe('0 games added. 10 were already here.');
  second.quiet();
});

test('a game is opened as a replay, deleted, and restored', async () => {
  const page = await openPage('/history');
  await bringIn(page, lines.join('\n'));
  const row = page.locator('[data-game]').nth(1);
  const score = await row.locator('[data-score]').textContent();
  await row.locator('a[href^="/replay"]').click();
  await page.waitForSelector('[data-scrub]');
  await page.keyboard.press('End');
  expect(await page.textContent('[data-score-of="0"]')).toBe(score);
  await page.goBack();
  await page.waitForSelector('[data-game]');
  await page.locator('[data-delete]').nth(1).click();
  await page.waitForSelector('[data-restore]');
  expect(await page.textContent('[data-count]')).toBe(String(solo.length - 1));
  await page.click('[data-restore]');
  await page.waitForFunction((count) => document.querySelector('[data-count]')?.textContent === count, '9');
  await page.reload();
  await page.waitForSelector('[data-game]');
  expect(await page.locator('[data-game]').count()).toBe(lines.length);
  page.quiet();
});

test('by keyboard the focus stays in the list when a report is closed and a game is deleted and restored', async () => {
  const page = await openPage('/history');
  await bringIn(page, lines.join('\n'));
  const press = async (selector: string) => {
    await page.focus(selector);
    await page.keyboard.press('Enter');
  };
  const isFocused = (selector: string) =>
    page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
  await press('[data-close]');
  await isFocused('[data-import]');
  const id = await page.locator('[data-game]').nth(1).getAttribute('data-game');
  await press(`[data-game="${id}"] [data-delete]`);
  await isFocused('[data-restore]');
  await page.keyboard.press('Enter');
  await isFocused(`[data-game="${id}"] [data-delete]`);
  page.quiet();
});

/** An unfinished game of the given number of events, with more keys of the record. */
const begun = (events: number, more: object) => {
  const { result: _, ...record } = solo[0];
  return JSON.stringify({ ...record, events: record.events.slice(0, events), ...more });
};

test('unfinished games are told apart at home, and continued, deleted and restored from the history', async () => {
  const page = await openPage('/history');
  const { result: _, ...shared } = table;
  const files = [
    ...[3, 60, 5, 7].map((events, n) => begun(events, { createdAt: day(n) })),
    JSON.stringify({ ...shared, events: shared.events.slice(0, 9), createdAt: day(9) }),
  ];
  await bringIn(page, files.join('\n'));
  expect(await page.locator('[data-running]').count()).toBe(5);
  await page.click('a[aria-label="Home"]');
  await page.waitForSelector('[data-continue]');
  const offered = await page.locator('[data-continue]').allTextContents();
  expect(offered).toHaveLength(3);
  expect(offered[0]).toMatch(/Continue: .*Round 1 · Ada, Bo · 10 Apr 2026/);
  expect(offered[1]).toMatch(/Round 1 · Solo · 4 Apr 2026/);
  expect(new Set(offered).size).toBe(3);
  expect(await page.locator('[data-continue].primary').count()).toBe(1);

  await page.click('[data-all-unfinished]');
  const running = page.locator('[data-running]');
  await running.first().waitFor();
  const texts = await running.allTextContents();
  expect(texts[3]).toMatch(/Round [2-6] · Solo/);
  await running.nth(3).locator('[data-delete]').click();
  await page.waitForSelector('[data-restore]');
  expect(await running.count()).toBe(4);
  await page.click('[data-restore]');
  await expect.poll(() => running.allTextContents()).toEqual(texts);
  await running.nth(3).locator('a').click();
  await page.waitForSelector('.board .field');
  expect(await page.textContent('[aria-current="step"]')).toMatch(/^Round [2-6] of 6/);
  page.quiet();
});

test('when a game cannot be deleted, the page says so and keeps it in the list', async () => {
  const device = await newDevice();
  const page = await newPage(device, '/history');
  await bringIn(page, lines.join('\n'));
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('no', 'UnknownError');
    };
  });
  await page.locator('[data-delete]').first().click();
  await page.waitForSelector('[role="status"]:has-text("nothing was changed")');
  expect(await page.locator('[data-restore]').count()).toBe(0);
  expect(await page.locator('[data-game]').count()).toBe(lines.length);
  page.quiet();
});

test('an unknown bot name becomes a human seat', async () => {
  const page = await openPage();
  await page.setInputFiles('[data-open-file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(begun(0, { players: ['Ada', 'Hal'], bots: ['hal9000', 'greedy'] })),
  });
  await page.waitForSelector('[data-step="roll"]');
  page.quiet();
});

test('a file of many games opened at home is imported into the history', async () => {
  const page = await openPage();
  await page.setInputFiles('[data-open-file]', {
    name: 'games.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(lines.join('\n')),
  });
  await page.waitForSelector('[data-import-report]');
  expect(await page.locator('[data-game]').count()).toBe(lines.length);
});

test.each(LANGUAGES)('in %s the history fits a small phone, and axe finds no fault', async (language) => {
  const colorScheme = language === 'en' || language === 'nl' ? 'light' : 'dark';
  const page = await openPage('/history', { locale: language, viewport: PHONE, colorScheme });
  await bringIn(page, lines.join('\n'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await violations(page)).toEqual([]);
});

test('games of other programs are listed, but are no records; British readers see British dates', async () => {
  const page = await openPage('/history', { locale: 'en-GB' });
  const foreign = { ...botGame(GAME, ['Reynard'], 'foreign'), createdAt: day(30) };
  await bringIn(page, [writeRecord(solo[0]), writeRecord(foreign)].join('\n'));
  expect(await page.textContent('[data-best]')).toBe(String(totals[0]));
  expect(await page.textContent('[data-count]')).toBe('1');
  expect(await page.locator('[data-game]').count()).toBe(2);
  expect(await page.locator('[data-foreign]').count()).toBe(1);
  expect(await page.locator('time').allTextContents()).toEqual(['1 May 2026', '1 Apr 2026']);
  page.quiet();
});
