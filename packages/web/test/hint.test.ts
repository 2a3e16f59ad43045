// The hint: there at once, better after a moment, and never in the way.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { newDevice, newPage, openMoment, PHONE, startSolo, useBrowser } from './app.ts';
import { findMoment, MOMENTS } from './moments.ts';

useBrowser();

let page: Page & { quiet: () => void };
beforeAll(async () => {
  page = await newPage(await newDevice({ viewport: PHONE }));
});

const moments = MOMENTS.filter(({ name }) => name === 'the white die late in the game').map((moment) => ({
  ...moment,
  game: moment.sheet.id,
}));

/** Asks for a hint and returns how long the first answer took, in the page's own time. */
const askAndWait = () =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const watch = new MutationObserver(() => {
          if (!document.querySelector('.hint li')) return;
          watch.disconnect();
          resolve(performance.now() - start);
        });
        watch.observe(document.querySelector('.hint')!, { childList: true, subtree: true });
        document.querySelector<HTMLElement>('[data-hint]')!.click();
      }),
  );

test.each(moments)(
  '$game: names the best move and the next best with the score to expect, then thinks again',
  async (moment) => {
    await openMoment(page, { ...(await findMoment(moment)), taps: [] });
    await askAndWait();
    await page.waitForSelector('[data-thinking]', { state: 'detached' });
    const lines = await page.locator('.hint li').allTextContents();
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^Best.+expected final score: \d+$/);
    expect(lines[1]).toMatch(/^Next best.+expected final score: \d+$/);
    await page.keyboard.press('Escape');
    page.quiet();
  },
);

test.each(moments)(
  '$game: with the network at hand the first answer is there at once, and the table stays free',
  async (moment) => {
    const { taps, ...rest } = await findMoment(moment);
    await openMoment(page, { ...rest, taps: [] });
    await askAndWait();
    await page.keyboard.press('Escape');
    const times: number[] = [];
    for (let i = 0; i < 5; i++) {
      times.push(await askAndWait());
      // Closed in the middle of the second thought, which is then given up.
      await page.keyboard.press('Escape');
    }
    expect(times.sort((a, b) => a - b)[2]).toBeLessThan(100);
    await askAndWait();
    await page.evaluate((die) => document.querySelector<HTMLElement>(die)!.click(), taps[0]);
    expect(await page.getAttribute(taps[0], 'aria-pressed')).toBe('true');
    page.quiet();
  },
);

test('a hint that is closed before its first answer is not thought over', async () => {
  const device = await newDevice();
  await device.addInitScript(() => {
    const asked: string[] = [];
    const answered: unknown[] = [];
    Object.assign(window, { asked, answered });
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener('message', (event) => answered.push(event.data));
      }
      override postMessage(call: { ask: string }) {
        asked.push(call.ask);
        super.postMessage(call);
      }
    };
  });
  const fresh = await newPage(device);
  await startSolo(fresh, moments[0].game);
  await fresh.click('[data-step="roll"]');
  await fresh.evaluate(() => {
    document.querySelector<HTMLElement>('[data-hint]')!.click();
    document.querySelector<HTMLElement>('.hint')!.hidePopover();
  });
  await fresh.waitForFunction(() => (window as unknown as { answered: [] }).answered.length > 0);
  await fresh.waitForTimeout(200);
  expect(await fresh.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual(['rank']);
  fresh.quiet();
});
