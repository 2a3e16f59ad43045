// Words of online play: seats, paces, times, and what went wrong. A message says what happened, that nothing is lost, and
// what to do.
import { type MyTable, type Reaction, ReynardError, type Seat } from '@reynard/client';
import { m } from '#lib/paraglide/messages.js';
import { botName } from '#lib/words/bots.ts';
import { locale } from '#lib/words/language.ts';
import { client } from './client.ts';

/** The names at a table; bots by the names of this language. A player who has deleted everything has no name any more. */
export function seatNames(seats: readonly Seat[]): string[] {
  return seats.map(({ kind, name, bot }) => {
    if (kind === 'bot' && bot !== null) return botName(bot, name);
    return kind === 'player' && name === '' ? m.online_former() : name;
  });
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

export const REACTION_WORDS: Readonly<Record<Reaction, () => string>> = {
  hello: m.reaction_hello,
  'well-played': m.reaction_well_played,
  lucky: m.reaction_lucky,
  thinking: m.reaction_thinking,
  sorry: m.reaction_sorry,
  thanks: m.reaction_thanks,
  laugh: m.reaction_laugh,
};

/** A reaction in words; a server of a newer version may know more of them. */
export const reactionWords = (reaction: Reaction): string => REACTION_WORDS[reaction]?.() ?? '';

/** A time left as minutes and seconds: "1:20". */
export const clockWords = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** A time within the next weeks: "Tue 14:00". */
export const momentWords = (time: number | string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: 'numeric',
  }).format(new Date(time));

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was by the server's clock: "5 minutes ago". */
export function agoWords(time: string, now = client.now()): string {
  const passed = Math.max(0, now - Date.parse(time));
  const found = UNITS.find(([, ms]) => passed >= ms);
  // Not left to Intl: its Dutch words for "0 minutes" speak of the future.
  if (!found) return m.online_just_now();
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
}

export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

export const shortDayWords = (day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const PROBLEMS: Readonly<Record<string, () => string>> = {
  'not-found': m.online_not_found,
  'table-full': m.online_full,
  removed: m.online_removed,
  banned: m.online_banned,
  'name-refused': m.online_bad_name,
  'seat-not-human': m.online_former_gone,
  'too-many-blocks': m.block_most,
  'already-started': m.online_already_started,
  'not-overdue': m.online_not_overdue,
  'not-deciding': m.online_moved,
  'attempt-over': m.daily_attempt_over,
  'not-played': m.daily_not_played,
  'bot-not-rated': m.rating_bot_refused,
  'not-rated': m.rating_game_refused,
  unauthorized: m.online_unknown_player,
  'too-many-requests': m.online_too_many,
  'too-many-streams': m.online_too_many,
};

/** Why something could not be done. */
export function problemWords(error: unknown): string {
  if (!(error instanceof ReynardError)) return m.online_unreachable();
  if (PROBLEMS[error.code]) return PROBLEMS[error.code]();
  // An error without a code does not come from a game server, but from static hosting or a proxy.
  return error.isTemporary || error.code === 'unknown' ? m.online_unreachable() : m.online_refused();
}

/** Why a name was not taken. */
export const nameProblemWords = (error: unknown): string =>
  error instanceof ReynardError && error.code === 'bad-request' ? m.online_bad_name() : problemWords(error);

/** Why a move was not played. */
export function refusedMoveWords(code: string): string {
  if (code === 'bot-plays') return m.online_stand_in();
  if (code === 'unauthorized') return m.online_unknown_player();
  return m.online_move_refused();
}
