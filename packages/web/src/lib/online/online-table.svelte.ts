// A table on the server that this page follows: seats, presence, the state of the connection and, once it has begun, the
// game. All of it comes from the event stream, so a reconnect always shows the current table.
import {
  type Connection,
  FollowerError,
  type NumberedEvent,
  type Reaction,
  type ReynardError,
  type SeatReaction,
  type Table,
} from '@reynard/client';
import { turns } from '#lib/home/turns.svelte.ts';
import { m } from '#lib/paraglide/messages.js';
import { settings } from '#lib/storage/settings.svelte.ts';
import { client } from './client.ts';
import { keepFinished } from './keep-finished.ts';
import { OnlineSession } from './online-session.svelte.ts';
import { keptMove } from './outbox.ts';
import { asPlayer, player } from './player.svelte.ts';
import { clockWords, momentWords, problemWords, reactionWords, seatNames } from './words.ts';

const CLOCK_MS = 1000;
/** How long a notice is shown. */
const NOTICE_MS = 6000;
/** Before a live turn runs out, its player sees a clock for this long. */
const WARNING_MS = 60_000;

export class OnlineTable {
  readonly id: string;
  #stop: () => void = () => {};
  #clock: ReturnType<typeof setInterval> | undefined;
  /** Whether this player chose to leave. */
  #leaves = false;

  table: Table | null = $state.raw(null);
  session: OnlineSession | null = $state.raw(null);
  connection: Connection = $state('connecting');
  /** Why the table cannot be shown at all. */
  missing = $state('');
  /** Whether this page could not take in what the server sent, so that only a reload helps. */
  broken = $state(false);
  /** Why the last request failed. */
  problem = $state('');
  /** What happened around the game, said to screen readers: who joined, left, came back or said something. */
  said = $state('');
  /** Whether it is still shown. */
  saidAt = $state(0);
  busy = $state(false);
  /** By the server's clock, as deadlines are. */
  now = $state(client.now());

  /** Whether this device stores a move that the server has not answered, left by a page that was closed. */
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

  /** The time that is left to the players whom the table waits for. */
  times: readonly string[] = $derived.by(() => {
    const { table, session } = this;
    if (!table || !session || table.status !== 'playing' || table.daily !== null) return [];
    const end = session.lastAt + table.limitSeconds * 1000;
    const left = end - this.now;
    const isLive = table.pace === 'live';
    const isAlone = table.seats.filter(({ kind }) => kind === 'player').length < 2;
    if (left <= 0 || isAlone) return [];
    return session.deciding.flatMap((seat) => {
      if (table.seats[seat].bot !== null) return [];
      const name = seatNames(table.seats)[seat];
      if (seat === table.you) {
        if (!isLive) return [m.online_your_time_until({ time: momentWords(end) })];
        return left < WARNING_MS ? [m.online_your_clock({ time: clockWords(left) })] : [];
      }
      if (!isLive) return [m.online_thinks_until({ name, time: momentWords(end) })];
      const isHere = table.presence.online.includes(seat);
      return isHere ? [] : [m.online_offline_bot_in({ name, time: clockWords(left) })];
    });
  });

  /** The notice that is on view. */
  get notice(): string {
    return this.now - this.saidAt < NOTICE_MS ? this.said : '';
  }

  constructor(id: string) {
    this.id = id;
  }

  open(): void {
    this.#follow();
    addEventListener('offline', this.#unplugged);
    addEventListener('online', this.#follow);
    this.#clock = setInterval(() => {
      this.now = client.now();
    }, CLOCK_MS);
  }

  close(): void {
    this.#stop();
    removeEventListener('offline', this.#unplugged);
    removeEventListener('online', this.#follow);
    clearInterval(this.#clock);
    this.session?.close();
  }

  /** The browser's offline event comes at once; a dead stream is noticed much later. */
  readonly #unplugged = () => {
    this.#stop();
    this.connection = 'lost';
  };

  /** Also called again when the network is back or this device has become a player. */
  readonly #follow = () => {
    this.#stop();
    this.#stop = client.follow(
      this.id,
      {
        onTable: (table) => this.#take(table),
        onMove: (move) => this.#receive(move),
        onPresence: (presence) => this.table && this.#take({ ...this.table, presence }),
        onReaction: (reaction) => this.#hear(reaction),
        onConnection: (state, error) => this.#connected(state, error),
      },
      { after: this.session?.length ?? 0 },
    );
  };

  /** Plays an event of the server; a game that is over by it is kept on this device. */
  #receive(move: NumberedEvent): void {
    const session = this.#started;
    session.receive(move);
    if (session.position.isOver) void keepFinished(session.table, session.record);
  }

  /** The game. The server sends a started table before its moves. */
  get #started(): OnlineSession {
    if (!this.session) throw new Error('a move came before the table');
    return this.session;
  }

  #connected(state: Connection, error?: ReynardError | FollowerError): void {
    this.connection = state;
    this.now = client.now();
    if (state !== 'ended') return;
    if (error instanceof FollowerError) {
      this.broken = true;
      console.error(error.cause);
    } else if (error?.code === 'unauthorized' && player.id !== null) {
      player.forget();
      this.#follow();
    } else {
      this.missing = problemWords(error);
    }
  }

  #take(table: Table): void {
    const before = this.table;
    this.table = table;
    if (before) this.#say(changes(before, table));
    if (before && before.you !== null && table.you === null && !this.#leaves)
      this.problem = m.online_removed();
    if (table.status === 'waiting') {
      // Only missing if joining was interrupted. If it fails again, the next news of the table tries it anew.
      client.addSeed(table).catch(() => {});
      return;
    }
    const isYours = table.you !== null && table.deciding.includes(table.you);
    if (!isYours) turns.settle(this.id);
    if (this.session) this.session.update(table);
    else {
      this.session = new OnlineSession(table);
      this.session.open();
    }
  }

  #say(words: string): void {
    if (words === '') return;
    this.said = words;
    this.now = this.saidAt = client.now();
  }

  /** What somebody said; one's own words show that they were sent. */
  #hear({ seat, reaction }: SeatReaction): void {
    const { table } = this;
    if (!table || (!settings.reactions && seat !== table.you)) return;
    const words = reactionWords(reaction);
    if (words !== '') this.#say(m.reaction_said({ name: seatNames(table.seats)[seat], words }));
  }

  async react(reaction: Reaction): Promise<void> {
    try {
      await client.react(this.id, reaction);
    } catch (error) {
      this.problem = problemWords(error);
    }
  }

  /** Sends a request. The answer is the new table; a failure is put into words. */
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

/** Whether a player of a running game went offline or came back. */
function presenceChange(before: Table, after: Table, seat: number, name: string): string[] {
  const { kind, bot } = after.seats[seat];
  if (kind !== 'player' || bot !== null || seat === after.you || after.status !== 'playing') return [];
  const [was, is] = [before.presence.online.includes(seat), after.presence.online.includes(seat)];
  if (was === is) return [];
  return [is ? m.online_came_back({ name }) : m.online_went_offline({ name })];
}

/** Who joined and who left, in words. */
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
    return presenceChange(before, after, i, are[i]);
  });
  if (before.status === 'waiting' && after.status === 'playing') words.push(m.online_starts());
  return words.join(' ');
}
