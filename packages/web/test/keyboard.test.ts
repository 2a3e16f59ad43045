// Playing by keyboard: shortcuts, arrow keys, the first Tab, and what screen readers are told about lines.
import { ganzSchoenClever, SHEETS } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/lib/words/languages.ts';
import { GAMES, openMoment, openPage, startSolo, useBrowser } from './app.ts';
import { violations } from './axe.ts';
import { findMoment, MOMENTS } from './moments.ts';

useBrowser();

const LIFTED = '[data-die]:not([aria-disabled="true"])';

async function newGame(game: string, options = {}): Promise<Page & { quiet: () => void }> {
  const page = await openPage('/', options);
  await startSolo(page, game);
  await page.waitForSelector('[data-step="roll"]');
  return page;
}

const marked = (page: Page) => page.locator('.board .field.marked').count();

/** Where the focus is led to once a die is taken up. */
const AIM = '.recedes .legal:focus, .chooser button:focus';

/** The place of the first die or bonus that can be taken; 0: none. */
const openPlace = (page: Page) =>
  page
    .locator('.dice button')
    .evaluateAll((all) => 1 + all.findIndex((one) => one.getAttribute('aria-disabled') !== 'true'));

describe.each(SHEETS)('$id', (sheet) => {
  test('R rolls, digits take dice, and Enter does the rest of a round', async () => {
    const page = await newGame(sheet.id);
    const nextKey = async () => {
      if (await page.$(AIM)) return 'Enter';
      if (await page.$('[data-step="roll"]')) return 'r';
      const place = await openPlace(page);
      return place > 0 ? String(place) : 'Enter';
    };
    const isFirstRound = () => page.locator('.rounds .now', { hasText: /^\s*Round 1\b/ }).count();
    const pressed = new Set<string>();
    for (let keys = 0; keys < 400 && (await isFirstRound()) > 0; keys++) {
      const key = await nextKey();
      pressed.add(key);
      await page.keyboard.press(key);
    }
    expect(await isFirstRound()).toBe(0);
    expect([...pressed]).toEqual(expect.arrayContaining(['r', 'Enter']));
    expect(await marked(page)).toBeGreaterThan(0);
    page.quiet();
  });

  test('U and Ctrl+Z take a mark back', async () => {
    const first = MOMENTS.find((moment) => moment.sheet === sheet && moment.name === 'a first roll')!;
    const page = await openPage();
    await openMoment(page, await findMoment(first));
    await page.waitForSelector(LIFTED);
    const before = await marked(page);
    for (const undo of ['u', 'Control+z']) {
      await page.keyboard.press(String(await openPlace(page)));
      await page.waitForSelector(AIM);
      await page.keyboard.press('Enter');
      await expect.poll(() => marked(page)).toBeGreaterThan(before);
      await page.keyboard.press(undo);
      await expect.poll(() => marked(page)).toBe(before);
    }
  });
});

test('the first Tab goes to Roll', async () => {
  const page = await newGame(GAMES[2]);
  await page.reload();
  // Focus is managed from when the sheet is there.
  await page.waitForSelector('.board [data-field]');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.getAttribute('data-step'))).toBe('roll');
});

test('the dice are one tab stop, and arrow keys move among hand, dice fields and tray', async () => {
  const page = await newGame(GAMES[0]);
  await page.keyboard.press('r');
  await page.waitForSelector(`${LIFTED}:focus`);
  const stops = () =>
    page
      .locator('.dice button')
      .evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex === 0).length);
  const focused = () => page.evaluate(() => document.activeElement!.getAttribute('data-die'));
  expect(await stops()).toBe(1);
  const order = await page
    .locator('.hand [data-die]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-die')));
  await page.focus('.hand [data-die] >> nth=0');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe(order[1]);
  expect(await stops()).toBe(1);
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe(order[0]);
  // A die that has been used lies below the hand. The lowest one sends no other to the tray.
  const faces = await page
    .locator(LIFTED)
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('aria-label')!.match(/\d/)![0])));
  await page
    .locator(LIFTED)
    .nth(faces.indexOf(Math.min(...faces)))
    .click();
  await page.locator('.recedes .legal').first().click();
  await page.waitForSelector('.fields [data-die]');
  await page.focus('.fields [data-die]');
  await page.keyboard.press('ArrowUp');
  const place = () => page.evaluate(() => document.activeElement!.closest('ul')!.className.split(' ')[0]);
  expect(await place()).toBe('hand');
});

test('the ring of the focused field is no sign of a legal one, and taps show none', async () => {
  const page = await newGame(GAMES[0]);
  await page.keyboard.press('r');
  await page.waitForSelector(LIFTED);
  await page.locator(LIFTED).first().click();
  expect(await page.locator('.board .ring').count()).toBe(0);
  await page.locator('.board [data-field][tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  const colour = (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((element) => getComputedStyle(element).stroke);
  expect(await page.locator('.board .ring').count()).toBeGreaterThan(0);
  expect(await colour('.board .ring')).not.toBe(await colour('.recedes .legal .outline'));
});

test('shortcuts rest while a dialog is open, while something is typed, and when they are switched off', async () => {
  const page = await newGame(GAMES[0]);
  await page.click('[aria-label="Menu"]');
  await page.waitForSelector('dialog[open]');
  await page.keyboard.press('r');
  await page.uncheck('[data-shortcuts]');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.keyboard.press('?');
  // What comes after these keys was pressed after them, so they have had their chance.
  await page.click('[aria-label="Menu"]');
  await page.check('[data-shortcuts]');
  await page.evaluate(() => {
    const input = document.createElement('input');
    document.querySelector('.table')!.append(input);
    (document.querySelector('dialog[open]') as HTMLDialogElement).close();
    input.focus();
  });
  await page.keyboard.press('r');
  expect(await page.inputValue('.table > input')).toBe('r');
  expect(await page.locator('[data-step="roll"]').count()).toBe(1);
  expect(await page.locator('[data-keys]').count()).toBe(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('r');
  await page.waitForSelector(LIFTED);
});

describe.each(LANGUAGES)('in %s', (locale) => {
  test('? lists the shortcuts, and Escape closes the list', async () => {
    const page = await newGame(GAMES[0], { locale });
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[data-keys][open]');
    expect(await page.locator('[data-keys] dd').count()).toBe(9);
    expect(await page.locator('[data-keys] kbd').allTextContents()).toEqual(
      expect.arrayContaining(['R', '1', '6', 'U', 'H', '?']),
    );
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[data-keys]', { state: 'detached' });
    await page.keyboard.press('r');
    await page.waitForSelector(LIFTED);
    page.quiet();
  });
});

describe('what lines earn', () => {
  const linesOf = async (page: Page, colour: string) => {
    await page.waitForSelector(`[data-lines="${colour}"]`, { state: 'attached' });
    return page.locator(`[data-lines="${colour}"] li`).allTextContents();
  };

  test('rows, columns and diagonals are lists for screen readers', async () => {
    const page = await newGame(ganzSchoenClever.id);
    expect(await linesOf(page, 'yellow')).toEqual([
      'Row 1: a cross in blue, 1 of 4 marks',
      'Row 2: a 4 in orange, 1 of 4 marks',
      'Row 3: a cross in green, 1 of 4 marks',
      'Row 4: a fox, 1 of 4 marks',
      'Diagonal from the upper left: an extra die, 0 of 4 marks',
      ...[10, 14, 16, 20].map((points, i) => `Column ${i + 1}: ${points} points, 1 of 4 marks`),
    ]);
    expect(await violations(page)).toEqual([]);
  });

  test.each(SHEETS)('late in a game of $id, earned lines say so', async (sheet) => {
    const late = MOMENTS.find((moment) => moment.sheet === sheet && /late/.test(moment.name))!;
    const page = await openPage();
    const { record } = await findMoment(late);
    await openMoment(page, { record, taps: [] });
    const grid = sheet.areas.find(({ kind }) => kind === 'grid')!;
    await linesOf(page, grid.colour);
    const all = await page.locator('[data-lines] li').allTextContents();
    expect(all.some((line) => line.endsWith(', earned'))).toBe(true);
    expect(all.some((line) => /\d of \d+ marks$/.test(line))).toBe(true);
  });
});
