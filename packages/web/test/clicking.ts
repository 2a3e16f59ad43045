// Players who click inside the page, for tests that want a game to go on and are not about the input: a real mouse or finger
// (player.ts) spends most of the time between the test and the browser.
import type { Page } from 'playwright-core';

/** What a player can click to go on, the more urgent first. */
const OFFERS = [
  '[data-take-device]',
  '.chooser .option',
  '.recedes .legal',
  '[data-bonus]:not([aria-disabled="true"])',
  '[data-step="roll"], [data-step="stop"], [data-step="mark"]',
  '[data-die]:not([aria-disabled="true"])',
  '[data-step]',
];
export const SOMETHING_TO_DO = OFFERS.join();

interface Clicks {
  readonly offers: readonly string[];
  readonly seed: number;
  readonly most: number;
  /** What must never be on view. */
  readonly never?: string | undefined;
}

/**
 * Clicks on what is offered until the game is over, `most` clicks were made, or `stopClicking` is called. Runs in the page.
 */
function clickOn({ offers, seed, most, never }: Clicks): Promise<void> {
  let state = seed;
  const below = (count: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  return new Promise((resolve, reject) => {
    let clicks = 0;
    let stopped = false;
    const stopClicking = () => {
      stopped = true;
    };
    Object.assign(window, { stopClicking });
    const step = () => {
      if (never && document.querySelector(never)) return reject(new Error(`${never} is on view`));
      if (stopped || clicks >= most || document.querySelector('.end')) return resolve();
      const offered = offers
        .map((selector) => document.querySelectorAll(selector))
        .find((found) => found.length > 0);
      if (offered) {
        clicks++;
        offered[below(offered.length)].dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      }
      setTimeout(step, offered ? 0 : 10);
    };
    step();
  });
}

const startClicking = (pages: readonly Page[], seed: number, most: number, never?: string) =>
  pages.map((page, i) => page.evaluate(clickOn, { offers: OFFERS, seed: seed + i, most, never }));

const stopClicking = (pages: readonly Page[]) =>
  Promise.all(
    pages.map((page) => page.evaluate(() => (window as { stopClicking?: () => void }).stopClicking?.())),
  );

/** All play to the end of their game, and `never` is on view before any of their clicks. */
export const clickToEnd = (pages: readonly Page[], seed: number, never?: string) =>
  Promise.all(startClicking(pages, seed, 100_000, never));

/** All play until one of them has made so many clicks. */
export async function playAWhile(pages: readonly Page[], seed: number, clicks = 25): Promise<void> {
  const clicking = startClicking(pages, seed, clicks);
  await Promise.race(clicking);
  await stopClicking(pages);
  await Promise.all(clicking);
}

/** All play until something has happened. */
export async function playUntil<T>(pages: readonly Page[], seed: number, happened: Promise<T>): Promise<T> {
  const clicking = startClicking(pages, seed, 100_000);
  try {
    return await happened;
  } finally {
    await stopClicking(pages);
    await Promise.all(clicking);
  }
}
