// Loads the messages of the reader's language before any page is shown.
import { loadWords } from 'virtual:words';
import { language } from '#lib/words/language.ts';
import type { LayoutLoad } from './$types';

export const prerender = true;

/** The part of the messages that a page needs. */
function partOf(path: string): 'home' | 'play' | 'later' | 'more' {
  // What a rules page has beyond its head is often there already.
  if (path === '/' || path.startsWith('/rules/')) return 'home';
  if (path === '/play') return 'play';
  return /^\/(learn.*|table|rules)$/.test(path) ? 'later' : 'more';
}

export const load: LayoutLoad = async ({ url }) => {
  await loadWords(language, partOf(url.pathname));
};
