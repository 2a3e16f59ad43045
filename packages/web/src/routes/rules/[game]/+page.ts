import { loadWords } from 'virtual:words';
import { SHEETS, type Sheet, type SheetId, sheetById } from '@reynard/engine';
import { error } from '@sveltejs/kit';
import { AS_PRERENDERED, isAsPrerendered } from '#lib/pages/prerendered.ts';
import { m } from '#lib/paraglide/messages.js';
import { loadRules } from '#lib/rulebook/text.ts';
import { aboutOf } from '#lib/words/about.ts';
import { language } from '#lib/words/language.ts';
import { titleOf } from '#lib/words/title.ts';
import type { PageLoad } from './$types';

export const entries = () => SHEETS.map(({ id }) => ({ game: id }));

/** The rules as HTML where the page is rendered ahead, else as a component with its texts. */
async function rulesOf(sheet: Sheet<SheetId>) {
  if (isAsPrerendered()) return { html: AS_PRERENDERED };
  const [{ default: Rules }, text] = await Promise.all([
    import('./Rules.svelte'),
    loadRules(language),
    loadWords(language, 'later'),
  ]);
  if (!import.meta.env.SSR) return { Rules, text };
  const { render } = await import('svelte/server');
  return { html: render(Rules, { props: { sheet, text } }).body.replace(/<!--.*?-->/gs, '') };
}

export const load: PageLoad = async ({ params, parent }) => {
  const sheet = sheetById(params.game);
  if (!sheet) error(404);
  const [rules] = await Promise.all([rulesOf(sheet), parent()]);
  return { sheet, rules, description: `${m.nav_rules()}: ${titleOf(sheet)}. ${aboutOf(sheet)}` };
};
