// The slots of a track that are used in any order, as they are printed.
import { hasSlot, type Track } from '@reynard/engine';

/** What is printed on a slot: its number, or ? for any. */
export const slotName = ({ numbers }: Track, slot: number): string => String(numbers?.[slot] ?? '?');

/** The slots of a track that are unlocked and not in the bit set of used ones, from 0. */
export const freeSlots = (unlocked: number, used: number): number[] =>
  Array.from({ length: unlocked }, (_, slot) => slot).filter((slot) => !hasSlot(used, slot));
