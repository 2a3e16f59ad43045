// Hands out a link that carries the whole record: through the system's share sheet, or the clipboard.
import type { GameRecord } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { toFragment } from './link.ts';

/** Shares the record; the words tell the player what happened. */
export async function shareRecord(record: GameRecord): Promise<string> {
  const url = `${location.origin}/replay#${await toFragment(record)}`;
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ url, title: 'Reynard' });
      return '';
    }
    await navigator.clipboard.writeText(url);
    return m.share_copied();
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? '' : m.share_failed({ url });
  }
}
