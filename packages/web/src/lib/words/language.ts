// The reader's language: found before the first paint (static/boot.js), the same as long as the page stands.
import type { Language } from '@reynard/engine';

const KEY = 'reynard-language';

export const language: Language =
  typeof document === 'undefined' ? 'en' : (document.documentElement.lang as Language);

/** Speaks another language from now on; the page starts anew. */
export function speak(wanted: Language): void {
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // Private windows may refuse: the browser's own language stays.
  }
  location.reload();
}
