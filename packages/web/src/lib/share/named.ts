// A game named by an address: by its id on this device (?g=), or with the whole record in the fragment.
import { checkRecord, type GameRecord } from '@reynard/engine';
import { loadGame } from '#lib/storage/database.ts';
import { playerName } from '#lib/words/player-name.ts';
import { fromFragment, type OpenedRecord, toFragment } from './link.ts';

/** The record that an address names, checked; null: there is no game of this id. */
export async function openNamed(id: string | null, fragment: string): Promise<OpenedRecord | null> {
  if (id === null) return withNames(await fromFragment(fragment));
  const saved = await loadGame(id);
  return saved ? withNames(checkRecord(saved.record)) : null;
}

/** The player of a solo game may have no name, or none in the reader's language. */
function withNames(opened: OpenedRecord): OpenedRecord {
  if (!opened.ok || opened.record.players.length > 1) return opened;
  return { ...opened, record: { ...opened.record, players: opened.record.players.map(playerName) } };
}

/** The address of the analysis of any game. */
export const analysisPath = async (record: GameRecord, seat = 0): Promise<string> =>
  `/analysis?seat=${seat}#${await toFragment(record)}`;

/** The address of the analysis of a game on this device. */
export const analysisOf = (id: string): string => `/analysis?g=${encodeURIComponent(id)}`;
