// Nothing is lost: reloads, second tabs, links and files, damaged ones too.
import { readFileSync } from 'node:fs';
import { Game, ganzSchoenClever } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  atWork,
  GAMES,
  newDevice,
  newPage,
  openMoment,
  openPage,
  savedRecord,
  shownTotals,
  site,
  startSolo,
  useBrowser,
} from './app.ts';
import { clickToEnd } from './clicking.ts';
import { findMoment, MOMENTS } from './moments.ts';
import { rollOfOnes } from './records.ts';
import { changeStored, storedGames } from './stored.ts';

useBrowser();

const SAMPLES = new URL('../../engine/test/samples/', import.meta.url);
/** A finished solo game of each kind, from the sample records. */
const sample = (file: string) => readFileSync(new URL(file, SAMPLES), 'utf8').split('\n')[0];

/** The table as a player sees it: every name of field, die and bonus, and the sentence. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    names: [...document.querySelectorAll('[data-field], [data-die], [data-bonus]')].map((e) =>
      e.getAttribute('aria-label'),
    ),
    sentence: document.querySelector('.sentence')?.textContent,
  }));

test.each(GAMES)('a reload during a bonus chain of %s restores the pending bonuses', async (game) => {
  const page = await openPage();
  // A bonus with a choice: one without a choice would be played automatically.
  const bonus = MOMENTS.find(({ name, sheet }) => name === 'a bonus taken up' && sheet.id === game)!;
  await openMoment(page, { ...(await findMoment(bonus)), taps: [] });
  await page.waitForSelector('[data-bonus]:not([aria-disabled="true"])');
  const before = await seen(page);
  await page.reload();
  await page.waitForSelector('[data-bonus]');
  expect(await seen(page)).toEqual(before);
  await clickToEnd([page], 1);
  await savedRecord(page);
  page.quiet();
});

test('undo takes back the last decision, also after a reload, and never a roll', async () => {
  const page = await openPage();
  await startSolo(page, GAMES[0]);
  expect(await page.isDisabled('[data-undo]')).toBe(true);
  await page.click('[data-step="roll"]');
  expect(await page.isDisabled('[data-undo]')).toBe(true);
  const rolled = await seen(page);
  await page.click('[data-die="orange"]');
  await page.click('[data-step="mark"]');
  await page.reload();
  await page.click('[data-undo]:not([disabled])');
  expect(await seen(page)).toEqual(rolled);
  expect(await page.isDisabled('[data-undo]')).toBe(true);
});

/** Before Ada's last pick: green leaves the orange six to the bot, orange takes it. */
function beforeTheSix() {
  const game = Game.start(ganzSchoenClever, ['Ada', 'Bot']);
  const events = [
    { e: 'roll', dice: { white: 1, yellow: 1, blue: 1, green: 1, orange: 1, purple: 1 } },
    { e: 'pick', p: 0, die: 'purple', mark: { area: 'purple', value: 1 } },
    { e: 'roll', dice: { white: 1, yellow: 1, blue: 1, green: 1, orange: 1 } },
    { e: 'pick', p: 0, die: 'blue', mark: { area: 'blue', value: 2 } },
    { e: 'roll', dice: { white: 1, yellow: 1, green: 1, orange: 6 } },
  ];
  for (const event of events) expect(game.append(event).ok).toBe(true);
  return { ...game.record, bots: [null, 'greedy'] };
}

/** Holds back the bots' answers until `release` is called. Runs in the page. */
function holdAnswers(): void {
  const held: (() => void)[] = [];
  let holds = true;
  const release = () => {
    holds = false;
    for (const deliver of held) deliver();
  };
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', (event) => {
        if (!holds) return;
        event.stopImmediatePropagation();
        held.push(() => this.dispatchEvent(new MessageEvent('message', { data: event.data })));
      });
    }
  };
  Object.assign(window, { held, release });
}

test('a bot’s answer to a move that was taken back is dropped; the bot answers the new move', async () => {
  const device = await newDevice();
  await device.addInitScript(holdAnswers);
  await device.addInitScript(() => localStorage.setItem('reynard-settings', '{"pace":"instant"}'));
  const page = await newPage(device);
  await openFile(page, JSON.stringify(beforeTheSix()));
  const answers = (count: number) =>
    page.waitForFunction((wanted) => (window as unknown as { held: [] }).held.length === wanted, count);
  await page.click('[data-die="green"]');
  await page.click('[data-step="mark"]');
  await answers(1);
  await page.click('[data-undo]');
  await page.click('[data-die="orange"]');
  await page.click('[data-step="mark"]');
  await answers(2);
  await page.evaluate(() => (window as unknown as { release: () => void }).release());
  await page.waitForSelector('.sentence:has-text("Choose a die from the silver tray")');
  const before = await seen(page);
  await page.reload();
  await page.evaluate(() => (window as unknown as { release: () => void }).release());
  await page.waitForSelector('.sentence:has-text("Choose a die from the silver tray")');
  expect(await seen(page)).toEqual(before);
  page.quiet();
});

test('one tap starts one game, and home deletes a game that was not begun within a day', async () => {
  const page = await openPage();
  await startSolo(page, GAMES[0]);
  expect(await storedGames(page)).toHaveLength(1);
  await changeStored(page, (game) => ({ ...game, updatedAt: game.updatedAt - 2 * 24 * 60 * 60 * 1000 }));
  await page.goto(`${site}/play?new=${GAMES[1]}`);
  await page.waitForSelector('.board .field');
  expect(await storedGames(page)).toHaveLength(2);
  await page.goto(site);
  // The game of today stays: home looks at it first.
  await expect
    .poll(async () => (await storedGames(page)).map(({ record }) => record.game))
    .toEqual([GAMES[1]]);
  page.quiet();
});

test('a notice about the game disappears with the next move', async () => {
  const page = await openPage('/', { permissions: ['clipboard-read', 'clipboard-write'] });
  await startSolo(page, GAMES[0]);
  await page.click('[aria-label="Menu"]');
  await page.click('button:has-text("Share link")');
  await page.waitForSelector('[data-notice]:has-text("Link copied")');
  await page.click('[data-step="roll"]');
  await page.waitForSelector('[data-notice]', { state: 'detached' });
  page.quiet();
});

test('a new table offers the seats of the last one', async () => {
  const page = await openPage('/table');
  await page.fill('fieldset:nth-of-type(1) input', 'Ada');
  await page.selectOption('fieldset:nth-of-type(2) select', 'greedy');
  await page.click('text=Add a player');
  await page.click('[data-start]');
  await page.waitForSelector('.board .field');
  await page.goto(`${site}/table`);
  await atWork(page);
  expect(await page.locator('fieldset:has(select)').count()).toBe(3);
  expect(await page.inputValue('fieldset:nth-of-type(1) input')).toBe('Ada');
  expect(await page.inputValue('fieldset:nth-of-type(2) select')).toBe('greedy');
  page.quiet();
});

test('a second tab watches the game and can take it over; the first tab then watches', async () => {
  const context = await newDevice();
  const first = await newPage(context);
  await openMoment(first, { record: rollOfOnes(GAMES[0]), taps: [] });
  const second = await newPage(context, new URL(first.url()).pathname + new URL(first.url()).search);
  await second.waitForSelector('[data-take-over]');
  expect(await second.locator('[data-step]').count()).toBe(0);

  await first.click('[data-die="orange"]');
  await first.click('[data-step="mark"]');
  await second.waitForSelector('[aria-label^="Orange field 1, "][aria-label*="holds"]');

  await second.click('[data-take-over]');
  await second.waitForSelector('[data-step="roll"]');
  await first.waitForSelector('[data-take-over]');
  expect(await first.locator('[data-step]').count()).toBe(0);

  await second.click('[data-step="roll"]');
  await first.waitForSelector('[aria-label*=", in hand"]:not([aria-label*="not rolled"])');
  const shows = (page: Page) =>
    page.locator('.sheet .field').evaluateAll((fields) => fields.map((f) => f.innerHTML));
  expect(await shows(first)).toEqual(await shows(second));
  first.quiet();
  second.quiet();
});

test('a share link carries the whole game to another device and opens there as a replay', async () => {
  const context = await newDevice({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await newPage(context);
  await startSolo(page, GAMES[2]);
  await clickToEnd([page], 1);
  const [total] = await shownTotals(page);
  await page.click('.end button:has-text("Share link")');
  await page.waitForSelector('text=Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(8000);

  const other = await openPage(link.slice(site.length));
  await other.waitForSelector('.board .field');
  await other.keyboard.press('End');
  await other.waitForFunction(
    (shown) => document.querySelector('[data-total] .total')?.textContent === shown,
    String(total),
  );
  page.quiet();
  other.quiet();
});

test.each([
  ['nothing', ''],
  ['noise', 'not-a-record-at-all'],
  ['a cut link', 'q1YqSy0qzszPU7Iy'],
])('a damaged link (%s) gives a clear message and a way home', async (_, fragment) => {
  const page = await openPage(`/replay#${fragment}`);
  expect(await page.textContent('[role="alert"]')).toMatch(
    /^This game cannot be read.*Nothing on this device was changed/,
  );
  await page.click('a:has-text("Home")');
  await page.waitForSelector('[data-solo]');
  page.quiet();
});

async function openFile(page: Page, text: string): Promise<void> {
  await atWork(page);
  await page.setInputFiles('[data-open-file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

test('damaged files are refused with the reason, and the running game is still there', async () => {
  const page = await openPage();
  await startSolo(page, GAMES[1]);
  await page.click('[data-step="roll"]');
  await page.goto(site);
  await page.waitForSelector('[data-continue]');
  const whole = sample('doppelt-so-clever.jsonl');
  await openFile(page, whole.slice(0, -40));
  await page.waitForSelector('[role="alert"]:has-text("damaged or incomplete")');
  await openFile(page, whole.replace('clever-record/1', 'other/1'));
  await page.waitForSelector('[role="alert"]:has-text("not a Reynard game")');
  const broken = JSON.parse(whole);
  broken.events.splice(3, 1);
  await openFile(page, JSON.stringify(broken));
  await page.waitForSelector('[role="alert"]:has-text("breaks a rule")');
  await page.click('[data-continue]');
  await page.waitForSelector('[data-die]:not([aria-disabled="true"])');
  page.quiet();
});

test('a finished game from a file opens as a replay, an unfinished one goes on', async () => {
  const page = await openPage();
  await openFile(page, sample('ganz-schoen-clever.jsonl'));
  await page.waitForURL(/\/replay/);
  await page.waitForSelector('.board .field');
  const { result: _, ...unfinished } = JSON.parse(sample('ganz-schoen-clever.jsonl'));
  unfinished.events.length = 5;
  unfinished.players = unfinished.players.map(() => 'Ada');
  await page.goto(site);
  await openFile(page, JSON.stringify(unfinished));
  await page.waitForURL(/\/play/);
  await page.waitForSelector('.board .field');
  page.quiet();
});
