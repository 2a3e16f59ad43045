// The lessons: doing what the coach says, trying something else first, being shown, and going on later.
import { checkEvent, type Event, SHEETS } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LESSONS } from '../src/lib/learn/lessons.ts';
import { beatsOf, gameAt, type Script } from '../src/lib/learn/script.ts';
import { loadLesson } from '../src/lib/learn/text.ts';
import { hintedBy } from '../src/lib/session/hinted.ts';
import { LANGUAGES } from '../src/lib/words/languages.ts';
import { GAMES, newDevice, newPage, openPage, PHONE, useBrowser } from './app.ts';
import { violations } from './axe.ts';

useBrowser();

const scripts = await Promise.all(SHEETS.map(async ({ id }) => (await LESSONS[id]()).script));
const english = await loadLesson('en');

const cue = (page: Page, wanted: string) => page.waitForSelector(`[data-coach="${wanted}"]`);

/** Does what a step asks for, as a player would: taps what glows. */
async function act(page: Page, script: Script, step: number, event: Event): Promise<void> {
  if (event.e === 'roll') {
    // A tap elsewhere first, so that this is no double tap on the button before.
    await page.click('[data-say]');
    await page.click('[data-step="roll"].hinted');
  } else if (event.e === 'reroll') await page.click('[data-action="reroll"].hinted');
  else {
    const checked = checkEvent(gameAt(script, step).position, event);
    const { field, polish, joker } = hintedBy((checked as { move: number }).move);
    if (polish) await page.click('[data-action="polish"].hinted');
    if (joker) {
      await page.click('[data-action="joker"].hinted');
      await page.click('[data-joker].hinted');
    }
    await page.click('[data-die].hinted, [data-bonus].hinted');
    if (field === null) await page.click('[data-step="return"].hinted');
    else {
      const target = page.locator(`.hinted[data-field="${field}"]`);
      const choice = page.locator(`.chooser .hinted`);
      // Regions and several numbers for one field are offered as large choices.
      if ((await choice.count()) === 0) await target.click();
      if ((await choice.count()) > 0) await choice.click();
    }
  }
}

describe.each(scripts)('$sheet.id', (script) => {
  test('the lesson is played to its end by doing what the coach says', async () => {
    const { id } = script.sheet;
    const page = await openPage(`/learn/${id}`, { viewport: PHONE });
    for (const [step, beat] of beatsOf(script).entries()) {
      if (!beat.cue) continue;
      await cue(page, beat.cue);
      if (!beat.event) await page.click('[data-next]');
      else if (!beat.watch) await act(page, script, step, beat.event);
    }
    await page.waitForSelector('[data-finished]');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await violations(page)).toEqual([]);
    await page.click('[data-first-game]');
    await page.waitForSelector('.table [data-step="roll"]');
    page.quiet();
  });
});

test('another legal choice is explained, a shown move is left to the learner, and the lesson goes on after a reload', async () => {
  const page = await openPage(`/learn/${GAMES[0]}`);
  await page.click('[data-next]');
  await page.click('[data-step="roll"]');
  await cue(page, 'firstPick');
  await page.click('[data-die="orange"]');
  await page.click('.recedes .c-orange .legal');
  expect(await page.textContent('[data-answer]')).toBe(english.answers.die);
  await page.click('[data-die="yellow"]');
  await page.click('[data-field="0"]');
  expect(await page.textContent('[data-answer]')).toBe(english.answers.field);

  // Shown: blue and green go to the tray and come back, and the same step is still to do.
  const tray = page.locator('[data-place="tray"]');
  await page.click('[data-show]');
  await expect.poll(() => tray.count()).toBe(2);
  await expect.poll(() => tray.count()).toBe(0);
  await cue(page, 'firstPick');
  await page.click('[data-die="yellow"].hinted');
  await page.click('.hinted[data-field]');
  await cue(page, 'secondRoll');
  await page.reload();
  await cue(page, 'secondRoll');
  expect(await tray.count()).toBe(2);
  await page.goto(new URL('/learn', page.url()).href);
  await page.waitForSelector(`[href="/learn/${GAMES[0]}"] [data-state]`);
  expect(await violations(page)).toEqual([]);
  await page.click(`[href="/learn/${GAMES[0]}"]`);
  await cue(page, 'secondRoll');
  await page.click('[data-restart]');
  await cue(page, 'goal');
  expect(await violations(page)).toEqual([]);
  // A lesson is not stored as a game.
  await page.goto(new URL('/', page.url()).href);
  expect(await page.locator('[data-continue]').count()).toBe(0);
  page.quiet();
});

test.each(LANGUAGES)(
  'in %s the longest words of the coach fit a small phone with dice and sheet',
  async (language) => {
    const text = await loadLesson(language);
    const context = await newDevice({ locale: language, viewport: PHONE });
    const page = await newPage(context, '/learn');
    for (const script of scripts) {
      const beats = beatsOf(script);
      const words: Readonly<Record<string, string>> = text.lessons[script.sheet.id].say;
      const acted = beats.filter(({ event, watch }) => event && !watch);
      const longest = acted.reduce((a, b) => (words[a.cue!].length >= words[b.cue!].length ? a : b));
      await page.evaluate(
        ([id, step]) => localStorage.setItem('reynard-settings', JSON.stringify({ lessons: { [id]: step } })),
        [script.sheet.id, beats.indexOf(longest)] as const,
      );
      await page.goto(new URL(`/learn/${script.sheet.id}`, page.url()).href);
      await cue(page, longest.cue!);
      expect(await page.textContent('[data-say]')).toBe(words[longest.cue!]);
      const [coach, board] = await Promise.all(
        ['.coach', '.board'].map((part) => page.locator(part).boundingBox()),
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      expect(coach!.height).toBeLessThan(190);
      expect(board!.height).toBeGreaterThanOrEqual(190);
    }
  },
);
