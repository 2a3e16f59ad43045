// What the game promises right now, worked out in the background after everything that happens.

import type { Chances } from '@reynard/bots/analysis';
import { type Sheet, soloLevel } from '@reynard/engine';
import { work } from '#lib/bots/analyst.ts';
import type { Session } from '#lib/session/session.svelte.ts';
import { whenIdle } from '#lib/storage/idle.ts';
import type { SavedRecord } from '#lib/storage/saved-game.ts';
import { settings } from '#lib/storage/settings.svelte.ts';

/** Games played on from the position. */
const TRIES = 96;

/** Whether chances are told: if the player wants it, in games on this device, and not where hints are not allowed or dice are a challenge. */
export function tellsChances({ record, position }: Session): boolean {
  const { bots, duel, noHints } = record as Partial<SavedRecord>;
  return settings.chances && bots !== undefined && !duel && !noHints && !position.isOver;
}

/**
 * Works out the chances of the present position; returns what stops it. In an effect, it is repeated after everything that
 * happens. The figures before it stay until they are known.
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
