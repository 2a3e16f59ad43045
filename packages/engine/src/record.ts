// The record: the one exchange format for saved games, replays and tests (docs/rules/record.md). State is a fold over its
// events. A record that was read is kept as it was, unknown keys and all, so that writing it gives the same JSON.
import { checkEvent, isShallow } from './check.ts';
import { fail, type Result } from './error.ts';
import type { Event } from './event.ts';
import { Position } from './position.ts';
import { type GameResult, resultOf } from './score.ts';
import type { Sheet } from './sheet.ts';
import { SHEETS } from './sheets/index.ts';

/** The value of every record's `format` key. */
export const RECORD_FORMAT = 'clever-record/1';

/** A game record; further keys are allowed and kept. */
export interface GameRecord {
  format: typeof RECORD_FORMAT;
  game: string;
  players: string[];
  events: Event[];
  result?: GameResult;
}

/** The sheet of this id, if there is one. */
export function sheetById(id: unknown): Sheet | undefined {
  return SHEETS.find((sheet) => sheet.id === id);
}

/** An empty record. */
export function newRecord(sheet: Sheet, players: readonly string[]): GameRecord {
  return { format: RECORD_FORMAT, game: sheet.id, players: [...players], events: [] };
}

/** Plays one event of unknown origin; a refused one leaves the position as it was. */
export function playEvent(position: Position, event: unknown, index: number | null = null): Result<object> {
  const checked = checkEvent(position, event, index);
  if (!checked.ok) return checked;
  if ('roll' in checked) position.roll(checked.roll.faces, checked.roll.tray);
  else position.play(checked.move);
  return { ok: true };
}

/** Replays a record's first events (default: all) without looking at its result. */
export function replay(
  record: Pick<GameRecord, 'game' | 'players' | 'events'>,
  upTo = record.events.length,
): Result<{ position: Position }> {
  const sheet = sheetById(record.game);
  if (sheet === undefined) return fail('unknown-game');
  if (!arePlayers(record.players)) return fail('bad-players');
  const position = Position.start(sheet, record.players.length);
  for (let i = 0; i < Math.min(upTo, record.events.length); i++) {
    const played = playEvent(position, record.events[i], i);
    if (!played.ok) return played;
  }
  return { ok: true, position };
}

/** Reads a record from JSON text and checks all of it. */
export function parseRecord(text: string): Result<{ record: GameRecord; position: Position }> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail('not-json');
  }
  return checkRecord(value);
}

/** Checks a value of unknown origin: its form, every event, and that the result is the game's. */
export function checkRecord(value: unknown): Result<{ record: GameRecord; position: Position }> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('not-a-record');
  const has = (key: string) => Object.hasOwn(value, key);
  const record = value as GameRecord;
  if (!has('format') || record.format !== RECORD_FORMAT) return fail('unknown-format');
  if (!has('game') || sheetById(record.game) === undefined) return fail('unknown-game');
  if (!has('players') || !arePlayers(record.players)) return fail('bad-players');
  if (!has('events') || !Array.isArray(record.events)) return fail('bad-events');
  const { events: _checkedOneByOne, ...rest } = record;
  if (!isShallow(rest)) return fail('too-deep');
  const replayed = replay(record);
  if (!replayed.ok) return replayed;
  const { position } = replayed;
  if (position.isOver !== has('result')) {
    return fail(position.isOver ? 'missing-result' : 'unexpected-result');
  }
  if (position.isOver && !sameJson(record.result, resultOf(position))) return fail('wrong-result');
  return { ok: true, record, position };
}

function arePlayers(players: unknown): boolean {
  return (
    Array.isArray(players) &&
    players.length >= 1 &&
    players.length <= 4 &&
    // Spread, so that a hole in the list is not passed over.
    [...players].every((name) => typeof name === 'string')
  );
}

/** Whether two JSON values are equal, whatever the order of their keys. */
function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}

/** A record as one line of JSON. */
export function writeRecord(record: GameRecord): string {
  return JSON.stringify(record);
}
