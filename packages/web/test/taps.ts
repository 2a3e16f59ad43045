// The cost of a tap for the page: processor time, layouts and changes. Shared by the tests, which look at counts, and by
// bench/taps.ts, which measures time.
import type { Page } from 'playwright-core';
import { MOMENTS } from './moments.ts';

/** The moments with the most to light up. */
export const FULL_MOMENTS = MOMENTS.filter(({ name }) => /^(the white die late|polished)/.test(name)).map(
  (moment) => ({ ...moment, game: moment.sheet.id }),
);

export interface Cost {
  /** Processor time of the page's thread for code, styles and layout, up to the picture of the answer. */
  readonly ms: number;
  readonly layouts: number;
  /** Elements that were added, removed or changed. */
  readonly changes: number;
}

/** Clicks on something and counts the changes until the next picture. Runs in the page. */
async function click(selector: string): Promise<number> {
  let changes = 0;
  const watch = new MutationObserver((records) => {
    changes += records.length;
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const event = new MouseEvent('click', { bubbles: true, detail: 1 });
  document.querySelector(selector)!.dispatchEvent(event);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  watch.disconnect();
  return changes;
}

/** Lets the work of what happened before end, and its picture with it. The app's idle work waits at most as long. Runs in the page. */
const settle = () =>
  new Promise<void>((done) =>
    requestIdleCallback(() => requestAnimationFrame(() => setTimeout(done)), { timeout: 2000 }),
  );

/** Lets a key or tap before this one be drawn. Runs in the page. */
const draw = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

/** The function that taps on something on this page and says what it cost. */
export async function tapOn(page: Page): Promise<(selector: string) => Promise<Cost>> {
  const devtools = await page.context().newCDPSession(page);
  // Time of the page's thread alone, which does not depend on what else the machine is doing.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metrics = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (...names: string[]) =>
      metrics.reduce((sum, { name, value }) => (names.includes(name) ? sum + value : sum), 0);
  };
  await page.evaluate(settle);
  return async (selector) => {
    await page.evaluate(draw);
    const before = await metrics();
    const changes = await page.evaluate(click, selector);
    const after = await metrics();
    const spent = (...names: string[]) => after(...names) - before(...names);
    return {
      ms: 1000 * spent('ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'),
      layouts: spent('LayoutCount'),
      changes,
    };
  };
}

/** The dice that can be taken now, as selectors. */
export const diceOf = (page: Page): Promise<string[]> =>
  page
    .locator('[data-die]:not([aria-disabled="true"])')
    .evaluateAll((all) => all.map((die) => `[data-die="${die.getAttribute('data-die')}"]`));
