// The lesson of each game; only the one that is taken is loaded. A game without an entry does not compile.
import type { Sheet, SheetId } from '@reynard/engine';
import type { Script } from './script.ts';

export const LESSONS: Readonly<Record<SheetId, () => Promise<{ script: Script }>>> = {
  'ganz-schoen-clever': () => import('./scripts/ganz-schoen-clever.ts'),
  'doppelt-so-clever': () => import('./scripts/doppelt-so-clever.ts'),
  'clever-hoch-drei': () => import('./scripts/clever-hoch-drei.ts'),
  'clever-4ever': () => import('./scripts/clever-4ever.ts'),
};

/** Whether there is a lesson for a sheet; there is none for a sheet from elsewhere. */
export const hasLesson = (sheet: Sheet): sheet is Sheet<SheetId> => Object.hasOwn(LESSONS, sheet.id);
