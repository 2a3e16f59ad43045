// Tables, events and records as the API shows them. They contain no player ids and no tokens, and the secret of the dice only
// once no roll depends on it.
import {
  FAIR_SCHEME,
  type Fair,
  type NumberedEvent,
  type OnlineRecord,
  type OpenTable,
  type Presence,
  type Seat,
  type Table,
} from '@reynard/client';
import { type Event, type GameResult, RECORD_FORMAT } from '@reynard/engine';
import type { EventRow, SeatRow, TableRow } from './database.ts';
import type { LiveTable } from './live-table.ts';
import type { SeatRatings } from './rating/seat-ratings.ts';
import type { TableRows } from './table-rows.ts';

const time = (ms: number) => new Date(ms).toISOString();
const timeOrNull = (ms: number | null) => (ms === null ? null : time(ms));
const paceOf = (row: TableRow) => (row.pace === 0 ? 'live' : row.pace);

export function viewSeat({ seat, kind, name, bot, left_at }: SeatRow, ratings: SeatRatings): Seat {
  return { seat, kind, name, bot, rating: ratings[seat] ?? null, left: left_at !== null };
}

function viewFair(row: TableRow, seats: readonly SeatRow[], secret: string | null): Fair {
  return {
    scheme: FAIR_SCHEME,
    commitment: row.commitment,
    seeds: seats.map((seat) => seat.seed),
    daily: row.daily,
    secret,
  };
}

/** A table as everybody with its id may see it. */
export function viewTable(
  table: LiveTable,
  presence: Presence,
  liveSeconds: number,
  you: number | null,
  secret: string | null,
): Table {
  const { row, seats } = table;
  const host = seats.find((seat) => seat.player_id !== null && seat.player_id === row.host);
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    open: row.open === 1,
    pace: paceOf(row),
    rated: row.rated === 1,
    limitSeconds: table.limit(liveSeconds) / 1000,
    createdAt: time(row.created_at),
    startedAt: timeOrNull(row.started_at),
    overAt: timeOrNull(row.over_at),
    seats: seats.map((seat) => viewSeat(seat, table.ratings)),
    host: host?.seat ?? null,
    you,
    events: table.stored,
    deciding: table.deciding,
    lastAt: time(table.lastAt),
    presence,
    fair: viewFair(row, seats, secret),
    daily: row.daily,
    next: row.next_id,
    result: row.result === null ? null : (JSON.parse(row.result) as GameResult),
  };
}

/** A table in a list. */
export function viewListed({ row, seats }: TableRows, ratings: SeatRatings): OpenTable {
  return {
    id: row.id,
    game: row.game,
    pace: paceOf(row),
    rated: row.rated === 1,
    createdAt: time(row.created_at),
    seats: seats.map((seat) => viewSeat(seat, ratings)),
  };
}

/** Whether a bot did it: only people send requests, which have keys. */
const isBots = ({ key }: EventRow) => key === null;

/** An event as JSON text; the stored text is used as it is. */
export function eventJson(row: EventRow): string {
  return `{"n":${row.n},"at":"${time(row.at)}","event":${row.event}${isBots(row) ? ',"bot":true' : ''}}`;
}

export function viewEvent(row: EventRow): NumberedEvent {
  const event = JSON.parse(row.event) as Event;
  return { n: row.n, at: time(row.at), event, ...(isBots(row) && { bot: true }) };
}

/** The record of a game, finished or not, with what is needed to verify its dice. */
export function viewRecord(table: LiveTable, secret: string | null): OnlineRecord {
  const { row, seats } = table;
  const events = table.since(0);
  return {
    format: RECORD_FORMAT,
    game: row.game,
    players: seats.map((seat) => seat.name),
    events: events.map(({ event }) => JSON.parse(event) as Event),
    ...(row.status === 'over' && row.result !== null ? { result: JSON.parse(row.result) as GameResult } : {}),
    id: row.id,
    startedAt: timeOrNull(row.started_at),
    overAt: timeOrNull(row.over_at),
    standIns: events
      .filter((event) => isBots(event) && seats[event.seat]!.kind === 'player')
      .map(({ n }) => n),
    fair: viewFair(row, seats, secret),
  };
}
