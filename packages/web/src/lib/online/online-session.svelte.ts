// A game on a server, as this device sees it. The server's events make the position, and nothing else does: a move is sent
// and shows once the server has stored it. Until then no other can be made, so that nothing has ever to be taken back.
import { Game, MAX_MOVES, type Move, moveEvent, sheetById } from '@reynard/engine';
import { type NumberedEvent, newSeed, ReynardError, type Table } from '@reynard/server/client';
import { m } from '#lib/paraglide/messages.js';
import { actorOf } from '#lib/session/choices.ts';
import { type OwnStep, type SeatState, Session } from '#lib/session/session.svelte.ts';
import { refusedMoveWords, seatNames } from '#lib/words/online.ts';
import { listWords } from '#lib/words/sheet.ts';
import { dropMove, keepMove, keptMove, type Outgoing } from './outbox.ts';
import { client } from './player.svelte.ts';

const scratch = new Int32Array(MAX_MOVES);

export class OnlineSession extends Session {
  readonly #game: Game;
  readonly #stop = new AbortController();
  #arrival: { promise: Promise<void>; resolve: () => void } | null = null;

  table: Table = $state.raw()!;
  /** The move on its way. */
  sending: Outgoing | null = $state.raw(null);
  /** Whether it could not be delivered yet. */
  waitsForNetwork = $state(false);
  /** Why the last move was not played. */
  refused = $state('');
  /** When the last event happened, by the server's clock. */
  lastAt = $state(0);

  /** The seats the game waits for. */
  deciding: readonly number[] = $derived(
    this.position.isOver
      ? []
      : this.seats.flatMap((_, seat) => (this.position.listChoices(seat, scratch) > 0 ? [seat] : [])),
  );

  constructor(table: Table) {
    super(table.id, sheetById(table.game)!);
    this.#game = Game.start(this.sheet, seatNames(table.seats));
    this.show(this.#game.position, 0);
    this.update(table);
  }

  get record() {
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
    return you !== null && deciding.includes(you) ? you : actorOf(this.position);
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

  /** Takes in an event, each once and in order. While the game is still being caught up with nothing is announced. */
  receive({ n, at, event }: NumberedEvent): void {
    if (n !== this.length + 1) return;
    const wasMine = this.isPerson;
    if (!this.#game.append(event).ok) throw new Error(`event ${n} does not fit the game`);
    const isNews = n >= this.table.events;
    this.cancel();
    this.show(this.#game.position, n, isNews ? event : undefined, this.sending?.byItself);
    this.lastAt = Date.parse(at);
    if (isNews && !wasMine && this.isPerson) this.tell(m.said_your_turn());
    this.#settleOnline();
  }

  /** A move that was on its way when the page was closed goes first, once the game is known. */
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
      if (stored.n > this.length) await this.#until(stored.n);
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      this.#sent();
      const code = error instanceof ReynardError ? error.code : 'unknown';
      // The only step there was, made by this player's other device too: nothing that was chosen is lost.
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

  #until(n: number): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.length >= n || this.closed) resolve();
        else setTimeout(look, 15);
      };
      look();
    });
  }

  /** Resolves when the move on its way has arrived or was refused. */
  override get arrived(): Promise<void> {
    return this.#arrival?.promise ?? Promise.resolve();
  }

  protected override nextByItself(): OwnStep | null {
    return this.sending ? null : super.nextByItself();
  }

  override close(): void {
    super.close();
    this.#stop.abort();
  }
}
