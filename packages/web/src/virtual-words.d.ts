// See vite/one-language.ts.
declare module 'virtual:words' {
  import type { Language } from '@reynard/engine';

  /** Brings the words of a language, up to and with this part of the app. */
  export function loadWords(language: Language, last: 'home' | 'play' | 'more'): Promise<unknown>;
}
