// The errors of the client: the server refuses or cannot be reached, or a follower throws.

/** The server refused, with its code (docs/api.md lists them), or could not be reached (`offline`). */
export class ReynardError extends Error {
  readonly code: string;
  readonly status: number;
  /** How many events the game has, where a move was refused. */
  readonly events: number | undefined;

  constructor(status: number, error: { code?: string; message?: string; events?: number }) {
    super(error.message ?? `The server answered ${status}.`);
    this.name = 'ReynardError';
    this.code = error.code ?? 'unknown';
    this.status = status;
    this.events = error.events;
  }

  /** Whether a retry can help. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** A callback of a follower threw `cause`. The connection is fine; following on would skip what the callback could not take. */
export class FollowerError extends Error {
  constructor(cause: unknown) {
    super('A callback of the follower failed.', { cause });
    this.name = 'FollowerError';
  }
}

/** The error for a server that gave no answer at all. */
export function offline(): ReynardError {
  return new ReynardError(0, { code: 'offline', message: 'The server cannot be reached.' });
}

/** The error behind an answer that is not a success. */
export async function refusalOf(response: Response): Promise<ReynardError> {
  const body = (await response.json().catch(() => ({}))) as { error?: { code: string; message: string } };
  return new ReynardError(response.status, body.error ?? {});
}
