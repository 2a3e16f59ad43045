// Plays the app as a person would, with mouse, finger or keys, choosing at random among what the screen offers. The choices
// come from a seed, so that a failing game can be played again.
import { Random } from '@reynard/engine';
import type { Page } from 'playwright-core';

export type Hand = 'mouse' | 'touch' | 'keyboard';

interface Offer {
  /** What it is: an option, field, bonus, die, button, or the end. */
  readonly kind: string;
  readonly x: number;
  readonly y: number;
}

/** Where to tap to go on, or that `wanted` is on the screen; null if there is nothing. Runs in the page. */
function offers(wanted: string | undefined): Offer[] | null {
  if (wanted && document.querySelector(wanted)) return [{ kind: 'seen', x: 0, y: 0 }];
  const list = (selector: string, root: ParentNode = document) => [...root.querySelectorAll(selector)];
  const at = (kind: string, element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { kind, x: left + width / 2, y: top + height / 2 };
  };
  /** A point that hits the field: the centre of a region may lie in its neighbour. */
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
  const entry = document.querySelector('[data-entry]');
  if (entry) {
    const asked = {
      face: '[data-face]',
      tray: '.tied:not(.trayed)',
      fields: '.placeable:not(.placed)',
      confirm: '[data-step="enter"]',
    };
    const what = entry.getAttribute('data-asks') as keyof typeof asked;
    return list(asked[what], entry).map((element) => at('entry', element));
  }
  const options = list('.chooser .option, .joker .option');
  if (options.length > 0) return options.map((element) => at('option', element));
  const fields = list('.recedes .legal').flatMap(inField);
  if (fields.length > 0) return fields;
  const bonuses = list('[data-bonus]:not([aria-disabled="true"])');
  if (bonuses.length > 0) return bonuses.map((element) => at('bonus', element));
  const dice = list('[data-die]:not([aria-disabled="true"])');
  const rolls = list('[data-step="roll"], [data-step="stop"], [data-step="mark"]');
  if (rolls.length > 0) return rolls.map((element) => at('step', element));
  if (dice.length > 0) return dice.map((element) => at('die', element));
  const steps = list('[data-step]').map((element) => at('step', element));
  return steps.length > 0 ? steps : null;
}

/** What the screen offers; waits for as long as it offers nothing, as while a bot thinks. */
async function nextOffers(page: Page, wanted?: string): Promise<readonly Offer[]> {
  const offered = await page.evaluate(offers, wanted);
  return offered ?? (await (await page.waitForFunction(offers, wanted)).jsonValue())!;
}

/** Taps on one of the offers. Answers what was tapped, or `end` or `seen` where there is nothing to tap. */
async function tapOne(page: Page, hand: Hand, random: Random, offered: readonly Offer[]): Promise<string> {
  const { kind, x, y } = offered[random.below(offered.length)];
  if (kind === 'end' || kind === 'seen') return kind;
  if (hand === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  return kind;
}

/** What kind of element is focused. Runs in the page. */
function focused(): string {
  const element = document.activeElement;
  if (document.querySelector('.end')) return 'end';
  if (!element || element.getAttribute('aria-disabled') === 'true') return 'nothing';
  if (element.matches('[data-step="pass"], [data-step="done"], [data-step="skip"]')) return 'last';
  if (document.querySelector('[data-asks="face"]')) return 'roll';
  const useful =
    '[data-step], .tied:not(.trayed), .placeable:not(.placed), .option, [data-bonus], [data-die], [data-take-device], .legal';
  return element.matches(useful) ? 'useful' : 'nothing';
}

/** Whether the focus is on a control, or within the end screen. Runs in the page. */
function hasFocus(): boolean {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return false;
  return document.querySelector('.end')
    ? focused.closest('.end') !== null
    : !focused.matches('.sentence, .table');
}

/** While others play the focus is on the sentence. It must never be lost, and be on a control again in the player's turn. */
async function expectFocus(page: Page): Promise<void> {
  if (await page.evaluate(hasFocus)) return;
  try {
    await page.waitForFunction(hasFocus);
  } catch {
    const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80));
    throw new Error(`after a step by keyboard the focus is lost: it stands on ${where}`);
  }
}

async function pressKeys(page: Page, random: Random, idle: { count: number }): Promise<string> {
  const on = await page.evaluate(focused);
  if (on === 'end') return on;
  if (on === 'roll') {
    await page.keyboard.press(String(1 + random.below(6)));
    return 'face';
  }
  // Pass only if nothing else was found. A little tabbing around shows that the focus is never lost.
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
  const step = async () =>
    hand === 'keyboard' ? pressKeys(page, random, idle) : tapOne(page, hand, random, await nextOffers(page));
  for (let steps = 0; steps < MOST_STEPS; steps++) if ((await step()) === 'end') return;
  throw new Error('the game does not come to an end');
}

/** Plays a number of steps. */
export async function playSteps(page: Page, random: Random, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) await tapOne(page, 'mouse', random, await nextOffers(page));
}

/** Plays until something is on the screen; looked for before every tap, so that no tap can put it away. */
export async function playUntilSeen(page: Page, seed: string, selector: string): Promise<void> {
  const random = new Random(seed);
  for (let step = 0; step < MOST_STEPS; step++) {
    const did = await tapOne(page, 'mouse', random, await nextOffers(page, selector));
    if (did === 'seen') return;
    if (did === 'end') throw new Error(`the game is over without ${selector}`);
  }
}

/** Plays until `done`, asked before every tap, or until the game ends. */
export async function playUntil(page: Page, seed: string, done: () => Promise<boolean>): Promise<void> {
  const random = new Random(seed);
  for (let step = 0; step < MOST_STEPS; step++) {
    const offered = await nextOffers(page);
    if ((await done()) || (await tapOne(page, 'mouse', random, offered)) === 'end') return;
  }
}
