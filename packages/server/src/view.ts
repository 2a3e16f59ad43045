// Tables, events and records as the API shows them. Nothing here shows a player's id, a token, or a secret too early.
import type { Event, GameResult } from '@reynard/engine';
import { RECORD_FORMAT } from '@reynard/engine';
import { closesAt } from './daily.ts';
import type { EventRow, SeatRow, TableRow } from './database.ts';
import { FAIR_SCHEME } from './fair.ts';
import type {
  Fair,
  NumberedEvent,
  OpenTable,
  Presence,
  Seat,
  TableRecord,
  Table as TableView,
} from './schema.ts';
import type { Table } from './table.ts';

const time = (ms: number) => new Date(ms).toISOString();
const timeOrNull = (ms: number | null) => (ms === null ? null : time(ms));
const paceOf = (row: TableRow) => (row.pace === 0 ? 'live' : row.pace);

export function viewSeat({ seat, kind, name, bot }: SeatRow): Seat {
  return { seat, kind, name, bot };
}

/** Whether no roll depends on the secret any more. */
function isRevealed({ status, daily }: TableRow, now: number): boolean {
  return daily === null ? status === 'over' || status === 'abandoned' : closesAt(daily) <= now;
}

function viewFair(row: TableRow, seats: readonly SeatRow[], now: number): Fair {
  return {
    scheme: FAIR_SCHEME,
    commitment: row.commitment,
    seeds: seats.map((seat) => seat.seed),
    daily: row.daily,
    secret: isRevealed(row, now) ? row.secret : null,
  };
}

/** A table for everybody who has its id. */
export function viewTable(
  table: Table,
  presence: Presence,
  liveSeconds: number,
  you: number | null,
): TableView {
  const { row, seats } = table;
  const host = seats.find((seat) => seat.player_id !== null && seat.player_id === row.host);
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    open: row.open === 1,
    pace: paceOf(row),
    limitSeconds: table.limit(liveSeconds) / 1000,
    createdAt: time(row.created_at),
    startedAt: timeOrNull(row.started_at),
    overAt: timeOrNull(row.over_at),
    seats: seats.map(viewSeat),
    host: host?.seat ?? null,
    you,
    events: table.stored,
    deciding: table.deciding,
    lastAt: time(table.lastAt),
    presence,
    fair: viewFair(row, seats, Date.now()),
    daily: row.daily,
    next: row.next_id,
    result: row.result === null ? null : (JSON.parse(row.result) as GameResult),
  };
}

export function viewListed(row: TableRow, seats: readonly SeatRow[]): OpenTable {
  return {
    id: row.id,
    game: row.game,
    pace: paceOf(row),
    createdAt: time(row.created_at),
    seats: seats.map(viewSeat),
  };
}

/** An event as JSON text; the stored text is used as it is. */
export function eventJson({ n, at, event }: EventRow): string {
  return `{"n":${n},"at":"${time(at)}","event":${event}}`;
}

export function viewEvent(row: EventRow): NumberedEvent {
  return { n: row.n, at: time(row.at), event: JSON.parse(row.event) as Event };
}

/** The record of a game, playable or finished, with what is needed to check its dice. */
export function viewRecord(table: Table): TableRecord {
  const { row, seats } = table;
  return {
    format: RECORD_FORMAT,
    game: row.game,
    players: seats.map((seat) => seat.name),
    events: table.since(0).map((event) => JSON.parse(event.event) as Event),
    ...(row.status === 'over' && row.result !== null ? { result: JSON.parse(row.result) as GameResult } : {}),
    id: row.id,
    startedAt: timeOrNull(row.started_at),
    overAt: timeOrNull(row.over_at),
    fair: viewFair(row, seats, Date.now()),
  };
}
