// A position as plain readable data: for front ends, logs and APIs. The fast form stays inside `Position`.
import { diceIn } from './event.ts';
import type { Position } from './position.ts';
import { type Score, scoreOf } from './score.ts';
import { ACTIONS, type Action, type Bonus, type Colour } from './sheet.ts';
import { slotsOf } from './slots.ts';
import { NO_PLACE, TRAY_PLACE, UNLOCKED, USED } from './state.ts';

/** What the position waits for. */
export const PHASES = ['roll', 'reroll', 'choose', 'finish', 'over'] as const;
/** One of `PHASES`. */
export type Phase = (typeof PHASES)[number];

/** How far a seat is once the rolls are over: still to take a tray die, extra dice, or done. */
export const STAGES = ['waiting', 'passive', 'extra', 'done'] as const;
/** One of `STAGES`. */
export type Stage = (typeof STAGES)[number];

/** Where a chain of marks comes from (R19): a dice field, counted from 0, or the tray. */
export type Place = number | 'tray';

/** One action of a seat: how many were unlocked and used and, where slots are used in any order, which. */
export interface ActionView {
  readonly unlocked: number;
  readonly used: number;
  /** The used slots, counted from 0. */
  readonly slots?: readonly number[];
}

/** What one seat has and owes. */
export interface SeatView {
  readonly stage: Stage;
  /** What each field of each area holds: 0 open, else the number written or how often it is marked. */
  readonly areas: Readonly<Partial<Record<Colour, readonly number[]>>>;
  readonly actions: Readonly<Partial<Record<Action, ActionView>>>;
  /** Bonuses that wait for a decision. */
  readonly pending: readonly Bonus[];
  /** Dice that may still be crossed by the sweep or as company, each as often as it may be. */
  readonly swept: readonly Colour[];
  /** The place of what is pending and swept, where marks go by places; null: none. */
  readonly place: Place | null;
  readonly extraUsed: readonly Colour[];
  readonly score: Score;
}

/** A position as plain data. */
export interface PositionView {
  readonly game: string;
  /** From 1. */
  readonly round: number;
  readonly rounds: number;
  readonly phase: Phase;
  readonly active: number;
  /** Whether this is the passive turn of a solo game. */
  readonly soloPassive: boolean;
  readonly rolls: number;
  readonly awaitsRoll: boolean;
  /** Every die that was rolled this turn, with its face. */
  readonly faces: Readonly<Partial<Record<Colour, number>>>;
  readonly hand: readonly Colour[];
  readonly tray: readonly Colour[];
  readonly diceFields: readonly (Colour | null)[];
  readonly seats: readonly SeatView[];
}

function viewSeat(position: Position, seat: number): SeatView {
  const { layout, s } = position;
  const b = position.seatAt(seat);
  const fields = (first: number, size: number) =>
    Array.from({ length: size }, (_, i) => position.field(seat, first + i));
  const counted = ACTIONS.map((action, i) => ({
    action,
    unlocked: s[b + UNLOCKED + i],
    used: s[b + USED + i],
  }));
  return {
    stage: STAGES[position.stage(seat)],
    areas: Object.fromEntries(layout.areas.map((area) => [area.colour, fields(area.first, area.size)])),
    actions: Object.fromEntries(
      counted
        .filter(({ action }) => layout.sheet.tracks[action])
        .map(({ action, unlocked, used }) => [
          action,
          layout.sheet.tracks[action]?.numbers
            ? { unlocked, used, slots: slotsOf(position.usedSlots(seat), unlocked) }
            : { unlocked, used },
        ]),
    ),
    pending: layout.pending.flatMap(({ bonus }, kind) =>
      new Array<Bonus>(position.pendingCount(seat, kind)).fill(bonus),
    ),
    swept: [...diceIn(layout, position.swept(seat)), ...diceIn(layout, position.sweptTwice(seat))],
    place: placeView(position.place(seat)),
    extraUsed: diceIn(layout, position.extraUsed(seat)),
    score: scoreOf(position, seat),
  };
}

const placeView = (place: number): Place | null =>
  place === NO_PLACE ? null : place === TRAY_PLACE ? 'tray' : place - 1;

/** A readable copy of everything a position holds. */
export function viewOf(position: Position): PositionView {
  const { layout } = position;
  const { dice } = layout.sheet;
  return {
    game: layout.sheet.id,
    round: position.round + 1,
    rounds: position.rounds,
    phase: PHASES[position.phase],
    active: position.active,
    soloPassive: position.isSoloPassive,
    rolls: position.rolls,
    awaitsRoll: position.awaitsRoll,
    faces: Object.fromEntries(
      dice.flatMap((die, i) => (position.face(i) > 0 ? [[die, position.face(i)]] : [])),
    ),
    hand: diceIn(layout, position.hand),
    tray: diceIn(layout, position.tray),
    diceFields: [0, 1, 2].map((field) => dice[position.diceField(field)] ?? null),
    seats: Array.from({ length: position.players }, (_, seat) => viewSeat(position, seat)),
  };
}
