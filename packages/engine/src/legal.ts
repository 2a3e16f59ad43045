// Which moves a seat has. The order is fixed: dice in the sheet's order, areas in the sheet's order, fields left to
// right, then the moves without a mark.
import type { Layout } from './layout.ts';
import {
  BONUS,
  DONE,
  EXTRA,
  fieldOf,
  type Move,
  moveHead,
  PASS,
  PICK,
  REROLL,
  RETURN,
  SKIP,
  STOP,
  SWEEP,
  withMark,
  withPolish,
} from './move.ts';
import type { Position } from './position.ts';
import {
  ACTIVE,
  actionsLeft,
  DICE,
  EXTRA_ACTION,
  EXTRA_USED,
  FACES,
  FIELDS,
  HAND,
  OWED,
  PENDING,
  PHASE,
  PHASE_CHOOSE,
  PHASE_FINISH,
  PHASE_ROLL,
  POLISH_ACTION,
  REROLL_ACTION,
  RETURN_ACTION,
  ROLLS,
  ROLLS_PER_TURN,
  STAGE,
  STAGE_EXTRA,
  STAGE_PASSIVE,
  SWEPT,
  TRAY,
  WHITE,
} from './state.ts';

/** Writes the moves of a seat to `out` and returns how many there are. */
export function listMoves(position: Position, seat: number, out: Int32Array): number {
  const { layout, s } = position;
  const b = position.seatAt(seat);
  if (s[b + OWED] !== 0 || s[b + SWEPT] !== 0) return listOwed(layout, s, b, seat, out);
  const isActive = seat === s[ACTIVE];
  switch (s[PHASE]) {
    case PHASE_ROLL:
      return isActive ? listReturns(s, b, seat, out) : 0;
    case PHASE_CHOOSE:
      return isActive ? listChoices(layout, s, b, seat, out) : 0;
    case PHASE_FINISH:
      if (s[b + STAGE] === STAGE_PASSIVE) return listPassive(layout, s, b, seat, out);
      if (s[b + STAGE] === STAGE_EXTRA) return listExtras(layout, s, b, seat, out);
      return 0;
    default:
      return 0;
  }
}

/** Pending bonuses and swept dice come before anything else, in any order (R6, R14). */
function listOwed(layout: Layout, s: Uint8Array, b: number, seat: number, out: Int32Array): number {
  let n = 0;
  for (let kind = 0; kind < layout.pending.length && s[b + OWED] !== 0; kind++) {
    if (s[b + PENDING + kind] === 0) continue;
    const { options } = layout.pending[kind];
    const head = moveHead(BONUS, seat, kind);
    for (let i = 0; i < options.length; i++) {
      const { area, what } = options[i];
      n = layout.areas[area].bonusMarks(s, b + FIELDS, what, head, out, n);
    }
  }
  if (s[b + SWEPT] === 0) return n;
  for (let die = 0; die < DICE; die++) {
    if ((s[b + SWEPT] >> die) & 1) n = listSweep(layout, s, b, die, moveHead(SWEEP, seat, die), out, n);
  }
  out[n++] = moveHead(SKIP, seat);
  return n;
}

/** The fields a swept die may cross: in the row of its colour or, without one, in any row. */
function listSweep(
  layout: Layout,
  s: Uint8Array,
  b: number,
  die: number,
  head: Move,
  out: Int32Array,
  n: number,
): number {
  const sweep = layout.sweep!;
  const row = sweep.rows[die];
  const column = s[FACES + die] - 1;
  if (row < 0) return sweep.area.marks(s, b + FIELDS, column + 1, head, out, n);
  const field = sweep.area.fieldAt(row, column);
  if (sweep.area.isOpen(s, b + FIELDS, field)) out[n++] = withMark(head, field, 1);
  return n;
}

/** Whether a swept die can still be crossed. */
export function canSweep(layout: Layout, s: Uint8Array, b: number, die: number): boolean {
  const sweep = layout.sweep!;
  const row = sweep.rows[die];
  if (row < 0) return sweep.area.fits(s, b + FIELDS, s[FACES + die]);
  return sweep.area.isOpen(s, b + FIELDS, sweep.area.fieldAt(row, s[FACES + die] - 1));
}

/** Whether a pending bonus of this kind can be marked anywhere (R7). */
export function canUseBonus(layout: Layout, s: Uint8Array, b: number, kind: number): boolean {
  const { options } = layout.pending[kind];
  for (let i = 0; i < options.length; i++) {
    if (layout.areas[options[i].area].fitsBonus(s, b + FIELDS, options[i].what)) return true;
  }
  return false;
}

/** Whether the active player could take a die back before a further roll (R16). */
export function canReturn(s: Uint8Array, b: number): boolean {
  return s[ROLLS] > 0 && s[ROLLS] < ROLLS_PER_TURN && s[TRAY] !== 0 && actionsLeft(s, b, RETURN_ACTION) > 0;
}

function listReturns(s: Uint8Array, b: number, seat: number, out: Int32Array): number {
  if (!canReturn(s, b)) return 0;
  let n = 0;
  for (let die = 0; die < DICE; die++) if ((s[TRAY] >> die) & 1) out[n++] = moveHead(RETURN, seat, die);
  if (s[HAND] === 0) out[n++] = moveHead(STOP, seat);
  return n;
}

function listChoices(layout: Layout, s: Uint8Array, b: number, seat: number, out: Int32Array): number {
  let n = listDice(layout, s, b, s[HAND], moveHead(PICK, seat), out, 0);
  if (n === 0 || layout.sheet.mayDecline) out[n++] = moveHead(PASS, seat);
  if (actionsLeft(s, b, REROLL_ACTION) > 0) out[n++] = moveHead(REROLL, seat);
  return n;
}

function listPassive(layout: Layout, s: Uint8Array, b: number, seat: number, out: Int32Array): number {
  const head = moveHead(PICK, seat);
  const usable = isAnyUsable(layout, s, b, s[TRAY]);
  let n = listDice(layout, s, b, s[TRAY], head, out, 0);
  if (!usable) n = listDice(layout, s, b, ~s[TRAY], head, out, n);
  if (!usable || layout.sheet.mayDecline) out[n++] = moveHead(PASS, seat);
  return n;
}

function listExtras(layout: Layout, s: Uint8Array, b: number, seat: number, out: Int32Array): number {
  let n = 0;
  if (actionsLeft(s, b, EXTRA_ACTION) > 0) {
    n = listDice(layout, s, b, ~s[b + EXTRA_USED], moveHead(EXTRA, seat), out, n);
  }
  out[n++] = moveHead(DONE, seat);
  return n;
}

/** Whether any die of a set can be marked at its face as it lies (R2, R3). */
export function isAnyUsable(layout: Layout, s: Uint8Array, b: number, dice: number): boolean {
  for (let die = 0; die < DICE; die++) {
    if (!((dice >> die) & 1)) continue;
    if (die !== WHITE) {
      if (fitsArea(layout, s, b, die, layout.dieArea[die])) return true;
      continue;
    }
    for (let area = 0; area < layout.areas.length; area++) {
      if (fitsArea(layout, s, b, die, area)) return true;
    }
  }
  return false;
}

function fitsArea(layout: Layout, s: Uint8Array, b: number, die: number, area: number): boolean {
  const value = readDice(layout, area, s[FACES + die], s[FACES + layout.pairedDie], s[FACES + WHITE]);
  return layout.areas[area].fits(s, b + FIELDS, value);
}

/** What an area reads off the dice; `own` is the face of the die that is paired with white. */
export function readDice(layout: Layout, area: number, face: number, own: number, white: number): number {
  if (area !== layout.pairedArea) return face;
  return layout.areas[area].reads === 'sum' ? own + white : own * 10 + white;
}

function listDice(
  layout: Layout,
  s: Uint8Array,
  b: number,
  dice: number,
  head: Move,
  out: Int32Array,
  n: number,
): number {
  for (let die = 0; die < DICE; die++) {
    if (!((dice >> die) & 1)) continue;
    const dieHead = head | (die << 6);
    if (die !== WHITE) {
      n = listArea(layout, s, b, die, layout.dieArea[die], dieHead, out, n);
      continue;
    }
    for (let area = 0; area < layout.areas.length; area++) {
      n = listArea(layout, s, b, die, area, dieHead, out, n);
    }
  }
  return n;
}

/** The marks of one die in one area, polished where the player can and the dice allow it. */
function listArea(
  layout: Layout,
  s: Uint8Array,
  b: number,
  die: number,
  area: number,
  head: Move,
  out: Int32Array,
  n: number,
): number {
  const steps = actionsLeft(s, b, POLISH_ACTION);
  if (steps > 0) {
    return area === layout.pairedArea
      ? listPolishedPair(layout, s, b, steps, head, out, n)
      : listPolished(layout, s, b, die, area, steps, head, out, n);
  }
  const value = readDice(layout, area, s[FACES + die], s[FACES + layout.pairedDie], s[FACES + WHITE]);
  return layout.areas[area].marks(s, b + FIELDS, value, head, out, n);
}

function listPolished(
  layout: Layout,
  s: Uint8Array,
  b: number,
  die: number,
  areaIndex: number,
  available: number,
  head: Move,
  out: Int32Array,
  n: number,
): number {
  const area = layout.areas[areaIndex];
  const face = s[FACES + die];
  const steps = (s[TRAY] >> die) & 1 ? available : 0;
  // Where a higher face does no more, only the cheapest polish is worth listing.
  const least = area.wasteful ? 0 : Math.max(-steps, 1 - face);
  const most = Math.min(steps, 6 - face);
  let end = n;
  for (let change = least; change <= most; change++) {
    const polished = die === WHITE ? withPolish(head, change, 0) : withPolish(head, 0, change);
    const before = end;
    end = area.marks(s, b + FIELDS, face + change, polished, out, end);
    if (area.wasteful && change > 0) end = dropRepeated(out, n, before, end);
  }
  return end;
}

/** Removes the moves from `middle` on whose field is already marked by one from `start` to `middle`. */
function dropRepeated(out: Int32Array, start: number, middle: number, end: number): number {
  let kept = middle;
  for (let i = middle; i < end; i++) {
    let known = false;
    for (let j = start; j < middle && !known; j++) known = fieldOf(out[j]) === fieldOf(out[i]);
    if (!known) out[kept++] = out[i];
  }
  return kept;
}

function listPolishedPair(
  layout: Layout,
  s: Uint8Array,
  b: number,
  available: number,
  head: Move,
  out: Int32Array,
  n: number,
): number {
  const area = layout.areas[layout.pairedArea];
  const white = s[FACES + WHITE];
  const own = s[FACES + layout.pairedDie];
  const whiteSteps = (s[TRAY] >> WHITE) & 1 ? available : 0;
  const ownSteps = (s[TRAY] >> layout.pairedDie) & 1 ? available : 0;
  for (let w = Math.max(-whiteSteps, 1 - white); w <= Math.min(whiteSteps, 6 - white); w++) {
    const left = Math.min(ownSteps, available - Math.abs(w));
    for (let o = Math.max(-left, 1 - own); o <= Math.min(left, 6 - own); o++) {
      const value = readDice(layout, layout.pairedArea, 0, own + o, white + w);
      n = area.marks(s, b + FIELDS, value, withPolish(head, w, o), out, n);
    }
  }
  return n;
}
