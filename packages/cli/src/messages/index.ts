// The languages, and which one to speak.
import type { Sheet } from '@reynard/engine';
import { UsageError } from '../command.ts';
import type { Messages } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';
import { nl } from './nl.ts';

export type { Messages } from './catalogue.ts';

/** Every language the terminal game speaks. A new one is added here; its type says what it must contain. */
export const MESSAGES = { en, de, nl, hu } as const satisfies Readonly<Record<string, Messages>>;
/** A key of `MESSAGES`. */
export type Language = keyof typeof MESSAGES;
export const LANGUAGES = Object.keys(MESSAGES) as readonly Language[];

/** The title of a game. A sheet from elsewhere goes by its original name. */
export function titleOf(messages: Messages, sheet: Sheet): string {
  const titles: Readonly<Record<string, string>> = messages.titles;
  return Object.hasOwn(titles, sheet.id) ? titles[sheet.id] : sheet.name;
}

/** The language of the environment, as POSIX orders the variables; English where we do not speak it. */
export function languageFrom(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGUAGES.find((language) => language === locale.slice(0, 2).toLowerCase()) ?? 'en';
}

/** The language that `--lang` names, else that of the environment. */
export function languageNamed(text: string | undefined): Language {
  if (text === undefined) return languageFrom(process.env);
  const language = LANGUAGES.find((known) => known === text.toLowerCase());
  if (!language) throw new UsageError(`--lang takes one of ${LANGUAGES.join(', ')}, not "${text}"`);
  return language;
}
