// A game's title in the reader's language; apart from the other words, as the home page needs no more than this.
import type { Sheet } from '@reynard/engine';
import { language } from './language.ts';

export const titleOf = (sheet: Sheet): string => sheet.titles[language];
