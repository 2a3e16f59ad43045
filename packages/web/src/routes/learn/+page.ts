import { loadLesson } from '#lib/learn/text.ts';
import { getLocale } from '#lib/paraglide/runtime.js';

export const ssr = false;
export const load = async () => ({ text: await loadLesson(getLocale()) });
