import { loadLesson } from '#lib/learn/text.ts';
import { language } from '#lib/words/language.ts';

export const load = async () => ({ text: await loadLesson(language) });
