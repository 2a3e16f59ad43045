// Where everything lies in a position's bytes: a shared part, then one part per seat. Kept in one flat array so that
// cloning, comparing and hashing a position is one operation.
//
// The offsets are computed from the lists (actions, kinds of bonus), so a longer list moves everything after it.
//
// Files on the hot path take these constants as `const { … } = STATE` instead of importing each by name. V8 compiles a
// module's own constants into the code, but reads an imported one from memory each time: random games are 1.2 times as
// fast this way.
import { DICE, hasDie } from './dice.ts';
import { MOVE_ROOM } from './move.ts';
import { ACTIONS } from './sheet.ts';

export { ALL_DICE, DICE, WHITE } from './dice.ts';

export const ROLLS_PER_TURN = 3;
/** Rounds of a game by number of players. */
const ROUNDS = [0, 6, 6, 5, 4];
export const MOST_ROUNDS = Math.max(...ROUNDS);
export const MAX_PLAYERS = ROUNDS.length - 1;

/** How many rounds this number of players plays. */
export function roundsFor(players: number): number {
  return ROUNDS[players];
}

/** The shared part and every seat's part fill whole words, so that positions can be compared a word at a time. */
export const WORD = Uint32Array.BYTES_PER_ELEMENT;
const toWholeWords = (bytes: number): number => Math.ceil(bytes / WORD) * WORD;

/** The shared part. */
export const PHASE = 0;
export const ROUND = 1;
export const ACTIVE = 2;
/** Rolls made this turn; rerolls do not count. */
export const ROLLS = 3;
/** Sets of dice (dice.ts). Dice in neither lie on the dice fields. */
export const HAND = 4;
export const TRAY = 5;
/** The die on each dice field, plus one; 0: empty. One field per roll. */
export const DICE_FIELDS = 6;
/** The face of each die; 0: not rolled this turn. */
export const FACES = DICE_FIELDS + ROLLS_PER_TURN;
/** 1 during the passive turn of a solo game. */
export const SOLO_PASSIVE = FACES + DICE;
export const SHARED_BYTES = toWholeWords(SOLO_PASSIVE + 1);

/** The part of a seat, relative to its start. */
export const STAGE = 0;
/** Dice already used as extra dice this turn (R5), a set. */
export const EXTRA_USED = 1;
/** Dice that may still be crossed by the sweep, a set, and those of them that may be crossed twice. */
export const SWEPT = 2;
export const SWEPT_TWICE = 3;
/** How many bonuses are pending in all. */
export const OWED = 4;
export const FOXES = 5;
/** The place of the chain that is being settled (R19), where the sheet goes by places; else `NO_PLACE`. */
export const PLACE = 6;
/** The used slots of a track whose slots are used in any order, a bit each. */
export const USED_SLOTS = 7;
/** One byte per action: unlocked and used ones, by index into `ACTIONS`. */
export const UNLOCKED = USED_SLOTS + 1;
export const USED = UNLOCKED + ACTIONS.length;
/** How many of each kind of bonus are pending. */
export const PENDING = USED + ACTIONS.length;
/** The sheet: its fields, then its line counters. */
export const FIELDS = PENDING + MOVE_ROOM.pending + 1;

/** The size of a seat's part whose sheet takes this many bytes. */
export function seatBytesFor(sheetBytes: number): number {
  return toWholeWords(FIELDS + sheetBytes);
}

/** Where a mark comes from: no place, dice field I, II or III as 1, 2 or 3, or the tray. */
export const NO_PLACE = 0;
export const TRAY_PLACE = ROLLS_PER_TURN + 1;
export const PLACES = TRAY_PLACE + 1;

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

/** Where `ACTIONS` has the reroll. */
export const REROLL_ACTION = ACTIONS.indexOf('reroll');
/** Where `ACTIONS` has the extra die. */
export const EXTRA_ACTION = ACTIONS.indexOf('extra');
/** Where `ACTIONS` has the return. */
export const RETURN_ACTION = ACTIONS.indexOf('return');
/** Where `ACTIONS` has the polish. */
export const POLISH_ACTION = ACTIONS.indexOf('polish');
/** Where `ACTIONS` has the joker. */
export const JOKER_ACTION = ACTIONS.indexOf('joker');

/** The actions of one kind that a seat (its part starting at `b`) has left. */
export function actionsLeft(s: Uint8Array, b: number, action: number): number {
  return s[b + UNLOCKED + action] - s[b + USED + action];
}

/** The place of a die (R19): the tray, its dice field or, in hand, the field that the present roll fills. */
export function placeOf(s: Uint8Array, die: number): number {
  if (hasDie(s[TRAY], die)) return TRAY_PLACE;
  for (let field = 0; field < ROLLS_PER_TURN; field++)
    if (s[DICE_FIELDS + field] === die + 1) return field + 1;
  return s[ROLLS];
}
