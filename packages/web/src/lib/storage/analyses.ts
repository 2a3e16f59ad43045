// Analyses of games, kept on this device, so that they open at once. They follow from the records and can be made again.
import type { Analysis, Chances, Explanation } from '@reynard/bots/analysis';
import { type GameRecord, Random } from '@reynard/engine';
import { smallDatabase } from './small-database.ts';

/** The winning chances before an event of the record; at its length: at the end. */
export interface KeptChances {
  readonly event: number;
  readonly chances: Chances;
}

/** What is kept of one game, by seat and by event. */
export interface KeptAnalysis {
  readonly key: string;
  /** The method of the analyses; others are not opened. */
  readonly method: number;
  readonly seats: readonly (Analysis | null)[];
  readonly explanations: Readonly<Record<number, Explanation>>;
  readonly chances: readonly KeptChances[];
}

const ask = smallDatabase('reynard-analyses', 'analyses', 'key');

/** The key of a game: a digest of what was played, whoever played it and wherever the record comes from. */
export function analysisKey({ game, players, events }: GameRecord): string {
  const digest = new Random(JSON.stringify([game, players.length, events]));
  return Array.from({ length: 4 }, () => digest.next().toString(36)).join('-');
}

/** What is kept of a game by this method of analysis. */
export async function loadAnalysis(key: string, method: number): Promise<KeptAnalysis | null> {
  const kept = await ask<KeptAnalysis | undefined>('readonly', (store) => store.get(key));
  return kept?.method === method ? kept : null;
}

export async function keepAnalysis(kept: KeptAnalysis): Promise<void> {
  await ask('readwrite', (store) => store.put(kept));
}

export async function forgetAnalysis(key: string): Promise<void> {
  await ask('readwrite', (store) => store.delete(key));
}
