// The grammar of the reader's language. The built app loads that one only, with its messages (vite/one-language.ts).
import { language } from '../language.ts';
import type { Language } from '../languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hu } from './hu.ts';
import { nl } from './nl.ts';
import type { Grammar } from './type.ts';

const GRAMMARS: Readonly<Record<Language, Grammar>> = { en, de, nl, hu };

export const grammar: Grammar = GRAMMARS[language];
