// Real dice: a roll is entered, corrected and undone, and is in the record like one that the app rolled.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES, newDevice, newPage, openPage, PHONE, useBrowser } from './app.ts';
import { violations } from './axe.ts';
import { playUntil } from './player.ts';
import { storedGames } from './stored.ts';

useBrowser();

const face = (page: Page, number: number) => page.click(`[data-face="${number}"]`);
const confirm = (page: Page) => page.click('[data-step="enter"]');
const sentence = (page: Page) => page.textContent('[data-entry] .sentence');
const stored = async (page: Page) => (await storedGames(page))[0].record;
const entered = (page: Page) =>
  page.locator('[data-entry-die]').evaluateAll((dice) => dice.map((die) => die.getAttribute('aria-label')));

/** Shows on the page whether it keeps the screen on. Runs in the page. */
function noteWakeLock(): void {
  const request = async (kind: string) => {
    document.documentElement.dataset.awake = kind;
    return { release: async () => delete document.documentElement.dataset.awake };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}

test('six dice take seven taps; a wrong roll is corrected before and after it is confirmed, also after a reload', async () => {
  const device = await newDevice({ viewport: PHONE, hasTouch: true });
  await device.addInitScript(noteWakeLock);
  const page = await newPage(device, `/play?new=${GAMES[0]}&dice=real`);
  await page.waitForSelector('[data-entry]');
  await page.waitForSelector('html[data-awake="screen"]');
  expect(await violations(page)).toEqual([]);
  for (const number of [1, 2, 3]) await face(page, number);
  // A reload in the middle of the entry costs nothing.
  await page.reload();
  await page.waitForSelector('[data-entry]');
  for (const number of [4, 5]) await face(page, number);
  await confirm(page);
  expect(await sentence(page)).toBe('Still missing: purple.');
  await page.keyboard.press('9');
  expect(await sentence(page)).toBe('A die shows 1 to 6. Nothing was changed.');
  expect(await entered(page)).toEqual([
    'White 1',
    'Yellow 2',
    'Blue 3',
    'Green 4',
    'Orange 5',
    'Purple: not entered yet',
  ]);
  await face(page, 6);
  await page.click('[data-entry-die="white"]');
  await face(page, 3);
  await confirm(page);
  await page.waitForSelector('[data-die="white"]');
  await expect.poll(async () => (await stored(page)).events).toHaveLength(1);

  await page.reload();
  await page.waitForSelector('[data-die="white"]');
  await page.click('[data-undo]');
  await page.waitForSelector('[data-entry]');
  expect(await entered(page)).toEqual(['White 3', 'Yellow 2', 'Blue 3', 'Green 4', 'Orange 5', 'Purple 6']);
  await page.click('[data-entry-die="blue"]');
  await face(page, 1);
  await confirm(page);
  await page.waitForSelector('[data-die="white"]');
  await expect.poll(async () => (await stored(page)).events).toHaveLength(1);
  const record = await stored(page);
  expect(record.dice).toBe('real');
  expect(record.players).toEqual(['Player']);
  expect(record.events[0]).toEqual({
    e: 'roll',
    dice: { white: 3, yellow: 2, blue: 1, green: 4, orange: 5, purple: 6 },
  });
  page.quiet();
});

/** Plays until a roll is to be entered over which this is said. */
const playUntilRoll = (page: Page, seed: string, which: string) =>
  playUntil(page, seed, async () => (await page.locator(`[data-which]:text-is("${which}")`).count()) > 0);

test('on a solo passive turn the tray is asked for only where faces are equal', async () => {
  const device = await newDevice();
  await device.addInitScript(() =>
    localStorage.setItem('reynard-settings', JSON.stringify({ name: ' Ada ' })),
  );
  const page = await newPage(device, `/play?new=${GAMES[0]}&dice=real`);
  await playUntilRoll(page, 'solo', 'Passive turn: roll all dice');
  await page.keyboard.type('654321');
  expect(await sentence(page)).toBe('All correct? Then confirm.');
  // Now white, yellow and blue show 4 and one of them lies on the tray.
  for (const die of ['white', 'yellow', 'blue']) {
    await page.click(`[data-entry-die="${die}"]`);
    await page.keyboard.press('4');
  }
  await page.click('[data-entry-die="green"]');
  await page.keyboard.press('5');
  await confirm(page);
  expect(await sentence(page)).toBe('Equal numbers: tap the dice that lie on the tray (still to tap: 1).');
  await page.click('[data-entry-die="yellow"]');
  await confirm(page);
  await expect
    .poll(async () => (await stored(page)).events.findLast(({ e }) => e === 'roll'))
    .toEqual({
      e: 'roll',
      dice: { white: 4, yellow: 4, blue: 4, green: 5, orange: 2, purple: 1 },
      tray: ['yellow', 'orange', 'purple'],
    });
  expect((await stored(page)).players).toEqual(['Ada']);
  page.quiet();
});

test('where it matters on which field a die lies, a solo passive roll asks for the order, and remembers it', async () => {
  const page = await openPage(`/play?new=${GAMES[3]}&dice=real`);
  await playUntilRoll(page, 'solo', 'Passive turn: roll all dice');
  await page.keyboard.type('654321');
  expect(await sentence(page)).toContain('Next: dice field I.');
  await confirm(page);
  expect(await sentence(page)).toContain('Next: dice field I.');
  await page.click('[data-entry-die="turquoise"]');
  expect(await sentence(page)).toContain('Next: dice field II.');
  await page.click('[data-entry-die="white"]');
  expect(await page.getAttribute('[data-entry-die="yellow"]', 'aria-label')).toBe(
    'Yellow 5, on dice field III',
  );
  await confirm(page);
  const roll = {
    e: 'roll',
    dice: { white: 6, yellow: 5, turquoise: 4, blue: 3, brown: 2, pink: 1 },
    tray: ['blue', 'brown', 'pink'],
    fields: ['turquoise', 'white', 'yellow'],
  };
  await expect.poll(async () => (await stored(page)).events.at(-1)).toEqual(roll);
  expect(await page.getAttribute('[data-die="white"]', 'aria-label')).toContain('on dice field II');
  await page.click('[data-undo]');
  await page.waitForSelector('[data-asks="confirm"]');
  await page.click('[data-entry-die="turquoise"]');
  for (const die of ['yellow', 'turquoise']) await page.click(`[data-entry-die="${die}"]`);
  await confirm(page);
  await expect
    .poll(async () => (await stored(page)).events.at(-1))
    .toEqual({ ...roll, fields: ['yellow', 'turquoise', 'white'] });
  page.quiet();
});

test('a bot rolls the same real dice, and a table without hints offers none', async () => {
  const page = await openPage(`/table?game=${GAMES[1]}&dice=real`);
  // Nobody has played this game here yet.
  await page.waitForSelector(`[data-lesson="${GAMES[1]}"]`);
  await page.selectOption('[aria-label="Player 2: person or bot"]', 'greedy');
  await page.uncheck('[data-hints]');
  await page.click('[data-start]');
  await page.waitForSelector('[data-entry]');
  expect(await page.locator('[data-hint]').count()).toBe(0);
  await playUntilRoll(page, 'bot', 'Roll for Greedy.');
  await page.keyboard.type('654321');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await stored(page)).events.findLast(({ e }) => e === 'roll'))
    .toEqual({ e: 'roll', dice: { white: 6, silver: 5, yellow: 4, blue: 3, green: 2, pink: 1 } });
  page.quiet();
});
