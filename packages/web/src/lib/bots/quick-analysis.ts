// The quick analysis of a game: the one that is kept on this device, or a new one, which is kept then.
import { ANALYSIS_METHOD, type Analysis } from '@reynard/bots/analysis';
import type { GameRecord } from '@reynard/engine';
import { analysisKey, keepAnalysis, loadAnalysis } from '#lib/storage/analyses.ts';
import { work } from './analyst.ts';

/** The analysis that is kept, if its quick part is done. */
export async function keptAnalysis(record: GameRecord, seat: number): Promise<Analysis | null> {
  const analysis = (await loadAnalysis(analysisKey(record), ANALYSIS_METHOD))?.seats[seat];
  return analysis?.progress.quick === 1 ? analysis : null;
}

export async function quickAnalysis(
  record: GameRecord,
  seat: number,
  signal: AbortSignal,
): Promise<Analysis> {
  const known = await keptAnalysis(record, seat);
  if (known) return known;
  const analysis = await work('analyse', record, { seat, deep: false }, signal);
  const key = analysisKey(record);
  // What else is kept of the game stays.
  const kept = (await loadAnalysis(key, ANALYSIS_METHOD)) ?? {
    key,
    method: ANALYSIS_METHOD,
    seats: record.players.map(() => null),
    explanations: {},
    chances: [],
  };
  await keepAnalysis({ ...kept, seats: kept.seats.map((one, i) => (i === seat ? analysis : one)) });
  return analysis;
}
