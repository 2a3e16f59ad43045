// The pads on this device: sheets of games at a real table, with the scores of the other players. They are stored apart from games
// with a record, because the app does not know their rolls.
import type { PadRecord } from '@reynard/engine';
import { smallDatabase } from './small-database.ts';

/** The score of another player. */
export interface PadScore {
  readonly name: string;
  readonly total: number;
  /** The points of the best area, which decides between equal totals; null: not known. */
  readonly best: number | null;
}

export interface SavedPad {
  readonly id: string;
  readonly record: PadRecord;
  /** One's own score as it stands; an empty name is "you". */
  readonly own: PadScore;
  readonly others: readonly PadScore[];
  /** Whether the game is over: the score was opened. */
  readonly finished: boolean;
  readonly updatedAt: number;
}

const ask = smallDatabase('reynard-pads', 'pads', 'id');

export const loadPad = async (id: string): Promise<SavedPad | null> =>
  (await ask<SavedPad | undefined>('readonly', (store) => store.get(id))) ?? null;

/** All pads, the one used last first. */
export async function listPads(): Promise<SavedPad[]> {
  const all = await ask<SavedPad[]>('readonly', (store) => store.getAll());
  return (all ?? []).sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Stores a pad; false if this device cannot. */
export const savePad = async (pad: SavedPad): Promise<boolean> =>
  (await ask('readwrite', (store) => store.put(pad))) !== null;

export async function deletePad(id: string): Promise<void> {
  await ask('readwrite', (store) => store.delete(id));
}
