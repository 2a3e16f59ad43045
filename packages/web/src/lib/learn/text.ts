// What the coach of the first game says, in one language.
import type { Language } from '@reynard/engine';
import type { Cue, Idea } from './script.ts';

export interface LearnText {
  readonly title: string;
  readonly ideas: Readonly<Record<Idea, string>>;
  readonly progress: (at: number, count: number) => string;
  /** What to do now; `die` is the die to take, as the table calls it. */
  readonly say: Readonly<Record<Cue, (die: string) => string>>;
  /** While turns play themselves. */
  readonly meanwhile: string;
  /** To a move that is legal, but another one. */
  readonly answers: {
    readonly die: (die: string) => string;
    readonly field: string;
    readonly step: string;
  };
  readonly show: string;
  readonly again: string;
  readonly finished: {
    readonly title: string;
    readonly text: (fox: number) => readonly string[];
    readonly play: string;
    readonly rules: string;
  };
}

const TEXTS: Readonly<Record<Language, () => Promise<LearnText>>> = {
  en: async () => (await import('./texts/en.ts')).en,
  de: async () => (await import('./texts/de.ts')).de,
  nl: async () => (await import('./texts/nl.ts')).nl,
  hu: async () => (await import('./texts/hu.ts')).hu,
};

/** The coach's words in a language; only that language is loaded. */
export const loadLesson = (language: Language): Promise<LearnText> => TEXTS[language]();
