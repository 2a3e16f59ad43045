// What axe finds on a page, by every rule of WCAG 2.2 AA and of good practice.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The faults, each with its elements; of the given rules, or of all. */
export async function violations(page: Page, ...rules: string[]): Promise<string[]> {
  const only = rules.length > 0 ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS };
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  // Axe then collects the elements of faults only, not of everything that is well, and does not fetch the styles again.
  const options = { runOnly: only, resultTypes: ['violations'], preload: false } as axe.RunOptions;
  const found = await page.evaluate(
    async (options) => (await (window as unknown as { axe: typeof axe }).axe.run(options)).violations,
    options,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}
