// Plays any seat by seeded random choice, for tests that need complete games without a server.
import {
  type Event,
  type GameRecord,
  MAX_MOVES,
  moveEvent,
  newRecord,
  type Position,
  Random,
  ROLL,
  replay,
  resultOf,
  type Sheet,
} from '@reynard/engine';

const scratch = new Int32Array(MAX_MOVES);

export class RandomPlay {
  readonly #random: Random;

  constructor(seed: string) {
    this.#random = new Random(seed);
  }

  /** A move of some seat, or null when the dice are to be rolled. */
  choose(position: Position): Event | null {
    for (let seat = 0; seat < position.players; seat++) {
      const count = position.listChoices(seat, scratch);
      if (count === 0) continue;
      const move = scratch[this.#random.below(count)]!;
      return move === ROLL ? null : moveEvent(position.layout, move);
    }
    return null;
  }

  /** The finished record of these events. */
  finish(sheet: Sheet, players: number, events: Event[]): GameRecord {
    const record = {
      ...newRecord(
        sheet,
        Array.from({ length: players }, (_, i) => `P${i}`),
      ),
      events,
    };
    const replayed = replay(record);
    if (!replayed.ok) throw new Error(replayed.error.code);
    return { ...record, result: resultOf(replayed.position) };
  }
}
