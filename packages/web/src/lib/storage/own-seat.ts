// Which seat of a game the player of this device had.
import type { SavedRecord } from './saved-game.ts';

/**
 * The seat of the player of this device; null if that is not known (several persons at one device), or if it was not played
 * unaided: with hints, by a bot, or by somebody else.
 */
export function ownSeat({ players, bots, hints, foreign, online }: SavedRecord): number | null {
  if (hints || foreign) return null;
  const persons = players.flatMap((_, seat) => (bots?.[seat] == null ? [seat] : []));
  if (online) return persons.includes(online.seat) ? online.seat : null;
  return persons.length === 1 ? persons[0] : null;
}
