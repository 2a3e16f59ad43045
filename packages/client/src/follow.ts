// Follows a table over its event stream and reconnects until told to stop. The stream is read with fetch, not EventSource:
// EventSource cannot send the token as a header, and it gives up for good when a restarting server answers 503.
import { FollowerError, offline, ReynardError, refusalOf } from './error.ts';
import { Backoff } from './retry.ts';
import type { NumberedEvent, Presence, SeatReaction, Table } from './wire.ts';

/**
 * The state of a stream. `lost`: it reconnects by itself. `ended`: it does not, because the server refused (`ReynardError`)
 * or a callback threw (`FollowerError`).
 */
export type Connection = 'connecting' | 'open' | 'lost' | 'ended';

/** Callbacks for what happens at a table. If one of them throws, the stream ends and nothing more is delivered. */
export interface Follower {
  /** The table, at the start and whenever seats, status or result change. A started game's table comes before its events. */
  onTable?(table: Table): void;
  /** Every event of the game exactly once and in order. An event counts as delivered once this has returned. */
  onMove?(move: NumberedEvent): void;
  /** Who is connected. */
  onPresence?(presence: Presence): void;
  /** What a player said, from a fixed set. */
  onReaction?(reaction: SeatReaction): void;
  /** The state of the connection, with the error where there is one. */
  onConnection?(state: Connection, error?: ReynardError | FollowerError): void;
}

/** Where to start. */
export interface FollowOptions {
  /** How many events are already known; those after it are sent. */
  readonly after?: number;
}

/** Opens the stream of a table after an event. */
export type OpenStream = (after: number, signal: AbortSignal) => Promise<Response>;

/** A stream that sends nothing for this long (three heartbeats) counts as lost. */
const SILENCE_MS = 45_000;

/** Follows a table until `stopped`, the server refuses, or a callback throws. */
export async function follow(
  openStream: OpenStream,
  follower: Follower,
  after: number,
  stopped: AbortSignal,
): Promise<void> {
  const delivery = new Delivery(follower, after);
  const backoff = new Backoff();
  while (!stopped.aborted) {
    follower.onConnection?.('connecting');
    try {
      const response = (signal: AbortSignal) => openStream(delivery.seen, signal);
      await readStream(response, stopped, {
        onOpen() {
          backoff.reset();
          delivery.open();
        },
        onFrame: (frame) => delivery.take(frame),
      });
      if (!stopped.aborted) follower.onConnection?.('lost');
    } catch (error) {
      if (stopped.aborted) return;
      const reason = error instanceof ReynardError || error instanceof FollowerError ? error : offline();
      const isLost = reason instanceof ReynardError && reason.isTemporary;
      follower.onConnection?.(isLost ? 'lost' : 'ended', reason);
      if (!isLost) return;
    }
    await backoff.pause(stopped);
  }
}

/** Hands a stream's frames to a follower and remembers how many events it has taken. */
class Delivery {
  readonly #follower: Follower;
  seen: number;

  constructor(follower: Follower, after: number) {
    this.#follower = follower;
    this.seen = after;
  }

  open(): void {
    this.#call(() => this.#follower.onConnection?.('open'));
  }

  take(frame: string): void {
    const { event, data } = parseFrame(frame);
    if (data === undefined) return;
    const value: unknown = JSON.parse(data);
    if (event === 'move') this.#takeMove(value as NumberedEvent);
    else if (event === 'table') this.#call(() => this.#follower.onTable?.(value as Table));
    else if (event === 'presence') this.#call(() => this.#follower.onPresence?.(value as Presence));
    else if (event === 'reaction') this.#call(() => this.#follower.onReaction?.(value as SeatReaction));
  }

  #takeMove(move: NumberedEvent): void {
    if (move.n <= this.seen) return;
    // A temporary error: the next stream continues after the last event taken.
    if (move.n > this.seen + 1)
      throw new ReynardError(0, { code: 'gap', message: 'The stream left out an event.' });
    this.#call(() => this.#follower.onMove?.(move));
    this.seen = move.n;
  }

  #call(callback: () => void): void {
    try {
      callback();
    } catch (error) {
      throw new FollowerError(error);
    }
  }
}

interface StreamReader {
  onOpen(): void;
  onFrame(frame: string): void;
}

/** Reads a stream to its end, until `stopped`, or until nothing has arrived for too long. */
async function readStream(
  openStream: (signal: AbortSignal) => Promise<Response>,
  stopped: AbortSignal,
  { onOpen, onFrame }: StreamReader,
): Promise<void> {
  const reading = new AbortController();
  let timer = setTimeout(() => reading.abort(), SILENCE_MS);
  try {
    const response = await openStream(AbortSignal.any([stopped, reading.signal]));
    if (!response.ok || response.body === null) throw await refusalOf(response);
    onOpen();
    // Not `for await`: Safari's streams cannot be iterated yet.
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => reading.abort(), SILENCE_MS);
      const frames = (rest + chunk.value).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) if (!stopped.aborted) onFrame(frame);
    }
  } finally {
    clearTimeout(timer);
    // Closes the connection where a frame could not be taken.
    reading.abort();
  }
}

/** The fields of one frame of a stream (server-sent events). */
function parseFrame(frame: string): { event?: string; data?: string } {
  return Object.fromEntries(
    frame.split('\n').flatMap((line) => {
      const colon = line.indexOf(': ');
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 2)]] : [];
    }),
  );
}
