// The API's error answers: a code for programs, a sentence for people. Throw a `Problem` anywhere; the app turns it into the
// answer.
import { REASONS, type RecordError } from '@reynard/engine';

/** Every problem of the API with its HTTP status and what it means. Refused moves use the engine's reasons as codes. */
export const PROBLEMS = {
  'bad-request': [400, 'The request is not well formed.'],
  unauthorized: [401, 'This needs the token of a player, sent as "Authorization: Bearer …".'],
  'not-your-seat': [403, 'That seat is not yours.'],
  'not-host': [403, 'Only the host of the table can do that.'],
  'not-seated': [403, 'Only players at this table can do that.'],
  'not-played': [
    403,
    'Dice, replays and scores of this day are shown after your own attempt, or once the day is over.',
  ],
  removed: [403, 'The host has removed you from this table.'],
  banned: [403, 'The operators of this server have banned this player.'],
  'not-found': [404, 'There is nothing here.'],
  'table-full': [409, 'All seats are taken.'],
  'already-started': [409, 'The game has already started.'],
  'seed-given': [409, 'Your seed is part of the dice already and cannot be changed.'],
  'not-started': [409, 'The game has not started yet.'],
  'not-over': [409, 'The game is not over yet.'],
  closed: [409, 'This table is closed.'],
  'not-overdue': [409, 'That player still has time.'],
  'not-deciding': [409, 'The table is not waiting for that seat.'],
  'seat-not-human': [409, 'No person sits there.'],
  'bot-plays': [409, 'A bot plays this seat now. Take it back first.'],
  stale: [409, 'You acted, or dice were rolled, since the event you name. Nothing was played.'],
  ahead: [409, 'The game has fewer events than the number you name.'],
  'key-reused': [409, 'This idempotency key was used for another move.'],
  'attempt-over': [409, 'The time for this daily challenge is over.'],
  'not-rated': [409, 'This game has no ratings yet.'],
  'bot-not-rated': [409, 'That bot has no rating in this game, so it cannot sit at a rated table.'],
  'not-an-opponent': [409, 'You can only invite players you have played against.'],
  'name-refused': [409, 'This name cannot be taken here. Choose another one.'],
  'too-many-blocks': [409, 'You have blocked as many players as possible.'],
  'unknown-push-service': [409, 'This server does not send messages to that push service.'],
  'too-large': [413, 'The request is too large.'],
  'too-many-requests': [429, 'Too many requests. Wait a little.'],
  'too-many-streams': [429, 'Too many open streams.'],
  internal: [500, 'Something went wrong on our side. Nothing was lost.'],
  unavailable: [
    503,
    'The storage cannot be reached right now. Nothing was lost: try the same again in a moment.',
  ],
  'shutting-down': [503, 'This node is shutting down. Try again.'],
} as const satisfies Record<string, readonly [number, string]>;
export type ProblemCode = keyof typeof PROBLEMS;

export interface ProblemBody {
  error: { code: string; message: string; issues?: { path: string; message: string }[]; events?: number };
}

export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  /** Seconds after which to retry. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, extra: Partial<ProblemBody['error']> = {}, retryAfter?: number) {
    super(code);
    const [status, message] = PROBLEMS[code];
    this.status = status;
    this.body = { error: { code, message, ...extra } };
    this.retryAfter = retryAfter ?? (status === 503 || status === 429 ? 2 : undefined);
  }
}

/** A move that the rules refuse: the engine's reason, and how many events the game has. */
export class IllegalMove extends Problem {
  constructor(error: RecordError, events: number) {
    super('bad-request', { code: error.code, message: `Refused: ${REASONS[error.code]}.`, events });
    (this as { status: number }).status = error.code === 'malformed-event' ? 400 : 409;
  }
}
