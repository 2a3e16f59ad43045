// The moments of a game on a small phone: axe finds no fault, every figure is readable, the whole sheet and the next step are
// on one screen; and the preview of a mark is what the mark then does.

import { clever4ever } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SHAPES } from '../src/lib/icons/shapes.ts';
import { LANGUAGES } from '../src/lib/words/languages.ts';
import { openMoment, openPage, PHONE, useBrowser } from './app.ts';
import { violations } from './axe.ts';
import { findMoment, MOMENTS } from './moments.ts';

useBrowser();

let page: Page & { quiet: () => void };
beforeAll(async () => {
  page = await openPage('/', { viewport: PHONE, hasTouch: true, isMobile: true });
});

/** Every figure on the sheet with too little contrast. Runs in the page. */
function unreadable(): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  /** The luminance of colours painted over each other, each with its opacity, the lowest first. */
  const luminance = (...layers: [colour: string, opacity: number][]) => {
    for (const [colour, opacity] of layers) {
      canvas.globalAlpha = opacity;
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (ink: string, grounds: readonly Element[]) => {
    const layers = grounds.map((one): [string, number] => [
      style(one, 'fill'),
      Number(style(one, 'fill-opacity')),
    ]);
    const [light, dark] = [luminance([ink, 1]), luminance(...layers)].sort((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  };
  const style = (element: Element, property: string) => getComputedStyle(element).getPropertyValue(property);
  const sheet = document.querySelector('.board > svg')!;
  const problems: string[] = [];
  const check = (what: Element, ink: string, ground: Element | null | undefined, least: number) => {
    if (!ground) throw new Error(`no ground under ${what.outerHTML}`);
    const found = contrast(
      ink,
      [area(what), ground].filter((one) => one instanceof Element),
    );
    if (found < least)
      problems.push(`${what.getAttribute('class')} "${what.textContent}": ${found.toFixed(2)}`);
    for (let up: Element | null = what; up && up !== sheet; up = up.parentElement)
      if (style(up, 'opacity') !== '1') problems.push(`${what.getAttribute('class')} is faded`);
  };
  const area = (element: Element) => element.closest('.area')?.querySelector('.ground');
  for (const text of sheet.querySelectorAll('.field text:not(:empty)'))
    check(text, style(text, 'fill'), text.closest('.field')!.querySelector('.outline'), 4.5);
  for (const mark of sheet.querySelectorAll('.cross, .circle'))
    check(mark, style(mark, 'stroke'), mark.closest('.field')!.querySelector('.outline'), 3);
  for (const text of sheet.querySelectorAll('.figure, .points:not(g)'))
    check(text, style(text, 'fill'), area(text), 4.5);
  for (const text of sheet.querySelectorAll('.bonus-mark:not(.earned, .lost) .symbol'))
    check(text, style(text, 'fill'), text.parentElement!.querySelector('.shape'), 4.5);
  for (const text of sheet.querySelectorAll('[data-gain] text'))
    check(text, style(text, 'fill'), text.parentElement!.querySelector('rect'), 4.5);
  for (const lit of sheet.querySelectorAll('.recedes .legal .outline'))
    check(lit, style(lit, 'stroke'), area(lit), 3);
  return problems;
}

/** The parts of the table that are not within the screen. Runs in the page. */
function outside(): string[] {
  const isOutside = (part: Element) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
  };
  const parts = ['.top', '.board > svg', '.hand', '.used', '.next', '.next .button'];
  return parts.filter((part) => [...document.querySelectorAll(`.table ${part}`)].some(isOutside));
}

/** The dice whose ring touches another's or the edge of the screen; one that leans is on its way. Runs in the page. */
function crowded(): string[] {
  const rings = [...document.querySelectorAll('.dice button[data-die]:not(.leans)')].map((die) => {
    const { left, right, top, bottom } = die.getBoundingClientRect();
    const shadows = getComputedStyle(die).boxShadow.matchAll(/0px 0px 0px ([\d.]+)px/g);
    const spread = Math.max(0, ...[...shadows].map(([, px]) => Number(px)));
    const name = die.getAttribute('data-die')!;
    return { name, left: left - spread, right: right + spread, top: top - spread, bottom: bottom + spread };
  });
  const touches = (a: (typeof rings)[0], b: (typeof rings)[0]) =>
    a !== b &&
    Math.min(a.right, b.right) > Math.max(a.left, b.left) + 0.1 &&
    Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 0.1;
  return rings
    .filter(
      (ring) => ring.left < 1 || ring.right > innerWidth - 1 || rings.some((other) => touches(ring, other)),
    )
    .map(({ name }) => name);
}

const seen = MOMENTS.map((moment) => ({ ...moment, game: moment.sheet.id }));

describe.each(seen)('$game: $name', (moment) => {
  test('axe finds no fault, every figure is readable, and everything is on one screen', async () => {
    await openMoment(page, await findMoment(moment));
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(unreadable), 'on paper').toEqual([]);
    expect(await page.evaluate(outside)).toEqual([]);
    expect(await page.evaluate(crowded), 'dice too close').toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    expect(await page.evaluate(unreadable), 'at night').toEqual([]);
    expect(await violations(page, 'color-contrast')).toEqual([]);
    page.quiet();
  });
});

const late = seen.filter(({ name }) => name === 'the white die late in the game');

const ending = seen.find(({ name }) => name === 'extra dice at the end of the turn')!;

test.each(LANGUAGES)(
  'in %s every game with four players fits a small phone, and so does the button that ends a turn with extra dice left',
  async (locale) => {
    const small = await openPage('/', { viewport: PHONE, hasTouch: true, isMobile: true, locale });
    for (const moment of late) {
      const four = await findMoment(moment, ['Ada', 'Maximilian', 'Reinaert', 'Zsófia']);
      await openMoment(small, { ...four, taps: [] });
      await small.click('[data-take-device]');
      for (const tap of four.taps) await small.click(tap);
      expect(await small.evaluate(outside), moment.game).toEqual([]);
    }
    await openMoment(small, { ...(await findMoment(ending)), taps: [] });
    await small.waitForSelector('[data-step="done"]');
    expect(await small.evaluate(outside)).toEqual([]);
  },
);

const colours = (selector: string, attribute: string) =>
  page.locator(selector).evaluateAll((dice, name) => dice.map((die) => die.getAttribute(name)!), attribute);

test.each(late)(
  '$game: each lit field shows the points it brings, in figures and in its name',
  async (moment) => {
    await openMoment(page, await findMoment(moment));
    const total = async () => Number(await page.textContent('[data-total] .total'));
    const offers = await page.locator('.recedes .legal').evaluateAll((fields) =>
      fields.map((field) => ({
        field: field.getAttribute('data-field')!,
        name: field.getAttribute('aria-label')!,
        points:
          document.querySelector(`[data-gain="${field.getAttribute('data-field')}"]`)?.textContent ?? '0',
      })),
    );
    expect(offers.some(({ points }) => points !== '0')).toBe(true);
    for (const { field, name, points } of offers) {
      if (points !== '0') expect(name).toContain(`, ${points.trim()} point`);
      // A bonus may be played automatically and bring more points.
      if (name.includes('earns')) continue;
      const before = await total();
      const die = page.locator('[data-die="white"]');
      if ((await die.getAttribute('aria-pressed')) === 'false') await die.tap();
      await page.locator(`[data-field="${field}"] .outline`).click({ force: true });
      // The halves of a square are offered as large choices.
      const half = page.locator(`.chooser [data-marks="${field}"]`);
      if ((await half.count()) > 1) {
        // Bonus or points: each says itself what it brings.
        await page.keyboard.press('Escape');
        continue;
      }
      if ((await half.count()) > 0) await half.click();
      await expect.poll(total).toBe(before + Number(points.replace('−', '-')));
      await page.click('[data-undo]');
      await expect.poll(total).toBe(before);
    }
  },
);

const sending = seen.filter(({ name }) => name === 'a pick that sends dice to the tray');

test.each(sending)(
  '$game: the tray shows which dice a pick would send there, and gets just these',
  async (moment) => {
    await openMoment(page, await findMoment(moment));
    const ghosts = await colours('[data-ghost]', 'data-ghost');
    expect(ghosts.length).toBeGreaterThan(0);
    const sentence = (await page.textContent('.sentence'))!;
    for (const colour of ghosts) {
      expect(sentence).toContain(colour);
      expect(await page.getAttribute(`[data-die="${colour}"]`, 'aria-label')).toContain(
        'would go to the tray',
      );
    }
    await page.locator('.recedes .legal .outline').first().click({ force: true });
    await expect.poll(() => colours('[data-place="tray"]', 'data-die')).toEqual(ghosts);
  },
);

test('a field that a die fits only when polished says so, before polishing is asked for', async () => {
  let field = -1;
  const { record } = await findMoment({
    sheet: clever4ever,
    look: ({ choices: { tokens } }) => {
      const polished = tokens.find(({ ways }) => ways.length > 0 && ways.every(({ polish }) => polish > 0));
      field = polished?.ways[0].field ?? -1;
      const plain = tokens.some(({ ways }) => ways.some((way) => way.field === field && way.polish === 0));
      return polished && !plain ? [] : null;
    },
  });
  await openMoment(page, { record, taps: [] });
  expect(await page.getAttribute(`[data-field="${field}"]`, 'aria-label')).toMatch(
    /possible with .+, polished/,
  );
});

test('a joker lets a die count as another number for one mark: hoch-drei', async () => {
  await openMoment(page, await findMoment(seen.find(({ name }) => name === 'a die as another number')!));
  const left = async () => Number(await page.textContent('[data-action="joker"]'));
  const before = await left();
  expect(await page.getAttribute('[data-die][aria-pressed="true"]', 'aria-label')).toContain('counts as 3');
  await page.locator('.recedes .legal .outline').first().click({ force: true });
  await expect.poll(left).toBe(before - 1);
  await expect.poll(() => page.textContent('[role="log"]')).toMatch(/\w+ [1-6] counted as 3\./);
  page.quiet();
});

test('with confirmed marks the first tap on a field previews the mark, the second makes it', async () => {
  const first = seen.find(({ name }) => name === 'a pick that sends dice to the tray')!;
  await openMoment(page, await findMoment(first));
  await page.click('[aria-label="Menu"]');
  await page.check('[data-confirm]');
  await page.click('dialog[open] [aria-label="Close"]');
  const { taps } = await findMoment(first);
  if ((await page.getAttribute(taps[0], 'aria-pressed')) === 'false') await page.tap(taps[0]);
  const field = page.locator('.recedes .legal').first();
  const name = (await field.getAttribute('aria-label'))!;
  await field.tap();
  expect(await page.locator('[data-step="mark"]').count()).toBe(1);
  expect(await page.locator('[data-undo]').isDisabled()).toBe(true);
  await field.tap();
  await page.waitForSelector('[data-undo]:not(:disabled)');
  expect(name).toContain('free');
  await page.evaluate(() => localStorage.removeItem('reynard-settings'));
});

test.each(late)(
  '$game: every colour has its shape on die, area and bonus, large enough to tell',
  async (moment) => {
    await openMoment(page, await findMoment(moment));
    /** The colour and size of every drawn path of this shape, by the class of its nearest coloured parent. */
    const shapes = await page.evaluate(() =>
      [...document.querySelectorAll('.table .shape')].map((shape) => ({
        path: shape.getAttribute('d')!,
        colour: shape
          .closest('[class*="c-"]')!
          .getAttribute('class')!
          .match(/\bc-([a-z]+)/)![1],
        size: shape.getBoundingClientRect().height,
        on: shape.closest('.die, .bonus-mark, .head')?.classList[0] ?? '',
      })),
    );
    const drawn = shapes.filter(({ size }) => size > 0);
    for (const { path, colour } of shapes) expect(path).toBe(SHAPES[colour as keyof typeof SHAPES]);
    const least = { die: 22, head: 11, 'bonus-mark': 10 };
    for (const [on, size] of Object.entries(least)) {
      const found = drawn.filter((shape) => shape.on === on);
      expect(found.length, on).toBeGreaterThan(0);
      for (const shape of found) expect(shape.size, `${shape.colour} on ${on}`).toBeGreaterThanOrEqual(size);
    }
    const { dice, areas } = moment.sheet;
    const on = (place: string) =>
      new Set(shapes.filter((shape) => shape.on === place).map(({ colour }) => colour));
    expect(on('die')).toEqual(new Set(dice));
    expect(on('head')).toEqual(new Set(areas.map(({ colour }) => colour)));
  },
);
