import { SHEETS, sheetById } from '@reynard/engine';
import { error } from '@sveltejs/kit';
import { hasLesson, LESSONS } from '#lib/learn/lessons.ts';
import { loadLesson } from '#lib/learn/text.ts';
import { language } from '#lib/words/language.ts';
import type { PageLoad } from './$types';

export const ssr = false;

export const entries = () => SHEETS.filter(hasLesson).map(({ id }) => ({ game: id }));

export const load: PageLoad = async ({ params }) => {
  const sheet = sheetById(params.game);
  if (!sheet || !hasLesson(sheet)) error(404);
  const [text, { script }] = await Promise.all([loadLesson(language), LESSONS[sheet.id]()]);
  return { text, script };
};
