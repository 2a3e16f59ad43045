import { loadRules } from '#lib/rulebook/text.ts';
import { language } from '#lib/words/language.ts';

export const load = async () => {
  const text = await loadRules(language);
  return { text, description: text.intro };
};
