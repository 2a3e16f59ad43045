// The moves of one seat while they are being listed. One object carries what every step of the listing needs, so that
// the functions of `legal.ts` and the areas take few parameters, and it is used again for the next list.
import type { Layout } from './layout.ts';
import { type Move, moveHead, withMark } from './move.ts';
import type { Position } from './position.ts';
import * as STATE from './state.ts';

const { FIELDS, NO_PLACE } = STATE;

/** A list of moves, written into an array of the caller. */
export class MoveList {
  layout!: Layout;
  /** The position's state, where the seat's part of it starts, and where its sheet starts. */
  s!: Uint8Array;
  b = 0;
  f = 0;
  seat = 0;
  /**
   * The place of the marks that are listed next (R19), and the white die's face there; 0: none. Set before each use where
   * the sheet goes by places; elsewhere no area reads them.
   */
  place = NO_PLACE;
  white = 0;
  /** How many moves are listed. */
  count = 0;
  /** The part that the next listed marks share: kind, seat, die and polish. */
  head: Move = 0;
  moves!: Int32Array;

  /** Starts an empty list of a seat's moves in `out`. */
  start(position: Position, seat: number, out: Int32Array): this {
    this.layout = position.layout;
    this.b = position.seatAt(seat);
    this.seat = seat;
    return this.startOn(position.s, this.b + FIELDS, out);
  }

  /** Starts an empty list of marks on the sheet whose first field is at `f`. All that an area needs. */
  startOn(s: Uint8Array, f: number, out: Int32Array): this {
    this.s = s;
    this.f = f;
    this.count = 0;
    this.moves = out;
    return this;
  }

  /** Lists a move without a mark. */
  add(kind: number, die = 0): void {
    this.moves[this.count++] = moveHead(kind, this.seat, die);
  }

  /** Lists the mark of a field by the current head. */
  addMark(field: number, value: number): void {
    this.moves[this.count++] = withMark(this.head, field, value);
  }
}
