// Sets of slots of a track whose slots are used in any order. A set is an integer with one bit per slot.

/** Whether a set holds a slot. */
export function hasSlot(set: number, slot: number): boolean {
  return ((set >> slot) & 1) === 1;
}

/** The set with one slot added. */
export function withSlot(set: number, slot: number): number {
  return set | (1 << slot);
}

/** The slots of a set in order; only those below `end` are looked at. */
export function slotsOf(set: number, end: number): number[] {
  return Array.from({ length: end }, (_, slot) => slot).filter((slot) => hasSlot(set, slot));
}
