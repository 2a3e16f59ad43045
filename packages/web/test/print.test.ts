// Sheets to print, as the PDF files that Chromium makes of the page: their paper, what they say, and that nothing is cut.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES, newDevice, newPage, openPage, PHONE, site, useBrowser, visitOnce } from './app.ts';
import { violations } from './axe.ts';
import { type PdfPage, readPdf } from './pdf.ts';

useBrowser();

/** Points per millimetre. */
const POINTS = 72 / 25.4;
/** Nothing is nearer to the edge of the paper, less the width of a line. */
const MARGIN = 5.5;

const printed = async (page: Page): Promise<PdfPage[]> =>
  readPdf(await page.pdf({ preferCSSPageSize: true }));

async function choose(
  page: Page,
  paper: string,
  perPage: number,
  ink: string,
  rules: boolean,
): Promise<void> {
  await page.check(`[data-paper="${paper}"]`);
  await page.check(`[data-per-page="${perPage}"]`);
  await page.check(`[data-ink="${ink}"]`);
  await page.setChecked('[data-rules]', rules);
  await expect.poll(() => page.locator('[data-paper-sheet]').count()).toBe(perPage);
}

const isGrey = (colour: string) => new Set(colour.split(' ')).size === 1;

function expectWhole({ width, height, ink, images }: PdfPage): void {
  expect(ink.left / POINTS).toBeGreaterThanOrEqual(MARGIN);
  expect(ink.top / POINTS).toBeGreaterThanOrEqual(MARGIN);
  expect((width - ink.right) / POINTS).toBeGreaterThanOrEqual(MARGIN);
  expect((height - ink.bottom) / POINTS).toBeGreaterThanOrEqual(MARGIN);
  // Everything is drawn in vectors.
  expect(images).toBe(0);
}

const VARIANTS = [
  { paper: 'a4', perPage: 1, ink: 'colour', rules: true, size: [210, 297] },
  { paper: 'a5', perPage: 1, ink: 'grey', rules: false, size: [148, 210] },
  { paper: 'letter', perPage: 2, ink: 'grey', rules: true, size: [279.4, 215.9] },
  { paper: 'a4', perPage: 4, ink: 'colour', rules: false, size: [210, 297] },
] as const;

test.each(GAMES)('%s is printed whole on every paper, in colour and in grey', async (game) => {
  const page = await openPage(`/print?game=${game}`);
  const title = await page.locator('[data-game] option:checked').textContent();
  for (const { paper, perPage, ink, rules, size } of VARIANTS) {
    await choose(page, paper, perPage, ink, rules);
    const pages = await printed(page);
    expect(pages.length).toBe(rules ? 2 : 1);
    for (const each of pages) {
      // Chromium rounds paper to whole units of 1/300 inch.
      expect(Math.abs(each.width / POINTS - size[0])).toBeLessThan(0.3);
      expect(Math.abs(each.height / POINTS - size[1])).toBeLessThan(0.3);
      if (perPage === 1) expectWhole(each);
      expect([...each.colours].every(isGrey)).toBe(ink === 'grey');
      expect(each.text.split(title!).length - 1).toBe(perPage);
      expect(each.text).not.toContain('\uFFFD');
    }
    expect(pages[0].text.split('Total').length - 1).toBe(perPage);
    if (rules) expect(pages[1].text.replace(/\s+/g, ' ')).toContain('Each fox is worth as much as');
  }
  page.quiet();
});

test('the preview is the page, nothing of it is cut, and the choice is kept', async () => {
  const device = await newDevice({ viewport: PHONE, locale: 'en-US', colorScheme: 'dark' });
  const page = await newPage(device, '/print?game=clever-4ever');
  expect(await page.isChecked('[data-paper="letter"]')).toBe(true);
  expect(await violations(page)).toEqual([]);
  // Everything on a page lies within it, however small the screen is.
  for (const perPage of [1, 4]) {
    await choose(page, 'a5', perPage, 'grey', true);
    const outside = await page.evaluate(
      () =>
        [...document.querySelectorAll('[data-page]')].flatMap((paper) => {
          const box = paper.getBoundingClientRect();
          return [...paper.querySelectorAll('*')].filter((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
          });
        }).length,
    );
    expect(outside).toBe(0);
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll('.back')].every((back) => back.scrollHeight <= back.clientHeight),
      ),
    ).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  }
  // Each name over a box for points stands on paper where the preview shows it.
  await choose(page, 'a5', 1, 'colour', false);
  const shown = await page.evaluate(() => {
    const paper = document.querySelector('[data-page]')!.getBoundingClientRect();
    return [...document.querySelectorAll('[data-score] text')].map((name) => {
      const { left, top, bottom } = name.getBoundingClientRect();
      const share = (side: number) => (side - paper.top) / paper.height;
      return {
        text: name.textContent,
        left: (left - paper.left) / paper.width,
        top: share(top),
        bottom: share(bottom),
      };
    });
  });
  const [{ runs, width, height }] = await printed(page);
  for (const { text, left, top, bottom } of shown) {
    const run = runs.findLast((each) => each.text === text)!;
    expect(Math.abs(run.left / width - left)).toBeLessThan(0.005);
    expect(run.base / height).toBeGreaterThan(top);
    expect(run.base / height).toBeLessThan(bottom + 0.002);
  }
  await choose(page, 'a5', 4, 'grey', true);
  const before = await printed(page);
  await page.reload();
  await page.waitForSelector('[data-paper-sheet]');
  expect(await page.isChecked('[data-per-page="4"]')).toBe(true);
  expect((await printed(page)).map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  await page.evaluate(() => {
    window.print = () => (document.title = 'printed');
  });
  await page.click('[data-print]');
  expect(await page.title()).toBe('printed');
  page.quiet();
});

test('offline and in another language, reached from the page for the box', async () => {
  const page = await visitOnce({ locale: 'hu', viewport: PHONE });
  await page.goto(`${site}/box`);
  await page.click('a[href="/print?game=doppelt-so-clever"]');
  await page.waitForSelector('[data-paper-sheet="doppelt-so-clever"]');
  const pages = await printed(page);
  expect(pages[0].text.replace(/\n/g, ' ')).toContain('Összesen');
  expect(pages[1].text).toContain('Doppelt so clever');
});
