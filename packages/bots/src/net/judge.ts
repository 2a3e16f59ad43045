// Values choices with a network: the final score to expect for a seat after each of them. `face` takes a position, then
// `value` and `valueAfter` are fast for positions close to it.
import { type Move, type Position, ROLL } from '@reynard/engine';
import type { Features } from './features.ts';
import type { Net } from './net.ts';
import { playOn } from './settle.ts';

/** Points per unit of the network's output. */
export const POINTS_PER_UNIT = 50;

export class Judge {
  readonly features: Features;
  readonly net: Net;
  #after: Position | null = null;

  constructor(net: Net, features: Features) {
    this.net = net;
    this.features = features;
    net.describeSlots(features);
  }

  /** Makes this position the one that others are compared with. */
  face(position: Position, seat: number): void {
    const { features, net } = this;
    features.read(position, seat, false, net.slots);
    net.setBase(features.listInputs(net.slots, net.rows));
    if (this.#after?.layout !== position.layout || this.#after.players !== position.players) {
      this.#after = position.clone();
    }
  }

  /** The expected final score after a choice in the faced position. */
  valueAfter(position: Position, seat: number, choice: Move): number {
    const after = this.#after!;
    playOn(after, position, seat, choice);
    return this.value(after, seat, choice === ROLL);
  }

  /** The expected final score of a seat in a position close to the faced one. */
  value(position: Position, seat: number, committed: boolean): number {
    const { features, net } = this;
    const points = features.readDerived(position, seat, committed, net.slots);
    if (features.head < 0) return points;
    const { words } = position;
    const { slotWords } = net;
    const from = position.seatAt(seat) >> 2;
    for (let i = 0; i < features.seatWords; i++) slotWords[i] = words[from + i];
    return points + POINTS_PER_UNIT * net.valueNearBase(features.head);
  }
}
