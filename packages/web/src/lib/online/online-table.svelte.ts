// A table on the server that this page follows: who sits there, who is connected, how the connection is, and, once it
// has begun, its game. Everything here comes from the stream, so that coming back always shows the table as it is.
import type { Connection, ReynardError, Table } from '@reynard/server/client';
import { m } from '#lib/paraglide/messages.js';
import { problemWords, seatNames } from '#lib/words/online.ts';
import { OnlineSession } from './online-session.svelte.ts';
import { keptMove } from './outbox.ts';
import { asPlayer, client, player } from './player.svelte.ts';

const CLOCK_MS = 2000;

export class OnlineTable {
  readonly id: string;
  #stop: () => void = () => {};
  #clock: ReturnType<typeof setInterval> | undefined;
  /** Whether this player gets up by their own will. */
  #leaves = false;

  table: Table | null = $state.raw(null);
  session: OnlineSession | null = $state.raw(null);
  connection: Connection = $state('connecting');
  /** Why the table cannot be shown at all. */
  missing = $state('');
  /** Why the last thing asked for was not done. */
  problem = $state('');
  /** What to read out: who joined or left. */
  said = $state('');
  busy = $state(false);
  now = $state(Date.now());

  /** Whether a move waits on this device for the server, of a page that was closed before it could be sent. */
  get keepsMove(): boolean {
    return keptMove(this.id) !== null;
  }

  /** Players who keep the table waiting longer than its limit. */
  overdue: readonly number[] = $derived.by(() => {
    const { table, session } = this;
    if (!table || !session || table.status !== 'playing' || table.you === null) return [];
    if (this.now - session.lastAt < table.limitSeconds * 1000) return [];
    return session.deciding.filter((seat) => seat !== table.you && table.seats[seat].bot === null);
  });

  constructor(id: string) {
    this.id = id;
  }

  open(): void {
    this.#follow();
    addEventListener('offline', this.#unplugged);
    addEventListener('online', this.#follow);
    this.#clock = setInterval(() => {
      this.now = Date.now();
    }, CLOCK_MS);
  }

  close(): void {
    this.#stop();
    removeEventListener('offline', this.#unplugged);
    removeEventListener('online', this.#follow);
    clearInterval(this.#clock);
    this.session?.close();
  }

  /** The browser knows at once; a silent stream would take its time to notice. */
  readonly #unplugged = () => {
    this.#stop();
    this.connection = 'lost';
  };

  /** Also anew, after the network is back or this device has become a player. */
  readonly #follow = () => {
    this.#stop();
    this.#stop = client.follow(
      this.id,
      {
        onTable: (table) => this.#take(table),
        onMove: (move) => this.session?.receive(move),
        onPresence: (presence) => this.table && this.#take({ ...this.table, presence }),
        onConnection: (state, error) => this.#connected(state, error),
      },
      { after: this.session?.length ?? 0 },
    );
  };

  #connected(state: Connection, error?: ReynardError): void {
    this.connection = state;
    if (state !== 'ended') return;
    if (error?.code === 'unauthorized' && player.id !== null) {
      player.forget();
      this.#follow();
    } else {
      this.missing = problemWords(error);
    }
  }

  #take(table: Table): void {
    const before = this.table;
    this.table = table;
    if (before) this.said = changes(before, table) || this.said;
    if (before && before.you !== null && table.you === null && !this.#leaves)
      this.problem = m.online_removed();
    if (table.status === 'waiting') return;
    if (this.session) this.session.update(table);
    else {
      this.session = new OnlineSession(table);
      this.session.open();
    }
  }

  /** Asks the server for something; what it answers is the table, or words that say why not. */
  async ask(request: () => Promise<Table>): Promise<Table | null> {
    this.busy = true;
    this.problem = '';
    try {
      return await request();
    } catch (error) {
      this.problem = problemWords(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  async join(): Promise<void> {
    this.#leaves = false;
    if (await this.ask(() => asPlayer(() => client.join(this.id)))) this.#follow();
  }

  leave(seat: number): Promise<Table | null> {
    this.#leaves ||= seat === this.table?.you;
    return this.ask(() => client.leave(this.id, seat));
  }

  startWithBots = (bot: string) => this.ask(() => client.startWithBots(this.id, bot));
  callBot = (seat: number, bot: string) => this.ask(() => client.callBot(this.id, seat, bot));
  takeSeatBack = () => this.ask(() => client.takeSeatBack(this.id, this.table!.you!));
  rematch = () => this.ask(() => client.rematch(this.id));
}

/** What changed among the seats, in words. */
function changes(before: Table, after: Table): string {
  const [were, are] = [seatNames(before.seats), seatNames(after.seats)];
  const words = after.seats.flatMap((seat, i) => {
    const was = before.seats[i];
    if (seat.kind === 'player' && was.kind !== 'player') return [m.online_joined({ name: are[i] })];
    if (seat.kind !== 'player' && was.kind === 'player') return [m.online_left({ name: were[i] })];
    if (seat.kind === 'player' && seat.bot !== null && was.bot === null)
      return [m.online_bot_took({ name: are[i] })];
    if (seat.kind === 'player' && seat.bot === null && was.bot !== null)
      return [m.online_seat_back({ name: are[i] })];
    return [];
  });
  if (before.status === 'waiting' && after.status === 'playing') words.push(m.online_starts());
  return words.join(' ');
}
