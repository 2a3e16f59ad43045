// The languages of the app. A new one is added to `locales` in project.inlang/settings.json; the compiler then lists what is
// missing: its name here, titles, and the texts of rules and lesson.
import type { Locale } from '#lib/paraglide/runtime.js';

export type Language = Locale;

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  hu: 'Magyar',
};

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];
