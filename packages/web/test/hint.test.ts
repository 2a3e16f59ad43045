// The hint: the best choice by the analysis, marked on die and field, with what the next best one would lose. It hides nothing, and
// the table can be used meanwhile.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openMoment, openPage, PHONE, useBrowser } from './app.ts';
import { violations } from './axe.ts';
import { findMoment, MOMENTS } from './moments.ts';

useBrowser();

let page: Page & { quiet: () => void };
beforeAll(async () => {
  page = await openPage('/', { viewport: PHONE });
});

const moments = MOMENTS.filter(({ name }) => name === 'the white die late in the game').map((moment) => ({
  ...moment,
  game: moment.sheet.id,
}));

test.each(moments)(
  '$game: marks the best die and field, and says what the next best choice would lose',
  async (moment) => {
    const { taps, ...rest } = await findMoment(moment);
    await openMoment(page, { ...rest, taps: [] });
    const sheet = (await page.locator('.board').boundingBox())!;
    const step = (await page.locator('.next').boundingBox())!;
    await page.click('[data-hint]');
    // Said to screen readers once, when the tries are done.
    await page.waitForFunction(() => document.querySelector('[data-said]')?.textContent !== '');
    const best = (await page.textContent('[data-advice]'))!;
    const said = (await page.textContent('[data-said]'))!;
    expect(best).toMatch(/^Best: /);
    expect(said).toMatch(
      /^Best: .+ \d+ points expected\. Next best: .+\. (Best choice|Good|Inaccuracy|Mistake|Blunder)\. Points lost: −?\d+\.\d \(± \d+\.\d\)$/,
    );
    const [die, field] = [/ with the \w+ die/, / with (the \w+ die|a bonus)/].map((mark) =>
      mark.test(best) ? 1 : 0,
    );
    expect(await page.locator('[data-die].hinted').count()).toBe(die);
    const star =
      (await page.locator('.dice.advised .hinted').count()) > 0 &&
      (await page.locator('.dice .hinted').evaluate((one) => getComputedStyle(one, '::after').content));
    expect(star).toBe(die === 1 && '"★" / ""');
    expect(await page.locator('[data-field].hinted').count()).toBe(field);
    expect(await page.locator('.board [data-choice="best"]').count()).toBe(field);
    // Nothing has moved, nothing lies over sheet or dice.
    expect(await page.locator('.board').boundingBox()).toEqual(sheet);
    expect(await page.locator('.next').boundingBox()).toEqual(step);
    expect(await violations(page)).toEqual([]);
    // A die that is taken up shows its own preview; the hint is there again when it is put down.
    await page.click(taps[0]);
    expect(await page.locator('[data-advice]').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await page.textContent('[data-advice]')).toBe(best);
    // A second press puts it away.
    await page.click('[data-hint]');
    await page.waitForSelector('[data-advice]', { state: 'detached' });
    expect(await page.locator('.hinted').count()).toBe(0);
    page.quiet();
  },
);

test('a die can be taken up while the hint is still being thought over, and nothing is loaded again for the next hint', async () => {
  const { taps, ...rest } = await findMoment(moments[0]);
  await openMoment(page, { ...rest, taps: [] });
  await page.click('[data-hint]');
  await page.click(taps[0]);
  expect(await page.getAttribute(taps[0], 'aria-pressed')).toBe('true');
  await page.waitForFunction(() => document.querySelector('[data-said]')?.textContent !== '');
  await page.keyboard.press('Escape');
  await page.click('[data-hint]');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.click('[data-hint]');
  await page.waitForFunction(() => document.querySelector('[data-said]')?.textContent !== '');
  expect(loaded).toEqual([]);
  page.quiet();
});
