// A duel by link: a finished solo game is sent, played with the same dice without a server, and compared at the end.
import { expect, test } from 'vitest';
import { ghostTotal } from '../src/lib/ghosts/ghost-game.ts';
import { toFragment } from '../src/lib/share/link.ts';
import { newDevice, newPage, PHONE, shownTotals, useBrowser } from './app.ts';
import { violations } from './axe.ts';
import { clickToEnd } from './clicking.ts';
import { botGame } from './records.ts';

useBrowser();

test('a challenge from a link has the dice of the first game, and the end says who was better and what differed first', async () => {
  const record = botGame('ganz-schoen-clever', ['Ada'], 'duel');
  const context = await newDevice({ viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await newPage(context, `/duel#${await toFragment(record)}`);
  const { total } = record.result!.scores[0];
  await page.waitForSelector(`[data-duel-goal]:has-text("Beat ${total} points")`);
  expect(await violations(page)).toEqual([]);
  await page.click('[data-accept]');
  await page.click('[data-step="roll"]');
  await page.waitForSelector('[data-die]:not([aria-disabled="true"])');
  const shown = () =>
    page
      .locator('[data-die]')
      .evaluateAll((all) =>
        Object.fromEntries(all.map((die) => [die.getAttribute('data-die'), die.getAttribute('aria-label')!])),
      );
  const [first] = record.events as unknown as [{ dice: Record<string, number> }];
  const before = await shown();
  for (const [colour, face] of Object.entries(first.dice)) expect(before[colour]).toContain(String(face));

  // A reload goes on with the same dice.
  await page.reload();
  await page.waitForSelector('[data-die]:not([aria-disabled="true"])');
  expect(await shown()).toEqual(before);
  await clickToEnd([page], 7);
  await page.waitForSelector('[data-duel-end]');
  const [own] = await shownTotals(page);
  const result = own > total ? 'Duel won' : own < total ? 'Duel lost' : 'Duel tied';
  expect(await page.textContent('[data-duel-end] h3')).toContain(result);
  expect(await page.textContent('[data-yours]')).not.toBe(await page.textContent('[data-theirs]'));
  // Both games are analysed: what dice and choices made of what was to be expected.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-seats] td')].every((cell) => cell.textContent !== '…'),
  );
  const sums = await page
    .locator('[data-seats] tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent!.replace('−', '-'))),
      ),
    );
  expect(sums.map(([points]) => points)).toEqual([total, own]);
  for (const [points, par, luck, lost] of sums) expect(par + luck + lost).toBe(points);
  // The ladder with the same dice.
  const reynard = '[data-ghost-of="reynard"] [data-ghost-total]';
  await page.waitForFunction((cell) => document.querySelector(cell)?.textContent !== '…', reynard);
  for (const bot of ['cuwart', 'isengrim'] as const) {
    const shownGhost = await page.textContent(`[data-ghost-of="${bot}"] [data-ghost-total]`);
    expect(Number(shownGhost)).toBe(await ghostTotal(bot, record));
  }
  expect(await violations(page)).toEqual([]);
  await page.click('[data-challenge]');
  await page.waitForSelector('[role="status"]:has-text("Link copied")');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/duel#');
});
