import { SHEETS, sheetById } from '@reynard/engine';
import { error } from '@sveltejs/kit';
import { loadRules } from '#lib/rulebook/text.ts';
import { aboutOf } from '#lib/words/about.ts';
import { language } from '#lib/words/language.ts';
import { titleOf } from '#lib/words/title.ts';
import type { PageLoad } from './$types';

export const entries = () => SHEETS.map(({ id }) => ({ game: id }));

export const load: PageLoad = async ({ params, parent }) => {
  const sheet = sheetById(params.game);
  if (!sheet) error(404);
  // The layout loads the messages that the description uses.
  const [text] = await Promise.all([loadRules(language), parent()]);
  return { sheet, text, description: `${text.rules}: ${titleOf(sheet)}. ${aboutOf(sheet)}` };
};
