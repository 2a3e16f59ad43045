// Before any page: the words of the reader's language.
import { loadWords } from 'virtual:words';
import { language } from '#lib/words/language.ts';
import type { LayoutLoad } from './$types';

export const prerender = true;

/** What the words of a page reach to. */
function lastPart(path: string): 'home' | 'play' | 'more' {
  if (path === '/') return 'home';
  return /^\/(table|play|learn|rules.*)$/.test(path) ? 'play' : 'more';
}

export const load: LayoutLoad = async ({ url }) => {
  await loadWords(language, lastPart(url.pathname));
};
