// Protection against wrong taps: a double tap never decides twice, giving up a roll asks first, and targets that are too close
// together are offered as large choices.
import { clever4ever, doppeltSoClever, ganzSchoenClever } from '@reynard/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMoment, openPage, startSolo, useBrowser } from './app.ts';
import { findMoment, type MomentSpec } from './moments.ts';

useBrowser();

const phone = async () => openPage('/', { viewport: { width: 360, height: 740 }, hasTouch: true });

/** Opens the first moment of this kind without its taps. */
async function at(
  spec: Pick<MomentSpec, 'sheet' | 'look'>,
): Promise<{ page: Page & { quiet: () => void }; taps: readonly string[] }> {
  const page = await phone();
  const moment = await findMoment(spec);
  await openMoment(page, { ...moment, taps: [] });
  return { page, taps: moment.taps };
}

/** Two taps at the same place, as fast as a finger that slips. */
async function tapTwice(page: Page, selector: string): Promise<void> {
  const box = (await page.locator(selector).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // Sent together: on a busy machine, waiting for the first would make them two single taps.
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
}

const isPick = ({ kind }: { kind: string }) => kind === 'pick';
const aDieFits: Pick<MomentSpec, 'sheet' | 'look'> = {
  sheet: doppeltSoClever,
  look: ({ choices }) => (choices.pass !== null && choices.tokens.some(isPick) ? [] : null),
};

test.each([ganzSchoenClever, doppeltSoClever, clever4ever])(
  'a double tap on Roll only rolls: $id',
  async ({ id }) => {
    const page = await phone();
    await startSolo(page, id);
    await page.waitForSelector('[data-step="roll"]');
    await tapTwice(page, '[data-step="roll"]');
    await page.waitForSelector('[data-die][data-place="hand"]:not([aria-disabled="true"])');
    expect(await page.locator('[data-step="roll"]').count()).toBe(0);
    page.quiet();
  },
);

test('a double tap on Mark does not roll, so that the mark can be taken back', async () => {
  const { page, taps } = await at({
    sheet: ganzSchoenClever,
    look: ({ position, choices }) => {
      const single = choices.tokens.find((token) => isPick(token) && token.ways.length === 1);
      return single && position.rolls === 1
        ? [`[data-die="${position.layout.sheet.dice[single.index]}"]`]
        : null;
    },
  });
  await page.click(taps[0]);
  await tapTwice(page, '[data-step="mark"]');
  await page.waitForSelector('[data-step="roll"]');
  expect(await page.locator('[data-undo]').isEnabled()).toBe(true);
});

test('Pass asks where a die would fit, and stands apart from Roll', async () => {
  const { page } = await at(aDieFits);
  await page.click('[data-step="pass"]');
  await page.waitForSelector('text=A die would still fit. Pass anyway?');
  // Taking up a die is an answer too.
  await page.click('[data-die]:not([aria-disabled="true"])');
  expect(await page.textContent('[data-step="pass"]')).toContain('Pass');
  expect(await page.locator('text=Yes, pass').count()).toBe(0);
  await page.keyboard.press('Escape');
  const pass = (await page.locator('[data-step="pass"]').boundingBox())!;
  await page.click('[data-step="pass"]');
  await page.click('text=Yes, pass');
  const roll = (await page.locator('[data-step="roll"]').boundingBox())!;
  expect(pass.x + pass.width).toBeLessThan(roll.x);
  page.quiet();
});

test('where no die fits, a reroll is offered before giving up', async () => {
  const { page } = await at({
    sheet: ganzSchoenClever,
    look: ({ choices }) =>
      choices.tokens.length === 0 && choices.reroll !== null && choices.pass !== null ? [] : null,
  });
  expect(await page.locator('.button.primary').getAttribute('data-step')).toBe('reroll');
  await page.click('[data-step="reroll"]');
  await page.waitForSelector(
    '[data-step="roll"], [data-die]:not([aria-disabled="true"]), [data-step="reroll"]',
  );
  page.quiet();
});

test('both halves of a green square are offered as large choices', async () => {
  const { page, taps } = await at({
    sheet: clever4ever,
    look: ({ position, choices }) => {
      const green = position.layout.sheet.areas.findIndex(({ colour }) => colour === 'green');
      for (const token of choices.tokens.filter(isPick)) {
        const ways = token.ways.filter(
          (way) => way.polish === 0 && position.layout.fieldArea[way.field] === green,
        );
        if (ways.length === 2 && choices.spotOf(ways[0].field) === choices.spotOf(ways[1].field)) {
          return [
            `[data-die="${position.layout.sheet.dice[token.index]}"]`,
            `[data-field="${ways[0].field}"]`,
          ];
        }
      }
      return null;
    },
  });
  for (const tap of taps) await page.locator(tap).click({ force: true });
  await page.waitForSelector('.chooser .option');
  const sizes = await page
    .locator('.chooser .option')
    .evaluateAll((options) => options.map((option) => Math.min(option.clientWidth, option.clientHeight)));
  expect(sizes).toHaveLength(2);
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(44);
  page.quiet();
});

test.each([
  {
    what: 'a number that is not the die’s',
    sheet: ganzSchoenClever,
    die: 'yellow',
    says: /^Yellow \d does not fit: this field needs \d\.$/,
    field: (_: number, read: (field: number) => number) => [0, 1, 2].find((field) => read(field) === 0)!,
  },
  {
    what: 'an area of another colour',
    sheet: doppeltSoClever,
    die: 'pink',
    says: /^Pink \d goes in pink\.$/,
    field: () => 0,
  },
  {
    what: 'a field that is not next',
    sheet: clever4ever,
    die: 'pink',
    says: /^Fields are filled from left to right\.$/,
    field: (last: number) => last,
  },
])(
  '$what is refused with its reason, on screen and to screen readers',
  async ({ sheet, die, says, field }) => {
    let tapped = 0;
    const { page, taps } = await at({
      sheet,
      look: ({ position, choices }) => {
        const token = choices.tokens.find((each) => isPick(each) && sheet.dice[each.index] === die);
        if (!token) return null;
        tapped = field(position.layout.fieldCount - 1, (each) => position.field(0, each));
        const legal = token.ways.some((way) => way.field === tapped);
        return legal || tapped === undefined ? null : [`[data-die="${die}"]`];
      },
    });
    await page.click(taps[0]);
    await page.locator(`[data-field="${tapped}"]`).click({ force: true });
    await page.waitForFunction(() => document.querySelector('.table > [role="status"]')?.textContent);
    expect(await page.textContent('.sentence')).toMatch(says);
    expect(await page.locator('.table > [role="status"]').textContent()).toMatch(says);
    // The die stays taken up: the next tap may be the right one.
    expect(await page.getAttribute(taps[0], 'aria-pressed')).toBe('true');
    page.quiet();
  },
);
