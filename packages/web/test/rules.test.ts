// The rules pages: every game in four languages, with the figures of its sheet.
import { type AreaSpec, SHEETS, scoreOf } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { rulingsOf } from '../src/lib/rulebook/compare.ts';
import { finalOf } from '../src/lib/rulebook/finals.ts';
import { loadRules } from '../src/lib/rulebook/text.ts';
import { LANGUAGES } from '../src/lib/words/languages.ts';
import { titleIn } from '../src/lib/words/title.ts';
import { newDevice, newPage, openPage, PHONE, site, useBrowser } from './app.ts';
import { violations } from './axe.ts';

useBrowser();

const texts = (page: Page, selector: string) => page.locator(selector).allTextContents();
const numbers = async (page: Page, selector: string) => (await texts(page, selector)).map(Number);

/** The file of the picture within an element. */
async function drawn(page: Page, selector: string): Promise<string> {
  const path = await page.locator(`${selector} img`).getAttribute('src');
  return (await page.request.get(site + path)).text();
}

/** The points by a number of crosses or fields that a sheet prints for an area. */
function pointsTable(spec: AreaSpec): readonly number[] | undefined {
  switch (spec.kind) {
    case 'grid':
      return spec.pointsByCrosses ?? spec.pointsByCrossesPerRow;
    case 'rows':
      return spec.pointsByFields ?? spec.pointsByFieldsPerRow;
    case 'path':
      return spec.pointsByCrosses;
    case 'regions':
      return undefined;
  }
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('the rules lead to every game and show the figures of its sheet', async () => {
    const context = await newDevice({ locale: language, viewport: PHONE });
    const page = await newPage(context, '/rules');
    const text = await loadRules(language);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    for (const sheet of SHEETS) {
      await page.click(`[href="/rules/${sheet.id}"]`);
      await page.waitForSelector('[data-area]');
      expect(await page.textContent('h1')).toBe(titleIn(language, sheet));
      expect(await page.locator('[data-area]').count()).toBe(sheet.areas.length);
      for (const spec of sheet.areas) {
        const area = `[data-area="${spec.colour}"]`;
        expect(await numbers(page, `${area} tbody td`)).toEqual(pointsTable(spec)?.slice(1) ?? []);
        if ((spec.kind === 'grid' || spec.kind === 'regions') && spec.columnPoints) {
          const printed = await texts(page, `${area} svg .figure`);
          for (const points of spec.columnPoints) expect(printed).toContain(String(points));
        }
      }
      const levels = await texts(page, '.levels tbody th');
      expect(levels.slice(0, -1)).toEqual(
        sheet.soloLevels.slice(0, -1).map(({ from }) => text.solo.orMore(from!)),
      );
      for (const [action, track] of Object.entries(sheet.tracks)) {
        expect(await page.textContent(`[data-track="${action}"] dd`)).toContain(String(track.slots));
        expect(await page.locator(`[data-track="${action}"] .slot`).count()).toBe(track.slots);
      }
      const final = scoreOf(finalOf(sheet)!, 0);
      expect(await numbers(page, '[data-counted] td')).toEqual([
        ...sheet.areas.map(({ colour }) => final.areas[colour]),
        final.foxPoints,
        final.total,
      ]);
      expect(await page.locator('[data-differs]').count()).toBe(SHEETS.length - 1);
      expect(await texts(page, '[data-ruling]')).toEqual(
        rulingsOf(sheet).map((name) => text.open.rulings[name]),
      );
      // Two screens of a phone.
      expect((await page.locator('[data-summary]').boundingBox())!.height).toBeLessThan(2 * 740);
      const starts = sheet.areas.flatMap((spec) => (spec.kind === 'regions' ? spec.start : []));
      const blank = await drawn(page, '[data-blank]');
      expect(blank.match(/class="flag"/g) ?? [], 'regions to begin with').toHaveLength(starts.length);
      const counted = await drawn(page, '#counted');
      expect(Number(counted.match(/class="total[^>]*>(\d+)/)![1])).toBe(final.total);
      expect(await page.textContent('#foxes')).toContain(String(sheet.foxes));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      const dice = await page
        .locator('#turn figure .die')
        .evaluateAll((all) => all.map((die) => die.getBoundingClientRect().width));
      expect(Math.max(...dice), 'a die of the example').toBeLessThanOrEqual(60);
      await page.goBack();
    }
    page.quiet();
  });
});

test.each(['light', 'dark'] as const)(
  'axe finds no fault on the rules in the %s theme',
  async (colorScheme) => {
    const page = await openPage('/rules/clever-4ever', { colorScheme });
    await page.waitForSelector('[data-area]');
    expect(await violations(page)).toEqual([]);
  },
);

test('a rules page is drawn in colour before its scripts run', async () => {
  const page = await (await newDevice({ javaScriptEnabled: false })).newPage();
  await page.goto(`${site}/rules/${SHEETS[0].id}`);
  const fills = await page
    .locator('.area .ground, .area .outline, .bonus-mark .shape')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  expect(fills.length).toBeGreaterThan(50);
  expect(fills).not.toContain('rgb(0, 0, 0)');
});
