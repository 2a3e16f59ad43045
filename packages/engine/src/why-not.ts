// Why a die or a pending bonus cannot mark a field: a code with the figures a front end needs to say it in words. This is
// for people, not for play: legal moves come from `legal.ts`, and a reason is looked for only if there is no legal move.
import { isOpenFrom } from './areas/placed-grid.ts';
import { type BonusOption, CROSS, FREE_CHOICE } from './bonus.ts';
import { hasDie } from './dice.ts';
import type { Layout } from './layout.ts';
import { isAnyUsable, readDice } from './legal.ts';
import { BONUS, dieOf, EXTRA, fieldOf, kindOf, type Move, PICK, pendingOf, SWEEP } from './move.ts';
import type { Position } from './position.ts';
import type { Colour, GridSpec, PathSpec, RegionsSpec, RowRule, RowsSpec } from './sheet.ts';
import {
  EXTRA_ACTION,
  NO_PLACE,
  PHASE_FINISH,
  PHASE_OVER,
  PHASE_REROLL,
  PHASE_ROLL,
  placeOf,
  STAGE_EXTRA,
  STAGE_PASSIVE,
  TRAY_PLACE,
  WHITE,
} from './state.ts';

/** Why a die or bonus cannot be used at all now. */
export type Unusable =
  /** The game is over. */
  | 'game-over'
  /** Somebody else chooses now. */
  | 'not-your-turn'
  /** The seat has finished this turn. */
  | 'turn-done'
  /** Pending bonuses or swept dice come first (R6, R14). */
  | 'settle-first'
  /** The dice have to be rolled first. */
  | 'roll-first'
  /** The die lies on the silver tray, out of the active player's reach. */
  | 'on-tray'
  /** The die lies on a dice field. */
  | 'on-dice-field'
  /** A die on the tray can be used, so the dice fields are out of reach (R2). */
  | 'tray-first'
  /** There is no extra die action left. */
  | 'no-extra-action'
  /** The die was already used as an extra die this turn (R5). */
  | 'extra-used'
  /** No such bonus is pending. */
  | 'no-such-bonus';

/** A reason, with its figures. */
export type WhyNot =
  | { readonly code: Unusable }
  /** The field is full. */
  | { readonly code: 'marked' }
  /** The die or bonus belongs to these areas. */
  | { readonly code: 'other-area'; readonly colours: readonly Colour[] }
  /** The field asks for one number, and the dice or the bonus give another. */
  | { readonly code: 'wrong-number'; readonly needs: number; readonly has: number }
  /** The row is filled from left to right, and another field is next. */
  | { readonly code: 'not-next'; readonly next: number }
  /** The number is below what the field asks for. */
  | { readonly code: 'too-low'; readonly needs: number; readonly has: number }
  /** The number is not above the last one of the row. */
  | { readonly code: 'not-higher'; readonly than: number; readonly has: number }
  /** The number is above the last one of the row. */
  | { readonly code: 'higher'; readonly than: number; readonly has: number }
  /** The region has more cells than the die shows. */
  | { readonly code: 'too-large'; readonly cells: number; readonly has: number }
  /** The first region has to be one of the start regions. */
  | { readonly code: 'not-a-start' }
  /** No crossed region touches this one. */
  | { readonly code: 'out-of-reach' }
  /** A swept die marks only the row of its colour. */
  | { readonly code: 'other-row'; readonly colour: Colour }
  /** A die or bonus from this dice field (counted from 0) marks only the row of the same number (R19). */
  | { readonly code: 'row-of-field'; readonly row: number }
  /** From the tray only gray fields are marked (R19). */
  | { readonly code: 'only-gray' }
  /** The field lies left of the last cross, so it is lost. */
  | { readonly code: 'passed' }
  /** The next number has to be `needs` (null: no sum gives it) or the reset (null: it stands there already). */
  | {
      readonly code: 'wrong-step';
      readonly needs: number | null;
      readonly reset: number | null;
      readonly has: number;
    }
  /** The same where a free number and the white die add up to `least` to `most` (R22). */
  | {
      readonly code: 'sum-out-of-reach';
      readonly needs: number | null;
      readonly reset: number | null;
      readonly least: number;
      readonly most: number;
    };

/** The die or pending bonus that should mark the field, as an index into the sheet's dice or the layout's kinds. */
export type MarkSource = { readonly die: number } | { readonly bonus: number };

/** Why a seat cannot mark a field with a die or a bonus now, or null if it can. */
export function whyNot(position: Position, seat: number, source: MarkSource, field: number): WhyNot | null {
  const marks = position.moves(seat).filter((move) => isFrom(move, source));
  if (marks.some((move) => fieldOf(move) === field)) return null;
  return 'die' in source
    ? whyNotDie(position, seat, source.die, field)
    : whyNotBonus(position, seat, source.bonus, field);
}

function isFrom(move: Move, source: MarkSource): boolean {
  const kind = kindOf(move);
  if ('bonus' in source) return kind === BONUS && pendingOf(move) === source.bonus;
  return (kind === PICK || kind === EXTRA || kind === SWEEP) && dieOf(move) === source.die;
}

function whyNotDie(position: Position, seat: number, die: number, field: number): WhyNot {
  const { layout } = position;
  if (hasDie(position.swept(seat), die)) return whyNotSwept(position, seat, die, field);
  const code = unusableDie(position, seat, die);
  if (code) return { code };
  const own = layout.dieArea[die];
  const area = layout.fieldArea[field];
  if (die !== WHITE && area !== own) return { code: 'other-area', colours: [layout.areas[own].colour] };
  const value = readDice(
    layout,
    area,
    position.face(die),
    position.face(layout.pairedDie),
    position.face(WHITE),
  );
  if (isMarked(position, seat, field)) return { code: 'marked' };
  return whyNotPlace(position, field, placeOf(position.s, die)) ?? whyNotValue(position, seat, field, value);
}

/** Whether a field can take no further mark. */
function isMarked(position: Position, seat: number, field: number): boolean {
  const area = position.layout.sheet.areas[position.layout.fieldArea[field]];
  const most = area.kind === 'grid' ? (area.marksPerField ?? 1) : 1;
  return position.field(seat, field) >= most;
}

/** Why a mark from this place cannot go to this field, whatever its number. */
function whyNotPlace({ layout }: Position, field: number, place: number): WhyNot | null {
  const area = layout.fieldArea[field];
  const spec = layout.sheet.areas[area];
  if (spec.kind !== 'grid') return null;
  const { row, column } = cellOf(spec, field - layout.areas[area].first);
  if (isOpenFrom(spec, place, row, column)) return null;
  return place === TRAY_PLACE ? { code: 'only-gray' } : { code: 'row-of-field', row: place - 1 };
}

/** Why the seat cannot use a die anywhere, whatever it shows. */
function unusableDie(position: Position, seat: number, die: number): Unusable | null {
  if (position.phase === PHASE_OVER) return 'game-over';
  if (position.owes(seat)) return 'settle-first';
  if (position.phase === PHASE_FINISH) return unusableAtTheEnd(position, seat, die);
  if (seat !== position.active) return 'not-your-turn';
  if (hasDie(position.tray, die)) return 'on-tray';
  if (!hasDie(position.hand, die)) return 'on-dice-field';
  return position.phase === PHASE_ROLL || position.phase === PHASE_REROLL ? 'roll-first' : null;
}

/** The same once the rolls are over. */
function unusableAtTheEnd(position: Position, seat: number, die: number): Unusable | null {
  const stage = position.stage(seat);
  if (stage === STAGE_PASSIVE) {
    const tray = isAnyUsable(position.layout, position.s, position.seatAt(seat), position.tray);
    return tray && !hasDie(position.tray, die) ? 'tray-first' : null;
  }
  if (stage !== STAGE_EXTRA) return 'turn-done';
  if (hasDie(position.extraUsed(seat), die)) return 'extra-used';
  return position.actions(seat, EXTRA_ACTION) > 0 ? null : 'no-extra-action';
}

/** A swept die crosses its number in the row of its colour or, without one, in any row. */
function whyNotSwept(position: Position, seat: number, die: number, field: number): WhyNot {
  const { layout } = position;
  const { area, index, rows } = layout.sweep!;
  if (layout.fieldArea[field] !== index) return { code: 'other-area', colours: [area.colour] };
  const { row } = cellOf(area.spec, field - area.first);
  if (rows[die] >= 0 && rows[die] !== row) return { code: 'other-row', colour: layout.sheet.dice[die] };
  return whyNotValue(position, seat, field, position.face(die));
}

function whyNotBonus(position: Position, seat: number, kind: number, field: number): WhyNot {
  const { layout } = position;
  if (position.phase === PHASE_OVER) return { code: 'game-over' };
  if (position.pendingCount(seat, kind) === 0) return { code: 'no-such-bonus' };
  const { options } = layout.pending[kind];
  const option = options.find(({ area }) => area === layout.fieldArea[field]);
  if (!option) return { code: 'other-area', colours: coloursOf(layout, options) };
  const what = option.what === CROSS ? FREE_CHOICE : option.what;
  if (isMarked(position, seat, field)) return { code: 'marked' };
  return whyNotPlace(position, field, position.place(seat)) ?? whyNotValue(position, seat, field, what, true);
}

const coloursOf = (layout: Layout, options: readonly BonusOption[]): Colour[] => [
  ...new Set(options.map(({ area }) => layout.areas[area].colour)),
];

/** Why this number cannot go into this field of its area; `FREE_CHOICE`: any number, or a plain cross. */
function whyNotValue(position: Position, seat: number, field: number, value: number, bonus = false): WhyNot {
  const { layout } = position;
  const area = layout.fieldArea[field];
  const first = layout.areas[area].first;
  const held = (i: number) => position.field(seat, first + i);
  const spec = layout.sheet.areas[area];
  switch (spec.kind) {
    case 'grid':
      return whyNotInGrid(spec, field - first, held, value);
    case 'rows': {
      const place = position.place(seat);
      const white = bonus && spec.freeWithWhite && place !== NO_PLACE ? position.face(WHITE) : 0;
      return whyNotInRows(spec, field - first, first, held, value, white);
    }
    case 'path':
      return whyNotOnPath(spec, field - first, held, value);
    case 'regions':
      return whyNotInRegions(spec, field - first, held, bonus ? Number.POSITIVE_INFINITY : value);
  }
}

const LOWEST_SUM = 2;
const HIGHEST_SUM = 12;

type Held = (field: number) => number;

function cellOf(spec: GridSpec, index: number): { row: number; column: number; number: number } {
  const cells = spec.numbers.flatMap((numbers, row) =>
    numbers.flatMap((number, column) => (number === null ? [] : [{ row, column, number: Number(number) }])),
  );
  return cells[index];
}

function whyNotInGrid(spec: GridSpec, index: number, held: Held, value: number): WhyNot {
  if (held(index) >= (spec.marksPerField ?? 1)) return { code: 'marked' };
  return { code: 'wrong-number', needs: cellOf(spec, index).number, has: value };
}

function whyNotInRows(
  spec: RowsSpec,
  index: number,
  first: number,
  held: Held,
  value: number,
  white: number,
): WhyNot {
  if (held(index) > 0) return { code: 'marked' };
  let start = 0;
  let row = 0;
  while (index >= start + spec.rows[row].fields) start += spec.rows[row++].fields;
  let next = start;
  while (held(next) > 0) next++;
  if (next !== index) return { code: 'not-next', next: first + next };
  const { rule, printed, start: printedStart = 0, reset } = spec.rows[row];
  if (rule === 'one-lower' || rule === 'one-higher') {
    const before = next === start ? printedStart : held(next - 1);
    const step = before + (rule === 'one-lower' ? -1 : 1);
    const figures = {
      needs: step >= LOWEST_SUM && step <= HIGHEST_SUM ? step : null,
      reset: reset === undefined || reset === before ? null : reset,
    };
    return white > 0
      ? { code: 'sum-out-of-reach', ...figures, least: white + 1, most: white + 6 }
      : { code: 'wrong-step', ...figures, has: value };
  }
  return whyNotAfter(rule, next === start ? 0 : held(next - 1), printed?.[next - start] ?? 0, value);
}

/** Why a row with this rule does not take a number after the one before. */
function whyNotAfter(rule: RowRule, before: number, needs: number, value: number): WhyNot {
  if (rule === 'at-least-printed') return { code: 'too-low', needs, has: value };
  if (rule === 'not-higher') return { code: 'higher', than: before, has: value };
  return { code: 'not-higher', than: before, has: value };
}

function whyNotOnPath(spec: PathSpec, index: number, held: Held, value: number): WhyNot {
  if (held(index) > 0) return { code: 'marked' };
  const isPassed = spec.numbers.some((_, i) => i > index && held(i) > 0);
  return isPassed ? { code: 'passed' } : { code: 'wrong-number', needs: spec.numbers[index], has: value };
}

function whyNotInRegions(spec: RegionsSpec, index: number, held: Held, value: number): WhyNot {
  if (held(index) > 0) return { code: 'marked' };
  const letters = [...new Set(spec.regions.join(''))].sort();
  const cells = spec.regions.join('').split(letters[index]).length - 1;
  if (cells > value) return { code: 'too-large', cells, has: value };
  return letters.some((_, i) => held(i) > 0) ? { code: 'out-of-reach' } : { code: 'not-a-start' };
}
