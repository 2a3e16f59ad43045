import { loadRules } from '#lib/rulebook/text.ts';
import { language } from '#lib/words/language.ts';
import type { PageLoad } from './$types';

export const ssr = false;

export const load: PageLoad = async () => ({ text: await loadRules(language) });
