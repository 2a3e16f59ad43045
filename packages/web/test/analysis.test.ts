// The analysis of a recorded game: offline, on the device, followed to a mistake, and kept.
import { analyse, loadEvaluator } from '@reynard/bots/analysis';
import { type GameRecord, sheetById } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fieldMarked, mistakesOf, pointsOf, positionsOf, worstOf } from '../src/lib/analysis/report.ts';
import { sumOf } from '../src/lib/bots/sum.ts';
import { toFragment } from '../src/lib/share/link.ts';
import { atWork, GAMES, openPage, PHONE, site, useBrowser, visitOnce } from './app.ts';
import { violations } from './axe.ts';
import { botGame } from './records.ts';

useBrowser();

/** The finished analysis of a seat, made here instead of in the browser. */
async function analysed(record: GameRecord, seat: number) {
  const evaluator = await loadEvaluator(sheetById(record.game)!);
  const steps = analyse(record, seat, evaluator, { deep: true });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** How many explanations are kept on the device. */
const keptExplanations = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('reynard-analyses', 1));
    const [kept] = await done(database.transaction('analyses').objectStore('analyses').getAll());
    database.close();
    return Object.keys(kept?.explanations ?? {}).map(Number);
  });

/** Makes any choice at the table. */
async function chooseAnything(page: Page): Promise<void> {
  const token = page.locator(
    '[data-die]:not([aria-disabled="true"]), [data-bonus]:not([aria-disabled="true"])',
  );
  await token.first().click();
  await page.locator('.recedes .legal').first().click();
}

test('with the network off a game is analysed from its replay, a mistake is followed, and all of it is kept', async () => {
  const record = botGame(GAMES[0], ['Ada'], 'analysis');
  const expected = await analysed(record, 0);
  const { total, par, luck, lost } = sumOf(expected);
  const [worst] = worstOf(expected);

  const page = await visitOnce({ viewport: PHONE });
  await page.goto(`${site}/replay#${await toFragment(record)}`);
  await page.click('[data-analyse]');
  await page.waitForSelector('[data-complete]');
  expect(total).toBe(record.result!.scores[0].total);
  for (const points of [total, par, Math.abs(luck), Math.abs(lost)])
    expect(await page.textContent('[data-sum]')).toContain(String(points));
  expect(await page.getAttribute('[data-like]', 'data-like')).toBe(expected.like);

  // The costliest mistake comes first, with both choices drawn on the sheet and the reason.
  expect(await page.getAttribute('[data-moment]', 'data-moment')).toBe(String(worst.event));
  expect(await page.getAttribute('[data-judgement]', 'data-judgement')).toBe(worst.judgement);
  expect(await page.textContent('[data-loss]')).toContain(worst.loss.toFixed(1));
  expect(await page.locator('[data-choice]').count()).toBeGreaterThan(0);
  await page.waitForSelector('[data-tries="256"]');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await violations(page)).toEqual([]);

  // Arrow keys go along the curve; the list leads to a mistake.
  const points = pointsOf(expected);
  const at = points.findIndex((point) => point.kind === 'decision' && point.event === worst.event);
  await page.keyboard.press('ArrowRight');
  expect(await page.getAttribute('[data-moment]', 'data-moment')).toBe(String(points[at + 1].event));
  await page.click(`[data-mistakes] [data-step="${worst.event}"]`);
  expect(await page.getAttribute('[data-moment]', 'data-moment')).toBe(String(worst.event));
  await page.click('[data-step-table] summary');
  await page.waitForSelector('[data-step-table] tbody');
  expect(await page.locator('[data-step-table] tbody tr').count()).toBe(points.length + 1);

  // Tried again: the best choice is called that, and all mistakes are one exercise.
  const tried = worstOf(expected).find(({ best }) => best.e === 'pick')!;
  const { best } = tried;
  if (best.e !== 'pick') throw new Error('no mistake in picking');
  const field = fieldMarked(positionsOf(record, sheetById(record.game)!)[tried.event], best);
  const mistakes = mistakesOf(expected);
  await page.click('[data-try-all]');
  for (const { event } of mistakes) {
    if (event === tried.event) break;
    await page.waitForSelector('[data-task]');
    await chooseAnything(page);
    await page.waitForSelector('[data-verdict]');
    await page.click('[data-try-next]');
  }
  await page.click(`[data-die="${best.die}"]`);
  await page.click(`[data-field="${field}"]`);
  await page.waitForSelector('[data-verdict="best"]');
  expect(await violations(page)).toEqual([]);
  await page.click('[data-try-again]');
  await page.waitForSelector('[data-task]');
  await page.goBack();
  await page.waitForSelector('[data-report]');

  // Kept: after a reload nothing is worked out again.
  await expect.poll(() => keptExplanations(page)).toContain(worst.event);
  await page.reload();
  await page.waitForSelector('[data-complete]');
  await page.waitForSelector('[data-tries="256"]');
  expect(page.workers()).toEqual([]);
  page.quiet();
});

test('a game of two shows both curves, both sums and the winning chances, and can be stopped', async () => {
  const record = botGame(GAMES[0], ['Ada', 'Bo'], 'two');
  const page = await openPage(`/analysis?seat=1#${await toFragment(record)}`);
  await atWork(page);
  await page.click('[data-stop]');
  await page.click('[data-go-on]');
  await page.waitForSelector('[data-complete]');
  expect(await page.locator('[data-seat="1"][aria-pressed="true"]').count()).toBe(1);
  const totals = (await page.locator('[data-seats] .total').allTextContents()).map(Number);
  expect(totals).toEqual(record.result!.scores.map(({ total }) => total));
  const last = (await page.locator('[data-chances] tbody tr:last-child td').allTextContents()).map(
    (words) => Number.parseFloat(words) / 100,
  );
  const { winners } = record.result!;
  expect(last).toEqual([0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
  const sum = await page.textContent('[data-sum]');
  await page.click('[data-seat="0"]');
  expect(await page.textContent('[data-sum]')).not.toBe(sum);
  expect(await violations(page)).toEqual([]);
  page.quiet();
});
