// A line about each game.
import type { Sheet, SheetId } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';

const ABOUT: Readonly<Record<SheetId, () => string>> = {
  'ganz-schoen-clever': m.about_ganz_schoen_clever,
  'doppelt-so-clever': m.about_doppelt_so_clever,
  'clever-hoch-drei': m.about_clever_hoch_drei,
  'clever-4ever': m.about_clever_4ever,
};

/** What a game is, in one line; nothing is said about a sheet from elsewhere. */
export function aboutOf({ id }: Sheet): string {
  const about: Readonly<Record<string, () => string>> = ABOUT;
  return Object.hasOwn(about, id) ? about[id]() : '';
}
