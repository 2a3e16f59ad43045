// Online play from a browser or from Node: the API as functions, with nothing to install. Moves are sent until they are
// answered, with one idempotency key, so a lost connection neither loses nor doubles one. Streams reconnect by themselves.
//
//   const api = new ReynardClient('https://example.org', token);
//   const table = await api.createTable({ game: 'ganz-schoen-clever', seats: 2 });
//   const stop = api.follow(table.id, { onTable, onMove, onPresence, onConnection });
//
// Streams are read with fetch rather than EventSource, because EventSource cannot send the token as a header and gives up
// for good when a restarting server answers 503.
import { newSeed } from './fair.ts';
import type {
  Choices,
  Daily,
  Info,
  Me,
  NewTable,
  NumberedEvent,
  OpenTable,
  Player,
  PlayerWithToken,
  Presence,
  Scores,
  Table,
  TableRecord,
} from './schema.ts';

export { commitmentOf, FAIR_SCHEME, type FairVerdict, newSeed, verifyDice } from './fair.ts';
export type {
  Choices,
  Daily,
  Fair,
  Info,
  Me,
  MyTable,
  NewTable,
  NumberedEvent,
  OpenTable,
  Player,
  PlayerWithToken,
  Presence,
  Score,
  Scores,
  Seat,
  Table,
  TableRecord,
} from './schema.ts';

/** The server refused, with its code (docs/api.md lists them), or could not be reached (`offline`). */
export class ReynardError extends Error {
  readonly code: string;
  readonly status: number;
  /** How many events the game has, where a move was refused. */
  readonly events: number | undefined;

  constructor(status: number, error: { code?: string; message?: string; events?: number }) {
    super(error.message ?? `The server answered ${status}.`);
    this.code = error.code ?? 'unknown';
    this.status = status;
    this.events = error.events;
  }

  /** Whether trying the same again later can help. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export type Connection = 'connecting' | 'open' | 'lost' | 'ended';

export interface Follower {
  onTable?(table: Table): void;
  /** Every event of the game exactly once and in order. */
  onMove?(move: NumberedEvent): void;
  onPresence?(presence: Presence): void;
  onConnection?(state: Connection, error?: ReynardError): void;
}

export interface FollowOptions {
  /** How many events are already known; those after it are sent. */
  readonly after?: number;
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;
/** Without any sign for this long (three heartbeats) a stream counts as lost. */
const SILENCE_MS = 45_000;

/** Waits; less when the browser says that the network is back, or when nobody waits any more. */
const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const network = globalThis as Partial<EventTarget>;
    const done = () => {
      clearTimeout(timer);
      network.removeEventListener?.('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    network.addEventListener?.('online', done);
    signal?.addEventListener('abort', done);
  });
/** Spreads retries, so that thousands do not come back at the same moment. */
const jitter = (ms: number) => ms * (0.5 + Math.random());

export class ReynardClient {
  readonly #base: string;
  /** The player's secret; keep it safe and out of addresses. */
  token: string | undefined;

  constructor(base = '', token?: string) {
    this.#base = base.replace(/\/$/, '');
    this.token = token;
  }

  info = (): Promise<Info> => this.#get('');

  /** Becomes a player; this client then acts as that player. Store `token`. */
  async becomePlayer(name: string): Promise<PlayerWithToken> {
    const player = await this.#send<PlayerWithToken>('POST', '/players', { name });
    this.token = player.token;
    return player;
  }

  me = (): Promise<Me> => this.#get('/me');
  rename = (name: string): Promise<Player> => this.#send('PATCH', '/me', { name });

  /** A new token for this device; all others are signed out. `keep` stores it before its first use makes it the only one. */
  async renewToken(keep: (token: string) => void = () => {}): Promise<string> {
    const { token } = await this.#send<{ token: string }>('POST', '/me/token');
    keep(token);
    this.token = token;
    await this.me();
    return token;
  }

  /** A link that makes another device the same player. The token is in the fragment, which is never sent to a server. */
  recoveryLink(page: string): string {
    return `${page}#token=${this.token ?? ''}`;
  }

  /** The token of a recovery link's fragment. */
  static tokenOf(fragment: string): string | undefined {
    return /(?:^|[#&])token=([A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43})(?:$|&)/.exec(fragment)?.[1];
  }

  openTables = async (): Promise<OpenTable[]> => (await this.#get<{ tables: OpenTable[] }>('/tables')).tables;
  createTable = (table: NewTable): Promise<Table> =>
    this.#send('POST', '/tables', { seed: newSeed(), ...table });
  table = (id: string): Promise<Table> => this.#get(`/tables/${encodeURIComponent(id)}`);
  join = (id: string): Promise<Table> => this.#at(id, 'POST', '/seats', { seed: newSeed() });
  startWithBots = (id: string, bot?: string): Promise<Table> => this.#at(id, 'POST', '/start', { bot });
  /** Leaves one's seat, or kicks before the start. */
  leave = (id: string, seat: number): Promise<Table> => this.#at(id, 'DELETE', `/seats/${seat}`);
  callBot = (id: string, seat: number, bot?: string): Promise<Table> =>
    this.#at(id, 'POST', `/seats/${seat}/bot`, { bot });
  takeSeatBack = (id: string, seat: number): Promise<Table> => this.#at(id, 'DELETE', `/seats/${seat}/bot`);
  rematch = (id: string): Promise<Table> => this.#at(id, 'POST', '/rematch', { seed: newSeed() });
  choices = (id: string): Promise<Choices> => this.#at(id, 'GET', '/choices');
  record = (id: string): Promise<TableRecord> => this.#at(id, 'GET', '/record');

  daily = (): Promise<Daily> => this.#get('/daily');
  beginDaily = (game: string): Promise<Table> => this.#send('POST', `/daily/${game}`);
  scoresOfDay = (game: string, day?: string): Promise<Scores> =>
    this.#get(`/daily/${game}/scores${day ? `?day=${day}` : ''}`);
  scoresOfAllTime = (game: string): Promise<Scores> => this.#get(`/daily/${game}/best`);

  /**
   * Plays a move, trying again for as long as the server cannot be reached (or until `signal`). Resolves once it is stored;
   * rejects when it is refused. `after` is how many events the player had seen.
   */
  async play(
    id: string,
    after: number,
    event: { e: string },
    options: { signal?: AbortSignal; key?: string; onRetry?: (error: ReynardError) => void } = {},
  ): Promise<NumberedEvent> {
    const headers = { 'idempotency-key': options.key ?? newSeed() };
    for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
      try {
        return await this.#at(id, 'POST', '/moves', { after, event }, headers);
      } catch (error) {
        if (!(error instanceof ReynardError) || !error.isTemporary || options.signal?.aborted) throw error;
        options.onRetry?.(error);
        await wait(jitter(pause), options.signal);
        if (options.signal?.aborted) throw error;
      }
    }
  }

  /** Follows a table until the returned function is called. */
  follow(id: string, follower: Follower, { after = 0 }: FollowOptions = {}): () => void {
    const stop = new AbortController();
    void this.#followOn(id, follower, after, stop.signal);
    return () => stop.abort();
  }

  async #followOn(id: string, follower: Follower, after: number, stopped: AbortSignal): Promise<void> {
    let seen = after;
    let pause = FIRST_WAIT_MS;
    const receive: Follower = {
      ...follower,
      onMove(move) {
        if (move.n !== seen + 1) return;
        seen = move.n;
        follower.onMove?.(move);
      },
    };
    while (!stopped.aborted) {
      follower.onConnection?.('connecting');
      try {
        await this.#readStream(id, seen, receive, stopped, () => {
          pause = FIRST_WAIT_MS;
          follower.onConnection?.('open');
        });
        if (!stopped.aborted) follower.onConnection?.('lost');
      } catch (error) {
        if (stopped.aborted) return;
        const reason = error instanceof ReynardError ? error : new ReynardError(0, OFFLINE);
        follower.onConnection?.(reason.isTemporary ? 'lost' : 'ended', reason);
        if (!reason.isTemporary) return;
      }
      await wait(jitter(pause), stopped);
      pause = Math.min(pause * 2, LONGEST_WAIT_MS);
    }
  }

  async #readStream(
    id: string,
    after: number,
    follower: Follower,
    stopped: AbortSignal,
    onOpen: () => void,
  ): Promise<void> {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENCE_MS);
    try {
      const response = await fetch(`${this.#base}/api/tables/${encodeURIComponent(id)}/stream`, {
        headers: { ...this.#auth(), 'last-event-id': String(after), accept: 'text/event-stream' },
        signal: AbortSignal.any([stopped, silence.signal]),
        cache: 'no-store',
      });
      if (!response.ok || response.body === null) throw await refusal(response);
      onOpen();
      // Not `for await`: Safari's streams cannot be iterated yet.
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE_MS);
        const frames = (rest + chunk.value).split('\n\n');
        rest = frames.pop() ?? '';
        for (const frame of frames) dispatch(frame, follower);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  #auth(): Record<string, string> {
    return this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
  }

  #get<T>(path: string): Promise<T> {
    return this.#send('GET', path);
  }

  #at<T>(
    id: string,
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<T> {
    return this.#send(method, `/tables/${encodeURIComponent(id)}${path}`, body, headers);
  }

  async #send<T>(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<T> {
    let response: Response;
    try {
      response = await fetch(`${this.#base}/api${path}`, {
        method,
        headers: { ...this.#auth(), ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        cache: 'no-store',
      });
    } catch {
      throw new ReynardError(0, OFFLINE);
    }
    if (!response.ok) throw await refusal(response);
    return (await response.json()) as T;
  }
}

const OFFLINE = { code: 'offline', message: 'The server cannot be reached.' };

async function refusal(response: Response): Promise<ReynardError> {
  const body = (await response.json().catch(() => ({}))) as { error?: { code: string; message: string } };
  return new ReynardError(response.status, body.error ?? {});
}

/** Reads one frame of a stream. */
function dispatch(frame: string, follower: Follower): void {
  const field = (name: string) =>
    frame
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const data = field('data');
  if (data === undefined) return;
  const event = field('event');
  if (event === 'table') follower.onTable?.(JSON.parse(data) as Table);
  else if (event === 'move') follower.onMove?.(JSON.parse(data) as NumberedEvent);
  else if (event === 'presence') follower.onPresence?.(JSON.parse(data) as Presence);
}
