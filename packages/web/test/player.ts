// Somebody who plays the app as a person would, with mouse, finger or keys, choosing among what the screen offers. What
// is chosen is drawn from a seeded generator, so that a failing game can be played again.
import { Random } from '@reynard/engine';
import type { Page } from 'playwright-core';

export type Hand = 'mouse' | 'touch' | 'keyboard';

interface Offer {
  /** What it is: an option, field, bonus, die, button, or the end. */
  readonly kind: string;
  readonly x: number;
  readonly y: number;
}

/** Everything on screen that would lead on, best first, or that what is looked for is there; runs in the page. */
function offers(wanted: string | undefined): Offer[] {
  if (wanted && document.querySelector(wanted)) return [{ kind: 'seen', x: 0, y: 0 }];
  const list = (selector: string, root: ParentNode = document) => [...root.querySelectorAll(selector)];
  const at = (kind: string, element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { kind, x: left + width / 2, y: top + height / 2 };
  };
  /** A point that really hits the field: a region's middle may lie in its neighbour. */
  const inField = (element: Element) => {
    const box = element.querySelector('.outline')!.getBoundingClientRect();
    for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if (document.elementFromPoint(x, y)?.closest('[data-field]') === element)
          return [{ kind: 'field', x, y }];
      }
    }
    return [];
  };
  if (document.querySelector('.end')) return [{ kind: 'end', x: 0, y: 0 }];
  const handOver = list('[data-take-device]');
  if (handOver.length > 0) return handOver.map((element) => at('hand-over', element));
  const options = list('.chooser .option');
  if (options.length > 0) return options.map((element) => at('option', element));
  const fields = list('.recedes .legal').flatMap(inField);
  if (fields.length > 0) return fields;
  const bonuses = list('[data-bonus]:not([aria-disabled="true"])');
  if (bonuses.length > 0) return bonuses.map((element) => at('bonus', element));
  const dice = list('[data-die]:not([aria-disabled="true"])');
  const rolls = list('[data-step="roll"], [data-step="stop"], [data-step="mark"]');
  if (rolls.length > 0) return rolls.map((element) => at('step', element));
  if (dice.length > 0) return dice.map((element) => at('die', element));
  return list('[data-step]').map((element) => at('step', element));
}

async function pointAndPress(page: Page, hand: Hand, random: Random, wanted?: string): Promise<string> {
  const offered = await page.evaluate(offers, wanted);
  if (offered.length === 0) return 'wait';
  const { kind, x, y } = offered[random.below(offered.length)];
  if (kind === 'end' || kind === 'seen') return kind;
  if (hand === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  return kind;
}

/** What the focus stands on; runs in the page. */
function focused(): string {
  const element = document.activeElement;
  if (document.querySelector('.end')) return 'end';
  if (!element || element.getAttribute('aria-disabled') === 'true') return 'nothing';
  if (element.matches('[data-step="pass"], [data-step="done"], [data-step="skip"]')) return 'last';
  const useful = '[data-step], .option, [data-bonus], [data-die], [data-take-device], .legal';
  return element.matches(useful) ? 'useful' : 'nothing';
}

/** Whether the focus stands where one can go on, or on what the end says; runs in the page. */
function hasFocus(): boolean {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return false;
  return document.querySelector('.end')
    ? focused.closest('.end') !== null
    : !focused.matches('.sentence, .table');
}

/** While others play the focus waits at the sentence; it must never fall to the page, and be back with one's own turn. */
async function expectFocus(page: Page): Promise<void> {
  try {
    await page.waitForFunction(hasFocus, null, { timeout: 15_000 });
  } catch {
    const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80));
    throw new Error(`after a step by keyboard the focus is lost: it stands on ${where}`);
  }
}

async function pressKeys(page: Page, random: Random, idle: { count: number }): Promise<string> {
  const on = await page.evaluate(focused);
  if (on === 'end') return on;
  // Giving up is for when nothing else was found; otherwise a little wandering shows that focus is never lost.
  const press = on === 'useful' ? random.below(8) > 0 : on === 'last' && idle.count > 12;
  if (press) {
    idle.count = 0;
    await page.keyboard.press('Enter');
    await expectFocus(page);
    return 'enter';
  }
  idle.count++;
  await page.keyboard.press(random.below(4) === 0 ? 'Shift+Tab' : 'Tab');
  return 'tab';
}

const MOST_STEPS = 6000;

/** Plays until the end of the game. */
export async function playToEnd(page: Page, hand: Hand, seed: string): Promise<void> {
  const random = new Random(seed);
  const idle = { count: 0 };
  for (let step = 0; step < MOST_STEPS; step++) {
    const did =
      hand === 'keyboard' ? await pressKeys(page, random, idle) : await pointAndPress(page, hand, random);
    if (did === 'end') return;
    if (did === 'wait') await page.waitForTimeout(25);
  }
  throw new Error('the game does not come to an end');
}

/** Plays a number of steps. */
export async function playSteps(page: Page, random: Random, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    if ((await pointAndPress(page, 'mouse', random)) === 'wait') await page.waitForTimeout(40);
  }
}

/** Plays until something is on the screen; looked for before every tap, so that no tap can put it away. */
export async function playUntilSeen(page: Page, seed: string, selector: string): Promise<void> {
  const random = new Random(seed);
  for (let step = 0; step < MOST_STEPS; step++) {
    const did = await pointAndPress(page, 'mouse', random, selector);
    if (did === 'seen') return;
    if (did === 'end') throw new Error(`the game is over without ${selector}`);
    if (did === 'wait') await page.waitForTimeout(25);
  }
}

/** Plays until a test says so, or the game ends. */
export async function playUntil(page: Page, seed: string, done: () => Promise<boolean>): Promise<void> {
  const random = new Random(seed);
  for (let step = 0; step < MOST_STEPS && !(await done()); step++) {
    const did = await pointAndPress(page, 'mouse', random);
    if (did === 'end') return;
    if (did === 'wait') await page.waitForTimeout(25);
  }
}
