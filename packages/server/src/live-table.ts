// A table in the memory of one node: its stored rows, and the position that follows from its events. All of it can be dropped
// and read again. An event is first played ahead (`propose`), then stored, then confirmed (`learn`). If it cannot be stored, it
// is taken back.

import { FairDice } from '@reynard/client';
import {
  checkEvent,
  type Event,
  type GameResult,
  MAX_MOVES,
  moveEvent,
  Position,
  playEvent,
  ROLL,
  resultOf,
  sheetById,
} from '@reynard/engine';
import type { EventRow, SeatRow, TableRow } from './database.ts';
import { IllegalMove, Problem } from './problem.ts';
import type { SeatRatings } from './rating/seat-ratings.ts';
import { DAY_MS } from './time.ts';

/** A request to play. */
export interface PlayRequest {
  readonly seat: number;
  /** The idempotency key; bots have none. */
  readonly key: string | null;
  /** How many events the player had seen. */
  readonly after: number;
  readonly event: { readonly e: string };
}

/** An event found legal, and how many events the game had at that time. */
export interface Verdict {
  readonly event: Event;
  readonly known: number;
}

/** An event that was played ahead and waits to be stored. */
export interface Proposal {
  readonly row: EventRow;
  /** The table's generation when it was played ahead. It is stale if events it built on were taken back since. */
  readonly generation: number;
  /** Whether this event ends the game. */
  readonly ends: boolean;
  /** Whether a bot is to move next. */
  readonly callsBot: boolean;
}

const scratch = new Int32Array(MAX_MOVES);

export class LiveTable {
  row: TableRow;
  seats: readonly SeatRow[];
  /** The ratings of the seats at a rated table, as they were when it was read. */
  ratings: SeatRatings;
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

  constructor(
    row: TableRow,
    seats: readonly SeatRow[],
    events: readonly EventRow[],
    ratings: SeatRatings = [],
  ) {
    this.row = row;
    this.seats = seats;
    this.ratings = ratings;
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

  /** When the last event happened, or else when the game started, or else when the table was created. */
  get lastAt(): number {
    return this.#log.at(-1)?.at ?? this.row.started_at ?? this.row.created_at;
  }

  /** How long a player may keep this table waiting, in ms. */
  limit(liveSeconds: number): number {
    return this.row.pace === 0 ? liveSeconds * 1000 : this.row.pace * DAY_MS;
  }

  /** Whether the table has waited longer than its limit. */
  isOverdue(liveSeconds: number, now = Date.now()): boolean {
    return now - this.lastAt >= this.limit(liveSeconds);
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

  /** The seat of a bot that can move now. Null as well if all people have left: then bots do not play on. */
  get botToMove(): number | null {
    if (!this.seats.some(({ kind, bot }) => kind === 'player' && bot === null)) return null;
    return this.seats.find(({ seat, bot }) => bot !== null && this.isDeciding(seat))?.seat ?? null;
  }

  /** The newest event that was proposed and is not stored yet. */
  get proposed(): EventRow | undefined {
    return this.#ahead.at(-1);
  }

  /** What a seat can do now, as events; a roll has no dice yet. */
  choices(seat: number): (Event | { e: 'roll' })[] {
    if (!this.isDeciding(seat)) return [];
    const count = this.#position.listChoices(seat, scratch);
    return Array.from(scratch.subarray(0, count), (move) =>
      move === ROLL ? { e: 'roll' } : moveEvent(this.#position.layout, move),
    );
  }

  /** Takes new rows from the database. Seats and seeds no longer change once the game has started. */
  refresh(row: TableRow, seats: readonly SeatRow[], ratings: SeatRatings = this.ratings): void {
    this.row = row;
    this.seats = seats;
    this.ratings = ratings;
    if (this.#log.length > 0 || this.#ahead.length > 0) return;
    this.#position = this.#start();
    this.#dice = this.#newDice();
  }

  /** The stored or proposed event with this key. */
  answered({ seat, key }: Pick<PlayRequest, 'seat' | 'key'>): EventRow | undefined {
    return key === null ? undefined : this.#byKey.get(`${seat}:${key}`);
  }

  /** Stored and proposed events. */
  get #known(): number {
    return this.#log.length + this.#ahead.length;
  }

  /** The event that a request asks for; throws the reason if it is not legal. Nothing is changed. */
  async judge(request: PlayRequest): Promise<Verdict> {
    const known = this.#known;
    if (request.after > known) throw new Problem('ahead', { events: this.stored });
    if (this.#isStale(request)) throw new Problem('stale', { events: this.stored });
    if (request.event.e === 'roll') return { event: await this.#judgeRoll(request.seat), known };
    const checked = checkEvent(this.#position, { ...request.event, p: request.seat });
    if (!checked.ok) throw new IllegalMove(checked.error, this.stored);
    if (!('move' in checked)) throw new Problem('bad-request');
    // The record's own form, so that nothing else a client sends is stored.
    return { event: moveEvent(this.#position.layout, checked.move), known };
  }

  /** Whether the player decided on an outdated position: since then dice were rolled, or the seat itself has acted. */
  #isStale({ seat, after }: PlayRequest): boolean {
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

  /** Plays an event ahead. False: the game has changed since the verdict, and the request must be judged again. */
  propose({ seat, key }: PlayRequest, { event, known }: Verdict): Proposal | false {
    if (known !== this.#known || !playEvent(this.#position, event).ok) return false;
    this.#dice.see(event);
    const row: EventRow = {
      table_id: this.id,
      n: this.#known + 1,
      event: JSON.stringify(event),
      at: Date.now(),
      seat,
      key,
    };
    this.#ahead.push(row);
    if (key !== null) this.#byKey.set(`${seat}:${key}`, row);
    return {
      row,
      generation: this.#generation,
      ends: this.#position.isOver,
      callsBot: this.botToMove !== null,
    };
  }

  /** The result as it stands. */
  result(): GameResult {
    return resultOf(this.#position);
  }

  /** Takes in stored events, our own or another node's. Known ones are skipped. */
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

  /** Drops all proposed events that are not stored. */
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
