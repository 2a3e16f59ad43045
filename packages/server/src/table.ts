// A table as one node holds it: the stored rows, and the game as a fold over its events. Everything here can be thrown
// away and read again. Events are first played ahead (`propose`), then stored, then known (`learn`); what was proposed but
// not stored is taken back.
import {
  checkEvent,
  type Event,
  MAX_MOVES,
  moveEvent,
  Position,
  playEvent,
  ROLL,
  resultOf,
  sheetById,
} from '@reynard/engine';
import type { EventRow, SeatRow, TableRow } from './database.ts';
import { FairDice } from './fair.ts';
import { IllegalMove, Problem } from './problem.ts';

/** A request to play, from a seat. */
export interface Move {
  readonly seat: number;
  readonly key: string | null;
  /** How many events the player had seen. */
  readonly after: number;
  readonly event: { readonly e: string };
}

/** A move found legal, and how many events the game had then. */
export interface Verdict {
  readonly event: Event;
  readonly known: number;
}

/** An event that was played ahead and waits to be stored. */
export interface Proposal {
  readonly row: EventRow;
  /** The game's generation: a proposal of an earlier one rests on events that turned out not to be. */
  readonly generation: number;
  /** Whether this event ends the game. */
  readonly ends: boolean;
}

const DAY_MS = 86_400_000;
const scratch = new Int32Array(MAX_MOVES);

export class Table {
  row: TableRow;
  seats: readonly SeatRow[];
  /** When somebody last asked for this table. */
  usedAt = Date.now();
  #position: Position;
  #dice: FairDice;
  /** Stored events. */
  readonly #log: EventRow[] = [];
  /** Proposed events, not stored yet. */
  #ahead: EventRow[] = [];
  #generation = 0;
  readonly #byKey = new Map<string, EventRow>();
  /** Called for each event, in order, once it is stored. */
  onEvent: (row: EventRow) => void = () => {};

  constructor(row: TableRow, seats: readonly SeatRow[], events: readonly EventRow[]) {
    this.row = row;
    this.seats = seats;
    this.#position = this.#start();
    this.#dice = this.#newDice();
    this.learn(events);
  }

  get id(): string {
    return this.row.id;
  }

  get position(): Position {
    return this.#position;
  }

  get generation(): number {
    return this.#generation;
  }

  /** How many events are stored. */
  get stored(): number {
    return this.#log.length;
  }

  /** The stored events after the first `after`. */
  since(after: number): readonly EventRow[] {
    return this.#log.slice(after);
  }

  /** When the last event happened, or the game started, or the table was made. */
  get lastAt(): number {
    return this.#log.at(-1)?.at ?? this.row.started_at ?? this.row.created_at;
  }

  /** The time a player has, in ms. */
  limit(liveSeconds: number): number {
    return this.row.pace === 0 ? liveSeconds * 1000 : this.row.pace * DAY_MS;
  }

  seatOf(playerId: string | undefined): number | null {
    if (playerId === undefined) return null;
    const seat = this.seats.find((s) => s.player_id === playerId && s.kind === 'player');
    return seat ? seat.seat : null;
  }

  /** Whether the game waits for this seat. */
  isDeciding(seat: number): boolean {
    return this.row.status === 'playing' && this.#position.listChoices(seat, scratch) > 0;
  }

  /** The seats the game waits for. */
  get deciding(): number[] {
    return this.seats.map(({ seat }) => seat).filter((seat) => this.isDeciding(seat));
  }

  /** What a seat can do now, as events; a roll has no dice yet. */
  choices(seat: number): (Event | { e: 'roll' })[] {
    if (!this.isDeciding(seat)) return [];
    const count = this.#position.listChoices(seat, scratch);
    return Array.from(scratch.subarray(0, count), (move) =>
      move === ROLL ? { e: 'roll' } : moveEvent(this.#position.layout, move),
    );
  }

  /** New rows from the database. Seats and seeds are fixed once the game has started. */
  refresh(row: TableRow, seats: readonly SeatRow[]): void {
    this.row = row;
    this.seats = seats;
    if (this.#log.length > 0 || this.#ahead.length > 0) return;
    this.#position = this.#start();
    this.#dice = this.#newDice();
  }

  /** The stored or proposed event of this key. */
  answered({ seat, key }: Pick<Move, 'seat' | 'key'>): EventRow | undefined {
    return key === null ? undefined : this.#byKey.get(`${seat}:${key}`);
  }

  /** Stored and proposed events. */
  get #known(): number {
    return this.#log.length + this.#ahead.length;
  }

  /** The record's event behind a request; says why if there is none. Nothing is changed. */
  async judge(move: Move): Promise<Verdict> {
    const known = this.#known;
    if (move.after > known) throw new Problem('ahead', { events: this.stored });
    if (this.#concernsSince(move)) throw new Problem('stale', { events: this.stored });
    if (move.event.e === 'roll') return { event: await this.#judgeRoll(move.seat), known };
    const checked = checkEvent(this.#position, { ...move.event, p: move.seat });
    if (!checked.ok) throw new IllegalMove(checked.error, this.stored);
    if (!('move' in checked)) throw new Problem('bad-request');
    // The record's own form, so that nothing else a client sends is stored.
    return { event: moveEvent(this.#position.layout, checked.move), known };
  }

  /** Whether what a player decided on has changed since: dice were rolled, or the seat itself has acted. */
  #concernsSince({ seat, after }: Move): boolean {
    const concerns = (row: EventRow) => row.seat === seat || row.event.startsWith('{"e":"roll"');
    return (
      this.#log.slice(after).some(concerns) ||
      this.#ahead.slice(Math.max(0, after - this.#log.length)).some(concerns)
    );
  }

  async #judgeRoll(seat: number): Promise<Event> {
    const refuse = (code: 'game-over' | 'not-your-turn' | 'no-roll-now') => {
      throw new IllegalMove({ code, event: null, reason: code }, this.stored);
    };
    if (this.#position.isOver) refuse('game-over');
    if (seat !== this.#position.active) refuse('not-your-turn');
    if (!this.#position.awaitsRoll) refuse('no-roll-now');
    return this.#dice.roll(this.#position);
  }

  /** Plays an event ahead. False: the game has moved on meanwhile and the event must be judged again. */
  propose(move: Move, { event, known }: Verdict): Proposal | false {
    if (known !== this.#known || !playEvent(this.#position, event).ok) return false;
    this.#dice.see(event);
    const row: EventRow = {
      table_id: this.id,
      n: this.#known + 1,
      event: JSON.stringify(event),
      at: Date.now(),
      seat: move.seat,
      key: move.key,
    };
    this.#ahead.push(row);
    if (move.key !== null) this.#byKey.set(`${move.seat}:${move.key}`, row);
    return { row, generation: this.#generation, ends: this.#position.isOver };
  }

  /** The result as it stands. */
  result(): string {
    return JSON.stringify(resultOf(this.#position));
  }

  /** Takes in stored events, from us or from another node; those already known are skipped. */
  learn(rows: readonly EventRow[]): void {
    for (const row of rows) {
      if (row.n !== this.#log.length + 1) continue;
      const expected = this.#ahead[0];
      if (expected === undefined) this.#play(row);
      else if (expected.event === row.event && expected.key === row.key) this.#ahead.shift();
      else {
        this.takeBack();
        this.#play(row);
      }
      this.#log.push(row);
      if (row.key !== null) this.#byKey.set(`${row.seat}:${row.key}`, row);
      this.onEvent(row);
    }
  }

  /** Drops what was proposed but not stored. */
  takeBack(): void {
    this.#generation++;
    if (this.#ahead.length === 0) return;
    for (const row of this.#ahead) if (row.key !== null) this.#byKey.delete(`${row.seat}:${row.key}`);
    this.#ahead = [];
    this.#position = this.#start();
    this.#dice.restart();
    for (const row of this.#log) this.#play(row);
  }

  #play(row: EventRow): void {
    const event = JSON.parse(row.event) as Event;
    const played = playEvent(this.#position, event, row.n - 1);
    if (!played.ok) throw new Error(`stored event ${row.n} is not legal: ${played.error.code}`);
    this.#dice.see(event);
  }

  #start(): Position {
    return Position.start(sheetById(this.row.game)!, this.seats.length);
  }

  #newDice(): FairDice {
    const { secret, daily } = this.row;
    return new FairDice({ secret, daily, seeds: this.seats.map((seat) => seat.seed) });
  }
}
