import { SHEETS, sheetById } from '@reynard/engine';
import { error } from '@sveltejs/kit';
import { getLocale } from '#lib/paraglide/runtime.js';
import { loadRules } from '#lib/rules/text.ts';

export const entries = () => SHEETS.map(({ id }) => ({ game: id }));

export const load = async ({ params }: { params: { game: string } }) => {
  const sheet = sheetById(params.game);
  if (!sheet) error(404);
  return { sheet, text: await loadRules(getLocale()) };
};
