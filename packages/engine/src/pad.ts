// A pad: one player's sheet without dice and turns, for groups that play with the box and keep their own sheets. It knows what
// follows from the sheet alone: which marks an area allows, what they earn, tracks, rounds and points. Which dice lie where, and
// so which of these marks a player may make now, is known at the real table only.
//
// A pad is a list of entries; everything else is a fold over it. Undo and redo walk along the lists so far. The eraser removes
// one entry and those that cannot be without it.
import { isPlainObject, isShallow, own, readBonus, readMark } from './check.ts';
import { fail, type ReasonCode, type Result } from './error.ts';
import { bonusName, type Mark, markOf } from './event.ts';
import { fieldOf, MAX_MOVES, type Move, markValueOf, pendingOf } from './move.ts';
import { MoveList } from './move-list.ts';
import { Position } from './position.ts';
import { ACTIONS, type Action, type Bonus, type Reading, type Sheet } from './sheet.ts';
import { SHEETS, sheetById } from './sheets/index.ts';
import { hasSlot, withSlot } from './slots.ts';
import { actionsLeft, FIELDS, MOST_ROUNDS, OWED, PENDING, ROUND, USED, USED_SLOTS } from './state.ts';
import { earn, markField } from './turn.ts';

/** The format of stored pads. */
export const PAD_FORMAT = 'clever-pad/1';

/** One thing that the player noted. */
export type PadEntry =
  /** A round began and gave what it gives. Counted from 1, one after the other. */
  | { readonly e: 'round'; readonly round: number }
  /** A mark with a die. */
  | { readonly e: 'mark'; readonly mark: Mark }
  /** A pending bonus was placed; it is called as in a record. */
  | { readonly e: 'bonus'; readonly bonus: string; readonly mark: Mark }
  /** A pending bonus, as printed, was given up. */
  | { readonly e: 'drop'; readonly bonus: Bonus }
  /** An action was crossed off; with its slot, counted from 0, where slots are used in any order. */
  | { readonly e: 'use'; readonly action: Action; readonly slot?: number };

/** A pad as it is stored. */
export interface PadRecord {
  readonly format: typeof PAD_FORMAT;
  readonly game: string;
  readonly entries: readonly PadEntry[];
}

/** A mark that can be made, and the entry that makes it. */
export interface PadMark {
  readonly field: number;
  readonly value: number;
  readonly entry: PadEntry;
}

/** An entry and the field that it marks, in the sheet as it was then. */
export interface PadNote {
  readonly entry: PadEntry;
  /** -1: it marks none. */
  readonly field: number;
  readonly value: number;
}

/** Bonuses of one kind that wait to be placed or dropped. */
export interface PadBonus {
  /** Index into `layout.pending`. */
  readonly kind: number;
  readonly bonus: Bonus;
  readonly count: number;
}

const SEAT = 0;
const FACES = [1, 2, 3, 4, 5, 6];
/** Every value that dice can give to an area. */
const READINGS: Readonly<Record<Reading, readonly number[]>> = {
  face: FACES,
  sum: Array.from({ length: 11 }, (_, i) => i + 2),
  pair: FACES.flatMap((coloured) => FACES.map((white) => coloured * 10 + white)),
};

/** The change that a possible entry makes. */
type Change = () => void;

/** The state of a pad: a position of one seat in which nothing is ever rolled, and how many rounds are ticked. */
class Folded {
  readonly position: Position;
  rounds = 0;

  constructor(sheet: Sheet) {
    this.position = Position.start(sheet, 1);
    this.position.s.fill(0);
    this.position.s.set(this.position.layout.blank, this.#seat + FIELDS);
  }

  get #seat(): number {
    return this.position.seatAt(SEAT);
  }

  /** Makes an entry of unknown origin, or says why that is not possible. */
  apply(entry: unknown): ReasonCode | null {
    const change = this.read(entry);
    if (typeof change === 'string') return change;
    change();
    return null;
  }

  read(entry: unknown): Change | ReasonCode {
    if (!isPlainObject(entry)) return 'malformed-event';
    if (!isShallow(entry)) return 'too-deep';
    switch (own(entry, 'e')) {
      case 'round':
        return this.#readRound(own(entry, 'round'));
      case 'mark':
        return this.#readMark(own(entry, 'mark'));
      case 'bonus':
        return this.#readBonus(entry);
      case 'drop':
        return this.#readDrop(own(entry, 'bonus'));
      case 'use':
        return this.#readUse(own(entry, 'action'), own(entry, 'slot'));
      default:
        return 'malformed-event';
    }
  }

  #readRound(round: unknown): Change | ReasonCode {
    const { layout, s } = this.position;
    if (round !== this.rounds + 1 || this.rounds === MOST_ROUNDS) return 'not-now';
    return () => {
      s[ROUND] = this.rounds;
      this.rounds++;
      earn(this.position, this.#seat, layout.roundBonus[s[ROUND]]);
    };
  }

  #readMark(json: unknown): Change | ReasonCode {
    const mark = readMark(this.position, SEAT, json);
    if (typeof mark === 'string') return mark;
    const isPossible = dieMarks(this.position).some((other) => isSame(other, mark));
    return isPossible ? () => this.#mark(mark) : 'cannot-mark';
  }

  #readBonus(entry: object): Change | ReasonCode {
    const move = readBonus(this.position, SEAT, entry);
    if (typeof move === 'string') return move;
    const kind = pendingOf(move);
    if (!bonusMarks(this.position, kind).some((other) => isSame(other, move))) return 'cannot-mark';
    return () => {
      this.#settle(kind);
      this.#mark(move);
    };
  }

  #readDrop(bonus: unknown): Change | ReasonCode {
    const { layout } = this.position;
    const kind = layout.pending.findIndex((other) => other.bonus === bonus);
    const isPending = kind >= 0 && this.position.pendingCount(SEAT, kind) > 0;
    return isPending ? () => this.#settle(kind) : 'no-such-bonus';
  }

  #readUse(action: unknown, slot: unknown): Change | ReasonCode {
    const index = (ACTIONS as readonly unknown[]).indexOf(action);
    if (index < 0) return 'malformed-event';
    const { s } = this.position;
    if (actionsLeft(s, this.#seat, index) === 0) return 'no-action-left';
    const { numbers } = this.position.layout.sheet.tracks[action as Action]!;
    if (numbers === undefined) {
      return () => {
        s[this.#seat + USED + index]++;
      };
    }
    if (!Number.isInteger(slot)) return 'malformed-event';
    const number = slot as number;
    const isUnlocked = number >= 0 && number < this.position.unlocked(SEAT, index);
    const usedSlots = s[this.#seat + USED_SLOTS];
    if (!isUnlocked || hasSlot(usedSlots, number)) return 'no-action-left';
    return () => {
      s[this.#seat + USED + index]++;
      s[this.#seat + USED_SLOTS] = withSlot(usedSlots, number);
    };
  }

  #settle(kind: number): void {
    const { s } = this.position;
    s[this.#seat + PENDING + kind]--;
    s[this.#seat + OWED]--;
  }

  #mark(mark: Move): void {
    markField(this.position, this.#seat, fieldOf(mark), markValueOf(mark));
  }
}

const isSame = (mark: Move, other: Move) =>
  fieldOf(mark) === fieldOf(other) && markValueOf(mark) === markValueOf(other);

const list = new MoveList();
const room = new Int32Array(MAX_MOVES);

/** The marks that `find` lists. */
function listed(position: Position, find: (list: MoveList) => void): Move[] {
  list.start(position, SEAT, room);
  list.head = 0;
  find(list);
  return [...room.subarray(0, list.count)];
}

/** Every mark that some dice could make, each once. */
function dieMarks(position: Position): Move[] {
  const marks = position.layout.areas.flatMap((area) =>
    READINGS[area.reads].flatMap((value) => listed(position, (list) => area.marks(list, value))),
  );
  return [...new Set(marks)];
}

/** Every mark that a pending bonus of this kind could make, each once. */
function bonusMarks(position: Position, kind: number): Move[] {
  const { pending, areas } = position.layout;
  const marks = pending[kind].options.flatMap(({ area, what }) =>
    listed(position, (list) => areas[area].bonusMarks(list, what)),
  );
  return [...new Set(marks)];
}

/** One player's sheet at a real table. */
export class Pad {
  readonly sheet: Sheet;
  #entries: readonly PadEntry[] = [];
  #folded: Folded;
  /** The lists of entries before this one, and those that were undone. */
  #past: (readonly PadEntry[])[] = [];
  #future: (readonly PadEntry[])[] = [];

  /** A new pad, with the first round ticked. */
  static start(sheet: Sheet): Pad {
    const pad = new Pad(sheet);
    pad.#show([{ e: 'round', round: 1 }]);
    return pad;
  }

  /** Opens a stored pad of unknown origin. It can be undone entry by entry. `sheets` are the games it may be of. */
  static resume(value: unknown, sheets: readonly Sheet[] = SHEETS): Result<{ pad: Pad }> {
    if (!isPlainObject(value)) return fail('not-a-record');
    if (own(value, 'format') !== PAD_FORMAT) return fail('unknown-format');
    const sheet = sheetById(own(value, 'game') as string, sheets);
    if (sheet === undefined) return fail('unknown-game');
    const entries = own(value, 'entries');
    if (!Array.isArray(entries)) return fail('bad-events');
    const pad = new Pad(sheet);
    for (const [i, entry] of entries.entries()) {
      const refused = pad.#folded.apply(entry);
      if (refused) return fail(refused, i);
      if (i > 0) pad.#past.push(entries.slice(0, i));
    }
    pad.#entries = [...entries];
    return { ok: true, pad };
  }

  private constructor(sheet: Sheet) {
    this.sheet = sheet;
    this.#folded = new Folded(sheet);
  }

  /** The pad as it is stored. */
  get record(): PadRecord {
    return { format: PAD_FORMAT, game: this.sheet.id, entries: this.#entries };
  }

  /** What was noted, oldest first. */
  get entries(): readonly PadEntry[] {
    return this.#entries;
  }

  /** The same with the field and value of each mark. */
  notes(): PadNote[] {
    const folded = new Folded(this.sheet);
    return this.#entries.map((entry) => {
      const mark = markIn(folded, entry);
      folded.apply(entry);
      return { entry, field: mark < 0 ? -1 : fieldOf(mark), value: mark < 0 ? 0 : markValueOf(mark) };
    });
  }

  /** The sheet as a position of one seat, for views and scores. Do not change it. */
  get position(): Position {
    return this.#folded.position;
  }

  /** How many rounds are ticked. */
  get rounds(): number {
    return this.#folded.rounds;
  }

  /** The bonuses that wait to be placed or dropped, in any order among the other marks of a turn, but before the next round. */
  get pending(): PadBonus[] {
    return this.position.layout.pending.flatMap(({ bonus }, kind) => {
      const count = this.position.pendingCount(SEAT, kind);
      return count > 0 ? [{ kind, bonus, count }] : [];
    });
  }

  /** The marks that some dice could make. */
  marks(): PadMark[] {
    return dieMarks(this.position).map((mark) =>
      this.#padMark(mark, { e: 'mark', mark: markOf(this.position.layout, mark) }),
    );
  }

  /** The marks that a pending bonus of this kind can make. A bonus that has none can only be dropped. */
  bonusMarks(kind: number): PadMark[] {
    const { layout } = this.position;
    if (this.position.pendingCount(SEAT, kind) === 0) return [];
    return bonusMarks(this.position, kind).map((move) => {
      const bonus = bonusName(layout, kind, layout.fieldArea[fieldOf(move)]);
      return this.#padMark(move, { e: 'bonus', bonus, mark: markOf(layout, move) });
    });
  }

  #padMark(mark: Move, entry: PadEntry): PadMark {
    return { field: fieldOf(mark), value: markValueOf(mark), entry };
  }

  /** Notes an entry of unknown origin; a refused one changes nothing. */
  add(entry: unknown): Result<object> {
    const change = this.#folded.read(entry);
    if (typeof change === 'string') return fail(change, this.#entries.length);
    const isRound = (entry as PadEntry).e === 'round';
    if (isRound && this.pending.length > 0) return fail('bonus-pending', this.#entries.length);
    this.#past.push(this.#entries);
    this.#future = [];
    this.#entries = [...this.#entries, entry as PadEntry];
    change();
    return { ok: true };
  }

  /** Whether there is a change to take back. */
  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Whether there is an undone change to make again. */
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Takes back the last change, an erasure too. */
  undo(): void {
    const before = this.#past.pop();
    if (before === undefined) return;
    this.#future.push(this.#entries);
    this.#show(before);
  }

  /** Makes the change again that was undone last. */
  redo(): void {
    const after = this.#future.pop();
    if (after === undefined) return;
    this.#past.push(this.#entries);
    this.#show(after);
  }

  /** The later entries, by index, that depend on this one. They are erased with it. */
  dependents(index: number): number[] {
    const notes = this.notes();
    const rest = new Folded(this.sheet);
    return this.#entries.flatMap((entry, i) => {
      const { field } = notes[i];
      // A mark stays where it is: it must not move up into the field that becomes free.
      const mark = markIn(rest, entry);
      const isThere = field < 0 || (mark >= 0 && fieldOf(mark) === field);
      const isKept = i === index || (isThere && rest.apply(entry) === null);
      return isKept ? [] : [i];
    });
  }

  /** Erases an entry with all that depends on it, as one change. */
  erase(index: number): void {
    const gone = new Set([index, ...this.dependents(index)]);
    this.#past.push(this.#entries);
    this.#future = [];
    this.#show(this.#entries.filter((_, i) => !gone.has(i)));
  }

  #show(entries: readonly PadEntry[]): void {
    this.#entries = entries;
    this.#folded = new Folded(this.sheet);
    for (const entry of entries) this.#folded.apply(entry);
  }
}

/** The mark that an entry would make on this sheet; -1: none. */
function markIn({ position }: Folded, entry: PadEntry): Move {
  const mark = 'mark' in entry ? readMark(position, SEAT, entry.mark) : -1;
  return typeof mark === 'string' ? -1 : mark;
}
