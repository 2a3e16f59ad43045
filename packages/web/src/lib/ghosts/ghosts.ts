// Compares a total with the ladder: with the same dice if the game has fixed ones (duels, daily challenges), else with the
// ladder's measured totals.
import { LEVELS, type LevelId } from '@reynard/bots';
import { shareBelow, type Totals } from '@reynard/bots/totals';
import type { GameRecord } from '@reynard/engine';
import type { SavedRecord } from '#lib/storage/saved-game.ts';
import type { GhostAnswer, GhostCall } from './ghost-worker.ts';

/** The game whose dice the ladder can be given; null: the dice of this one were not fixed. */
export function fixedDiceOf(record: Partial<SavedRecord> & GameRecord): GhostCall['record'] | null {
  if (record.duel) return record.duel;
  return record.online?.daily ? record : null;
}

/** A level with which part of its games a total is better than. */
export interface LevelShare {
  readonly id: LevelId;
  readonly share: number;
}

/** Weakest first. */
export const sharesOf = (totals: Totals, total: number): LevelShare[] =>
  LEVELS.map(({ id }) => ({ id, share: shareBelow(totals[id], total) }));

/** The level to compare with: the strongest one of which the total beats at least half the games, else the weakest. */
export const tellingShare = (shares: readonly LevelShare[]): LevelShare =>
  shares.findLast(({ share }) => share >= 0.5) ?? shares[0];

/** Lets every level play with these dice, weakest first, and tells each total. Aborting stops it. */
export function playGhosts(
  { game, events }: GhostCall['record'],
  onghost: (bot: string, total: number) => void,
  signal: AbortSignal,
): void {
  const worker = new Worker(new URL('./ghost-worker.ts', import.meta.url), { type: 'module' });
  let left = LEVELS.length;
  worker.onmessage = ({ data }: MessageEvent<GhostAnswer>) => {
    if ('total' in data) onghost(data.bot, data.total);
    if ('error' in data || --left === 0) worker.terminate();
  };
  signal.addEventListener('abort', () => worker.terminate());
  worker.postMessage({ record: { game, events }, bots: LEVELS.map(({ id }) => id) } satisfies GhostCall);
}
