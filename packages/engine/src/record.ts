// The record: the one exchange format for saved games, replays and tests (docs/rules/record.md). State is a fold over its
// events. A record that was read is kept as it was, unknown keys and all, so that writing it gives the same JSON.
import { checkEvent, isShallow } from './check.ts';
import { fail, type Result } from './error.ts';
import { type GameRecord, RECORD_FORMAT } from './game-record.ts';
import { Position } from './position.ts';
import { resultOf } from './score.ts';
import type { Sheet } from './sheet.ts';
import { SHEETS, sheetById } from './sheets/index.ts';

/** Plays one event of unknown origin; a refused one leaves the position as it was. */
export function playEvent(position: Position, event: unknown, index: number | null = null): Result<object> {
  const checked = checkEvent(position, event, index);
  if (!checked.ok) return checked;
  if ('roll' in checked) position.roll(checked.roll.faces, checked.roll.tray, checked.roll.fields);
  else position.play(checked.move);
  return { ok: true };
}

/** Replays a record's first events (default: all) without looking at its result. `sheets` are the games it may be of. */
export function replay(
  record: Pick<GameRecord, 'game' | 'players' | 'events'>,
  upTo = record.events.length,
  sheets: readonly Sheet[] = SHEETS,
): Result<{ position: Position }> {
  const sheet = sheetById(record.game, sheets);
  if (sheet === undefined) return fail('unknown-game');
  if (!arePlayers(record.players)) return fail('bad-players');
  const position = Position.start(sheet, record.players.length);
  for (let i = 0; i < Math.min(upTo, record.events.length); i++) {
    const played = playEvent(position, record.events[i], i);
    if (!played.ok) return played;
  }
  return { ok: true, position };
}

/** Reads a record from JSON text and checks all of it. `sheets` are the games it may be of. */
export function parseRecord(
  text: string,
  sheets: readonly Sheet[] = SHEETS,
): Result<{ record: GameRecord; position: Position }> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail('not-json');
  }
  return checkRecord(value, sheets);
}

/** Checks a value of unknown origin: its form, every event, and that the result is the game's. */
export function checkRecord(
  value: unknown,
  sheets: readonly Sheet[] = SHEETS,
): Result<{ record: GameRecord; position: Position }> {
  const checked = checkForm(value, sheets);
  if (!checked.ok) return checked;
  const { record } = checked;
  const replayed = replay(record, record.events.length, sheets);
  if (!replayed.ok) return replayed;
  const { position } = replayed;
  const ends = checkResult(record, position);
  return ends.ok ? { ok: true, record, position } : ends;
}

/** Checks the form of a record, without its events and its result. */
export function checkForm(
  value: unknown,
  sheets: readonly Sheet[],
): Result<{ record: GameRecord; sheet: Sheet }> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('not-a-record');
  const has = (key: string) => Object.hasOwn(value, key);
  const record = value as GameRecord;
  if (!has('format') || record.format !== RECORD_FORMAT) return fail('unknown-format');
  const sheet = has('game') ? sheetById(record.game, sheets) : undefined;
  if (sheet === undefined) return fail('unknown-game');
  if (!has('players') || !arePlayers(record.players)) return fail('bad-players');
  if (!has('events') || !Array.isArray(record.events)) return fail('bad-events');
  const { events: _checkedOneByOne, ...rest } = record;
  return isShallow(rest) ? { ok: true, record, sheet } : fail('too-deep');
}

/** Checks that a record has the result that its last position has, and none before the end. */
export function checkResult(record: GameRecord, position: Position): Result<object> {
  const has = Object.hasOwn(record, 'result');
  if (position.isOver !== has) return fail(position.isOver ? 'missing-result' : 'unexpected-result');
  return has && !sameJson(record.result, resultOf(position)) ? fail('wrong-result') : { ok: true };
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
