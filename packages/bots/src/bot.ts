// What a bot is: it looks at a position and ranks what one seat can do. One ranking serves play, hints and analysis.
import type { Move, Position, Random } from '@reynard/engine';

/** A choice and the final score the bot expects from it. */
export interface Ranked {
  readonly move: Move;
  readonly value: number;
}

export interface Bot {
  /**
   * The choice this bot makes for a seat that has one: a listed move or `ROLL`. The same position and random stream give
   * the same choice; the position is not changed.
   */
  choose(position: Position, seat: number, random: Random): Move;
  /** All choices of the seat, best first. */
  rank(position: Position, seat: number, random: Random): Ranked[];
  /** `rank` in steps, where it takes long: a caller may pause or stop between any two. */
  deliberate?(position: Position, seat: number, random: Random): Generator<void, Ranked[]>;
}

/**
 * `rank` that leaves room for everything else this thread has to do. Rejects with the signal's reason once it is
 * aborted; nothing but the random stream is touched then.
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

/** Lets messages and timers through, which a promise alone would not. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
