// A move is one decision of one seat, packed into an integer: cheap to list, compare and store. `Event` (event.ts)
// is its readable form. This is the only file that knows where the parts lie.

/** The kinds of decision, by the names the record gives them. */
export const MOVE_KINDS = [
  'reroll',
  'return',
  'pick',
  'extra',
  'bonus',
  'sweep',
  'skip',
  'pass',
  'stop',
  'done',
] as const;

/** Spend a reroll action. */
export const REROLL = 0;
/** Take a die back from the tray. */
export const RETURN = 1;
/** Mark the regular die of the turn. */
export const PICK = 2;
/** Mark an extra die. */
export const EXTRA = 3;
/** Resolve a pending bonus. */
export const BONUS = 4;
/** Cross a swept die. */
export const SWEEP = 5;
/** Forgo the swept dice that are left. */
export const SKIP = 6;
/** Give up the roll or, as a passive player, the tray. */
export const PASS = 7;
/** End the rolls with an empty hand. */
export const STOP = 8;
/** Finish the turn. */
export const DONE = 9;

/** A packed move. */
export type Move = number;

/**
 * The choice to let the dice roll. Not an event of its own: the roll that follows is. It stands beside moves that could
 * come before the roll, and alone where there are none.
 */
export const ROLL: Move = -1;

/** No position lists more moves than this for one seat. */
export const MAX_MOVES = 1024;

// The parts of a move from the lowest bit up. A part can be widened here as long as all of them together stay below 32
// bits: a move is never negative, `ROLL` is. `limits.ts` refuses sheets that need more.
const KIND_BITS = 4;
const SEAT_BITS = 2;
/** The die or, of a bonus, the kind of pending bonus. */
const SOURCE_BITS = 3;
const FIELD_BITS = 7;
const VALUE_BITS = 4;
/** A change of a face by up to 5 either way, stored with a bias. */
const POLISH_BITS = 4;
/** The slot of a joker, plus one; 0: none. Its number takes the place of the coloured die's polish: no sheet has both. */
const JOKER_BITS = 3;

const SEAT_AT = KIND_BITS;
const SOURCE_AT = SEAT_AT + SEAT_BITS;
const FIELD_AT = SOURCE_AT + SOURCE_BITS;
const VALUE_AT = FIELD_AT + FIELD_BITS;
const WHITE_AT = VALUE_AT + VALUE_BITS;
const COLOURED_AT = WHITE_AT + POLISH_BITS;
const JOKER_AT = COLOURED_AT + POLISH_BITS;

const lowest = (bits: number): number => (1 << bits) - 1;
const KIND_MASK = lowest(KIND_BITS);
const SEAT_MASK = lowest(SEAT_BITS);
const SOURCE_MASK = lowest(SOURCE_BITS);
const FIELD_MASK = lowest(FIELD_BITS);
const VALUE_MASK = lowest(VALUE_BITS);
const POLISH_MASK = lowest(POLISH_BITS);
const JOKER_MASK = lowest(JOKER_BITS);
/** Everything below the polish. */
const UNPOLISHED_MASK = lowest(WHITE_AT);

const POLISH_BIAS = 8;
const UNCHANGED = POLISH_BIAS | (POLISH_BIAS << POLISH_BITS);
const UNPOLISHED = (POLISH_BIAS << WHITE_AT) | (POLISH_BIAS << COLOURED_AT);

/** The highest number of each part that a move has room for. */
export const MOVE_ROOM = {
  kind: KIND_MASK,
  seat: SEAT_MASK,
  die: SOURCE_MASK,
  pending: SOURCE_MASK,
  field: FIELD_MASK,
  value: VALUE_MASK,
  jokerSlot: JOKER_MASK - 1,
} as const;

/** A move without a mark, or the part of a marking move that comes before its field and value. */
export function moveHead(kind: number, seat: number, source = 0): Move {
  return kind | (seat << SEAT_AT) | (source << SOURCE_AT) | UNPOLISHED;
}

/** Adds the mark to a move's head. */
export function withMark(head: Move, field: number, value: number): Move {
  return head | (field << FIELD_AT) | (value << VALUE_AT);
}

/** The same move with another change of the white and of the coloured die. */
export function withPolish(move: Move, white: number, coloured: number): Move {
  const polish = ((white + POLISH_BIAS) << WHITE_AT) | ((coloured + POLISH_BIAS) << COLOURED_AT);
  return (move & UNPOLISHED_MASK) | polish;
}

/** Index into `MOVE_KINDS`. */
export function kindOf(move: Move): number {
  return move & KIND_MASK;
}

/** Whether a move marks a field. */
export function marksField(move: Move): boolean {
  if (move === ROLL) return false;
  const kind = kindOf(move);
  return kind === PICK || kind === EXTRA || kind === BONUS || kind === SWEEP;
}

/** The seat that moves. */
export function seatOf(move: Move): number {
  return (move >> SEAT_AT) & SEAT_MASK;
}

/** The die of a pick, extra, sweep or return, as an index into the sheet's dice. */
export function dieOf(move: Move): number {
  return (move >> SOURCE_AT) & SOURCE_MASK;
}

/** The kind of pending bonus that a bonus move resolves. */
export function pendingOf(move: Move): number {
  return (move >> SOURCE_AT) & SOURCE_MASK;
}

/** The field marked, as an index into the layout's fields. */
export function fieldOf(move: Move): number {
  return (move >> FIELD_AT) & FIELD_MASK;
}

/** The number written, or how often a grid field or region is marked then. */
export function markValueOf(move: Move): number {
  return (move >> VALUE_AT) & VALUE_MASK;
}

/** By how much the white die is polished. */
export function whitePolishOf(move: Move): number {
  return ((move >> WHITE_AT) & POLISH_MASK) - POLISH_BIAS;
}

/** By how much the coloured die is polished. */
export function colouredPolishOf(move: Move): number {
  if (hasJoker(move)) return 0;
  return ((move >> COLOURED_AT) & POLISH_MASK) - POLISH_BIAS;
}

/** The same move, in which the chosen die counts as another number by a joker of this slot. */
export function withJoker(move: Move, slot: number, value: number): Move {
  const joker = (POLISH_BIAS << WHITE_AT) | (value << COLOURED_AT) | ((slot + 1) << JOKER_AT);
  return (move & UNPOLISHED_MASK) | joker;
}

/** Whether a move comes with polish or a joker. */
export function isChanged(move: Move): boolean {
  return move >> WHITE_AT !== UNCHANGED;
}

/** Whether the chosen die counts as another number by a joker. */
export function hasJoker(move: Move): boolean {
  return move >> JOKER_AT > 0;
}

/** The slot of the joker, counted from 0; -1: there is none. */
export function jokerSlotOf(move: Move): number {
  return ((move >> JOKER_AT) & JOKER_MASK) - 1;
}

/** The number that the chosen die counts as by the joker; 0: there is none. */
export function jokerValueOf(move: Move): number {
  return hasJoker(move) ? (move >> COLOURED_AT) & POLISH_MASK : 0;
}

/** The move's polish or joker removed: what it marks with which die. */
export function withoutPolish(move: Move): Move {
  return withPolish(move, 0, 0);
}
