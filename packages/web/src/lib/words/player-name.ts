// What a player of a solo game is called who has given no name. Records hold the word of the language they were written in, so it
// is replaced by the reader's.
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
