// The seat of this device's player in a game.
import type { SavedRecord } from './saved-game.ts';

/**
 * The seat of this device's player. Null if it is not known (several persons at one device), or if the player had help: hints,
 * a bot, or another person.
 */
export function ownSeat({ players, bots, hints, foreign, online }: SavedRecord): number | null {
  if (hints || foreign) return null;
  const persons = players.flatMap((_, seat) => (bots?.[seat] == null ? [seat] : []));
  if (online) return persons.includes(online.seat) ? online.seat : null;
  return persons.length === 1 ? persons[0] : null;
}
