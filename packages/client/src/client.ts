// The HTTP API as functions. A move is sent until it is answered, always with the same idempotency key, so a lost
// connection neither loses nor doubles it.
import { offline, ReynardError, refusalOf } from './error.ts';
import { newSeed, type Pledge } from './fair.ts';
import { type Follower, type FollowOptions, follow } from './follow.ts';
import { Backoff } from './retry.ts';
import { ServerClock } from './server-clock.ts';
import type {
  Block,
  Daily,
  Device,
  Info,
  Me,
  MyRatings,
  NewTable,
  NumberedEvent,
  OnlineRecord,
  OpenTable,
  Opponent,
  Player,
  PlayerWithToken,
  RatingKind,
  Ratings,
  Reaction,
  ReportReason,
  Scores,
  SeatChoices,
  Table,
} from './wire.ts';

/** Where a client keeps its pledges. The key is the id of the table or, before the table exists, day and game. */
export interface Pledges {
  get(id: string): Pledge | undefined;
  set(id: string, pledge: Pledge): unknown;
}

const ofDay = (day: string, game: string) => `${day} ${game}`;

/** A player's connection to one server. */
export class ReynardClient {
  readonly #base: string;
  readonly #clock = new ServerClock();
  /** The player's secret; keep it safe and out of addresses. */
  token: string | undefined;
  /** What to compare the dice with at the end (`verifyDice`). In memory, unless they are kept elsewhere. */
  readonly pledges: Pledges;

  constructor(base = '', token?: string, pledges: Pledges = new Map<string, Pledge>()) {
    this.#base = base.replace(/\/$/, '');
    this.token = token;
    this.pledges = pledges;
  }

  /** The time by the server's clock, by which deadlines count: by this device's clock until an answer has told another one. */
  now(): number {
    return this.#clock.now();
  }

  /** What the server offers: games, bots, version. */
  info(): Promise<Info> {
    return this.#get('');
  }

  /** Becomes a player; this client then acts as that player. Store `token`. */
  async becomePlayer(name: string): Promise<PlayerWithToken> {
    const player = await this.#send<PlayerWithToken>('POST', '/players', { name });
    this.token = player.token;
    return player;
  }

  /** Who you are, and your tables. */
  me(): Promise<Me> {
    return this.#get('/me');
  }

  /** Changes your name. Games that have started keep the old one. */
  rename(name: string): Promise<Player> {
    return this.#send('PATCH', '/me', { name });
  }

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

  /** Players you have played against, the newest first. */
  async opponents(): Promise<Opponent[]> {
    return (await this.#get<{ opponents: Opponent[] }>('/me/opponents')).opponents;
  }

  /** Your ratings by game, and what changed them lately. */
  myRatings(): Promise<MyRatings> {
    return this.#get('/me/ratings');
  }

  /** The leaderboard of ratings in a game. */
  ratings(game: string, kind: RatingKind = 'table'): Promise<Ratings> {
    return this.#get(`/ratings/${game}?kind=${kind}`);
  }

  /** Lets a device be called when it is your turn at a slow table, or when you are invited. */
  callDevice(device: Device): Promise<void> {
    return this.#send('PUT', '/me/devices', device);
  }

  /** Calls a device no more. */
  silenceDevice(endpoint: string): Promise<void> {
    return this.#send('DELETE', '/me/devices', { endpoint });
  }

  /** Tells the operators about the player of a seat. */
  report(id: string, seat: number, reason: ReportReason): Promise<void> {
    return this.#at(id, 'POST', `/seats/${seat}/reports`, { reason });
  }

  /** Blocks the player of a seat: no invitations, no reactions, no seat at your tables. */
  block(id: string, seat: number): Promise<void> {
    return this.#at(id, 'PUT', `/seats/${seat}/block`);
  }

  /** The players you have blocked, the newest first. */
  async blocks(): Promise<Block[]> {
    return (await this.#get<{ blocks: Block[] }>('/me/blocks')).blocks;
  }

  unblock(block: string): Promise<void> {
    return this.#send('DELETE', `/me/blocks/${encodeURIComponent(block)}`);
  }

  /** Everything the server knows about you, as lines of JSON. */
  async ownData(): Promise<string> {
    const response = await this.#fetch('GET', '/me/data');
    return response.text().catch(unreachable);
  }

  /** Deletes you and everything about you. Games with others stay, without your name. */
  async deleteOwnData(): Promise<void> {
    await this.#send('DELETE', '/me');
    this.token = undefined;
  }

  /** The open tables that wait for players, newest first. */
  async openTables(): Promise<OpenTable[]> {
    return (await this.#get<{ tables: OpenTable[] }>('/tables')).tables;
  }

  /** Creates a table; you take seat 0. */
  async createTable(table: NewTable): Promise<Table> {
    return this.addSeed(await this.#send('POST', '/tables', table));
  }

  /** The table of this id. */
  table(id: string): Promise<Table> {
    return this.#at(id, 'GET', '');
  }

  /** Takes a free seat. */
  async join(id: string): Promise<Table> {
    return this.addSeed(await this.#at<Table>(id, 'POST', '/seats', {}));
  }

  /**
   * Adds your seed to the dice of a table, after the table's commitment and the seed were kept. Creating and joining a table
   * do this; call it again if they were interrupted. Does nothing where no seed is missing.
   */
  async addSeed(table: Table): Promise<Table> {
    const { id, you, status, fair } = table;
    if (you === null || status !== 'waiting' || fair.seeds[you] !== '') return table;
    const kept = this.pledges.get(id);
    const pledge = kept?.seat === you ? kept : { commitment: fair.commitment, seat: you, seed: newSeed() };
    this.pledges.set(id, pledge);
    return this.#at(id, 'PUT', '/seed', { seed: pledge.seed });
  }

  /** Starts now, as the host: bots take the free seats. */
  startWithBots(id: string, bot?: string): Promise<Table> {
    return this.#at(id, 'POST', '/start', { bot });
  }

  /** Leaves your seat or, as the host before the start, removes another player. */
  leave(id: string, seat: number): Promise<Table> {
    return this.#at(id, 'DELETE', `/seats/${seat}`);
  }

  /** Lets a bot play for somebody who has kept the table waiting for too long. */
  callBot(id: string, seat: number, bot?: string): Promise<Table> {
    return this.#at(id, 'POST', `/seats/${seat}/bot`, { bot });
  }

  /** Takes your seat back from the bot that stood in for you. */
  takeSeatBack(id: string, seat: number): Promise<Table> {
    return this.#at(id, 'DELETE', `/seats/${seat}/bot`);
  }

  /** Another game with the same players. Answers the new table. */
  async rematch(id: string): Promise<Table> {
    return this.addSeed(await this.#at<Table>(id, 'POST', '/rematch', {}));
  }

  /** Says something to everybody at the table. */
  react(id: string, reaction: Reaction): Promise<void> {
    return this.#at(id, 'POST', '/reactions', { reaction });
  }

  /** What your seat can do now. */
  choices(id: string): Promise<SeatChoices> {
    return this.#at(id, 'GET', '/choices');
  }

  /** The record of the game so far. */
  record(id: string): Promise<OnlineRecord> {
    return this.#at(id, 'GET', '/record');
  }

  /** Today's challenges. The commitments for today and tomorrow are kept when they are first seen. */
  async daily(): Promise<Daily> {
    const daily = await this.#get<Daily>('/daily');
    for (const { day, challenges } of [daily, daily.next]) {
      for (const { game, commitment } of challenges) {
        const id = ofDay(day, game);
        if (!this.pledges.get(id)) this.pledges.set(id, { commitment, seat: 0, seed: '' });
      }
    }
    return daily;
  }

  /** Starts today's attempt at a game, or finds the one you have started. */
  async beginDaily(game: string): Promise<Table> {
    const table = await this.#send<Table>('POST', `/daily/${game}`);
    const { id, daily, fair } = table;
    const promised = this.pledges.get(ofDay(daily!, game));
    if (!this.pledges.get(id))
      this.pledges.set(id, promised ?? { commitment: fair.commitment, seat: 0, seed: '' });
    return table;
  }

  /** The leaderboard of a day; today by default. */
  scoresOfDay(game: string, day?: string): Promise<Scores> {
    return this.#get(`/daily/${game}/scores${day ? `?day=${day}` : ''}`);
  }

  /** The best scores of all days. */
  scoresOfAllTime(game: string): Promise<Scores> {
    return this.#get(`/daily/${game}/best`);
  }

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
    const backoff = new Backoff();
    for (;;) {
      try {
        return await this.#at(id, 'POST', '/moves', { after, event }, headers);
      } catch (error) {
        if (!(error instanceof ReynardError) || !error.isTemporary || options.signal?.aborted) throw error;
        options.onRetry?.(error);
        await backoff.pause(options.signal);
        if (options.signal?.aborted) throw error;
      }
    }
  }

  /** Follows a table until the returned function is called. */
  follow(id: string, follower: Follower, { after = 0 }: FollowOptions = {}): () => void {
    const stop = new AbortController();
    const open = (seen: number, signal: AbortSignal) =>
      this.#ask(`/tables/${encodeURIComponent(id)}/stream`, {
        headers: { ...this.#auth(), 'last-event-id': String(seen), accept: 'text/event-stream' },
        signal,
      });
    void follow(open, follower, after, stop.signal);
    return () => stop.abort();
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

  async #send<T>(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<T> {
    const response = await this.#fetch(method, path, body, headers);
    if (response.status === 204) return undefined as T;
    // The connection can break in the middle of the answer, too.
    return (await response.json().catch(unreachable)) as T;
  }

  async #fetch(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await this.#ask(path, {
      method,
      headers: { ...this.#auth(), ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(unreachable);
    if (!response.ok) throw await refusalOf(response);
    return response;
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const sentAt = Date.now();
    const response = await fetch(`${this.#base}/api${path}`, { ...init, cache: 'no-store' });
    this.#clock.hear(response.headers.get('date'), sentAt);
    return response;
  }
}

function unreachable(): never {
  throw offline();
}
