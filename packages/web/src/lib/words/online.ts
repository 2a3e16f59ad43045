// Words of online play: seats, paces, times, and what went wrong. A message says what happened, that nothing is lost, and
// what to do.
import { type MyTable, ReynardError, type Seat } from '@reynard/server/client';
import { m } from '#lib/paraglide/messages.js';
import { botName } from './bots.ts';
import { language } from './language.ts';

/** The names at a table; bots by the names of this language. */
export function seatNames(seats: readonly Seat[]): string[] {
  return seats.map(({ kind, name, bot }) => (kind === 'bot' && bot !== null ? botName(bot, name) : name));
}

export const paceWords = (pace: 'live' | number): string =>
  pace === 'live' ? m.online_pace_live() : m.online_pace_days({ count: pace });

const STATUS: Readonly<Record<MyTable['status'], () => string>> = {
  waiting: m.online_status_waiting,
  playing: m.online_status_playing,
  over: m.online_status_over,
  abandoned: m.online_status_abandoned,
};

export const statusWords = (status: MyTable['status']): string => STATUS[status]();

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was: "5 minutes ago". */
export function agoWords(time: string, now = Date.now()): string {
  const passed = Math.max(0, now - Date.parse(time));
  const [unit, length] = UNITS.find(([, ms]) => passed >= ms) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    -Math.floor(passed / length),
    unit,
  );
}

export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

export const shortDayWords = (day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const PROBLEMS: Readonly<Record<string, () => string>> = {
  'not-found': m.online_not_found,
  'table-full': m.online_full,
  'already-started': m.online_already_started,
  'not-overdue': m.online_not_overdue,
  'not-deciding': m.online_not_overdue,
  'attempt-over': m.daily_attempt_over,
  'bad-request': m.online_bad_name,
  unauthorized: m.online_unknown_player,
  'too-many-requests': m.online_too_many,
  'too-many-streams': m.online_too_many,
};

/** Why something could not be done. */
export function problemWords(error: unknown): string {
  if (!(error instanceof ReynardError)) return m.online_unreachable();
  if (PROBLEMS[error.code]) return PROBLEMS[error.code]();
  // An answer without a code comes from something else than a game server: plain hosting, a proxy.
  return error.isTemporary || error.code === 'unknown' ? m.online_unreachable() : m.online_refused();
}

/** Why a move was not played. */
export function refusedMoveWords(code: string): string {
  if (code === 'bot-plays') return m.online_stand_in();
  if (code === 'unauthorized') return m.online_unknown_player();
  return m.online_move_refused();
}
