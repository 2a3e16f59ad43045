// What a network expects: the final score of a seat after one of its choices.
import { type Move, type Position, ROLL } from '@reynard/engine';
import { type Features, hasTurnsLeft } from './features.ts';
import type { Net } from './net.ts';
import { settle } from './settle.ts';

/** How many points one unit of the network's output stands for. */
export const POINTS_PER_UNIT = 50;

export class Judge {
  readonly features: Features;
  readonly net: Net;
  readonly #base: Uint8Array;
  readonly #slots: Uint8Array;
  #after: Position | null = null;

  constructor(net: Net, features: Features) {
    this.net = net;
    this.features = features;
    this.#base = new Uint8Array(features.slots);
    this.#slots = new Uint8Array(features.slots);
  }

  /** Prepares for the choices of a seat in this position. */
  face(position: Position, seat: number): void {
    this.features.read(position, seat, false, this.#base);
    this.net.setBase(this.features.listInputs(this.#base, this.net.rows));
    if (this.#after?.layout !== position.layout || this.#after.players !== position.players) {
      this.#after = position.clone();
    }
  }

  /** The final score expected after a choice in the position that is faced. */
  valueAfter(position: Position, seat: number, choice: Move): number {
    const after = this.#after!;
    after.copyFrom(position);
    if (choice !== ROLL) {
      after.play(choice);
      settle(after, seat);
    }
    return this.value(after, seat, choice === ROLL);
  }

  /** The final score expected of a seat in a position near the one that is faced. */
  value(position: Position, seat: number, committed: boolean): number {
    const { features, net } = this;
    const base = this.#base;
    const slots = this.#slots;
    const points = features.read(position, seat, committed, slots);
    if (!hasTurnsLeft(position, seat)) return points;
    const { rows } = net;
    const first = features.base;
    let added = 0;
    for (let i = 0; i < slots.length; i++) {
      const now = slots[i];
      if (now !== base[i] && now !== 0) rows[added++] = first[i] + now;
    }
    let n = added;
    for (let i = 0; i < slots.length; i++) {
      const before = base[i];
      if (before !== slots[i] && before !== 0) rows[n++] = first[i] + before;
    }
    return points + POINTS_PER_UNIT * net.valueFromBase(added, n - added, features.head(position, seat));
  }
}
