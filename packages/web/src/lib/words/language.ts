// The reader's language and region. Set before the first paint (static/boot.js) and constant until the page is reloaded.
import type { Language } from './languages.ts';

const KEY = 'reynard-language';

export const language: Language =
  typeof document === 'undefined' ? 'en' : (document.documentElement.lang as Language);

/** The variety that our texts are written in, for readers whose browser names none. */
const OURS: Readonly<Record<string, string>> = { en: 'en-GB' };

/** The locale for dates and numbers: the reader's own variety of the language (en-AU), if the browser names one. */
export const regionOf = (spoken: string, preferred: readonly string[]): string =>
  preferred.find((locale) => locale.startsWith(`${spoken}-`)) ?? OURS[spoken] ?? spoken;

export const locale: string = regionOf(language, typeof navigator === 'undefined' ? [] : navigator.languages);

/** Stores another language and reloads the page. */
export function speak(wanted: Language): void {
  try {
    localStorage.setItem(KEY, wanted);
  } catch {
    // Private windows may refuse: the browser's own language stays.
  }
  location.reload();
}
