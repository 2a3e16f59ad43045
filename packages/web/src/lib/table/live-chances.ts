// The chances of the game as it stands, computed in the background after every event.

import type { Chances } from '@reynard/bots/analysis';
import { type Sheet, soloLevel } from '@reynard/engine';
import { work } from '#lib/bots/analyst.ts';
import type { Session } from '#lib/session/session.svelte.ts';
import { whenIdle } from '#lib/storage/idle.ts';
import type { SavedRecord } from '#lib/storage/saved-game.ts';
import { settings } from '#lib/storage/settings.svelte.ts';

/** Games played on from the position. */
const TRIES = 96;

/** Whether chances are shown: if the player wants them, in games on this device that allow hints and are no duel. */
export function tellsChances({ record, position }: Session): boolean {
  const { bots, duel, noHints } = record as Partial<SavedRecord>;
  return settings.chances && bots !== undefined && !duel && !noHints && !position.isOver;
}

/**
 * Computes the chances of the present position; returns a function that stops it. In an effect, it is repeated after every
 * event. The earlier figures stay until the new ones are known.
 */
export function updateChances(session: Session): () => void {
  const { position, record } = session;
  const leaving = new AbortController();
  const ask = async () => {
    const event = record.events.length;
    const chances = await work('chances', record, { event, tries: TRIES }, leaving.signal);
    if (session.position === position) session.chances = { ...chances, event };
  };
  // The tap comes first. If it fails, the next event tries it again.
  whenIdle(() => {
    if (!leaving.signal.aborted) ask().catch(() => {});
  });
  return () => leaving.abort();
}

/** The solo level above the one to expect (the highest one, if that is to be expected), and the chance to reach it. */
export function nextLevelChance(sheet: Sheet, chances: Chances): { stars: number; chance: number } {
  const expected = soloLevel(sheet, Math.round(chances.seats[0].mean)).index;
  const next = Math.max(0, expected - 1);
  const chance = chances.levels!.slice(0, next + 1).reduce((sum, share) => sum + share, 0);
  return { stars: sheet.soloLevels[next].stars, chance };
}
