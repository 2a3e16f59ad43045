// How long a slow phone takes from the tap on Solo to a table that can be rolled on, and to answer the first taps there, as a
// Markdown table.
//   npm run build -w @reynard/web && npm run start-times -w @reynard/web -- [--runs 5] [--processor]
// Wall time with the processor slowed down four times, from the click to the end of the frame that shows its answer, each run
// on a fresh device: code is read and compiled for the first time. Medians, so run it on a quiet machine. With --processor it is
// the processor time of the page's thread, times four, which leaves out waiting and depends little on other load.
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SHEETS } from '@reynard/engine';
import type { Browser, Page } from 'playwright-core';
import { preview } from 'vite';
import { launch } from '../scripts/browser.ts';
import { atWork } from '../test/open-moment.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const SLOWED = 4;
const STEPS = ['Solo to a rollable table', 'first roll', 'first die', 'second die', 'first mark'] as const;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, processor: { type: 'boolean', default: false } },
});

interface Tap {
  readonly selector: string;
  /** The element that the answer shows. */
  readonly until: string;
}

/** Clicks, and resolves with the time to the end of the frame that shows the answer. Runs in the page. */
function timeOf({ selector, until }: Tap): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    const shown = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    const watch = new MutationObserver(() => {
      if (!document.querySelector(until)) return;
      watch.disconnect();
      shown();
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    document.querySelector(selector)!.dispatchEvent(click);
  });
}

const nth = async (page: Page, index: number) =>
  `[data-die="${await page.locator('[data-die]:not([aria-disabled="true"])').nth(index).getAttribute('data-die')}"]`;

async function run(browser: Browser, site: string, game: string): Promise<number[]> {
  const page = await browser.newPage({ ...PHONE, locale: 'en', reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(site);
  await atWork(page);
  await page.waitForLoadState('networkidle');
  if (values.processor) await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  else await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  /** Milliseconds that the page's thread has been at work. */
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const time = async (selector: string, until: string) => {
    if (!values.processor) return page.evaluate(timeOf, { selector, until });
    const before = await worked();
    await page.evaluate(timeOf, { selector, until });
    return SLOWED * ((await worked()) - before);
  };
  const times = [
    await time(`[data-solo="${game}"]`, '.table:has([data-step="roll"]) [data-field]'),
    await time('[data-step="roll"]', '[data-die]:not([aria-disabled="true"])'),
  ];
  for (const index of [0, 1]) {
    const die = await nth(page, index);
    times.push(await time(die, `${die}[aria-pressed="true"]`));
  }
  times.push(await time('.recedes .legal', '.field.marked'));
  await page.context().close();
  return times;
}

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

const root = fileURLToPath(new URL('..', import.meta.url));
const server = await preview({ root, preview: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
const browser = await launch();
console.log(`| game | ${STEPS.map((step) => `${step}, ms`).join(' | ')} |`);
console.log(`|---|${STEPS.map(() => '---|').join('')}`);
for (const { id: game } of SHEETS) {
  const runs: number[][] = [];
  for (let i = 0; i < Number(values.runs); i++)
    runs.push(await run(browser, server.resolvedUrls!.local[0], game));
  const cells = STEPS.map((_, step) => Math.round(median(runs.map((times) => times[step]))));
  console.log(`| ${game} | ${cells.join(' | ')} |`);
}
console.log(`\nMedians of ${values.runs} runs; load average at the end ${loadavg()[0].toFixed(1)}.`);
await browser.close();
await server.close();
