// The interface of a bot: it ranks the choices of one seat in a position. Play, hints and analysis use the same ranking.
import type { Move, Position, Random } from '@reynard/engine';

/** A choice and the final score the bot expects from it. */
export interface Ranked {
  readonly move: Move;
  readonly value: number;
}

export interface Bot {
  /**
   * The choice of the bot for a seat that has one: a listed move or `ROLL`. Deterministic for a position and a random
   * stream; the position is not changed.
   */
  choose(position: Position, seat: number, random: Random): Move;
  /** All choices of the seat, best first. */
  rank(position: Position, seat: number, random: Random): Ranked[];
  /** `rank` as a generator, for bots that take long: the caller may pause or stop between two steps. */
  deliberate?(position: Position, seat: number, random: Random): Generator<void, Ranked[]>;
}

/**
 * `rank` without blocking the thread: it pauses between steps. Rejects with the signal's reason once that is aborted; by
 * then only the random stream has been used.
 */
export async function think(
  bot: Bot,
  position: Position,
  seat: number,
  random: Random,
  signal?: AbortSignal,
): Promise<Ranked[]> {
  signal?.throwIfAborted();
  const thinking = bot.deliberate?.(position.clone(), seat, random);
  if (!thinking) return bot.rank(position, seat, random);
  for (let step = thinking.next(); ; step = thinking.next()) {
    if (step.done) return step.value;
    await pause();
    signal?.throwIfAborted();
  }
}

/** Yields to messages and timers; a resolved promise would not. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
