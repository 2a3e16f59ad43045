// The turn: one state machine for all games. It trusts its input; `check.ts` is the gate for input from outside.
import * as BONUSES from './bonus.ts';
import { firstDie, hasDie, otherDice, withDie, withoutDie, withoutFirstDie } from './dice.ts';
import { canReturn, canSweep, canUseBonus } from './legal.ts';
import * as MOVE from './move.ts';
import {
  colouredPolishOf,
  dieOf,
  fieldOf,
  hasJoker,
  isChanged,
  jokerSlotOf,
  kindOf,
  type Move,
  markValueOf,
  pendingOf,
  seatOf,
  whitePolishOf,
} from './move.ts';
import type { Position } from './position.ts';
import { withSlot } from './slots.ts';
import * as STATE from './state.ts';
import { placeOf, roundsFor } from './state.ts';

const { FIRST_PENDING, FOX, NO_BONUS } = BONUSES;
const { BONUS, DONE, EXTRA, PASS, PICK, REROLL, RETURN, SKIP, STOP, SWEEP } = MOVE;
const { ACTIVE, ALL_DICE, DICE, DICE_FIELDS, FACES, HAND, PHASE, ROLLS, ROLLS_PER_TURN, ROUND } = STATE;
const { EXTRA_USED, FIELDS, FOXES, OWED, PENDING, SOLO_PASSIVE, STAGE, SWEPT, TRAY, UNLOCKED, USED } = STATE;
const { PHASE_CHOOSE, PHASE_FINISH, PHASE_OVER, PHASE_REROLL, PHASE_ROLL } = STATE;
const { STAGE_DONE, STAGE_EXTRA, STAGE_PASSIVE, STAGE_WAITING } = STATE;
const { EXTRA_ACTION, JOKER_ACTION, POLISH_ACTION, REROLL_ACTION, RETURN_ACTION } = STATE;
const { NO_PLACE, PLACE, SWEPT_TWICE, TRAY_PLACE, USED_SLOTS } = STATE;

/** Gives every player what the current round gives and opens the first turn. */
export function startRound(position: Position): void {
  const { layout, s, players } = position;
  for (let seat = 0; seat < players; seat++) {
    const b = position.seatAt(seat);
    earn(position, b, layout.roundBonus[s[ROUND]]);
    dropLost(position, b);
  }
  startTurn(position);
}

function startTurn(position: Position): void {
  const { s, players } = position;
  s[PHASE] = PHASE_ROLL;
  s[ROLLS] = 0;
  s[HAND] = ALL_DICE;
  s[TRAY] = 0;
  s.fill(0, DICE_FIELDS, FACES + DICE);
  for (let seat = 0; seat < players; seat++) {
    const b = position.seatAt(seat);
    s[b + STAGE] = STAGE_WAITING;
    s[b + EXTRA_USED] = 0;
  }
}

/**
 * The dice in hand show these faces. On a solo passive turn `tray` is the set of dice that go to the tray, and `fields` the
 * others on dice fields I to III, where their order counts (R20).
 */
export function playRoll(
  position: Position,
  faces: ArrayLike<number>,
  tray: number,
  fields: ArrayLike<number> | null,
): void {
  const { s } = position;
  for (let die = 0; die < DICE; die++) if (hasDie(s[HAND], die)) s[FACES + die] = faces[die];
  if (s[SOLO_PASSIVE] === 1) {
    layOutPassive(position, tray, fields);
    return;
  }
  if (s[PHASE] === PHASE_ROLL) s[ROLLS]++;
  s[PHASE] = PHASE_CHOOSE;
}

/** The dice not on the tray lie on the dice fields, as if an active player had used them. */
function layOutPassive(position: Position, tray: number, fields: ArrayLike<number> | null): void {
  const { s, layout } = position;
  s[HAND] = 0;
  s[TRAY] = tray;
  let next = DICE_FIELDS;
  if (fields !== null && layout.usesPlaces) for (let i = 0; i < fields.length; i++) s[next++] = fields[i] + 1;
  else
    for (let rest = otherDice(tray); rest !== 0; rest = withoutFirstDie(rest)) s[next++] = firstDie(rest) + 1;
  s[PHASE] = PHASE_FINISH;
  s[position.seatAt(0) + STAGE] = STAGE_PASSIVE;
}

export function playMove(position: Position, move: Move): void {
  const { s } = position;
  const b = position.seatAt(seatOf(move));
  switch (kindOf(move)) {
    case REROLL:
      s[b + USED + REROLL_ACTION]++;
      s[PHASE] = PHASE_REROLL;
      return;
    case RETURN:
      s[b + USED + RETURN_ACTION]++;
      s[TRAY] = withoutDie(s[TRAY], dieOf(move));
      s[HAND] = withDie(s[HAND], dieOf(move));
      return;
    case PICK:
      if (s[PHASE] === PHASE_CHOOSE) takeDie(position, b, move);
      else s[b + STAGE] = STAGE_EXTRA;
      if (isChanged(move)) spendChange(s, b, move);
      if (position.layout.usesPlaces) startChain(position, b, move);
      mark(position, b, fieldOf(move), markValueOf(move));
      break;
    case EXTRA:
      s[b + USED + EXTRA_ACTION]++;
      s[b + EXTRA_USED] = withDie(s[b + EXTRA_USED], dieOf(move));
      if (isChanged(move)) spendChange(s, b, move);
      if (position.layout.usesPlaces) startChain(position, b, move);
      mark(position, b, fieldOf(move), markValueOf(move));
      break;
    case BONUS:
      s[b + PENDING + pendingOf(move)]--;
      s[b + OWED]--;
      if (s[b + PLACE] !== NO_PLACE) takeCompany(position, b, fieldOf(move), 0);
      mark(position, b, fieldOf(move), markValueOf(move));
      break;
    case SWEEP:
      unsweep(s, b, dieOf(move));
      mark(position, b, fieldOf(move), markValueOf(move));
      break;
    case SKIP:
      s[b + SWEPT] = 0;
      s[b + SWEPT_TWICE] = 0;
      if (s[b + OWED] === 0) s[b + PLACE] = NO_PLACE;
      break;
    case PASS:
      if (s[PHASE] === PHASE_CHOOSE) s[PHASE] = PHASE_ROLL;
      else s[b + STAGE] = STAGE_EXTRA;
      break;
    case STOP:
      endRolls(position);
      return;
    case DONE:
      s[b + STAGE] = STAGE_DONE;
      if (everyoneIsDone(position)) endTurn(position);
      return;
  }
  endRollsIfSpent(position);
}

/** The active player puts a die on its dice field; lower dice go to the tray. */
function takeDie(position: Position, b: number, move: Move): void {
  const { layout, s } = position;
  const die = dieOf(move);
  const face = s[FACES + die];
  s[DICE_FIELDS + s[ROLLS] - 1] = die + 1;
  let lower = 0;
  for (let other = 0; other < DICE; other++) if (s[FACES + other] < face) lower = withDie(lower, other);
  const hand = withoutDie(s[HAND], die);
  lower &= hand;
  s[HAND] = hand & ~lower;
  s[TRAY] |= lower;
  // Only the dice that this pick moves are swept (R15). Those that cannot be crossed are dropped after the mark.
  if (layout.sweep !== null && layout.sweep.dice === 'moved') {
    if (layout.fieldArea[fieldOf(move)] === layout.sweep.index) s[b + SWEPT] = lower;
  }
  s[PHASE] = PHASE_ROLL;
}

/** Spends the polish or the joker of a move. */
function spendChange(s: Uint8Array, b: number, move: Move): void {
  if (hasJoker(move)) {
    s[b + USED + JOKER_ACTION]++;
    s[b + USED_SLOTS] = withSlot(s[b + USED_SLOTS], jokerSlotOf(move));
    return;
  }
  s[b + USED + POLISH_ACTION] += Math.abs(whitePolishOf(move)) + Math.abs(colouredPolishOf(move));
}

/** The place of a pick or an extra die holds for the whole chain that its mark starts (R19). */
function startChain(position: Position, b: number, move: Move): void {
  const { s } = position;
  s[b + PLACE] = placeOf(s, dieOf(move));
  takeCompany(position, b, fieldOf(move), withDie(0, dieOf(move)));
}

/** The company of a mark: dice of its number at its place, except for these (R21). */
function takeCompany(position: Position, b: number, field: number, except: number): void {
  const { layout, s } = position;
  const { sweep } = layout;
  if (sweep === null || sweep.dice !== 'company' || layout.fieldArea[field] !== sweep.index) return;
  const number = sweep.area.numberOf(field);
  const there = (s[b + PLACE] === TRAY_PLACE ? s[TRAY] : otherDice(s[TRAY] | s[HAND])) & ~except;
  for (let rest = there; rest !== 0; rest = withoutFirstDie(rest)) {
    const die = firstDie(rest);
    if (s[FACES + die] !== number) continue;
    if (hasDie(s[b + SWEPT], die)) s[b + SWEPT_TWICE] = withDie(s[b + SWEPT_TWICE], die);
    s[b + SWEPT] = withDie(s[b + SWEPT], die);
  }
}

/** A swept die was crossed once. */
function unsweep(s: Uint8Array, b: number, die: number): void {
  if (hasDie(s[b + SWEPT_TWICE], die)) s[b + SWEPT_TWICE] = withoutDie(s[b + SWEPT_TWICE], die);
  else s[b + SWEPT] = withoutDie(s[b + SWEPT], die);
}

function mark(position: Position, b: number, field: number, value: number): void {
  const { s } = position;
  markField(position, b, field, value);
  if (s[b + OWED] !== 0 || s[b + SWEPT] !== 0) dropLost(position, b);
  else s[b + PLACE] = NO_PLACE;
}

/** Marks a field and earns what that brings. Bonuses that can no longer be marked stay pending. */
export function markField(position: Position, b: number, field: number, value: number): void {
  const { layout } = position;
  write(position, b, field, value);
  const bonus = layout.fieldBonus[field];
  if (bonus !== NO_BONUS && value >= layout.fieldBonusFrom[field]) earn(position, b, bonus);
  // The repeated number has no effect of its own (R17).
  if (layout.fieldRepeats[field] === value) write(position, b, field + 1, value);
}

/** Writes a value and advances the lines of its field. */
function write(position: Position, b: number, field: number, value: number): void {
  const { layout, s } = position;
  s[b + FIELDS + field] = value;
  const counters = b + FIELDS + layout.fieldCount;
  const end = layout.fieldLinesFrom[field + 1];
  for (let i = layout.fieldLinesFrom[field]; i < end; i++) {
    const line = layout.fieldLines[i];
    const counts = layout.lineValue[line];
    if (counts !== 0 && counts !== value) continue;
    if (++s[counters + line] === layout.lineNeeds[line]) earn(position, b, layout.lineBonus[line]);
  }
}

/** A seat earns a bonus, given as its number (bonus.ts). */
export function earn(position: Position, b: number, bonus: number): void {
  const { layout, s } = position;
  if (bonus === NO_BONUS) return;
  if (bonus >= FIRST_PENDING) {
    s[b + PENDING + bonus - FIRST_PENDING]++;
    s[b + OWED]++;
  } else if (bonus === FOX) {
    s[b + FOXES]++;
  } else if (s[b + UNLOCKED + bonus] < layout.trackSlots[bonus]) {
    if (++s[b + UNLOCKED + bonus] === layout.trackSlots[bonus]) {
      earn(position, b, layout.trackEndBonus[bonus]); // R4
    }
  }
}

/** Pending bonuses and swept dice that can no longer be marked are lost at once (R7). */
function dropLost(position: Position, b: number): void {
  const { layout, s } = position;
  for (let kind = 0; kind < layout.pending.length && s[b + OWED] !== 0; kind++) {
    const count = s[b + PENDING + kind];
    if (count === 0 || canUseBonus(layout, s, b, kind)) continue;
    s[b + OWED] -= count;
    s[b + PENDING + kind] = 0;
  }
  for (let rest = s[b + SWEPT]; rest !== 0; rest = withoutFirstDie(rest)) {
    const die = firstDie(rest);
    if (canSweep(layout, s, b, die)) continue;
    s[b + SWEPT] = withoutDie(s[b + SWEPT], die);
    s[b + SWEPT_TWICE] = withoutDie(s[b + SWEPT_TWICE], die);
  }
  if (s[b + OWED] === 0 && s[b + SWEPT] === 0) s[b + PLACE] = NO_PLACE;
}

/** Ends the rolls once the active player owes nothing and no further roll is possible. */
function endRollsIfSpent(position: Position): void {
  const { s } = position;
  if (s[PHASE] !== PHASE_ROLL || s[ROLLS] === 0) return;
  const b = position.seatAt(s[ACTIVE]);
  if (s[b + OWED] !== 0 || s[b + SWEPT] !== 0) return;
  if (s[ROLLS] < ROLLS_PER_TURN && (s[HAND] !== 0 || canReturn(s, b))) return;
  endRolls(position);
}

function endRolls(position: Position): void {
  const { s, players } = position;
  s[TRAY] |= s[HAND];
  s[HAND] = 0;
  s[PHASE] = PHASE_FINISH;
  for (let seat = 0; seat < players; seat++) {
    s[position.seatAt(seat) + STAGE] = seat === s[ACTIVE] ? STAGE_EXTRA : STAGE_PASSIVE;
  }
}

function everyoneIsDone(position: Position): boolean {
  const { s, players } = position;
  for (let seat = 0; seat < players; seat++) {
    if (s[position.seatAt(seat) + STAGE] !== STAGE_DONE) return false;
  }
  return true;
}

function endTurn(position: Position): void {
  const { s, players } = position;
  const passiveTurnFollows = players === 1 && s[SOLO_PASSIVE] === 0;
  s[SOLO_PASSIVE] = passiveTurnFollows ? 1 : 0;
  if (passiveTurnFollows) startTurn(position);
  else if (s[ACTIVE] + 1 < players) {
    s[ACTIVE]++;
    startTurn(position);
  } else endRound(position);
}

function endRound(position: Position): void {
  const { s, players } = position;
  if (s[ROUND] + 1 === roundsFor(players)) {
    s[PHASE] = PHASE_OVER;
    return;
  }
  s[ACTIVE] = 0;
  s[ROUND]++;
  startRound(position);
}
