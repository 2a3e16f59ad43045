// What a network expects: the final score of a seat after one of its choices.
import { type Move, type Position, ROLL, STATE } from '@reynard/engine';
import type { Features } from './features.ts';
import type { Net } from './net.ts';
import { playOn } from './settle.ts';

/** How many points one unit of the network's output stands for. */
export const POINTS_PER_UNIT = 50;

export class Judge {
  readonly features: Features;
  readonly net: Net;
  readonly #base: Uint8Array;
  readonly #slots: Uint8Array;
  /** The seat's part of the position that is faced. */
  readonly #faced: Uint32Array;
  /** The inputs that go off, until they follow those that go on. */
  readonly #off: Int32Array;
  #after: Position | null = null;

  constructor(net: Net, features: Features) {
    this.net = net;
    this.features = features;
    this.#base = new Uint8Array(features.slots);
    this.#slots = new Uint8Array(features.slots);
    this.#faced = new Uint32Array(features.slotOfByte.length / 4);
    this.#off = new Int32Array(features.slots);
  }

  /** Prepares for the choices of a seat in this position. */
  face(position: Position, seat: number): void {
    this.features.read(position, seat, false, this.#base);
    const from = position.seatAt(seat) / 4;
    this.#faced.set(position.words.subarray(from, from + this.#faced.length));
    this.net.setBase(this.features.listInputs(this.#base, this.net.rows));
    if (this.#after?.layout !== position.layout || this.#after.players !== position.players) {
      this.#after = position.clone();
    }
  }

  /** The final score expected after a choice in the position that is faced. */
  valueAfter(position: Position, seat: number, choice: Move): number {
    const after = this.#after!;
    playOn(after, position, seat, choice);
    return this.value(after, seat, choice === ROLL);
  }

  /** The final score expected of a seat in a position near the one that is faced. */
  value(position: Position, seat: number, committed: boolean): number {
    const { features, net } = this;
    const slots = this.#slots;
    const points = features.readRest(position, seat, committed, slots);
    if (features.head < 0) return points;
    const { s } = position;
    const { most, slotOfByte, base: first } = features;
    const base = this.#base;
    const { rows } = net;
    const off = this.#off;
    let on = 0;
    let offCount = 0;
    // Bytes that slots repeat are compared where they lie, four at a time: nearly all of them are the same.
    const { words } = position;
    const b = position.seatAt(seat);
    const from = b / 4;
    const faced = this.#faced;
    for (let word = STATE.FOXES / 4; word < faced.length; word++) {
      if (words[from + word] === faced[word]) continue;
      for (let i = word * 4; i < word * 4 + 4; i++) {
        const slot = slotOfByte[i];
        if (slot < 0) continue;
        const now = Math.min(s[b + i], most[slot]);
        const before = base[slot];
        if (now === before) continue;
        if (now !== 0) rows[on++] = first[slot] + now;
        if (before !== 0) off[offCount++] = first[slot] + before;
      }
    }
    for (let i = features.bytes.length; i < slots.length; i++) {
      const now = slots[i];
      const before = base[i];
      if (now === before) continue;
      if (now !== 0) rows[on++] = first[i] + now;
      if (before !== 0) off[offCount++] = first[i] + before;
    }
    for (let i = 0; i < offCount; i++) rows[on + i] = off[i];
    return points + POINTS_PER_UNIT * net.valueFromBase(on, offCount, features.head);
  }
}
