// The cost of a tap on a slow phone, and the time to the first hint, as a Markdown table.
//   npm run build -w @reynard/web && npm run taps -w @reynard/web
// The processor time of the page's thread for code, styles and layout up to the answer's picture, times four, without
// painting. Each figure is the least of eight tries, as the first ones still read and compile code.
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { preview } from 'vite';
import { launch } from '../scripts/browser.ts';
import { findMoment } from '../test/moments.ts';
import { openMomentAt } from '../test/open-moment.ts';
import { diceOf, FULL_MOMENTS, tapOn } from '../test/taps.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const SLOWED = 4;
const TRIES = 8;

async function least(attempt: () => Promise<number>): Promise<number> {
  const figures: number[] = [];
  for (let i = 0; i < TRIES; i++) figures.push(await attempt());
  return Math.min(...figures);
}

/** A die taken up, and the slowest of all dice. */
async function timeOfDice(page: Page): Promise<number> {
  const tap = await tapOn(page);
  const times: number[] = [];
  for (const die of await diceOf(page)) {
    const time = await least(async () => {
      await page.keyboard.press('Escape');
      return (await tap(die)).ms;
    });
    times.push(time);
  }
  return Math.max(...times);
}

async function timeOfMark(page: Page): Promise<number> {
  const tap = await tapOn(page);
  const [die] = await diceOf(page);
  return least(async () => {
    await page.keyboard.press('Escape');
    await tap(die);
    const { ms } = await tap('.recedes .legal');
    await page.click('[data-undo]');
    return ms;
  });
}

/** From asking for a hint to its first answer, with the network of the bot at hand. Runs in the page. */
function timeOfHint(): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-advice] + p')?.textContent) return;
      watch.disconnect();
      resolve(performance.now() - start);
    });
    watch.observe(document.querySelector('.play')!, { childList: true, subtree: true, characterData: true });
    document.querySelector<HTMLElement>('[data-hint]')!.click();
  });
}

async function measure(
  browser: Browser,
  site: string,
  moment: (typeof FULL_MOMENTS)[number],
): Promise<string> {
  const page = await browser.newPage({ ...PHONE, locale: 'en', reducedMotion: 'reduce' });
  await openMomentAt(site, page, await findMoment(moment));
  const die = await timeOfDice(page);
  const mark = await timeOfMark(page);
  const hint = await least(async () => {
    if ((await page.locator('[data-advice]').count()) > 0) await page.click('[data-hint]');
    return page.evaluate(timeOfHint);
  });
  await page.close();
  const cells = [SLOWED * die, SLOWED * mark, hint].map((ms) => Math.round(ms));
  return `| ${moment.game}, ${moment.name} | ${cells.join(' | ')} |`;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const server = await preview({ root, preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
const browser = await launch();
console.log(
  '| moment | tap on a die, ms | tap that marks, ms | first hint, ms (not slowed) |\n|---|---|---|---|',
);
for (const moment of FULL_MOMENTS) {
  console.log(await measure(browser, server.resolvedUrls!.local[0], moment));
}
await browser.close();
await server.close();
