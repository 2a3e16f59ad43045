// The inputs of a network: what it sees of one seat in a position. That is the seat's sheet, its remaining turns, and the
// dice while they concern it.
//
// A position becomes a list of small numbers, the slots; a slot that holds v > 0 switches on the v-th input of that
// slot. The first slots are the bytes of the seat, the others are derived. Two positions of a game differ in few slots,
// and the kernel finds those by comparing 16 at a time.
import {
  ACTIONS,
  hasDie,
  hasSlot,
  JOKER_ACTION,
  type Layout,
  PHASE_CHOOSE,
  PHASE_FINISH,
  PHASE_REROLL,
  PHASE_ROLL,
  type Position,
  RETURN_ACTION,
  STAGE_DONE,
  STAGE_PASSIVE,
  STATE,
} from '@reynard/engine';

/** How many slots the kernel compares at a time. */
const VECTOR = 16;
const DICE = 6;
const ROLLS_PER_TURN = 3;
const MOST_TURNS = 13;
/** Points of an area are an input in steps of this size, starting at the lowest. */
const POINTS_STEP = 4;
const POINTS_LOWEST = -12;
const POINTS_STEPS = 45;
const LOWEST_STEPS = 16;
const MOST_FOXES = 7;

/** What the seat is doing: waiting, before or after one of the three rolls, finishing the turn, or on a passive turn. */
const WAITING = 0;
const ROLLING = 1;
const FINISHING = 4;
const PASSIVE = 5;
const CONTEXTS = 6;

/** Increase this when inputs change their meaning; networks of another version are refused. */
export const FEATURES_VERSION = 1;

/** How many heads a network has, one per stage of the game. */
export const HEADS = 8;

/** The fields of a path and where they lie among a seat's bytes. */
interface Path {
  readonly first: number;
  readonly size: number;
}

interface OrderedRow {
  readonly first: number;
  readonly filled: number;
}

export class Features {
  readonly layout: Layout;
  /** How many slots there are, in whole vectors of 16. */
  readonly slots: number;
  /** How many inputs they make. */
  readonly inputs: number;
  /** The number of the input before each slot's first: a slot that holds v has the input `base + v` on. */
  readonly base: Int32Array;
  /** The highest value of each slot; 0 for a byte that the network does not see. */
  readonly most: Uint8Array;
  /** The first slots are the bytes of a seat's part of the position, as whole words. */
  readonly seatWords: number;
  /** The head for the position that was read last; -1 if the seat's score is final. */
  head = -1;
  readonly #rows: readonly OrderedRow[];
  readonly #paths: readonly Path[];
  readonly #jokers: number;
  readonly #hasReturns: boolean;

  constructor(layout: Layout) {
    this.layout = layout;
    this.#rows = orderedRows(layout);
    this.#paths = pathsOf(layout);
    this.#jokers = layout.jokerNumbers.length;
    this.#hasReturns = layout.trackSlots[RETURN_ACTION] > 0;
    this.seatWords = Math.ceil((STATE.FIELDS + layout.sheetBytes) / 4);
    const sizes = new Array<number>(4 * this.seatWords).fill(0);
    const seen = seenBytes(layout);
    for (const { byte, most } of seen) sizes[byte] = most;
    sizes.push(
      ...ACTIONS.map((_, action) => layout.trackSlots[action]),
      ...this.#rows.map(() => 13 * 13),
      ...layout.areas.map(() => POINTS_STEPS),
      (MOST_FOXES + 1) * LOWEST_STEPS,
      (MOST_FOXES + 1) * layout.areas.length,
      CONTEXTS * 7,
      MOST_TURNS,
      6,
      4,
      ROLLS_PER_TURN * 64,
      ROLLS_PER_TURN * 7,
      1,
      ...new Array(DICE).fill(ROLLS_PER_TURN),
      ...new Array(DICE).fill(24),
      ...(layout.sweep === null ? [] : new Array(DICE).fill(6)),
      ...this.#paths.map(({ size }) => size),
      ...new Array(this.#jokers).fill(1),
      ...(layout.usesPlaces ? [...new Array(DICE).fill(ROLLS_PER_TURN * 6), STATE.PLACES - 1] : []),
    );
    while (sizes.length % VECTOR > 0) sizes.push(0);
    this.slots = sizes.length;
    this.most = Uint8Array.from(sizes);
    this.base = new Int32Array(sizes.length).fill(-1);
    // Inputs are numbered by meaning, not by byte, so that networks stay valid when the layout of a position changes.
    const derived = Array.from(
      { length: sizes.length - 4 * this.seatWords },
      (_, i) => 4 * this.seatWords + i,
    );
    let next = 0;
    for (const slot of [...seen.map(({ byte }) => byte), ...derived]) {
      this.base[slot] = next - 1;
      next += sizes[slot];
    }
    this.inputs = next;
  }

  /**
   * Writes the slots of a seat to `out`, sets `head` and returns the seat's current points. `committed` says that the seat
   * has decided to roll although it could still return dice first.
   */
  read(position: Position, seat: number, committed: boolean, out: Uint8Array): number {
    const { s } = position;
    const { most } = this;
    const b = position.seatAt(seat);
    for (let n = 0; n < 4 * this.seatWords; n++) out[n] = Math.min(s[b + n], most[n]);
    return this.readDerived(position, seat, committed, out);
  }

  /** Like `read`, for the derived slots alone. */
  readDerived(position: Position, seat: number, committed: boolean, out: Uint8Array): number {
    const { s } = position;
    const b = position.seatAt(seat);
    let n = 4 * this.seatWords;
    for (let action = 0; action < ACTIONS.length; action++) {
      out[n++] = s[b + STATE.UNLOCKED + action] - s[b + STATE.USED + action];
    }
    for (let i = 0; i < this.#rows.length; i++) {
      const row = this.#rows[i];
      const filled = s[b + row.filled];
      out[n++] = filled === 0 ? 0 : filled * 13 + s[b + row.first + filled - 1];
    }
    const total = this.#readPoints(position, seat, out, n);
    n += this.layout.areas.length + 2;
    this.#readTurn(position, seat, committed, out, n);
    return total;
  }

  #readPoints(position: Position, seat: number, out: Uint8Array, start: number): number {
    const { scoring } = this.layout;
    const { s } = position;
    const b = position.seatAt(seat);
    const foxes = s[b + STATE.FOXES];
    let n = start;
    let sum = 0;
    let lowest = 1000;
    let lowestArea = 0;
    for (let area = 0; area < scoring.length; area++) {
      const points = scoring[area].points(s, b + STATE.FIELDS);
      sum += points;
      if (points < lowest) {
        lowest = points;
        lowestArea = area;
      }
      out[n++] = step(points, POINTS_STEP, POINTS_LOWEST, POINTS_STEPS);
    }
    const known = Math.min(foxes, MOST_FOXES);
    out[n++] = known * LOWEST_STEPS + step(lowest, 5, -5, LOWEST_STEPS);
    out[n++] = known * scoring.length + lowestArea + 1;
    return sum + foxes * lowest;
  }

  #readTurn(position: Position, seat: number, committed: boolean, out: Uint8Array, start: number): void {
    const { s } = position;
    const b = position.seatAt(seat);
    const context = contextOf(position, seat);
    const active = activeTurnsLeft(position, seat);
    const passive = passiveTurnsLeft(position, seat);
    const left = position.isOver ? 0 : 3 * active + passive;
    this.head = left === 0 ? -1 : Math.min(HEADS - 1, ((left - 1) / 3) | 0);
    let n = start;
    out[n++] = 1 + context * 7 + active;
    out[n++] = 1 + passive;
    out[n++] = 1 + s[STATE.ROUND];
    out[n++] = position.players;
    const rolling = context >= ROLLING && context < FINISHING;
    const roll = context - ROLLING;
    const hand = rolling ? s[STATE.HAND] : 0;
    out[n++] = hand === 0 ? 0 : roll * 64 + hand;
    out[n++] = hand === 0 ? 0 : roll * 7 + bitCount(hand);
    out[n++] = rolling && !committed && this.#hasReturns && mayReturn(position, b) ? 1 : 0;
    const dice = context !== WAITING && s[STATE.ROLLS] + s[STATE.SOLO_PASSIVE] > 0;
    const used = s[b + STATE.EXTRA_USED];
    for (let die = 0; die < DICE; die++) out[n++] = hasDie(hand, die) ? roll + 1 : 0;
    for (let die = 0; die < DICE; die++) {
      const face = s[STATE.FACES + die];
      out[n++] =
        !dice || hasDie(hand, die) || face === 0
          ? 0
          : face + (hasDie(s[STATE.TRAY], die) ? 6 : 0) + (hasDie(used, die) ? 12 : 0);
    }
    if (this.layout.sweep !== null) {
      const swept = s[b + STATE.SWEPT];
      for (let die = 0; die < DICE; die++) out[n++] = hasDie(swept, die) ? s[STATE.FACES + die] : 0;
    }
    for (let i = 0; i < this.#paths.length; i++) out[n++] = lastCrossed(s, b, this.#paths[i]);
    const usedSlots = s[b + STATE.USED_SLOTS];
    for (let slot = 0; slot < this.#jokers; slot++) {
      out[n++] = slot < s[b + STATE.UNLOCKED + JOKER_ACTION] && !hasSlot(usedSlots, slot) ? 1 : 0;
    }
    if (this.layout.usesPlaces) this.#readPlaces(position, b, dice, out, n);
  }

  /** The face on each dice field, while extra dice can be taken from there, and the place of what is pending. */
  #readPlaces({ s }: Position, b: number, dice: boolean, out: Uint8Array, start: number): void {
    out.fill(0, start, start + DICE);
    for (let field = 0; dice && field < ROLLS_PER_TURN; field++) {
      const die = s[STATE.DICE_FIELDS + field] - 1;
      if (die >= 0) out[start + die] = field * 6 + s[STATE.FACES + die];
    }
    out[start + DICE] = s[b + STATE.PLACE];
  }

  /** Lists the inputs that are on. */
  listInputs(slots: Uint8Array, out: Int32Array): number {
    let n = 0;
    for (let slot = 0; slot < this.slots; slot++) {
      if (slots[slot] !== 0) out[n++] = this.base[slot] + slots[slot];
    }
    return n;
  }
}

function step(points: number, size: number, lowest: number, steps: number): number {
  const i = 1 + Math.floor((points - lowest) / size);
  return Math.max(1, Math.min(steps, i));
}

function bitCount(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

function mayReturn(position: Position, b: number): boolean {
  const { s } = position;
  return (
    s[STATE.PHASE] === PHASE_ROLL &&
    s[STATE.ROLLS] > 0 &&
    s[STATE.ROLLS] < ROLLS_PER_TURN &&
    s[STATE.TRAY] !== 0 &&
    s[b + STATE.UNLOCKED + RETURN_ACTION] > s[b + STATE.USED + RETURN_ACTION]
  );
}

/** What the seat is doing in this turn, one of the contexts above. */
function contextOf(position: Position, seat: number): number {
  const { s } = position;
  const phase = s[STATE.PHASE];
  if (phase === PHASE_FINISH) {
    const stage = s[position.seatAt(seat) + STATE.STAGE];
    if (stage === STAGE_DONE) return WAITING;
    if (stage === STAGE_PASSIVE) return PASSIVE;
    return FINISHING;
  }
  if (seat !== s[STATE.ACTIVE] || s[STATE.SOLO_PASSIVE] === 1) return WAITING;
  if (phase === PHASE_ROLL) return ROLLING + Math.min(s[STATE.ROLLS], ROLLS_PER_TURN - 1);
  if (phase === PHASE_REROLL || phase === PHASE_CHOOSE) return ROLLING + s[STATE.ROLLS] - 1;
  return WAITING;
}

/** The active turns that a seat has not finished. */
function activeTurnsLeft(position: Position, seat: number): number {
  const { s } = position;
  const left = position.rounds - s[STATE.ROUND];
  const active = s[STATE.ACTIVE];
  if (seat > active) return left;
  if (seat < active || s[STATE.SOLO_PASSIVE] === 1) return left - 1;
  return isDone(position, seat) ? left - 1 : left;
}

/** The passive turns that a seat has not finished. */
function passiveTurnsLeft(position: Position, seat: number): number {
  const { s, players } = position;
  const left = position.rounds - s[STATE.ROUND];
  if (players === 1) return s[STATE.SOLO_PASSIVE] === 1 && isDone(position, seat) ? left - 1 : left;
  const active = s[STATE.ACTIVE];
  const over = active > seat ? active - 1 : active;
  const now = active !== seat && isDone(position, seat) ? 1 : 0;
  return left * (players - 1) - over - now;
}

function isDone(position: Position, seat: number): boolean {
  return (
    position.s[STATE.PHASE] === PHASE_FINISH && position.s[position.seatAt(seat) + STATE.STAGE] === STAGE_DONE
  );
}

/** The bytes of a seat that a network sees as they are: foxes, unlocked actions, pending bonuses, fields and lines. */
function seenBytes(layout: Layout): { byte: number; most: number }[] {
  const bytes = [{ byte: STATE.FOXES, most: MOST_FOXES }];
  ACTIONS.forEach((_, action) => {
    if (layout.trackSlots[action] > 0) {
      bytes.push({ byte: STATE.UNLOCKED + action, most: layout.trackSlots[action] });
    }
  });
  layout.pending.forEach((_, kind) => {
    bytes.push({ byte: STATE.PENDING + kind, most: 4 });
  });
  layout.sheet.areas.forEach((spec, index) => {
    const area = layout.areas[index];
    // Numbers in rows are covered by the area's points and by the last number of ordered rows. In stacks each one counts.
    if (spec.kind === 'rows' && !spec.stacks) return;
    const most = spec.kind === 'rows' ? 6 : spec.kind === 'grid' ? (spec.marksPerField ?? 1) : 1;
    for (let field = area.first; field < area.first + area.size; field++) {
      bytes.push({ byte: STATE.FIELDS + field, most });
    }
  });
  layout.lineNeeds.forEach((_, line) => {
    const fields = layout.fieldLines.filter((other) => other === line).length;
    bytes.push({ byte: STATE.FIELDS + layout.fieldCount + line, most: fields });
  });
  return bytes;
}

/** The paths of a sheet: only what lies right of the last cross can still be crossed. */
function pathsOf(layout: Layout): Path[] {
  return layout.areas.flatMap(({ first, size }, i) =>
    layout.sheet.areas[i].kind === 'path' ? [{ first: STATE.FIELDS + first, size }] : [],
  );
}

/** The last crossed field of a path, counted from 1; 0: none. */
function lastCrossed(s: Uint8Array, b: number, { first, size }: Path): number {
  let last = size;
  while (last > 0 && s[b + first + last - 1] === 0) last--;
  return last;
}

/** The rows whose last number limits the next one. */
function orderedRows(layout: Layout): OrderedRow[] {
  return layout.sheet.areas.flatMap((spec, index) => {
    if (spec.kind !== 'rows' || spec.writes === 'cross') return [];
    let first = layout.areas[index].first;
    return spec.rows.flatMap((row) => {
      const start = first;
      first += row.fields;
      if (row.rule === 'free' && !spec.pairs) return [];
      // A row's own counter is the first line of its first field.
      const filled = layout.fieldCount + layout.fieldLines[layout.fieldLinesFrom[start]];
      return [{ first: STATE.FIELDS + start, filled: STATE.FIELDS + filled }];
    });
  });
}
