// A roll of real dice that is still being entered, kept in the tab: a phone that discards the page in the background, or a
// reload, costs no face. Failing is harmless: the dice are entered again.
import type { HandedRoll } from '@reynard/engine';

const KEY = 'reynard-entry';

/** Which roll of which game: the game's id and the number of events before the roll. */
interface Due {
  readonly id: string;
  readonly length: number;
}

interface Draft {
  readonly due: string;
  readonly faces: readonly number[];
  readonly tray: number;
  readonly fields: readonly number[];
}

const nameOf = ({ id, length }: Due) => `${id} ${length}`;

export function keepDraft(due: Due, { faces, tray, fields }: HandedRoll): void {
  const draft: Draft = { due: nameOf(due), faces: [...faces], tray, fields: fields ?? [] };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full.
  }
}

/** What was entered of this roll, with 0 for a missing face; null: nothing. */
export function draftOf(due: Due): HandedRoll | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null;
    if (draft?.due !== nameOf(due)) return null;
    return { faces: Uint8Array.from(draft.faces), tray: draft.tray, fields: draft.fields };
  } catch {
    return null;
  }
}
