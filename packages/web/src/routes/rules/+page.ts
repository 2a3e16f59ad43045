import { loadRules } from '#lib/rules/text.ts';
import { language } from '#lib/words/language.ts';

export const load = async () => ({ text: await loadRules(language) });
