// The languages, and which one to speak.
import { LANGUAGES, type Language } from '@reynard/engine';
import { UsageError } from '../command.ts';
import type { Messages } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';
import { nl } from './nl.ts';

export type { Messages } from './catalogue.ts';

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, de, nl, hu };

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
