// What a network sees of a position: one seat's sheet, the turns that remain to it, and the dice while it is its turn.
//
// A position becomes a list of small numbers, the slots; a slot that holds v > 0 switches on the v-th input of that
// slot. So two positions differ in few inputs, and comparing their slots finds them.
import {
  ACTIONS,
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

const DICE = 6;
const ROLLS_PER_TURN = 3;
const MOST_TURNS = 13;
/** Area points go to the network in steps of this size, from here up. */
const POINTS_STEP = 4;
const POINTS_LOWEST = -12;
const POINTS_STEPS = 45;
const LOWEST_STEPS = 16;
const MOST_FOXES = 7;

/** What the seat is about, as far as the dice matter to it. */
const WAITING = 0;
const ROLLING = 1;
const FINISHING = 4;
const PASSIVE = 5;
const CONTEXTS = 6;

/** Goes up whenever the inputs change their meaning; networks trained for other inputs are refused. */
export const FEATURES_VERSION = 1;

/** How many heads tell the stages of a game apart. */
export const HEADS = 8;

interface OrderedRow {
  readonly first: number;
  readonly filled: number;
}

export class Features {
  readonly layout: Layout;
  /** How many slots there are. */
  readonly slots: number;
  /** How many inputs they make. */
  readonly inputs: number;
  /** The input that stands for 1 in each slot, less one. */
  readonly base: Int32Array;
  /** The first slots repeat bytes of the seat: these, and the most they hold. The others are worked out. */
  readonly bytes: Uint8Array;
  readonly most: Uint8Array;
  /** For each byte of a seat, up to a whole word, the slot that repeats it, or -1. */
  readonly slotOfByte: Int16Array;
  /** The head for the stage of the game that was read last, or -1 if the seat's score is final. */
  head = -1;
  readonly #rows: readonly OrderedRow[];
  readonly #hasReturns: boolean;

  constructor(layout: Layout) {
    this.layout = layout;
    this.#rows = orderedRows(layout);
    this.#hasReturns = layout.trackSlots[RETURN_ACTION] > 0;
    const copied = copiedBytes(layout);
    this.bytes = Uint8Array.from(copied, (slot) => slot.byte);
    this.most = Uint8Array.from(copied, (slot) => slot.most);
    this.slotOfByte = new Int16Array(Math.ceil((STATE.FIELDS + layout.sheetBytes) / 4) * 4).fill(-1);
    copied.forEach(({ byte }, slot) => {
      this.slotOfByte[byte] = slot;
    });
    const sizes = [
      ...copied.map((slot) => slot.most),
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
    ];
    this.slots = sizes.length;
    this.base = new Int32Array(sizes.length);
    let next = 0;
    sizes.forEach((size, slot) => {
      this.base[slot] = next - 1;
      next += size;
    });
    this.inputs = next;
  }

  /**
   * Writes the slots of a seat to `out`, sets `head` and returns the seat's points as they stand. `committed`: the seat has decided to let
   * the dice roll although it could take dice back first.
   */
  read(position: Position, seat: number, committed: boolean, out: Uint8Array): number {
    const { s } = position;
    const b = position.seatAt(seat);
    const { bytes, most } = this;
    for (let n = 0; n < bytes.length; n++) out[n] = Math.min(s[b + bytes[n]], most[n]);
    return this.readRest(position, seat, committed, out);
  }

  /** Like `read`, without the slots that repeat bytes. */
  readRest(position: Position, seat: number, committed: boolean, out: Uint8Array): number {
    const { s } = position;
    const b = position.seatAt(seat);
    let n = this.bytes.length;
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
    for (let die = 0; die < DICE; die++) out[n++] = (hand >> die) & 1 ? roll + 1 : 0;
    for (let die = 0; die < DICE; die++) {
      const face = s[STATE.FACES + die];
      out[n++] =
        !dice || (hand >> die) & 1 || face === 0
          ? 0
          : face + 6 * ((s[STATE.TRAY] >> die) & 1) + 12 * ((used >> die) & 1);
    }
    if (this.layout.sweep === null) return;
    const swept = s[b + STATE.SWEPT];
    for (let die = 0; die < DICE; die++) out[n++] = (swept >> die) & 1 ? s[STATE.FACES + die] : 0;
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

/** Whether the seat takes part in the turn now, and not just as one who waits for the tray. */
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

/** The active turns of a seat that are not over for it. */
function activeTurnsLeft(position: Position, seat: number): number {
  const { s } = position;
  const left = position.rounds - s[STATE.ROUND];
  const active = s[STATE.ACTIVE];
  if (seat > active) return left;
  if (seat < active || s[STATE.SOLO_PASSIVE] === 1) return left - 1;
  return isDone(position, seat) ? left - 1 : left;
}

/** The passive turns of a seat that are not over for it. */
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
function copiedBytes(layout: Layout): { byte: number; most: number }[] {
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
    // A number in a row matters by its points and, in some rows, as the last one; in stacks each matters by itself.
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

/** The rows in which the last number matters. */
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
