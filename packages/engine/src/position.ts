// Where a game stands. A position is its sheet's layout, the number of players and one array of bytes; rolls are handed
// in, so it holds no randomness.
//
//   if (position.isOver) …           the result is final
//   else if (position.awaitsRoll) …  hand in a roll; the active player may still have moves that come before it
//   else …                           at least one seat has moves
import { type Layout, layoutOf } from './layout.ts';
import { listMoves } from './legal.ts';
import { MAX_MOVES, type Move, ROLL } from './move.ts';
import type { Sheet } from './sheet.ts';
import * as STATE from './state.ts';
import { actionsLeft, roundsFor, seatBytesFor } from './state.ts';
import { playMove, playRoll, startRound } from './turn.ts';

const { ACTIVE, DICE_FIELDS, FACES, HAND, PHASE, ROLLS, ROUND, SHARED_BYTES, SOLO_PASSIVE, TRAY } = STATE;
const { EXTRA_USED, FIELDS, FOXES, OWED, PENDING, PLACE, STAGE, SWEPT, SWEPT_TWICE } = STATE;
const { UNLOCKED, USED, USED_SLOTS, WORD } = STATE;
const { MAX_PLAYERS, PHASE_OVER, PHASE_REROLL, PHASE_ROLL } = STATE;

/** One position of one game. The getters give its parts; `viewOf` gives all of it as plain data. */
export class Position {
  readonly layout: Layout;
  readonly players: number;
  /** The whole state; `state.ts` says where everything lies. */
  readonly s: Uint8Array;
  readonly #seatBytes: number;
  #words: Uint32Array | null = null;

  /** The start of a game for 1 to 4 players. */
  static start(sheet: Sheet, players: number): Position {
    if (!Number.isInteger(players) || players < 1 || players > MAX_PLAYERS) {
      throw new RangeError(`a game has 1 to ${MAX_PLAYERS} players`);
    }
    const layout = layoutOf(sheet);
    const bytes = SHARED_BYTES + players * seatBytesFor(layout.sheetBytes);
    const position = new Position(layout, players, new Uint8Array(bytes));
    position.restart();
    return position;
  }

  constructor(layout: Layout, players: number, state: Uint8Array) {
    this.layout = layout;
    this.players = players;
    this.s = state;
    this.#seatBytes = seatBytesFor(layout.sheetBytes);
  }

  /** Sets up the start of a new game in place. */
  restart(): void {
    this.s.fill(0);
    for (let seat = 0; seat < this.players; seat++) {
      this.s.set(this.layout.blank, this.seatAt(seat) + FIELDS);
    }
    startRound(this);
  }

  /** An independent copy. */
  clone(): Position {
    return new Position(this.layout, this.players, this.s.slice());
  }

  /** Takes over another position of the same game and number of players, without allocating. */
  copyFrom(other: Position): void {
    this.s.set(other.s);
  }

  /** Whether this is the same position of the same game. */
  equals(other: Position): boolean {
    return (
      this.layout === other.layout &&
      this.s.length === other.s.length &&
      this.s.every((byte, i) => byte === other.s[i])
    );
  }

  /** Where a seat's part of the state starts. */
  seatAt(seat: number): number {
    return SHARED_BYTES + seat * this.#seatBytes;
  }

  /** The same state four bytes at a time, for quick comparison. Every seat's part starts at a whole word. */
  get words(): Uint32Array {
    const { s } = this;
    this.#words ??= new Uint32Array(s.buffer, s.byteOffset, s.length / WORD);
    return this.#words;
  }

  /** Whether the last turn of the game is finished. */
  get isOver(): boolean {
    return this.s[PHASE] === PHASE_OVER;
  }

  /** From 0. */
  get round(): number {
    return this.s[ROUND];
  }

  /** How many rounds this number of players plays. */
  get rounds(): number {
    return roundsFor(this.players);
  }

  /** The seat whose turn it is; on a solo passive turn still seat 0. */
  get active(): number {
    return this.s[ACTIVE];
  }

  /** Whether this is the passive turn of a solo game. */
  get isSoloPassive(): boolean {
    return this.s[SOLO_PASSIVE] === 1;
  }

  /** The phase, one of the `PHASE_…` numbers. */
  get phase(): number {
    return this.s[PHASE];
  }

  /** Rolls made this turn. */
  get rolls(): number {
    return this.s[ROLLS];
  }

  /** The dice in hand, as a bit set over the sheet's dice. */
  get hand(): number {
    return this.s[HAND];
  }

  /** The dice on the silver tray, as a bit set. */
  get tray(): number {
    return this.s[TRAY];
  }

  /** The die on a dice field (0 to 2), or -1. */
  diceField(index: number): number {
    return this.s[DICE_FIELDS + index] - 1;
  }

  /** The face of a die; 0 before its first roll of the turn. */
  face(die: number): number {
    return this.s[FACES + die];
  }

  /** Whether a roll of the dice in hand comes next. The active player may have moves that come before it. */
  get awaitsRoll(): boolean {
    const { s } = this;
    if (s[PHASE] === PHASE_REROLL) return true;
    if (s[PHASE] !== PHASE_ROLL || s[HAND] === 0) return false;
    for (let seat = 0; seat < this.players; seat++) if (this.owes(seat)) return false;
    return true;
  }

  /** Whether a seat has pending bonuses or swept dice to settle before anything else. */
  owes(seat: number): boolean {
    const b = this.seatAt(seat);
    return this.s[b + OWED] !== 0 || this.s[b + SWEPT] !== 0;
  }

  /** How far a seat is in the finishing phase, one of the `STAGE_…` numbers. */
  stage(seat: number): number {
    return this.s[this.seatAt(seat) + STAGE];
  }

  /** What a field holds: 0 open, else the number written or how often it is marked. */
  field(seat: number, field: number): number {
    return this.s[this.seatAt(seat) + FIELDS + field];
  }

  /** How many fields of a line (index into `layout.lines`) count. */
  lineCount(seat: number, line: number): number {
    return this.s[this.seatAt(seat) + FIELDS + this.layout.fieldCount + line];
  }

  /** The foxes a seat has earned. */
  foxes(seat: number): number {
    return this.s[this.seatAt(seat) + FOXES];
  }

  /** Actions left, by index into `ACTIONS`. */
  actions(seat: number, action: number): number {
    return actionsLeft(this.s, this.seatAt(seat), action);
  }

  /** Actions unlocked so far, used or not, by index into `ACTIONS`. */
  unlocked(seat: number, action: number): number {
    return this.s[this.seatAt(seat) + UNLOCKED + action];
  }

  /** Actions used so far, by index into `ACTIONS`. */
  used(seat: number, action: number): number {
    return this.s[this.seatAt(seat) + USED + action];
  }

  /** How many bonuses of a kind (index into `layout.pending`) wait for a decision. */
  pendingCount(seat: number, kind: number): number {
    return this.s[this.seatAt(seat) + PENDING + kind];
  }

  /** The dice that may still be crossed by the sweep, as a bit set. */
  swept(seat: number): number {
    return this.s[this.seatAt(seat) + SWEPT];
  }

  /** Those of the swept dice that may be crossed twice, as a bit set: they are company of two marks (R21). */
  sweptTwice(seat: number): number {
    return this.s[this.seatAt(seat) + SWEPT_TWICE];
  }

  /** The place of the bonuses and swept dice that wait (R19): 0 none, 1 to 3 a dice field, 4 the tray. */
  place(seat: number): number {
    return this.s[this.seatAt(seat) + PLACE];
  }

  /** The used slots of the joker track, as a bit set over its slots. */
  usedSlots(seat: number): number {
    return this.s[this.seatAt(seat) + USED_SLOTS];
  }

  /** The dice already used as extra dice this turn, as a bit set. */
  extraUsed(seat: number): number {
    return this.s[this.seatAt(seat) + EXTRA_USED];
  }

  /** The points of one area as it stands. */
  areaPoints(seat: number, area: number): number {
    return this.layout.scoring[area].points(this.s, this.seatAt(seat) + FIELDS);
  }

  /** The total as it stands, foxes included. */
  total(seat: number): number {
    let sum = 0;
    let lowest = Number.POSITIVE_INFINITY;
    for (let area = 0; area < this.layout.areas.length; area++) {
      const points = this.areaPoints(seat, area);
      sum += points;
      if (points < lowest) lowest = points;
    }
    return sum + this.foxes(seat) * lowest;
  }

  /** Writes the seat's moves to `out` (at least `MAX_MOVES` long) and returns how many there are. */
  listMoves(seat: number, out: Int32Array): number {
    return listMoves(this, seat, out);
  }

  /**
   * Like `listMoves`, with `ROLL` added for the active seat when a roll is due. Until the game is over at least one seat
   * has a choice, so a driver is one loop: let a seat choose, then play the move or hand in a roll.
   */
  listChoices(seat: number, out: Int32Array): number {
    const count = listMoves(this, seat, out);
    if (seat !== this.s[ACTIVE] || !this.awaitsRoll) return count;
    out[count] = ROLL;
    return count + 1;
  }

  /** The seat's moves. */
  moves(seat: number): Move[] {
    return [...scratch.subarray(0, listMoves(this, seat, scratch))];
  }

  /** Plays a listed move. Anything else breaks the position: use `playEvent` for input from outside. */
  play(move: Move): void {
    playMove(this, move);
  }

  /**
   * Plays a roll: a face for every die in hand, by die index. On a solo passive turn `tray` is the set of the three dice
   * that go to the tray and, where marks go by places, `fields` the other three on dice fields I to III. Unchecked, like
   * `play`.
   */
  roll(faces: ArrayLike<number>, tray = 0, fields: ArrayLike<number> | null = null): void {
    playRoll(this, faces, tray, fields);
  }
}

const scratch = new Int32Array(MAX_MOVES);
