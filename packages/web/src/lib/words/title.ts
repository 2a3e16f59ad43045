// A game's title in the reader's language. A module of its own, as the home page needs no other words of games.
import type { Sheet, SheetId } from '@reynard/engine';
import { language } from './language.ts';
import type { Language } from './languages.ts';

const TITLES: Readonly<Record<Language, Readonly<Record<SheetId, string>>>> = {
  en: {
    'ganz-schoen-clever': 'That’s Pretty Clever',
    'doppelt-so-clever': 'Twice as Clever',
    'clever-hoch-drei': 'Clever Cubed',
    'clever-4ever': 'Clever 4ever',
  },
  de: {
    'ganz-schoen-clever': 'Ganz schön clever',
    'doppelt-so-clever': 'Doppelt so clever',
    'clever-hoch-drei': 'Clever hoch Drei',
    'clever-4ever': 'Clever 4ever',
  },
  nl: {
    'ganz-schoen-clever': 'Clever',
    'doppelt-so-clever': 'Dobbel zo clever',
    'clever-hoch-drei': 'Clever tot de 3e macht',
    'clever-4ever': 'Clever 4ever',
  },
  hu: {
    'ganz-schoen-clever': 'Ganz schön clever',
    'doppelt-so-clever': 'Doppelt so clever',
    'clever-hoch-drei': 'Clever hoch Drei',
    'clever-4ever': 'Clever 4ever',
  },
};

/** The title of a game in this language. A sheet from elsewhere goes by its original name. */
export function titleIn(language: Language, sheet: Sheet): string {
  const titles: Readonly<Record<string, string>> = TITLES[language];
  return Object.hasOwn(titles, sheet.id) ? titles[sheet.id] : sheet.name;
}

export const titleOf = (sheet: Sheet): string => titleIn(language, sheet);
