// A game on a server, as this device sees it. Only the server's events change the position: a move is sent, and shown once
// the server has stored it. Until then no other move can be made, so nothing ever has to be rolled back.

import { type NumberedEvent, newSeed, ReynardError, type Table } from '@reynard/client';
import {
  decidingSeats,
  Game,
  type GameRecord,
  type Move,
  moveEvent,
  seatToAct,
  sheetById,
} from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { type OwnStep, type SeatState, Session } from '#lib/session/session.svelte.ts';
import type { SavedRecord } from '#lib/storage/saved-game.ts';
import { listWords } from '#lib/words/sheet.ts';
import { client } from './client.ts';
import { dropMove, keepMove, keptMove, type Outgoing } from './outbox.ts';
import { refusedMoveWords, seatNames } from './words.ts';

export class OnlineSession extends Session {
  readonly #game: Game;
  readonly #stop = new AbortController();
  #arrival: { promise: Promise<void>; resolve: () => void } | null = null;
  /** The number of events that `#send` waits for. */
  #awaited: { readonly n: number; readonly resolve: () => void } | null = null;

  table: Table = $state.raw()!;
  /** The move being sent. */
  sending: Outgoing | null = $state.raw(null);
  /** Whether it could not be delivered yet. */
  waitsForNetwork = $state(false);
  /** Why the last move was not played. */
  refused = $state('');
  /** When the last event happened, by the server's clock. */
  lastAt = $state(0);

  /** The seats the game waits for. */
  deciding: readonly number[] = $derived(decidingSeats(this.position));

  constructor(table: Table) {
    super(table.id, sheetById(table.game)!);
    this.#game = Game.start(this.sheet, seatNames(table.seats));
    this.show(this.#game.position, 0);
    this.update(table);
  }

  get record(): GameRecord & Pick<SavedRecord, 'standIns'> {
    return this.#game.record;
  }

  /** Your seat; null for spectators. */
  get you(): number | null {
    return this.table.you;
  }

  /** Whether a bot plays your seat for you. */
  get hasStandIn(): boolean {
    return this.you !== null && this.seats[this.you].bot !== null;
  }

  update(table: Table): void {
    this.table = table;
    const names = seatNames(table.seats);
    this.seats = table.seats.map(({ bot }, seat) => ({ name: names[seat], bot }));
    this.lastAt = Math.max(this.lastAt, Date.parse(table.lastAt));
    this.#settleOnline();
  }

  protected findActor(): number | null {
    const { you, deciding } = this;
    return you !== null && deciding.includes(you) ? you : seatToAct(this.position);
  }

  protected isHere(seat: number): boolean {
    return seat === this.you && !this.hasStandIn && this.table.status === 'playing';
  }

  protected restingSeat(): number {
    return this.you ?? this.position.active;
  }

  protected override isReady(): boolean {
    return this.sending === null;
  }

  override stateOf(seat: number): SeatState {
    const { kind } = this.table.seats[seat];
    return {
      connected: kind === 'bot' || this.table.presence.online.includes(seat),
      deciding: this.deciding.includes(seat),
    };
  }

  override get sentence(): string | null {
    if (this.position.isOver) return null;
    if (this.table.status === 'abandoned') return m.online_abandoned();
    if (this.sending) return this.waitsForNetwork ? m.online_move_kept() : m.online_sending();
    if (this.hasStandIn) return m.online_stand_in();
    if (this.isPerson) return null;
    return m.online_waiting_for({ names: listWords(this.deciding.map((seat) => this.seats[seat].name)) });
  }

  // What the server says

  /** Plays an event of the server, each once and in order. Events from before this visit are not announced. */
  receive({ n, at, event, bot }: NumberedEvent): void {
    if (n !== this.length + 1) return;
    const wasMine = this.isPerson;
    const seat = event.e === 'roll' ? this.position.active : event.p;
    if (bot && this.table.seats[seat].kind === 'player')
      this.record.standIns = [...(this.record.standIns ?? []), n];
    if (!this.#game.append(event).ok) throw new Error(`event ${n} does not fit the game`);
    const isNews = n >= this.table.events;
    this.cancel();
    this.show(this.#game.position, n, isNews ? event : undefined, this.sending?.byItself);
    this.lastAt = Date.parse(at);
    if (isNews && !wasMine && this.isPerson) this.note({ kind: 'your-turn' });
    if (this.#awaited && n >= this.#awaited.n) this.#awaited.resolve();
    this.#settleOnline();
  }

  /** Once the game is up to date, first sends a move that an earlier page could not deliver. */
  #settleOnline(): void {
    if (this.closed || this.length < this.table.events) return;
    const kept = this.sending === null && this.you !== null ? keptMove(this.id) : null;
    if (kept) void this.#send(kept);
    else this.settle();
  }

  // Moves

  play(move: Move): void {
    this.#offer(moveEvent(this.position.layout, move));
  }

  roll(): void {
    this.#offer({ e: 'roll' });
  }

  #offer(event: Outgoing['event']): void {
    if (this.sending || !this.isPerson) return;
    if (!this.byItself) this.refused = '';
    void this.#send({ key: newSeed(), after: this.length, event, byItself: this.byItself });
  }

  async #send(outgoing: Outgoing): Promise<void> {
    this.#arrival = Promise.withResolvers<void>();
    this.sending = outgoing;
    this.waitsForNetwork = false;
    keepMove(this.id, outgoing);
    try {
      const stored = await client.play(this.id, outgoing.after, outgoing.event, {
        key: outgoing.key,
        signal: this.#stop.signal,
        onRetry: () => {
          this.waitsForNetwork = true;
        },
      });
      this.#sent();
      this.receive(stored);
      // Others acted in between: the stream brings their events and this one in order.
      await this.#until(stored.n);
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      // The stored event does not fit the game here. The stream brings it too, and the table then asks for a reload.
      if (!(error instanceof ReynardError)) throw error;
      this.#sent();
      const { code } = error;
      // A forced step that this player's other device has already made is no loss.
      if (!(outgoing.byItself && code === 'stale')) this.refused = refusedMoveWords(code);
    }
    this.sending = null;
    this.#arrival.resolve();
    this.settle();
  }

  #sent(): void {
    dropMove(this.id);
    this.waitsForNetwork = false;
  }

  /** Resolves once the game has this many events, or the session is closed. */
  async #until(n: number): Promise<void> {
    if (this.length >= n || this.closed) return;
    const reached = Promise.withResolvers<void>();
    this.#awaited = { n, resolve: reached.resolve };
    await reached.promise;
    this.#awaited = null;
  }

  /** Resolves when the move being sent was stored or refused. */
  override get arrived(): Promise<void> {
    return this.#arrival?.promise ?? Promise.resolve();
  }

  protected override nextByItself(): OwnStep | null {
    return this.sending ? null : super.nextByItself();
  }

  override close(): void {
    super.close();
    this.#stop.abort();
    this.#awaited?.resolve();
  }
}
