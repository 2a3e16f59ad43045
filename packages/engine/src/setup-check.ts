// Whether a position is possible: the check behind `buildPosition` and `parsePosition`. It makes sure that the parts of a
// position fit together and that the game can go on from it. It does not prove that a whole game leads there.
import { Grid } from './areas/grid.ts';
import { CROSS, FREE_CHOICE, isCrossed, printedBonuses } from './bonus.ts';
import { diceOf, hasDie, otherDice } from './dice.ts';
import type { Layout } from './layout.ts';
import { canReturn, canSweep, canUseBonus } from './legal.ts';
import { fieldOf, MAX_MOVES, markValueOf } from './move.ts';
import { MoveList } from './move-list.ts';
import type { Position } from './position.ts';
import { ACTIONS, type Bonus } from './sheet.ts';
import { slotsOf, withSlot } from './slots.ts';
import {
  ALL_DICE,
  EXTRA_ACTION,
  JOKER_ACTION,
  NO_PLACE,
  PHASE_FINISH,
  PHASE_OVER,
  PHASE_REROLL,
  PHASE_ROLL,
  REROLL_ACTION,
  RETURN_ACTION,
  ROLLS_PER_TURN,
  STAGE_DONE,
  STAGE_EXTRA,
  STAGE_PASSIVE,
  STAGE_WAITING,
  TRAY_PLACE,
  WHITE,
} from './state.ts';

/** Why a text or a setup is not a position, by code. */
export const POSITION_REASONS = {
  'not-a-position': 'the text does not have the form of a position',
  'unknown-version': 'the version of the position format is unknown',
  'unknown-game': 'there is no such game',
  'bad-players': 'a game has 1 to 4 players',
  'bad-turn': 'round, seat, phase and rolls are not well formed',
  'bad-dice': 'the dice are not well formed',
  'bad-seat': 'a seat is not well formed',
  'impossible-turn': 'round, seat, phase and rolls do not fit together',
  'impossible-dice': 'the dice cannot lie like this now',
  'impossible-stage': 'a player cannot be this far in the turn now',
  'impossible-marks': 'the marks of an area cannot be made',
  'impossible-actions': 'more actions are used or unlocked than there can be',
  'impossible-foxes': 'the marks do not earn so many foxes',
  'impossible-bonus': 'a bonus cannot be pending now',
  'impossible-sweep': 'a die cannot be swept now',
  'impossible-place': 'what is pending or swept cannot be at this place',
  'impossible-extra': 'a die cannot have been an extra die now',
} as const;
/** One of the codes of `POSITION_REASONS`. */
export type PositionReason = keyof typeof POSITION_REASONS;

/** Why a position is refused. */
export interface PositionError {
  readonly code: PositionReason;
  readonly reason: string;
  /** The seat that is wrong; null where the fault lies with none. */
  readonly seat: number | null;
}

export type PositionRefusal = { readonly ok: false; readonly error: PositionError };
/** A position, or why there is none. */
export type PositionResult = { readonly ok: true; readonly position: Position } | PositionRefusal;

export function refuse(code: PositionReason, seat: number | null = null): PositionRefusal {
  return { ok: false, error: { code, reason: POSITION_REASONS[code], seat } };
}

/** Checks a position whose bytes are all written and whose line counters are right. Null: nothing is wrong. */
export function checkSetup(position: Position): PositionRefusal | null {
  if (!isTurnPossible(position)) return refuse('impossible-turn');
  if (!areDicePossible(position)) return refuse('impossible-dice');
  for (let seat = 0; seat < position.players; seat++) {
    const code = whyNotSeat(position, seat);
    if (code) return refuse(code, seat);
  }
  if (isEveryoneDone(position) !== position.isOver) return refuse('impossible-stage');
  return areRollsSpent(position) ? refuse('impossible-turn') : null;
}

// The turn

function isTurnPossible(position: Position): boolean {
  const { round, rounds, active, players, phase, rolls, isSoloPassive } = position;
  if (round >= rounds || active >= players || rolls > ROLLS_PER_TURN || phase > PHASE_OVER) return false;
  if (isSoloPassive && (players > 1 || (phase !== PHASE_ROLL && phase !== PHASE_FINISH))) return false;
  if (phase === PHASE_OVER && (round !== rounds - 1 || active !== players - 1)) return false;
  if (phase === PHASE_ROLL) return !isSoloPassive || rolls === 0;
  return endsPassively(position) ? rolls === 0 : rolls > 0;
}

/** Whether the dice lie as after the roll of a solo passive turn; a solo game ends with one. */
function endsPassively({ isSoloPassive, phase, players }: Position): boolean {
  return (isSoloPassive && phase === PHASE_FINISH) || (players === 1 && phase === PHASE_OVER);
}

/** Whether the rolls should already be over: nothing is left to settle and no further roll is possible. */
function areRollsSpent(position: Position): boolean {
  const { phase, rolls, active, hand, s } = position;
  if (phase !== PHASE_ROLL || rolls === 0 || position.owes(active)) return false;
  return rolls === ROLLS_PER_TURN || (hand === 0 && !canReturn(s, position.seatAt(active)));
}

// The dice

function areDicePossible(position: Position): boolean {
  const { phase, rolls, hand, tray } = position;
  const faces = diceOf(ALL_DICE).map((die) => position.face(die));
  const fields = [0, 1, 2].map((field) => position.diceField(field));
  if (phase === PHASE_ROLL && rolls === 0) return hand === ALL_DICE && faces.every((face) => face === 0);
  if (!faces.every((face) => face >= 1 && face <= 6)) return false;
  const facesIn = (set: number) => diceOf(set).map((die) => faces[die]);
  const chosen = fields.filter((die) => die >= 0).map((die) => faces[die]);
  if (endsPassively(position)) {
    // If the order of the dice fields has no meaning, it is always the same one.
    const isUsual = fields.every((die, i) => die > (fields[i - 1] ?? -1));
    const isFull = fields.every((die) => die >= 0);
    const inOrder = isUsual || (position.layout.usesPlaces && isFull);
    return hand === 0 && inOrder && Math.max(...facesIn(tray)) <= Math.min(...chosen);
  }
  const isOver = phase === PHASE_FINISH || phase === PHASE_OVER;
  const isPicked = isOver || phase === PHASE_ROLL;
  if (fields.some((die, i) => die >= 0 && i >= (isPicked ? rolls : rolls - 1))) return false;
  if (isOver !== (hand === 0) && phase !== PHASE_ROLL) return false;
  // Dice go to the tray when a higher one is chosen, or when they are left over after the last roll.
  const highest = Math.max(0, ...chosen);
  const leftOver = isOver && rolls === ROLLS_PER_TURN;
  if (!leftOver && facesIn(tray).some((face) => face >= highest)) return false;
  return phase !== PHASE_ROLL || isHandPossible(position, fields[rolls - 1], facesIn(hand));
}

/** After a pick only dice that are not lower stay in hand, unless some were returned to it. */
function isHandPossible(position: Position, picked: number, hand: readonly number[]): boolean {
  if (picked < 0 || position.used(position.active, RETURN_ACTION) > 0) return true;
  return hand.every((face) => face >= position.face(picked));
}

// The seats

function isEveryoneDone(position: Position): boolean {
  for (let seat = 0; seat < position.players; seat++) if (position.stage(seat) !== STAGE_DONE) return false;
  return true;
}

function whyNotSeat(position: Position, seat: number): PositionReason | null {
  if (!isStagePossible(position, seat)) return 'impossible-stage';
  if (!position.layout.areas.every((_, area) => canBeMarked(position, seat, area))) return 'impossible-marks';
  if (!areActionsPossible(position, seat)) return 'impossible-actions';
  if (position.foxes(seat) > possibleFoxes(position, seat)) return 'impossible-foxes';
  if (!arePendingPossible(position, seat)) return 'impossible-bonus';
  if (position.swept(seat) !== 0 && !isSweepPossible(position, seat)) return 'impossible-sweep';
  if (!isPlacePossible(position, seat)) return 'impossible-place';
  return isExtraPossible(position, seat) ? null : 'impossible-extra';
}

function isStagePossible(position: Position, seat: number): boolean {
  const stage = position.stage(seat);
  if (position.phase === PHASE_OVER) return stage === STAGE_DONE;
  if (position.phase !== PHASE_FINISH) return stage === STAGE_WAITING;
  const rolled = seat === position.active && !position.isSoloPassive;
  return stage === STAGE_EXTRA || stage === STAGE_DONE || (stage === STAGE_PASSIVE && !rolled);
}

/** Whether the marks of an area can be made one after another. */
function canBeMarked(position: Position, seat: number, index: number): boolean {
  const { layout } = position;
  const area = layout.areas[index];
  const sheet = layout.blank.slice();
  const wanted = (field: number) => position.field(seat, field);
  const isWanted = ({ field, value }: FieldMark) =>
    value === wanted(field) || (area instanceof Grid && value < wanted(field));
  for (;;) {
    const next = possibleMarks(layout, sheet, index).filter(isWanted);
    if (next.length === 0) break;
    // From left to right: a mark may close what lies before it.
    const { field, value } = next.reduce((first, mark) => (mark.field < first.field ? mark : first));
    writeMark(layout, sheet, 0, field, value);
  }
  return Array.from({ length: area.size }, (_, i) => area.first + i).every((f) => sheet[f] === wanted(f));
}

interface FieldMark {
  readonly field: number;
  readonly value: number;
}

const scratch = new Int32Array(MAX_MOVES);

/** Every mark that some die or bonus could make next in an area. */
function possibleMarks(layout: Layout, sheet: Uint8Array, index: number): FieldMark[] {
  const area = layout.areas[index];
  const what = isCrossed(layout.sheet.areas[index]) ? CROSS : FREE_CHOICE;
  const list = new MoveList().startOn(sheet, 0, scratch);
  area.bonusMarks(list, what);
  return Array.from(scratch.subarray(0, list.count), (move) => ({
    field: fieldOf(move),
    value: markValueOf(move),
  }));
}

/** Writes a mark that earns nothing. `f` is the offset of the sheet's first field. */
export function writeMark(layout: Layout, s: Uint8Array, f: number, field: number, value: number): void {
  layout.write(s, f, field, value);
  if (layout.fieldRepeats[field] === value) layout.write(s, f, field + 1, value);
}

function areActionsPossible(position: Position, seat: number): boolean {
  const fitsTrack = ACTIONS.every((_, action) => {
    const unlocked = position.unlocked(seat, action);
    return position.used(seat, action) <= unlocked && unlocked <= position.layout.trackSlots[action];
  });
  if (!areSlotsPossible(position, seat)) return false;
  const rerolls = position.phase === PHASE_REROLL && seat === position.active;
  return fitsTrack && (!rerolls || position.used(seat, REROLL_ACTION) > 0);
}

/** Whether as many slots are used as jokers, and only unlocked ones. */
function areSlotsPossible(position: Position, seat: number): boolean {
  const set = position.usedSlots(seat);
  const slots = slotsOf(set, position.unlocked(seat, JOKER_ACTION));
  return slots.length === position.used(seat, JOKER_ACTION) && slots.reduce(withSlot, 0) === set;
}

/** The bonuses that the marks of a seat and the rounds so far have earned; those at the ends of tracks are not among them. */
export function earnedBy(position: Position, seat: number): Bonus[] {
  const { layout, round } = position;
  const byFields = Array.from({ length: layout.fieldCount }, (_, field) => {
    const value = position.field(seat, field);
    return value === 0 ? null : layout.fieldBonusOf(field, value);
  });
  const byLines = layout.lines.map(({ bonus, needs }, line) =>
    position.lineCount(seat, line) >= needs ? bonus : null,
  );
  const byRounds = layout.sheet.rounds.slice(0, round + 1);
  return [...byFields, ...byLines, ...byRounds].filter((bonus) => bonus !== null);
}

/** How many foxes the marks of a seat and its full tracks give. */
export function possibleFoxes(position: Position, seat: number): number {
  const { tracks } = position.layout.sheet;
  const ends = ACTIONS.map((action, i) => {
    const track = tracks[action];
    return track && position.unlocked(seat, i) === track.slots ? track.endBonus : null;
  });
  return [...earnedBy(position, seat), ...ends].filter((bonus) => bonus === 'fox').length;
}

function arePendingPossible(position: Position, seat: number): boolean {
  const { layout, s } = position;
  const printed = printedBonuses(layout.sheet);
  return layout.pending.every(({ bonus }, kind) => {
    const count = position.pendingCount(seat, kind);
    if (count === 0) return true;
    const most = printed.filter((other) => other === bonus).length;
    return count <= most && mayOwe(position, seat) && canUseBonus(layout, s, position.seatAt(seat), kind);
  });
}

/** Whether bonuses can be pending now: at the start of a round, after a pick of the active player, or after the rolls. */
function mayOwe(position: Position, seat: number): boolean {
  const { phase, rolls, active, round, isSoloPassive, layout } = position;
  if (phase === PHASE_FINISH) return position.stage(seat) === STAGE_EXTRA;
  if (phase !== PHASE_ROLL) return false;
  if (rolls > 0) return seat === active;
  return active === 0 && !isSoloPassive && layout.sheet.rounds[round] !== null;
}

/** Swept dice can still be crossed, and lie where the sweep takes them from. */
function isSweepPossible(position: Position, seat: number): boolean {
  const { layout, s } = position;
  if (layout.sweep === null) return false;
  const canCross = diceOf(position.swept(seat)).every((die) =>
    canSweep(layout, s, position.seatAt(seat), die),
  );
  if (!canCross) return false;
  return layout.sweep.dice === 'company'
    ? isCompanyPossible(position, seat)
    : isMovedPossible(position, seat);
}

/** Company lies at the place of the chain that it belongs to (R21). */
function isCompanyPossible(position: Position, seat: number): boolean {
  const place = position.place(seat);
  const { tray, hand } = position;
  const there = place === TRAY_PLACE ? tray : otherDice(tray | hand);
  return mayOwe(position, seat) && place !== NO_PLACE && (position.swept(seat) & ~there) === 0;
}

/** A chain has the place of the last pick or, once the rolls are over, of any die; at the start of a round none (R19). */
function isPlacePossible(position: Position, seat: number): boolean {
  const place = position.place(seat);
  if (!position.layout.usesPlaces || !position.owes(seat)) return place === NO_PLACE;
  if (position.phase === PHASE_ROLL) {
    return place === position.rolls && (place === NO_PLACE || position.diceField(place - 1) >= 0);
  }
  if (place === TRAY_PLACE) return position.tray !== 0;
  return place !== NO_PLACE && position.diceField(place - 1) >= 0;
}

/** Dice that were sent to the tray by the last pick (R15). */
function isMovedPossible(position: Position, seat: number): boolean {
  const { layout, phase, rolls, tray, active } = position;
  const picked = rolls > 0 ? position.diceField(rolls - 1) : -1;
  if (phase !== PHASE_ROLL || seat !== active || picked < 0 || position.sweptTwice(seat) !== 0) return false;
  if (picked !== WHITE && layout.dieArea[picked] !== layout.sweep?.index) return false;
  return diceOf(position.swept(seat)).every(
    (die) => hasDie(tray, die) && position.face(die) < position.face(picked),
  );
}

function isExtraPossible(position: Position, seat: number): boolean {
  const dice = diceOf(position.extraUsed(seat)).length;
  const stage = position.stage(seat);
  const mayHave = stage === STAGE_EXTRA || stage === STAGE_DONE;
  return dice === 0 || (mayHave && dice <= position.used(seat, EXTRA_ACTION));
}
