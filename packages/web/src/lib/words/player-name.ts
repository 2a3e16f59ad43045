// The name of a solo player who has given none. A record contains the word of the language in which it was written, so it is
// replaced by the word of the reader's language.
import { m } from '#lib/paraglide/messages.js';

/** The word in every language, and what earlier versions wrote. */
const UNNAMED: ReadonlySet<string> = new Set([
  'Player',
  'Spieler',
  'Speler',
  'Játékos',
  'You',
  'Du',
  'Jij',
  'Te',
]);

export const isUnnamed = (name: string): boolean => name === '' || UNNAMED.has(name);

/** A name as the reader should see it. */
export const playerName = (name: string): string => (isUnnamed(name) ? m.player_unnamed() : name);
