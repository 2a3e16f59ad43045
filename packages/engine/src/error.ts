// What can be wrong with a record or an event. Bad input is data here, never an exception.

/** Every reason code with what it means. */
export const REASONS = {
  'not-json': 'the text is not valid JSON',
  'not-a-record': 'it is not a JSON object',
  'too-deep': 'the JSON is nested too deeply',
  'unknown-format': 'the format is not "clever-record/1"',
  'unknown-game': 'there is no such game',
  'bad-players': 'it needs 1 to 4 players, each with a name',
  'bad-events': 'the events are not a list',
  'missing-result': 'the game is over but the result is missing',
  'unexpected-result': 'there is a result but the game is not over',
  'wrong-result': 'the result does not follow from the events',
  'malformed-event': 'the event is not well formed',
  'no-such-seat': 'there is no such seat',
  'game-over': 'the game is over',
  'no-roll-now': 'no roll is due now',
  'wrong-dice': 'the roll does not match the dice in hand',
  'wrong-tray': 'the tray must take the three lowest dice',
  'wrong-fields': 'the other three dice lie on the dice fields, each on one',
  'roll-due': 'a roll comes first',
  'not-your-turn': 'it is not this seat’s turn',
  'already-done': 'this seat has finished the turn',
  'bonus-pending': 'a pending bonus or a die to cross off comes first',
  'no-such-bonus': 'no such bonus is pending',
  'not-swept': 'that die may not be crossed off as well',
  'nothing-to-skip': 'there is no die to skip',
  'not-now': 'that is not possible at this point of the turn',
  'no-action-left': 'no such action is left',
  'die-not-there': 'that die is not available',
  'tray-die-usable': 'a die on the tray fits, so it must be one of those',
  'extra-used-twice': 'that die was already an extra die this turn',
  'must-take': 'a die fits, so one must be chosen',
  'cannot-mark': 'that mark cannot be made',
  'cannot-polish': 'that polish is not possible',
  'cannot-joker': 'that joker is not possible',
} as const;
/** The code of a reason, one of the keys of `REASONS`. */
export type ReasonCode = keyof typeof REASONS;

/** Why a record or event is refused. */
export interface RecordError {
  /** The index of the offending event; null when the record itself is malformed. */
  readonly event: number | null;
  readonly code: ReasonCode;
  readonly reason: string;
}

/** Either `ok` with what was asked for, or the error. */
export type Result<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly error: RecordError };

/** A refusal. */
export function fail(
  code: ReasonCode,
  event: number | null = null,
): { readonly ok: false; readonly error: RecordError } {
  return { ok: false, error: { event, code, reason: REASONS[code] } };
}
