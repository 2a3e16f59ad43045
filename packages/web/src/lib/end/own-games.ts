// Where a game that has just ended lies among the player's own: the totals so far, and what was reached with it.

import { type Award, awardsOf } from '#lib/scores/awards.ts';
import { finishedGames } from '#lib/scores/finished.ts';
import type { Session } from '#lib/session/session.svelte.ts';
import { listGames } from '#lib/storage/database.ts';
import { countsAsOwn } from '#lib/storage/own.ts';
import type { SavedGame, SavedRecord } from '#lib/storage/saved-game.ts';

export interface OwnGames {
  /** The totals of own games of this sheet in the order they were played; this one, if it counts, is the last. */
  readonly totals: readonly number[];
  /** Whether this game counts among them. */
  readonly counts: boolean;
  /** What was reached with this game for the first time. */
  readonly awards: readonly Award[];
}

/** Null for a game that is not kept on this device. */
export async function ownGames({ id, sheet, record, position }: Session): Promise<OwnGames | null> {
  if (!('bots' in record)) return null;
  const saved = record as SavedRecord;
  const others = (await listGames().catch((): SavedGame[] => [])).filter((game) => game.id !== id);
  const all = [...others, { id, record: saved, updatedAt: Date.now(), revision: 0 }];
  const counts = countsAsOwn(saved);
  const before = finishedGames(others).filter((game) => game.sheet === sheet && game.own);
  return {
    totals: [...before.map(({ total }) => total), ...(counts ? [position.total(0)] : [])],
    counts,
    awards: awardsOf(all).filter(({ game }) => game === id),
  };
}
