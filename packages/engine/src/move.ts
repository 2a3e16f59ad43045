// A move is one decision of one seat, packed into an integer: cheap to list, compare and store. `Event` (event.ts)
// is its readable form.
//
//   bits 0-3 kind · 4-5 seat · 6-8 die or pending bonus · 9-15 field · 16-19 value · 20-23 polish of the white die
//   · 24-27 polish of the coloured die (both biased by 8)

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
/** One of `MOVE_KINDS`. */
export type MoveKind = (typeof MOVE_KINDS)[number];

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

const POLISH_BIAS = 8;
const UNPOLISHED = (POLISH_BIAS << 20) | (POLISH_BIAS << 24);

/** A move without a mark, or the part of a marking move that comes before its field and value. */
export function moveHead(kind: number, seat: number, die = 0): Move {
  return kind | (seat << 4) | (die << 6) | UNPOLISHED;
}

/** Adds the mark to a move's head. */
export function withMark(head: Move, field: number, value: number): Move {
  return head | (field << 9) | (value << 16);
}

/** The same move with another change of the white and of the coloured die. */
export function withPolish(move: Move, white: number, coloured: number): Move {
  return (move & 0xfffff) | ((white + POLISH_BIAS) << 20) | ((coloured + POLISH_BIAS) << 24);
}

/** Index into `MOVE_KINDS`. */
export function kindOf(move: Move): number {
  return move & 15;
}

/** The seat that moves. */
export function seatOf(move: Move): number {
  return (move >> 4) & 3;
}

/** The die of a pick, extra, sweep or return, as an index into the sheet's dice. */
export function dieOf(move: Move): number {
  return (move >> 6) & 7;
}

/** The kind of pending bonus that a bonus move resolves. */
export function pendingOf(move: Move): number {
  return (move >> 6) & 7;
}

/** The field marked, as an index into the layout's fields. */
export function fieldOf(move: Move): number {
  return (move >> 9) & 127;
}

/** The number written, or how often a grid field or region is marked then. */
export function markValueOf(move: Move): number {
  return (move >> 16) & 15;
}

/** By how much the white die is polished. */
export function whitePolishOf(move: Move): number {
  return ((move >> 20) & 15) - POLISH_BIAS;
}

/** By how much the coloured die is polished. */
export function colouredPolishOf(move: Move): number {
  return ((move >> 24) & 15) - POLISH_BIAS;
}

/** The move's polish removed: what it marks with which die. */
export function withoutPolish(move: Move): Move {
  return withPolish(move, 0, 0);
}
