// The table on screens of every size: nothing overlaps, nothing is cut, nothing scrolls sideways, and everything to read or tap is
// large enough.
import { clever4ever, doppeltSoClever, SHEETS } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openMoment, openPage, useBrowser } from './app.ts';
import { findMoment, MOMENTS } from './moments.ts';
import { midGame, SIZES } from './sizes.ts';

useBrowser();

interface Found {
  /** What is wrong: hidden, outside, or wider than the screen. */
  faults: string[];
  /** The smallest target. Regions of a map and halves of a square are offered as large choices too. */
  target: { size: number; name: string };
  /** The least size of letters on one's own sheet and around it. */
  letters: number;
  /** The width of a die in the hand, or on the tray that took its place. */
  die: number;
  /** The least width of another player's sheet. */
  other: number;
}

/** Looks at everything that can be tapped and read; runs in the page once the layout has settled. */
async function look(): Promise<Found> {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const faults: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide`);
  if (scrollHeight > innerHeight) faults.push(`the page is ${scrollHeight} high`);
  const shown = (element: Element) => element.getBoundingClientRect().width > 0;
  let target = { size: Number.POSITIVE_INFINITY, name: '' };
  for (const element of document.querySelectorAll('.table [data-field], .table button')) {
    if (!shown(element)) continue;
    const isOffered = element.matches('.cells, .half');
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const name = `${element.getAttribute('aria-label') ?? element.textContent?.trim()}`;
    if (isOffered ? !hit?.closest('.area') : !element.contains(hit)) {
      faults.push(`${name} is covered by ${hit?.outerHTML.slice(0, 60)}`);
    }
    const size = Math.min(box.width, box.height);
    if (!isOffered && size < target.size) target = { size, name };
  }
  let letters = Number.POSITIVE_INFINITY;
  for (const text of document.querySelectorAll(
    '.board text, .top span, .play p, .play button, .chips span',
  )) {
    if (!shown(text) || !text.textContent?.trim() || text.closest('.visually-hidden')) continue;
    const scale = text instanceof SVGTextElement ? text.getScreenCTM()!.a : 1;
    letters = Math.min(letters, Number.parseFloat(getComputedStyle(text).fontSize) * scale);
  }
  const widths = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter(shown)
      .map((element) => (element instanceof SVGElement ? element.clientWidth : element.offsetWidth));
  return {
    faults,
    target,
    letters,
    die: Math.min(...widths('.hand [data-die]')),
    other: Math.min(...widths('.others svg.sheet')),
  };
}

/** What is to be read or tapped below the dice and does not fit there. Runs in the page. */
function cutOff(): string[] {
  const faults: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  for (const box of document.querySelectorAll('.next .words, .offer, .next button')) {
    const { right } = box.getBoundingClientRect();
    const isCut = box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2;
    if (isCut || right > innerWidth) faults.push(`${box.textContent?.trim()} is cut`);
  }
  return faults;
}

/** On a small phone and on what is larger, what the eye and the finger need. */
function expectRoom(found: Found, width: number, height: number): void {
  if (width < 360 || height < 740) return;
  expect(found.letters, 'letters').toBeGreaterThanOrEqual(11);
  expect(found.target.size, `${found.target.name} at ${width} × ${height}`).toBeGreaterThanOrEqual(28);
  expect(found.die, 'dice in the hand').toBeGreaterThanOrEqual(56);
  if (width >= 1920) expect(found.other, 'other sheets').toBeGreaterThanOrEqual(300);
}

async function expectGoodLayouts(page: Page): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(look);
    expect(found.faults, `${width} × ${height}`).toEqual([]);
    expectRoom(found, width, height);
  }
}

describe.each(SHEETS.map((sheet) => [sheet.id, sheet] as const))('%s', (_, sheet) => {
  test.each([1, 2, 4])('fits every screen with %i players', async (players) => {
    const page = await openPage('/', { viewport: { width: 360, height: 740 } });
    const { record, taps } = await midGame(sheet, players);
    await openMoment(page, { record, taps: [] });
    if (players > 1) await page.click('[data-take-device]');
    await page.click(taps[0]);
    await expectGoodLayouts(page);
    page.quiet();
  });
});

/** Much to say beside two buttons, and the most large choices. */
const FULL = MOMENTS.filter(
  ({ name, sheet }) =>
    (sheet === doppeltSoClever && name === 'a silver sweep') ||
    (sheet === clever4ever && name === 'a number to choose'),
);

test.each(['de', 'hu'])('on small phones no sentence and no choice is cut, in %s', async (locale) => {
  const page = await openPage('/', { locale });
  for (const spec of FULL) {
    const { record, taps } = await findMoment(spec);
    await openMoment(page, { record, taps });
    for (const [width, height] of [[320, 568], ...SIZES.slice(1, 5)]) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(cutOff), `${spec.name}, ${width} × ${height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  page.quiet();
});
