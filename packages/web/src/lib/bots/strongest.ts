// The best advice there is, in two steps: at once what the strongest bot sees, then what it thinks after trying it out.
import { LEVELS, type Ranked } from '@reynard/bots';
import type { Position } from '@reynard/engine';
import { rankMoves, thinkOver } from './thinker.ts';

const sees = LEVELS.findLast(({ thinks }) => !thinks)!.id;
const thinks = LEVELS.findLast((level) => level.thinks)!.id;

/** The ranking at first sight. */
export const rankAtSight = (position: Position, seat: number): Promise<Ranked[]> =>
  rankMoves(sees, position, seat);

/** The ranking after thought; rejects when the signal says stop, or it takes too long. */
export const rankAfterThought = (position: Position, seat: number, signal: AbortSignal): Promise<Ranked[]> =>
  thinkOver(thinks, position, seat, signal);
