// What axe finds on a page, by every rule of WCAG 2.2 AA and of good practice.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every fault with its places; of the rules named, or of all. */
export async function violations(page: Page, ...rules: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (rules.length > 0) axe.withRules(rules);
  else axe.withTags(TAGS);
  // There are no frames, for which axe would open a page of its own.
  const { violations: found } = await axe.setLegacyMode().analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}
