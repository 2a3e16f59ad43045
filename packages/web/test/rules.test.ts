// The rules pages: every game in four languages, and every figure on them is the sheet's.
import { LANGUAGES, SHEETS } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newDevice, newPage, PHONE, useBrowser } from './app.ts';
import { violations } from './axe.ts';

useBrowser();

const texts = (page: Page, selector: string) => page.locator(selector).allTextContents();
const numbers = async (page: Page, selector: string) => (await texts(page, selector)).map(Number);

describe.each(LANGUAGES)('in %s', (language) => {
  test('the rules lead to every game and show the figures of its sheet', async () => {
    const context = await newDevice({ locale: language, viewport: PHONE });
    const page = await newPage(context, '/rules');
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    for (const sheet of SHEETS) {
      await page.click(`[data-rules="${sheet.id}"]`);
      await page.waitForSelector('[data-area]');
      expect(await page.textContent('h1')).toBe(sheet.titles[language]);
      expect(await page.locator('[data-area]').count()).toBe(sheet.areas.length);
      for (const spec of sheet.areas) {
        const area = `[data-area="${spec.colour}"]`;
        const table =
          spec.kind === 'grid'
            ? (spec.pointsByCrosses ?? spec.pointsByCrossesPerRow)
            : spec.kind === 'rows'
              ? spec.pointsByFields
              : undefined;
        expect(await numbers(page, `${area} tbody td`)).toEqual(table?.slice(1) ?? []);
        if (spec.kind !== 'rows' && spec.columnPoints) {
          const printed = await texts(page, `${area} svg .figure`);
          for (const points of spec.columnPoints) expect(printed).toContain(String(points));
        }
      }
      const levels = await texts(page, '.levels tbody th');
      expect(levels.slice(0, -1)).toEqual(sheet.soloLevels.slice(0, -1).map(({ from }) => `≥ ${from}`));
      for (const [action, track] of Object.entries(sheet.tracks)) {
        expect(await page.textContent(`[data-track="${action}"] dd`)).toContain(String(track.slots));
      }
      expect(await page.textContent('#foxes')).toContain(String(sheet.foxes));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      await page.goBack();
    }
    page.quiet();
  });
});

test.each(['light', 'dark'] as const)(
  'axe finds nothing on the rules in the %s theme',
  async (colorScheme) => {
    const page = await newPage(await newDevice({ colorScheme }), '/rules/clever-4ever');
    await page.waitForSelector('[data-area]');
    expect(await violations(page)).toEqual([]);
  },
);
