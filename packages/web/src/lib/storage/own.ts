// The games that count as the player's own. A file of its own, so that the home page loads nothing else for it.
import type { SavedRecord } from './saved-game.ts';

/** Whether a game counts: played alone, by a person, with this app, and without hints. */
export const countsAsOwn = ({ players, bots, hints, foreign }: SavedRecord): boolean =>
  players.length === 1 && bots?.[0] == null && !hints && !foreign;
