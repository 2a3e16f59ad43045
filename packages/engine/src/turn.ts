// The turn: one state machine for all games. It trusts its input; `check.ts` is the gate for input from outside.
import { FIRST_PENDING, FOX, NO_BONUS } from './bonus.ts';
import { canReturn, canSweep, canUseBonus } from './legal.ts';
import {
  BONUS,
  colouredPolishOf,
  DONE,
  dieOf,
  EXTRA,
  fieldOf,
  kindOf,
  type Move,
  markValueOf,
  PASS,
  PICK,
  pendingOf,
  REROLL,
  RETURN,
  SKIP,
  STOP,
  SWEEP,
  seatOf,
  whitePolishOf,
} from './move.ts';
import type { Position } from './position.ts';
import {
  ACTIVE,
  ALL_DICE,
  DICE,
  DICE_FIELDS,
  EXTRA_ACTION,
  EXTRA_USED,
  FACES,
  FIELDS,
  FOXES,
  HAND,
  OWED,
  PENDING,
  PHASE,
  PHASE_CHOOSE,
  PHASE_FINISH,
  PHASE_OVER,
  PHASE_REROLL,
  PHASE_ROLL,
  POLISH_ACTION,
  REROLL_ACTION,
  RETURN_ACTION,
  ROLLS,
  ROLLS_PER_TURN,
  ROUND,
  SOLO_PASSIVE,
  STAGE,
  STAGE_DONE,
  STAGE_EXTRA,
  STAGE_PASSIVE,
  STAGE_WAITING,
  SWEPT,
  TRAY,
  UNLOCKED,
  USED,
} from './state.ts';

/** Rounds of a game by number of players. */
const ROUNDS = [0, 6, 6, 5, 4] as const;

export function roundsFor(players: number): number {
  return ROUNDS[players];
}

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

/** The dice in hand show these faces; on a solo passive turn `tray` is the set of dice that go to the tray. */
export function playRoll(position: Position, faces: ArrayLike<number>, tray: number): void {
  const { s } = position;
  for (let die = 0; die < DICE; die++) if ((s[HAND] >> die) & 1) s[FACES + die] = faces[die];
  if (s[SOLO_PASSIVE] === 1) {
    layOutPassive(position, tray);
    return;
  }
  if (s[PHASE] === PHASE_ROLL) s[ROLLS]++;
  s[PHASE] = PHASE_CHOOSE;
}

/** The dice not on the tray lie on the dice fields, as if an active player had used them. */
function layOutPassive(position: Position, tray: number): void {
  const { s } = position;
  s[HAND] = 0;
  s[TRAY] = tray;
  let next = DICE_FIELDS;
  for (let die = 0; die < DICE; die++) if (!((tray >> die) & 1)) s[next++] = die + 1;
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
      s[TRAY] &= ~(1 << dieOf(move));
      s[HAND] |= 1 << dieOf(move);
      return;
    case PICK:
      if (s[PHASE] === PHASE_CHOOSE) takeDie(position, b, move);
      else s[b + STAGE] = STAGE_EXTRA;
      spendPolish(s, b, move);
      mark(position, b, fieldOf(move), markValueOf(move));
      break;
    case EXTRA:
      s[b + USED + EXTRA_ACTION]++;
      s[b + EXTRA_USED] |= 1 << dieOf(move);
      spendPolish(s, b, move);
      mark(position, b, fieldOf(move), markValueOf(move));
      break;
    case BONUS:
      s[b + PENDING + pendingOf(move)]--;
      s[b + OWED]--;
      mark(position, b, fieldOf(move), markValueOf(move));
      break;
    case SWEEP:
      s[b + SWEPT] &= ~(1 << dieOf(move));
      mark(position, b, fieldOf(move), markValueOf(move));
      break;
    case SKIP:
      s[b + SWEPT] = 0;
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
  s[HAND] &= ~(1 << die);
  s[DICE_FIELDS + s[ROLLS] - 1] = die + 1;
  let lower = 0;
  for (let other = 0; other < DICE; other++) {
    if ((s[HAND] >> other) & 1 && s[FACES + other] < s[FACES + die]) lower |= 1 << other;
  }
  s[HAND] &= ~lower;
  s[TRAY] |= lower;
  // Only dice that this pick moves are swept (R15); those that cannot be crossed are dropped after the mark.
  if (layout.sweep !== null && layout.fieldArea[fieldOf(move)] === layout.sweep.index) s[b + SWEPT] = lower;
  s[PHASE] = PHASE_ROLL;
}

function spendPolish(s: Uint8Array, b: number, move: Move): void {
  s[b + USED + POLISH_ACTION] += Math.abs(whitePolishOf(move)) + Math.abs(colouredPolishOf(move));
}

function mark(position: Position, b: number, field: number, value: number): void {
  const { layout, s } = position;
  write(position, b, field, value);
  const bonus = layout.fieldBonus[field];
  if (bonus !== NO_BONUS && value >= layout.fieldBonusFrom[field]) earn(position, b, bonus);
  // The repeated number has no effect of its own (R17).
  if (layout.fieldRepeats[field] === value) write(position, b, field + 1, value);
  if (s[b + OWED] !== 0 || s[b + SWEPT] !== 0) dropLost(position, b);
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

function earn(position: Position, b: number, bonus: number): void {
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
  for (let die = 0; die < DICE && s[b + SWEPT] !== 0; die++) {
    if ((s[b + SWEPT] >> die) & 1 && !canSweep(layout, s, b, die)) s[b + SWEPT] &= ~(1 << die);
  }
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
