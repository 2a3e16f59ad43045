// The best advice there is: the ranking of the strongest bot.
import { BOT_NAMES, type Ranked } from '@reynard/bots';
import type { Position } from '@reynard/engine';
import { rankMoves } from './thinker.ts';

const strongest = BOT_NAMES[BOT_NAMES.length - 1];

export const rankByStrongest = (position: Position, seat: number): Promise<Ranked[]> =>
  rankMoves(strongest, position, seat);
