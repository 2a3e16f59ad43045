// Positions that were not played: built from readable data and checked. Tests, lessons, examples and the text form of a
// position (position-text.ts) come through here.
import { hasDie, withDie } from './dice.ts';
import type { Mark } from './event.ts';
import { fieldOf, markValueOf } from './move.ts';
import { Position } from './position.ts';
import {
  checkSetup,
  earnedBy,
  type PositionReason,
  type PositionRefusal,
  type PositionResult,
  possibleFoxes,
  refuse,
  writeMark,
} from './setup-check.ts';
import { ACTIONS, type Action, type Bonus, type Colour, type Sheet } from './sheet.ts';
import { withSlot } from './slots.ts';
import {
  ACTIVE,
  ALL_DICE,
  DICE_FIELDS,
  EXTRA_USED,
  FACES,
  FIELDS,
  FOXES,
  HAND,
  NO_PLACE,
  OWED,
  PENDING,
  PHASE,
  PHASE_FINISH,
  PLACE,
  ROLLS,
  ROLLS_PER_TURN,
  ROUND,
  SOLO_PASSIVE,
  STAGE,
  SWEPT,
  SWEPT_TWICE,
  TRAY,
  TRAY_PLACE,
  UNLOCKED,
  USED,
  USED_SLOTS,
} from './state.ts';
import { type ActionView, PHASES, type Phase, type Place, STAGES, type Stage } from './view.ts';

/** One seat of a position to build. Everything has a default: an empty sheet. */
export interface SeatSetup {
  /** Default: what the phase asks for, as late in the turn as possible. */
  readonly stage?: Stage;
  /** Marks as the record writes them, made in this order. */
  readonly marks?: readonly Mark[];
  /** What the fields of an area hold, as `viewOf` gives them; fields left out at the end are open. */
  readonly areas?: Readonly<Partial<Record<Colour, readonly number[]>>>;
  /** Default: what the marks and the rounds so far have unlocked, none of it used. */
  readonly actions?: Readonly<Partial<Record<Action, ActionView>>>;
  /** Default: what the marks have earned. */
  readonly foxes?: number;
  readonly pending?: readonly Bonus[];
  /** A die that may be crossed twice is named twice. */
  readonly swept?: readonly Colour[];
  /** The place of what is pending and swept. Default: the last dice field before the rolls are over, then the tray. */
  readonly place?: Place | null;
  readonly extraUsed?: readonly Colour[];
}

/** A position to build, in the words of `viewOf`. Everything but the seats has a default: the start of a game. */
export interface PositionSetup {
  /** From 1. */
  readonly round?: number;
  readonly active?: number;
  readonly soloPassive?: boolean;
  readonly phase?: Phase;
  readonly rolls?: number;
  /** The faces of the dice; all of them or, before the first roll of a turn, none. */
  readonly faces?: Readonly<Partial<Record<Colour, number>>>;
  readonly tray?: readonly Colour[];
  /** Dice that are neither here nor on the tray are in hand. */
  readonly diceFields?: readonly (Colour | null)[];
  /** One for each player. */
  readonly seats: readonly SeatSetup[];
}

/** Builds a position and checks all of it. */
export function buildPosition(sheet: Sheet, setup: PositionSetup): PositionResult {
  const { seats } = setup;
  if (seats.length < 1 || seats.length > 4) return refuse('bad-players');
  const position = Position.start(sheet, seats.length);
  position.s.fill(0);
  const fault =
    layOut(position, setup) ??
    firstOf(seats, (seat, i) => fillSeat(position, i, seat, setup.phase ?? 'roll'));
  return fault ?? checkSetup(position) ?? { ok: true, position };
}

function firstOf<T>(
  items: readonly T[],
  check: (item: T, i: number) => PositionRefusal | null,
): PositionRefusal | null {
  for (const [i, item] of items.entries()) {
    const refusal = check(item, i);
    if (refusal) return refusal;
  }
  return null;
}

const isByte = (number: number) => Number.isInteger(number) && number >= 0 && number <= 255;

/** The dice of these colours as a bit set; null where one is unknown or named twice. */
function setOf(dice: readonly Colour[], colours: readonly Colour[]): number | null {
  let set = 0;
  for (const colour of colours) {
    const die = dice.indexOf(colour);
    if (die < 0 || hasDie(set, die)) return null;
    set = withDie(set, die);
  }
  return set;
}

/** The shared part: where in the game, and the dice. */
function layOut({ layout, s }: Position, setup: PositionSetup): PositionRefusal | null {
  const { round = 1, active = 0, phase = 'roll', rolls = 0, soloPassive = false } = setup;
  const { faces = {}, tray = [], diceFields = [] } = setup;
  const { dice } = layout.sheet;
  const numbers = [round, active, PHASES.indexOf(phase), rolls];
  if (!numbers.every(isByte) || round === 0) return refuse('impossible-turn');
  s[ROUND] = round - 1;
  s[ACTIVE] = active;
  s[PHASE] = PHASES.indexOf(phase);
  s[ROLLS] = rolls;
  s[SOLO_PASSIVE] = Number(soloPassive);
  const trayDice = setOf(dice, tray);
  const fieldDice = setOf(
    dice,
    diceFields.filter((die) => die !== null),
  );
  if (trayDice === null || fieldDice === null || trayDice & fieldDice || diceFields.length > 3) {
    return refuse('impossible-dice');
  }
  s[TRAY] = trayDice;
  s[HAND] = ALL_DICE & ~trayDice & ~fieldDice;
  diceFields.forEach((die, i) => {
    s[DICE_FIELDS + i] = die === null ? 0 : dice.indexOf(die) + 1;
  });
  for (const [colour, face] of Object.entries(faces)) {
    const die = dice.indexOf(colour as Colour);
    if (die < 0 || !isByte(face)) return refuse('impossible-dice');
    s[FACES + die] = face;
  }
  return null;
}

function fillSeat(position: Position, seat: number, setup: SeatSetup, phase: Phase): PositionRefusal | null {
  const { layout, s } = position;
  const b = position.seatAt(seat);
  const fail = (code: PositionReason) => refuse(code, seat);
  s[b + STAGE] = STAGES.indexOf(setup.stage ?? usualStage(phase));
  if (!fillFields(position, seat, setup)) return fail('impossible-marks');
  const earned = earnedBy(position, seat);
  for (const [i, action] of ACTIONS.entries()) {
    const slots = layout.trackSlots[i];
    const unlocked = Math.min(slots, earned.filter((bonus) => bonus === action).length);
    const given: ActionView = setup.actions
      ? (setup.actions[action] ?? { unlocked: 0, used: 0 })
      : { unlocked, used: 0 };
    if (!isByte(given.unlocked) || !isByte(given.used)) return fail('impossible-actions');
    s[b + UNLOCKED + i] = given.unlocked;
    s[b + USED + i] = given.used;
    if (layout.sheet.tracks[action]?.numbers) s[b + USED_SLOTS] = slotSet(given);
    else if (given.slots !== undefined) return fail('impossible-actions');
  }
  const foxes = setup.foxes ?? possibleFoxes(position, seat);
  if (!isByte(foxes)) return fail('impossible-foxes');
  s[b + FOXES] = foxes;
  for (const bonus of setup.pending ?? []) {
    const kind = layout.pending.findIndex((other) => other.bonus === bonus);
    if (kind < 0 || s[b + PENDING + kind] === 255) return fail('impossible-bonus');
    s[b + PENDING + kind]++;
    s[b + OWED]++;
  }
  const [once, again] = repeated(setup.swept ?? []);
  const swept = setOf(layout.sheet.dice, once);
  const twice = setOf(layout.sheet.dice, again);
  if (swept === null || twice === null) return fail('impossible-sweep');
  s[b + SWEPT] = swept;
  s[b + SWEPT_TWICE] = twice;
  const place = placeByte(position, seat, setup.place);
  if (place === null) return fail('impossible-place');
  s[b + PLACE] = place;
  const extraUsed = setOf(layout.sheet.dice, setup.extraUsed ?? []);
  if (extraUsed === null) return fail('impossible-extra');
  s[b + EXTRA_USED] = extraUsed;
  return null;
}

/** The slots that were used, as a bit set. Default: the first so many. */
function slotSet({ used, slots }: ActionView): number {
  const list = slots ?? Array.from({ length: used }, (_, slot) => slot);
  return list.reduce(withSlot, 0);
}

/** A list without repetitions, and what it repeats. */
function repeated<T>(items: readonly T[]): [T[], T[]] {
  const isFirst = (item: T, i: number) => items.indexOf(item) === i;
  return [items.filter(isFirst), items.filter((item, i) => !isFirst(item, i))];
}

/** A place as its byte; null: there is no such place. */
function placeByte(position: Position, seat: number, place: Place | null | undefined): number | null {
  const { layout, phase, rolls } = position;
  if (place === undefined) {
    if (!layout.usesPlaces || !position.owes(seat)) return NO_PLACE;
    return phase === PHASE_FINISH ? TRAY_PLACE : rolls;
  }
  if (place === null) return NO_PLACE;
  if (place === 'tray') return TRAY_PLACE;
  return Number.isInteger(place) && place >= 0 && place < ROLLS_PER_TURN ? place + 1 : null;
}

function usualStage(phase: Phase): Stage {
  return phase === 'over' ? 'done' : phase === 'finish' ? 'extra' : 'waiting';
}

/** Writes the marks of a seat, given as field values or mark by mark; false if one cannot be. */
function fillFields(position: Position, seat: number, { areas = {}, marks = [] }: SeatSetup): boolean {
  const { layout, s } = position;
  const f = position.seatAt(seat) + FIELDS;
  s.set(layout.blank, f);
  for (const [colour, values] of Object.entries(areas)) {
    const area = layout.areas.find((one) => one.colour === colour);
    if (area === undefined || values.length > area.size || !values.every(isByte)) return false;
    s.fill(0, f + area.first, f + area.first + area.size);
    s.set(values, f + area.first);
  }
  layout.countLines(s, f);
  return marks.every(({ area: colour, ...place }) => {
    const mark = layout.areas.find((one) => one.colour === colour)?.find(s, f, place) ?? -1;
    if (mark < 0) return false;
    writeMark(layout, s, f, fieldOf(mark), markValueOf(mark));
    return true;
  });
}
