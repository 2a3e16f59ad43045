// Event streams (server-sent events): whoever has a table's id can follow it. Streams are written directly to Node's
// response, the same bytes for all readers. A reader that is too slow is cut off and resumes with Last-Event-ID, so memory
// stays bounded.
//
//   event: table     the table (`LiveTable` of @reynard/client), at the start and when it changes
//   event: move      one event of the game; its id is the event's number
//   event: presence  who is connected
//   event: reaction  what a player said, from a fixed set
//   event: bye       the server ends this stream; connect again
import type { ServerResponse } from 'node:http';
import type { SeatReaction } from '@reynard/client';
import type { Config } from './config.ts';
import type { Days } from './daily.ts';
import type { EventRow } from './database.ts';
import type { LiveTable } from './live-table.ts';
import type { Metrics } from './metrics.ts';
import type { PresenceBook } from './presence.ts';
import { Problem } from './problem.ts';
import { eventJson, viewTable } from './view.ts';

interface Stream {
  readonly table: LiveTable;
  readonly playerId: string | undefined;
  readonly client: string;
  readonly out: ServerResponse;
  /** The second of the heartbeat's period in which this stream gets one. */
  readonly slot: number;
  seat: number | null;
}

export const STREAM_HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
} as const;

const frame = (event: string, data: string, id?: number) =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`;

export class Streams {
  readonly #config: Config;
  readonly #metrics: Metrics;
  readonly #presence: PresenceBook;
  readonly #days: Days;
  readonly #byTable = new Map<string, Set<Stream>>();
  readonly #byClient = new Map<string, number>();
  #count = 0;
  #tick = 0;
  #closing = false;
  readonly #heart: NodeJS.Timeout;

  constructor(config: Config, metrics: Metrics, presence: PresenceBook, days: Days) {
    this.#config = config;
    this.#days = days;
    this.#metrics = metrics;
    this.#presence = presence;
    this.#heart = setInterval(() => this.#beat(), 1000);
    this.#heart.unref();
    metrics.gauge('reynard_streams', 'Open event streams', () => this.#count);
  }

  isWatched(id: string): boolean {
    return this.#byTable.has(id);
  }

  /** Opens a stream that continues after event number `after`. */
  open(
    table: LiveTable,
    who: { playerId: string | undefined; client: string },
    after: number,
    out: ServerResponse,
    headers: Record<string, string>,
  ): void {
    if (this.#closing) throw new Problem('shutting-down');
    // The reader has gone while the table was read, or the answer waits behind another one on the same connection
    // (pipelining). Nothing would ever tell us to remove this stream.
    if (out.destroyed || out.socket === null) throw new Problem('bad-request');
    const open = this.#byClient.get(who.client) ?? 0;
    if (open >= this.#config.STREAMS_PER_CLIENT || this.#count >= this.#config.STREAMS) {
      throw new Problem('too-many-streams', {}, 10);
    }
    const slot = this.#count % this.#config.HEARTBEAT_SECONDS;
    const stream: Stream = { table, ...who, out, slot, seat: table.seatOf(who.playerId) };
    out.writeHead(200, { ...headers, ...STREAM_HEAD });
    out.on('close', () => this.#remove(stream));
    // A reader may disconnect in the middle of a write; that is not an error.
    out.on('error', () => this.#remove(stream));
    this.#add(stream);
    this.#presence.enter(table.id, stream.seat);
    const missed = table.since(after).map((row) => frame('move', eventJson(row), row.n));
    this.#write(
      stream,
      `retry: 1000\n\n${this.#tableFrame(stream, this.#tableJson(table))}${missed.join('')}`,
    );
  }

  #add(stream: Stream): void {
    const streams = this.#byTable.get(stream.table.id);
    if (streams) streams.add(stream);
    else this.#byTable.set(stream.table.id, new Set([stream]));
    this.#byClient.set(stream.client, (this.#byClient.get(stream.client) ?? 0) + 1);
    this.#count++;
  }

  #remove(stream: Stream): void {
    const streams = this.#byTable.get(stream.table.id);
    if (!streams?.delete(stream)) return;
    if (streams.size === 0) this.#byTable.delete(stream.table.id);
    const left = this.#byClient.get(stream.client)! - 1;
    if (left === 0) this.#byClient.delete(stream.client);
    else this.#byClient.set(stream.client, left);
    this.#count--;
    this.#presence.leave(stream.table.id, stream.seat);
  }

  #write({ out }: Stream, text: string): void {
    if (out.writableEnded || out.destroyed) return;
    if (out.writableLength > this.#config.STREAM_BUFFER) {
      this.#metrics.dropped.inc({ reason: 'slow' });
      out.destroy();
    } else out.write(text);
  }

  #toAll(id: string, text: (stream: Stream) => string): void {
    for (const stream of this.#byTable.get(id) ?? []) this.#write(stream, text(stream));
  }

  /** An event was stored. */
  sendEvent(table: LiveTable, row: EventRow): void {
    if (!this.#byTable.has(table.id)) return;
    const text = frame('move', eventJson(row), row.n);
    this.#toAll(table.id, () => text);
  }

  /** A table has changed: seats, status, result. */
  sendTable(table: LiveTable): void {
    if (!this.#byTable.has(table.id)) return;
    for (const stream of this.#byTable.get(table.id)!) this.#reseat(stream, table);
    const json = this.#tableJson(table);
    this.#toAll(table.id, (stream) => this.#tableFrame(stream, json));
  }

  /** Who is connected has changed. */
  sendPresence(id: string): void {
    if (!this.#byTable.has(id)) return;
    const text = frame('presence', JSON.stringify(this.#presence.of(id)));
    this.#toAll(id, () => text);
  }

  /** A player has reacted; some seats do not want to hear it. */
  sendReaction(id: string, reaction: SeatReaction, hiddenFrom: readonly number[] = []): void {
    const text = frame('reaction', JSON.stringify(reaction));
    for (const stream of this.#byTable.get(id) ?? []) {
      if (stream.seat === null || !hiddenFrom.includes(stream.seat)) this.#write(stream, text);
    }
  }

  /** Updates a stream whose player has taken or left a seat. */
  #reseat(stream: Stream, table: LiveTable): void {
    const seat = table.seatOf(stream.playerId);
    if (seat === stream.seat) return;
    this.#presence.leave(table.id, stream.seat);
    stream.seat = seat;
    this.#presence.enter(table.id, seat);
  }

  /** The table as JSON for all readers, without `you`, which differs between them. */
  #tableJson(table: LiveTable): string {
    const { you: _, ...view } = viewTable(
      table,
      this.#presence.of(table.id),
      this.#config.LIVE_LIMIT_SECONDS,
      null,
      this.#days.secretOf(table.row),
    );
    return JSON.stringify(view).slice(1);
  }

  #tableFrame(stream: Stream, json: string): string {
    return frame('table', `{"you":${stream.seat},${json}`);
  }

  /** Sends a comment to some of the streams each second, so that proxies do not close a quiet stream. */
  #beat(): void {
    this.#tick = (this.#tick + 1) % this.#config.HEARTBEAT_SECONDS;
    for (const streams of this.#byTable.values()) {
      for (const stream of streams) if (stream.slot === this.#tick) this.#write(stream, ':\n\n');
    }
  }

  /** Ends all streams; readers reconnect, to another node or to this one after its restart. */
  close(): void {
    if (this.#closing) return;
    this.#closing = true;
    clearInterval(this.#heart);
    for (const streams of this.#byTable.values()) {
      for (const { out } of [...streams]) {
        this.#metrics.dropped.inc({ reason: 'shutdown' });
        out.end(`retry: 500\n${frame('bye', '{"reason":"shutdown"}')}`);
      }
    }
  }
}
