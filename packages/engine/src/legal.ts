// Which moves a seat has. The order is fixed: dice in the sheet's order, areas in the sheet's order, fields left to
// right, then the moves without a mark.
import { firstDie, hasDie, otherDice, withoutFirstDie } from './dice.ts';
import type { Layout } from './layout.ts';
import * as MOVE from './move.ts';
import { fieldOf, moveHead, withJoker, withPolish } from './move.ts';
import { MoveList } from './move-list.ts';
import type { Position } from './position.ts';
import { hasSlot } from './slots.ts';
import * as STATE from './state.ts';
import { actionsLeft, placeOf } from './state.ts';

const { BONUS, DONE, EXTRA, PASS, PICK, REROLL, RETURN, SKIP, STOP, SWEEP } = MOVE;
const { ACTIVE, EXTRA_USED, FACES, FIELDS, HAND, OWED, PENDING, PHASE, ROLLS, ROLLS_PER_TURN, STAGE } = STATE;
const { PHASE_CHOOSE, PHASE_FINISH, PHASE_ROLL, STAGE_EXTRA, STAGE_PASSIVE, SWEPT, TRAY, WHITE } = STATE;
const { EXTRA_ACTION, JOKER_ACTION, POLISH_ACTION, REROLL_ACTION, RETURN_ACTION } = STATE;
const { NO_PLACE, PLACE, UNLOCKED, USED_SLOTS } = STATE;

/** Listing never nests, so one list serves all positions. */
const list = new MoveList();

/** Writes the moves of a seat to `out` and returns how many there are. */
export function listMoves(position: Position, seat: number, out: Int32Array): number {
  list.start(position, seat, out);
  const { s, b } = list;
  if (s[b + OWED] !== 0 || s[b + SWEPT] !== 0) listOwed(list);
  else if (s[PHASE] === PHASE_FINISH) {
    if (s[b + STAGE] === STAGE_PASSIVE) listPassive(list);
    else if (s[b + STAGE] === STAGE_EXTRA) listExtras(list);
  } else if (seat === s[ACTIVE]) {
    if (s[PHASE] === PHASE_CHOOSE) listChoices(list);
    else if (s[PHASE] === PHASE_ROLL) listReturns(list);
  }
  return list.count;
}

/** Pending bonuses and swept dice come before anything else, in any order (R6, R14). */
function listOwed(list: MoveList): void {
  const { s, b } = list;
  const { pending, areas, usesPlaces } = list.layout;
  if (usesPlaces) {
    list.place = s[b + PLACE];
    list.white = whiteAt(s, list.place);
  }
  for (let kind = 0; kind < pending.length && s[b + OWED] !== 0; kind++) {
    if (s[b + PENDING + kind] === 0) continue;
    const { options } = pending[kind];
    list.head = moveHead(BONUS, list.seat, kind);
    for (let i = 0; i < options.length; i++) areas[options[i].area].bonusMarks(list, options[i].what);
  }
  if (s[b + SWEPT] === 0) return;
  for (let dice = s[b + SWEPT]; dice !== 0; dice = withoutFirstDie(dice)) listSweep(list, firstDie(dice));
  list.add(SKIP);
}

/** The fields a swept die may cross: in the row of its colour or, without one, in any row. */
function listSweep(list: MoveList, die: number): void {
  const { s, f } = list;
  const sweep = list.layout.sweep!;
  const row = sweep.rows[die];
  const face = s[FACES + die];
  list.head = moveHead(SWEEP, list.seat, die);
  if (row < 0) {
    sweep.area.marks(list, face);
    return;
  }
  const field = sweep.area.fieldAt(row, face - 1);
  if (sweep.area.isOpen(s, f, field)) list.addMark(field, 1);
}

/** Whether a swept die can still be crossed. */
export function canSweep(layout: Layout, s: Uint8Array, b: number, die: number): boolean {
  const sweep = layout.sweep!;
  const row = sweep.rows[die];
  if (row < 0) return sweep.area.fits(s, b + FIELDS, s[FACES + die], NO_PLACE);
  return sweep.area.isOpen(s, b + FIELDS, sweep.area.fieldAt(row, s[FACES + die] - 1));
}

/** Whether a pending bonus of this kind can be marked anywhere (R7). */
export function canUseBonus(layout: Layout, s: Uint8Array, b: number, kind: number): boolean {
  const { options } = layout.pending[kind];
  const place = s[b + PLACE];
  const white = whiteAt(s, place);
  for (let i = 0; i < options.length; i++) {
    if (layout.areas[options[i].area].fitsBonus(s, b + FIELDS, options[i].what, place, white)) return true;
  }
  return false;
}

/** The face of the white die for marks at a place; 0 where there is none (R22). */
function whiteAt(s: Uint8Array, place: number): number {
  return place === NO_PLACE ? 0 : s[FACES + WHITE];
}

/** Whether the active player could take a die back before a further roll (R16). */
export function canReturn(s: Uint8Array, b: number): boolean {
  return s[ROLLS] > 0 && s[ROLLS] < ROLLS_PER_TURN && s[TRAY] !== 0 && actionsLeft(s, b, RETURN_ACTION) > 0;
}

function listReturns(list: MoveList): void {
  const { s, b } = list;
  if (!canReturn(s, b)) return;
  for (let dice = s[TRAY]; dice !== 0; dice = withoutFirstDie(dice)) list.add(RETURN, firstDie(dice));
  if (s[HAND] === 0) list.add(STOP);
}

function listChoices(list: MoveList): void {
  const { s, b } = list;
  listDice(list, PICK, s[HAND]);
  if (list.count === 0 || list.layout.sheet.mayDecline) list.add(PASS);
  if (actionsLeft(s, b, REROLL_ACTION) > 0) list.add(REROLL);
}

function listPassive(list: MoveList): void {
  const { layout, s, b } = list;
  const usable = isAnyUsable(layout, s, b, s[TRAY]);
  listDice(list, PICK, s[TRAY]);
  if (!usable) listDice(list, PICK, otherDice(s[TRAY]));
  if (!usable || layout.sheet.mayDecline) list.add(PASS);
}

function listExtras(list: MoveList): void {
  const { s, b } = list;
  if (actionsLeft(s, b, EXTRA_ACTION) > 0) listDice(list, EXTRA, otherDice(s[b + EXTRA_USED]));
  list.add(DONE);
}

/** Whether any die of a set can be marked at its face as it lies (R2, R3). */
export function isAnyUsable(layout: Layout, s: Uint8Array, b: number, dice: number): boolean {
  for (let rest = dice; rest !== 0; rest = withoutFirstDie(rest)) {
    const die = firstDie(rest);
    const areas = layout.dieAreas[die];
    const place = layout.usesPlaces ? placeOf(s, die) : NO_PLACE;
    for (let i = 0; i < areas.length; i++) {
      if (layout.areas[areas[i]].fits(s, b + FIELDS, valueAt(layout, s, die, areas[i]), place)) return true;
    }
  }
  return false;
}

/** The value that an area reads off a die as it lies. */
function valueAt(layout: Layout, s: Uint8Array, die: number, area: number): number {
  return readDice(layout, area, s[FACES + die], s[FACES + layout.pairedDie], s[FACES + WHITE]);
}

/** The value that an area reads off the dice; `own` is the face of the die that is paired with white. */
export function readDice(layout: Layout, area: number, face: number, own: number, white: number): number {
  if (area !== layout.pairedArea) return face;
  return layout.areas[area].reads === 'sum' ? own + white : own * 10 + white;
}

/** The marks of a set of dice, with polish or jokers where the player can and the dice allow it. */
function listDice(list: MoveList, kind: number, dice: number): void {
  const { layout, s, seat } = list;
  if (layout.usesPlaces || layout.hasJokers) {
    listPlacedDice(list, kind, dice);
    return;
  }
  const polishes = actionsLeft(s, list.b, POLISH_ACTION);
  for (let rest = dice; rest !== 0; rest = withoutFirstDie(rest)) {
    const die = firstDie(rest);
    const areas = layout.dieAreas[die];
    list.head = moveHead(kind, seat, die);
    for (let i = 0; i < areas.length; i++) {
      if (polishes === 0) layout.areas[areas[i]].marks(list, valueAt(layout, s, die, areas[i]));
      else if (areas[i] === layout.pairedArea) listPolishedPair(list, polishes);
      else listPolished(list, die, areas[i], polishes);
    }
  }
}

/** The same on sheets where dice have places or jokers. Apart, so that the other games do not pay for it. */
function listPlacedDice(list: MoveList, kind: number, dice: number): void {
  const { layout, s, seat } = list;
  const jokers = actionsLeft(s, list.b, JOKER_ACTION);
  for (let rest = dice; rest !== 0; rest = withoutFirstDie(rest)) {
    const die = firstDie(rest);
    const areas = layout.dieAreas[die];
    list.head = moveHead(kind, seat, die);
    list.place = placeOf(s, die);
    for (let i = 0; i < areas.length; i++) {
      layout.areas[areas[i]].marks(list, valueAt(layout, s, die, areas[i]));
    }
    if (jokers !== 0) listJokers(list, die);
  }
}

/** The marks of a die that counts as another number by a joker (R23, R24). */
function listJokers(list: MoveList, die: number): void {
  const { layout, s, b, head } = list;
  const areas = layout.dieAreas[die];
  for (let number = 1; number <= 6; number++) {
    const slot = number === s[FACES + die] ? -1 : jokerSlotFor(layout, s, b, number);
    if (slot < 0) continue;
    list.head = withJoker(head, slot, number);
    for (let i = 0; i < areas.length; i++) {
      layout.areas[areas[i]].marks(list, jokerReading(layout, s, die, areas[i], number));
    }
  }
  list.head = head;
}

/** The value that an area reads off a die that counts as another number; its partner in a sum keeps its face (R24). */
function jokerReading(layout: Layout, s: Uint8Array, die: number, area: number, number: number): number {
  const own = die === layout.pairedDie ? number : s[FACES + layout.pairedDie];
  return readDice(layout, area, number, own, die === WHITE ? number : s[FACES + WHITE]);
}

/**
 * The best free slot for a die that is to count as this number: the slot of the number, else the first one for any number;
 * -1: none. Another slot that fits is legal too, but never better, so it is not listed.
 */
export function jokerSlotFor(layout: Layout, s: Uint8Array, b: number, number: number): number {
  let any = -1;
  for (let slot = 0; slot < s[b + UNLOCKED + JOKER_ACTION]; slot++) {
    if (hasSlot(s[b + USED_SLOTS], slot)) continue;
    if (layout.jokerNumbers[slot] === number) return slot;
    if (any < 0 && layout.jokerNumbers[slot] === 0) any = slot;
  }
  return any;
}

function listPolished(list: MoveList, die: number, areaIndex: number, available: number): void {
  const { s, head } = list;
  const area = list.layout.areas[areaIndex];
  const face = s[FACES + die];
  const steps = hasDie(s[TRAY], die) ? available : 0;
  // If a higher face marks the same, only the cheapest polish is listed.
  const least = area.wasteful ? 0 : Math.max(-steps, 1 - face);
  const most = Math.min(steps, 6 - face);
  const start = list.count;
  for (let change = least; change <= most; change++) {
    list.head = die === WHITE ? withPolish(head, change, 0) : withPolish(head, 0, change);
    const before = list.count;
    area.marks(list, face + change);
    if (area.wasteful && change > 0) dropRepeated(list, start, before);
  }
  list.head = head;
}

/** Removes the moves from `middle` on whose field is already marked by one from `start` to `middle`. */
function dropRepeated(list: MoveList, start: number, middle: number): void {
  const { moves, count } = list;
  let kept = middle;
  for (let i = middle; i < count; i++) {
    let known = false;
    for (let j = start; j < middle && !known; j++) known = fieldOf(moves[j]) === fieldOf(moves[i]);
    if (!known) moves[kept++] = moves[i];
  }
  list.count = kept;
}

function listPolishedPair(list: MoveList, available: number): void {
  const { layout, s, head } = list;
  const { pairedArea, pairedDie } = layout;
  const white = s[FACES + WHITE];
  const own = s[FACES + pairedDie];
  const whiteSteps = hasDie(s[TRAY], WHITE) ? available : 0;
  const ownSteps = hasDie(s[TRAY], pairedDie) ? available : 0;
  for (let w = Math.max(-whiteSteps, 1 - white); w <= Math.min(whiteSteps, 6 - white); w++) {
    const left = Math.min(ownSteps, available - Math.abs(w));
    for (let o = Math.max(-left, 1 - own); o <= Math.min(left, 6 - own); o++) {
      list.head = withPolish(head, w, o);
      layout.areas[pairedArea].marks(list, readDice(layout, pairedArea, 0, own + o, white + w));
    }
  }
  list.head = head;
}
