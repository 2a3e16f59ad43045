// A tap on any part of the table shows a small card with its rule and its state, and does not change the game.
import { ganzSchoenClever } from '@reynard/engine';
import { beforeAll, expect, test } from 'vitest';
import { GAMES, type newPage, openMoment, openPage, PHONE, startSolo, useBrowser } from './app.ts';
import { violations } from './axe.ts';
import { findMoment } from './moments.ts';

useBrowser();

let page: Awaited<ReturnType<typeof newPage>>;
beforeAll(async () => {
  page = await openPage('/', { viewport: PHONE });
  await startSolo(page, GAMES[0]);
});

const card = (subject: string) => page.waitForSelector(`[data-about-card="${subject}"]:popover-open`);
const closed = () => page.waitForSelector('[data-about-card]', { state: 'detached' });

test('an area, a bonus, the foxes, the round and the tray are explained', async () => {
  await page.click('.board [data-about="area-1"] .head');
  expect(await (await card('area-1')).textContent()).toMatch(
    /^Blue.*cross off the field with that sum.*Crosses → Points.*Worth 0 points so far\.$/s,
  );
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await closed();

  await page.click('.board [data-about="bonus-0-0"]');
  expect(await (await card('bonus-0-0')).textContent()).toContain(
    'You get it with: yellow 3, yellow 6 and yellow 5.',
  );
  await page.keyboard.press('Escape');
  await closed();

  for (const [subject, words] of [
    ['fox', /worth as many points as your lowest-scoring area/],
    ['round', /Round 1: .*Round 1 of 6\.$/s],
    ['tray', /goes to the silver tray.*It is empty now\.$/s],
  ] as const) {
    await page.click(`[data-about="${subject}"]`);
    expect(await (await card(subject)).textContent()).toMatch(words);
    await page.keyboard.press('Escape');
    await closed();
  }
  page.quiet();
});

test('by keys, i on a field shows the card of its area', async () => {
  await page.focus('.board [data-field="0"]');
  await page.keyboard.press('i');
  await card('area-0');
  await page.keyboard.press('Escape');
  await closed();
});

test('with a die taken up, a tap beside the fields only puts it down', async () => {
  await page.click('[data-step="roll"]');
  await page.locator('[data-die]:not([aria-disabled="true"])').first().click();
  await page.waitForSelector('.dice [aria-pressed="true"]');
  await page.click('.board [data-about="area-1"] .head');
  await page.waitForSelector('.dice [aria-pressed="true"]', { state: 'detached' });
  expect(await page.locator('[data-about-card]').count()).toBe(0);
  page.quiet();
});

test('a new round says so and what it gives, until the game goes on', async () => {
  const lastOfRound = await findMoment({
    sheet: ganzSchoenClever,
    look: ({ position, choices }) =>
      position.isSoloPassive && position.round === 1 && choices.done !== null && choices.tokens.length > 0
        ? ['[data-step="done"]']
        : null,
  });
  await openMoment(page, lastOfRound);
  expect(await page.textContent('[data-round-news="3"]')).toMatch(/Round 3\s+A reroll/);
  // The first tap after Done may come too soon: it would be the second of a double tap.
  const newsAfterRoll = async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-step="roll"]')?.click());
    return page.locator('[data-round-news]').count();
  };
  await expect.poll(newsAfterRoll).toBe(0);
  page.quiet();
});
