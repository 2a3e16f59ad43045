import { SHEETS, sheetById } from '@reynard/engine';
import { error } from '@sveltejs/kit';
import { loadRules } from '#lib/rules/text.ts';
import { language } from '#lib/words/language.ts';
import { titleOf } from '#lib/words/title.ts';

export const entries = () => SHEETS.map(({ id }) => ({ game: id }));

export const load = async ({ params }: { params: { game: string } }) => {
  const sheet = sheetById(params.game);
  if (!sheet) error(404);
  const text = await loadRules(language);
  return { sheet, text, description: `${text.rules}: ${titleOf(sheet)}. ${text.about[sheet.id] ?? ''}` };
};
