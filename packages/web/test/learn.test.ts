// The first game, played by somebody who does what the coach says, after trying something else.
import { type Event, LANGUAGES, type Mark } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BEATS, SHEET } from '../src/lib/learn/script.ts';
import { loadLesson } from '../src/lib/learn/text.ts';
import { drawingOf } from '../src/lib/sheet/compose.ts';
import { newDevice, newPage, PHONE, useBrowser } from './app.ts';
import { violations } from './axe.ts';

useBrowser();

const areas = drawingOf(SHEET).areas;

/** The field of a mark: in a grid by its place or number; in a row it is the next open one, the only one lit. */
function fieldOf({ area: colour, at, value }: Mark): string {
  const area = areas.find((drawn) => drawn.colour === colour)!;
  if (area.kind !== 'grid') return `.recedes .c-${colour} .legal`;
  const field = area.fields.find((drawn) =>
    at ? drawn.row === at[0] && drawn.column === at[1] : drawn.printed === String(value),
  )!;
  return `[data-field="${field.field}"]`;
}

/** Does what an event says, as a player would. */
async function act(page: Page, event: Event): Promise<void> {
  if (event.e === 'roll') await page.click('[data-step="roll"]');
  else if (event.e === 'reroll') await page.click('[data-action="reroll"]');
  else if (event.e === 'pick' || event.e === 'extra') {
    await page.click(`[data-die="${event.die}"]`);
    await page.click(fieldOf(event.mark));
  } else if (event.e === 'bonus') {
    await page.click(`[data-bonus="${event.bonus}"]`);
    await page.click(fieldOf(event.mark));
  }
}

const cue = (page: Page, wanted: string) => page.waitForSelector(`[data-coach="${wanted}"]`);

test('the first game is played to its end by doing what the coach says', async () => {
  const page = await newPage(await newDevice({ viewport: PHONE }), '/learn');
  for (const beat of BEATS.filter((candidate) => candidate.cue)) {
    await cue(page, beat.cue!);
    await act(page, beat.event);
  }
  await page.waitForSelector('[data-finished]');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.click('[data-first-game]');
  await page.waitForSelector('.table [data-step="roll"]');
  page.quiet();
});

test('another legal choice is answered kindly, and the lesson goes on after leaving', async () => {
  const context = await newDevice();
  const page = await newPage(context, '/learn');
  const english = await loadLesson('en');
  await act(page, BEATS[0].event);
  await cue(page, 'firstPick');
  await page.click('[data-die="orange"]');
  await page.click('.recedes .c-orange .legal');
  expect(await page.textContent('[data-answer]')).toBe(english.answers.die('yellow 3'));
  await page.click('[data-die="yellow"]');
  await page.click('[data-field="0"]');
  expect(await page.textContent('[data-answer]')).toBe(english.answers.field);
  await page.click('[data-show]');
  await cue(page, 'secondRoll');
  await page.reload();
  await cue(page, 'secondRoll');
  expect(await page.locator('[data-place="tray"]').count()).toBe(2);
  await page.click('[data-restart]');
  await cue(page, 'firstRoll');
  expect(await violations(page)).toEqual([]);
  // A lesson is no game of one's own.
  await page.goto(new URL('/', page.url()).href);
  expect(await page.locator('[data-continue]').count()).toBe(0);
  page.quiet();
});

test.each(LANGUAGES)('in %s the coach fits a small phone', async (language) => {
  const page = await newPage(await newDevice({ locale: language, viewport: PHONE }), '/learn');
  const text = await loadLesson(language);
  await cue(page, 'firstRoll');
  expect(await page.textContent('[data-say]')).toBe(text.say.firstRoll(''));
  await page.click('[data-show]');
  await cue(page, 'firstPick');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
