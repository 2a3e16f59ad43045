// The type of the coach's words, which each language fills in.
import type { SheetId } from '@reynard/engine';
import type { Language } from '#lib/words/languages.ts';
import type * as c4e from './scripts/clever-4ever.ts';
import type * as chd from './scripts/clever-hoch-drei.ts';
import type * as dsc from './scripts/doppelt-so-clever.ts';
import type * as gsc from './scripts/ganz-schoen-clever.ts';

/** The words of one lesson. */
export interface LessonWords<Cue extends string = string, Idea extends string = string> {
  /** What each scene is about. */
  readonly ideas: Readonly<Record<Idea, string>>;
  /** What to do, read or watch now. */
  readonly say: Readonly<Record<Cue, string>>;
}

/** A game without words does not compile. */
interface Lessons extends Record<SheetId, LessonWords> {
  'ganz-schoen-clever': LessonWords<gsc.Cue, gsc.Idea>;
  'doppelt-so-clever': LessonWords<dsc.Cue, dsc.Idea>;
  'clever-hoch-drei': LessonWords<chd.Cue, chd.Idea>;
  'clever-4ever': LessonWords<c4e.Cue, c4e.Idea>;
}

export interface LearnText {
  readonly title: string;
  /** Over the list of lessons. */
  readonly intro: string;
  readonly taken: string;
  readonly begun: string;
  readonly progress: (at: number, count: number) => string;
  /** The answer to a legal move that the coach did not ask for. */
  readonly answers: { readonly die: string; readonly field: string; readonly step: string };
  readonly show: string;
  readonly next: string;
  readonly again: string;
  readonly finished: {
    readonly title: string;
    /** After the lesson: what to read on. */
    readonly text: string;
    readonly play: string;
    readonly rules: string;
    readonly others: string;
  };
  readonly lessons: Readonly<Lessons>;
}

const TEXTS: Readonly<Record<Language, () => Promise<LearnText>>> = {
  en: async () => (await import('./texts/en.ts')).en,
  de: async () => (await import('./texts/de.ts')).de,
  nl: async () => (await import('./texts/nl.ts')).nl,
  hu: async () => (await import('./texts/hu.ts')).hu,
};

/** The coach's words in a language; only that language is loaded. */
export const loadLesson = (language: Language): Promise<LearnText> => TEXTS[language]();
