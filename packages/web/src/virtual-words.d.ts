// See vite/one-language.ts.
declare module 'virtual:words' {
  import type { Language } from '#lib/words/languages.ts';

  /** Loads the messages of a language that a page with this part needs (vite/parts.ts). */
  export function loadWords(language: Language, part: 'home' | 'play' | 'later' | 'more'): Promise<unknown>;
}
