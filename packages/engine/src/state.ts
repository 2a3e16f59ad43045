// Where everything lies in a position's bytes: a shared part, then one part per seat. Kept in one flat array so that
// cloning, comparing and hashing a position is one operation.

/** The shared part. */
export const PHASE = 0;
export const ROUND = 1;
export const ACTIVE = 2;
/** Rolls made this turn; rerolls do not count. */
export const ROLLS = 3;
/** Dice as bit sets. Dice in neither lie on the dice fields. */
export const HAND = 4;
export const TRAY = 5;
/** The die on each of the three dice fields, plus one; 0: empty. */
export const DICE_FIELDS = 6;
/** The face of each die; 0: not rolled this turn. */
export const FACES = 9;
/** 1 during the passive turn of a solo game. */
export const SOLO_PASSIVE = 15;
export const SHARED_BYTES = 16;

/** The part of a seat, relative to its start. */
export const STAGE = 0;
/** Dice already used as extra dice this turn (R5), a bit set. */
export const EXTRA_USED = 1;
/** Dice that may still be crossed by the sweep, a bit set. */
export const SWEPT = 2;
/** How many bonuses are pending in all. */
export const OWED = 3;
export const FOXES = 4;
/** Four bytes each: unlocked and used actions, by index into `ACTIONS`. */
export const UNLOCKED = 5;
export const USED = 9;
/** How many of each kind of bonus are pending. */
export const PENDING = 13;
export const FIELDS = 21;

/** The position waits for a roll. */
export const PHASE_ROLL = 0;
/** A reroll was spent: the same dice are rolled again. */
export const PHASE_REROLL = 1;
/** The active player chooses a die of the roll. */
export const PHASE_CHOOSE = 2;
/** The rolls are over: passive picks, extra dice, done. */
export const PHASE_FINISH = 3;
/** The game is over. */
export const PHASE_OVER = 4;

/** The rolls are not over yet. */
export const STAGE_WAITING = 0;
/** The seat has a tray die to take or forgo. */
export const STAGE_PASSIVE = 1;
/** The seat may take extra dice, or finish. */
export const STAGE_EXTRA = 2;
/** The seat has finished the turn. */
export const STAGE_DONE = 3;

export const DICE = 6;
export const ALL_DICE = 63;
export const WHITE = 0;
export const ROLLS_PER_TURN = 3;

/** Where `ACTIONS` has the reroll. */
export const REROLL_ACTION = 0;
/** Where `ACTIONS` has the extra die. */
export const EXTRA_ACTION = 1;
/** Where `ACTIONS` has the return. */
export const RETURN_ACTION = 2;
/** Where `ACTIONS` has the polish. */
export const POLISH_ACTION = 3;

/** The actions of one kind that a seat (its part starting at `b`) has left. */
export function actionsLeft(s: Uint8Array, b: number, action: number): number {
  return s[b + UNLOCKED + action] - s[b + USED + action];
}
