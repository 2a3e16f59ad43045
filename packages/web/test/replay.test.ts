// Replays: every position they show is the engine's, from a link or from the device.
import { type GameRecord, replay } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { toFragment } from '../src/lib/share/link.ts';
import { newDevice, newPage, openPage, PHONE, useBrowser } from './app.ts';
import { violations } from './axe.ts';
import { botGame } from './records.ts';

useBrowser();

const record = botGame('doppelt-so-clever', ['Ada', 'Bo'], 'replay');
const last = record.events.length;

function totalsAt(game: GameRecord, event: number): number[] {
  const replayed = replay(game, event);
  if (!replayed.ok) throw new Error(replayed.error.reason);
  return game.players.map((_, seat) => replayed.position.total(seat));
}

const shown = async (page: Page) => (await page.locator('[data-score-of]').allTextContents()).map(Number);
const at = async (page: Page) => Number(await page.inputValue('[data-scrub]'));

test('stepping, rounds and keys lead to the positions of the engine', async () => {
  const page = await openPage(`/replay#${await toFragment(record)}`);
  await page.waitForSelector('[data-scrub]');
  expect(await at(page)).toBe(0);
  for (let event = 1; event <= 40; event++) {
    await page.keyboard.press('ArrowRight');
    expect([await at(page), await shown(page)]).toEqual([event, totalsAt(record, event)]);
  }
  await page.click('[data-replay="back"]');
  expect(await shown(page)).toEqual(totalsAt(record, 39));
  const rounds = await page.locator('[data-round]').count();
  expect(rounds).toBe(6);
  for (let round = 1; round <= rounds; round++) {
    await page.click(`[data-round="${round}"]`);
    const event = await at(page);
    expect(await shown(page)).toEqual(totalsAt(record, event));
    const position = replay(record, event);
    expect(position.ok && position.position.round).toBe(round - 1);
  }
  await page.keyboard.press('End');
  expect([await at(page), await shown(page)]).toEqual([
    last,
    record.result!.scores.map((score) => score.total),
  ]);
  await page.keyboard.press('Home');
  expect(await at(page)).toBe(0);
  await page.keyboard.press('PageDown');
  expect(await at(page)).toBeGreaterThan(0);
  page.quiet();
});

test('it plays at the chosen speed, and stops on pause', async () => {
  const device = await newDevice({ viewport: PHONE });
  await device.clock.install();
  const page = await newPage(device, `/replay#${await toFragment(record)}`);
  await page.selectOption('[data-speed]', '4');
  await page.locator('[data-event]').click();
  await page.keyboard.press('Space');
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLInputElement>('[data-scrub]')!.value) >= 3,
  );
  await page.click('[data-replay="play"]');
  const stopped = await at(page);
  expect(await shown(page)).toEqual(totalsAt(record, stopped));
  await page.clock.runFor(10_000);
  expect(await at(page)).toBe(stopped);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await violations(page)).toEqual([]);
});

test('a share link carries the whole game and opens as the same replay', async () => {
  const context = await newDevice({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await newPage(context, `/replay#${await toFragment(record)}`);
  await page.click('[data-share]');
  await page.waitForSelector('.banner');
  const url = await page.evaluate(() => navigator.clipboard.readText());
  const other = await openPage(new URL(url).pathname + new URL(url).hash);
  await other.waitForSelector('[data-scrub]');
  await other.keyboard.press('End');
  expect([await at(other), await shown(other)]).toEqual([last, totalsAt(record, last)]);
  other.quiet();
});

test('a link that is cut short, not a record, or against the rules says so and links home', async () => {
  const whole = await toFragment(record);
  const foreign = await toFragment({ hello: 'world' } as never);
  const cheated = structuredClone(record);
  cheated.events[3] = cheated.events[2];
  const links = {
    [whole.slice(0, 200)]: 'damaged or incomplete',
    [foreign]: 'not a Reynard game',
    [await toFragment(cheated)]: 'breaks a rule',
    '': 'damaged or incomplete',
  };
  for (const [fragment, words] of Object.entries(links)) {
    const page = await openPage(`/replay#${fragment}`);
    expect(await page.textContent('[role="alert"]')).toContain(words);
    await page.click('.lost a');
    await page.waitForSelector('[data-solo]');
    await page.close();
  }
});
