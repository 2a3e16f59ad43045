// The gate: reads an event of unknown origin, and either names a legal roll or move or says why there is none. Nothing
// here changes a position. Objects are only ever read by their own keys, so a hostile `__proto__` is just a key.
import { type MarkPlace, TAKES } from './areas/area.ts';
import { hasDie, otherDice, withDie } from './dice.ts';
import { fail, type ReasonCode, type Result } from './error.ts';
import { bonusName } from './event.ts';
import { isAnyUsable, jokerSlotFor, listMoves, readDice } from './legal.ts';
import {
  BONUS,
  colouredPolishOf,
  DONE,
  dieOf,
  EXTRA,
  fieldOf,
  hasJoker,
  jokerValueOf,
  kindOf,
  MAX_MOVES,
  MOVE_KINDS,
  type Move,
  markValueOf,
  moveHead,
  PASS,
  PICK,
  REROLL,
  RETURN,
  SKIP,
  STOP,
  SWEEP,
  seatOf,
  whitePolishOf,
  withJoker,
  withoutPolish,
  withPolish,
} from './move.ts';
import { MoveList } from './move-list.ts';
import type { Position } from './position.ts';
import { SIDES } from './sheet.ts';
import { hasSlot } from './slots.ts';
import {
  actionsLeft,
  DICE,
  EXTRA_ACTION,
  FACES,
  FIELDS,
  JOKER_ACTION,
  PHASE_CHOOSE,
  PHASE_FINISH,
  PHASE_ROLL,
  POLISH_ACTION,
  REROLL_ACTION,
  RETURN_ACTION,
  ROLLS_PER_TURN,
  STAGE_DONE,
  STAGE_EXTRA,
  STAGE_PASSIVE,
  WHITE,
} from './state.ts';
import { trayChoice } from './tray.ts';

/** A roll, read and found legal. */
export interface CheckedRoll {
  readonly faces: Uint8Array;
  readonly tray: number;
  /** The dice on dice fields I to III of a solo passive roll, where marks go by places (R20). */
  readonly fields?: readonly number[];
}

/** What a legal event stands for: a roll to hand in or a move to play. */
export type Checked = { readonly roll: CheckedRoll } | { readonly move: Move };

/** The own property of an object, whatever its prototype says. */
export function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** Whether a value is an object and no list. */
export function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** Deeper than any real record, and far from the depth at which writing it as JSON overflows the stack. */
const MAX_DEPTH = 32;

/** Whether a JSON value is nested at most `MAX_DEPTH` deep. Keys that the rules ignore are kept, so they count too. */
export function isShallow(value: object, depth = MAX_DEPTH): boolean {
  for (const child of Object.values(value)) {
    if (typeof child !== 'object' || child === null) continue;
    if (depth === 0 || !isShallow(child, depth - 1)) return false;
  }
  return true;
}

/** Whether an event is legal here: the roll or move it stands for, or the reason. */
export function checkEvent(position: Position, event: unknown, index: number | null = null): Result<Checked> {
  if (!isPlainObject(event)) return fail('malformed-event', index);
  if (!isShallow(event)) return fail('too-deep', index);
  const checked = own(event, 'e') === 'roll' ? checkRoll(position, event) : checkMove(position, event);
  return typeof checked === 'string' ? fail(checked, index) : { ok: true, ...checked };
}

function checkRoll(position: Position, event: object): Checked | ReasonCode {
  if (position.isOver) return 'game-over';
  if (!position.awaitsRoll) return 'no-roll-now';
  const dice = own(event, 'dice');
  if (!isPlainObject(dice)) return 'malformed-event';
  const names = position.layout.sheet.dice;
  const faces = new Uint8Array(DICE);
  let rolled = 0;
  for (const name of Object.keys(dice)) {
    const die = (names as readonly string[]).indexOf(name);
    const face = own(dice, name);
    if (die < 0) return 'wrong-dice';
    if (!isWhole(face, 1, 6)) return 'malformed-event';
    faces[die] = face;
    rolled = withDie(rolled, die);
  }
  if (rolled !== position.hand) return 'wrong-dice';
  if (!position.isSoloPassive) return { roll: { faces, tray: 0 } };
  const tray = readTray(position, own(event, 'tray'), faces);
  if (typeof tray === 'string') return tray;
  if (!position.layout.usesPlaces) return { roll: { faces, tray } };
  const fields = readFields(position, own(event, 'fields'), tray);
  return typeof fields === 'string' ? fields : { roll: { faces, tray, fields } };
}

/** The order of the dice that are not on the tray of a solo passive roll (R20). */
function readFields(position: Position, names: unknown, tray: number): number[] | ReasonCode {
  if (!Array.isArray(names) || names.length !== ROLLS_PER_TURN) return 'wrong-fields';
  const dice = Array.from(names, (name) => position.layout.sheet.dice.indexOf(name));
  const set = dice.reduce((all, die) => (die < 0 ? all : withDie(all, die)), 0);
  return set === otherDice(tray) ? dice : 'wrong-fields';
}

/** The three dice of a solo passive roll's tray: no other die may be lower (R10). */
function readTray(position: Position, names: unknown, faces: Uint8Array): number | ReasonCode {
  if (!Array.isArray(names) || names.length !== 3) return 'wrong-tray';
  let tray = 0;
  for (const name of names) {
    const die = position.layout.sheet.dice.indexOf(name);
    if (die < 0 || hasDie(tray, die)) return 'wrong-tray';
    tray = withDie(tray, die);
  }
  const { sure, tied } = trayChoice(faces);
  return (tray & sure) === sure && (tray & ~(sure | tied)) === 0 ? tray : 'wrong-tray';
}

const listed = new Int32Array(MAX_MOVES);

function checkMove(position: Position, event: object): Checked | ReasonCode {
  const kind = (MOVE_KINDS as readonly unknown[]).indexOf(own(event, 'e'));
  if (kind < 0) return 'malformed-event';
  if (position.isOver) return 'game-over';
  const seat = own(event, 'p');
  if (!isWhole(seat, 0, position.players - 1)) return 'no-such-seat';
  const count = listMoves(position, seat, listed);
  const mayNot = whyNotKind(position, kind, seat, count);
  if (mayNot) return mayNot;
  const move = readMove(position, kind, seat, event);
  if (typeof move === 'string') return move;
  if (isListed(position, move, count)) return { move };
  return whyNotMove(position, move, event);
}

function isListed(position: Position, move: Move, count: number): boolean {
  const moves = listed.subarray(0, count);
  if (moves.includes(move)) return true;
  if (hasJoker(move)) return moves.includes(withListedSlot(position, move));
  // Polish beyond what the mark needs is wasteful but legal.
  const { layout } = position;
  const kind = kindOf(move);
  if (kind !== PICK && kind !== EXTRA) return false;
  const area = layout.fieldArea[fieldOf(move)];
  if (!layout.areas[area].wasteful) return false;
  return (
    moves.some((other) => withoutPolish(other) === withoutPolish(move)) && marksWithPolish(position, move)
  );
}

/** The same joker move by the slot that is listed: `readJoker` lets any free slot of the number pass. */
function withListedSlot(position: Position, move: Move): Move {
  const b = position.seatAt(seatOf(move));
  const slot = jokerSlotFor(position.layout, position.s, b, jokerValueOf(move));
  return withJoker(move, slot, jokerValueOf(move));
}

/** Whether the mark of a move can be made with the faces that its polish gives. */
function marksWithPolish(position: Position, move: Move): boolean {
  const { layout, s } = position;
  const area = layout.fieldArea[fieldOf(move)];
  const white = s[FACES + WHITE] + whitePolishOf(move);
  const coloured = area === layout.pairedArea ? layout.pairedDie : dieOf(move);
  const face = dieOf(move) === WHITE ? white : s[FACES + coloured] + colouredPolishOf(move);
  const value = readDice(layout, area, face, s[FACES + layout.pairedDie] + colouredPolishOf(move), white);
  const marks = new MoveList().start(position, seatOf(move), new Int32Array(MAX_MOVES));
  layout.areas[area].marks(marks, value);
  return marks.moves
    .subarray(0, marks.count)
    .some((mark) => fieldOf(mark) === fieldOf(move) && markValueOf(mark) === markValueOf(move));
}

/** Why this seat can make no move of this kind at all now. */
function whyNotKind(position: Position, kind: number, seat: number, count: number): ReasonCode | null {
  for (let i = 0; i < count; i++) if (kindOf(listed[i]) === kind) return null;
  if (kind === BONUS) return 'no-such-bonus';
  if (kind === SWEEP) return 'not-swept';
  if (kind === SKIP) return 'nothing-to-skip';
  if (position.owes(seat)) return 'bonus-pending';
  const { phase } = position;
  if (phase === PHASE_FINISH) return whyNotFinishing(position, kind, seat);
  if (seat !== position.active) return 'not-your-turn';
  const left = (action: number) => actionsLeft(position.s, position.seatAt(seat), action);
  if (phase === PHASE_CHOOSE) {
    if (kind === REROLL && left(REROLL_ACTION) === 0) return 'no-action-left';
    if (kind === PASS) return 'must-take';
    return kind === PICK ? 'cannot-mark' : 'not-now';
  }
  if (phase === PHASE_ROLL && kind === RETURN && position.rolls > 0) {
    return left(RETURN_ACTION) === 0 ? 'no-action-left' : 'die-not-there';
  }
  return position.awaitsRoll ? 'roll-due' : 'not-now';
}

function whyNotFinishing(position: Position, kind: number, seat: number): ReasonCode {
  const stage = position.stage(seat);
  if (stage === STAGE_DONE) return 'already-done';
  if (stage === STAGE_PASSIVE && kind === PASS) return 'must-take';
  if (stage === STAGE_PASSIVE && kind === PICK) return 'cannot-mark';
  if (stage === STAGE_EXTRA && kind === EXTRA) {
    const left = actionsLeft(position.s, position.seatAt(seat), EXTRA_ACTION);
    return left === 0 ? 'no-action-left' : 'cannot-mark';
  }
  return 'not-now';
}

/** Why a well-formed move of a possible kind is not listed. */
function whyNotMove(position: Position, move: Move, event: object): ReasonCode {
  const { layout } = position;
  const kind = kindOf(move);
  const seat = seatOf(move);
  const inSet = (set: number) => hasDie(set, dieOf(move));
  if (kind === RETURN) return 'die-not-there';
  if (kind === SWEEP && !inSet(position.swept(seat))) return 'not-swept';
  if (kind === EXTRA && inSet(position.extraUsed(seat))) return 'extra-used-twice';
  if (kind === PICK && position.phase === PHASE_CHOOSE && !inSet(position.hand)) return 'die-not-there';
  if (kind === PICK && position.phase === PHASE_FINISH && !inSet(position.tray)) {
    if (isAnyUsable(layout, position.s, position.seatAt(seat), position.tray)) return 'tray-die-usable';
  }
  return hasKey(position, event, 'polish') ? 'cannot-polish' : 'cannot-mark';
}

/** Reads an event of a known kind as a packed move; whether it is legal is another question. */
function readMove(position: Position, kind: number, seat: number, event: object): Move | ReasonCode {
  if (kind === REROLL || kind === SKIP || kind === PASS || kind === STOP || kind === DONE) {
    return moveHead(kind, seat);
  }
  if (kind === BONUS) return readBonus(position, seat, event);
  const die = (position.layout.sheet.dice as readonly unknown[]).indexOf(own(event, 'die'));
  if (die < 0) return 'malformed-event';
  if (kind === RETURN) return moveHead(kind, seat, die);
  const mark = readMark(position, seat, own(event, 'mark'));
  if (typeof mark === 'string') return mark;
  const move = moveHead(kind, seat, die) | mark;
  if (kind === SWEEP) return move;
  return hasKey(position, event, 'joker')
    ? readJoker(position, move, own(event, 'joker'))
    : readPolish(position, move, event);
}

/** The packed move of an event that marks with a pending bonus. */
export function readBonus(position: Position, seat: number, event: object): Move | ReasonCode {
  const name = own(event, 'bonus');
  if (typeof name !== 'string') return 'malformed-event';
  const mark = readMark(position, seat, own(event, 'mark'));
  if (typeof mark === 'string') return mark;
  const { layout } = position;
  const area = layout.fieldArea[fieldOf(mark)];
  const kind = layout.pending.findIndex(
    (_, kind) => position.pendingCount(seat, kind) > 0 && bonusName(layout, kind, area) === name,
  );
  return kind < 0 ? 'no-such-bonus' : moveHead(BONUS, seat, kind) | mark;
}

/** The mark bits of a JSON mark, which must have exactly the keys of its area. */
export function readMark(position: Position, seat: number, mark: unknown): Move | ReasonCode {
  if (!isPlainObject(mark)) return 'malformed-event';
  const area = position.layout.areas.find(({ colour }) => colour === own(mark, 'area'));
  if (area === undefined) return 'malformed-event';
  if (Object.keys(mark).length !== area.keys.length + 1) return 'malformed-event';
  const place: MarkPlace = {};
  for (const key of area.keys) {
    const value = own(mark, key);
    if (!isPlace(key, value)) return 'malformed-event';
    place[key] = value as never;
  }
  const bits = area.find(position.s, position.seatAt(seat) + FIELDS, place);
  return bits < 0 ? 'cannot-mark' : bits;
}

const isIndex = (value: unknown) => isWhole(value, 0, 15);

function isPlace(key: keyof MarkPlace, value: unknown): boolean {
  if (key === 'region') return typeof value === 'string';
  if (key === 'side') return (SIDES as readonly unknown[]).includes(value);
  if (key === 'take') return (TAKES as readonly unknown[]).includes(value);
  if (key === 'at')
    return isIndex(value) || (Array.isArray(value) && value.length === 2 && value.every(isIndex));
  return isWhole(value, 0, 12);
}

/** Whether an event uses the key of an action. A game without the action ignores the key. */
function hasKey(position: Position, event: object, action: 'polish' | 'joker'): boolean {
  return position.layout.sheet.tracks[action] !== undefined && own(event, action) !== undefined;
}

/** Adds the joker of an event to its move: a free slot, its number or any, and not the die's own face (R23). */
function readJoker(position: Position, move: Move, joker: unknown): Move | ReasonCode {
  const { layout } = position;
  const slot = own(joker, 'slot');
  const value = own(joker, 'value');
  if (!isPlainObject(joker) || Object.keys(joker).length !== 2) return 'malformed-event';
  if (!isWhole(slot, 0, layout.jokerNumbers.length - 1) || !isWhole(value, 1, 6)) return 'malformed-event';
  const seat = seatOf(move);
  const isFree = slot < position.unlocked(seat, JOKER_ACTION) && !hasSlot(position.usedSlots(seat), slot);
  const number = layout.jokerNumbers[slot];
  const isRight = (number === 0 || number === value) && value !== position.face(dieOf(move));
  return isFree && isRight ? withJoker(move, slot, value) : 'cannot-joker';
}

/** Adds the polish of an event to its move: only for dice that the mark uses, that lie on the tray, within 1 to 6. */
function readPolish(position: Position, move: Move, event: object): Move | ReasonCode {
  if (!hasKey(position, event, 'polish')) return move;
  const { layout, s } = position;
  const changes = own(event, 'polish');
  if (!isPlainObject(changes)) return 'malformed-event';
  const isPair = layout.fieldArea[fieldOf(move)] === layout.pairedArea;
  const polish = { white: 0, coloured: 0 };
  let steps = 0;
  for (const name of Object.keys(changes)) {
    const die = (layout.sheet.dice as readonly string[]).indexOf(name);
    const change = own(changes, name);
    if (die < 0 || !Number.isInteger(change) || change === 0) return 'malformed-event';
    const isUsed = die === dieOf(move) || (isPair && (die === WHITE || die === layout.pairedDie));
    const onTray = hasDie(position.tray, die);
    if (!isUsed || !onTray || !isWhole(s[FACES + die] + (change as number), 1, 6)) return 'cannot-polish';
    polish[die === WHITE ? 'white' : 'coloured'] = change as number;
    steps += Math.abs(change as number);
  }
  if (steps > actionsLeft(s, position.seatAt(seatOf(move)), POLISH_ACTION)) return 'cannot-polish';
  return withPolish(move, polish.white, polish.coloured);
}
