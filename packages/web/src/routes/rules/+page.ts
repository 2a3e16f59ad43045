import { getLocale } from '#lib/paraglide/runtime.js';
import { loadRules } from '#lib/rules/text.ts';

export const load = async () => ({ text: await loadRules(getLocale()) });
