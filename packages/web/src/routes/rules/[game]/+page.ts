import { SHEETS, sheetById } from '@reynard/engine';
import { error } from '@sveltejs/kit';
import { loadRules } from '#lib/rules/text.ts';
import { language } from '#lib/words/language.ts';

export const entries = () => SHEETS.map(({ id }) => ({ game: id }));

export const load = async ({ params }: { params: { game: string } }) => {
  const sheet = sheetById(params.game);
  if (!sheet) error(404);
  return { sheet, text: await loadRules(language) };
};
