// Hands out links: through the system's share sheet, or the clipboard.
import type { GameRecord } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { toFragment } from './link.ts';

/** Shares a link; the words tell the player what happened. */
export async function shareLink(url: string, copied: string): Promise<string> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ url, title: 'Reynard' });
      return '';
    }
    await navigator.clipboard.writeText(url);
    return copied;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? '' : m.share_failed({ url });
  }
}

/** Shares a link that carries the whole record. */
export async function shareRecord(record: GameRecord): Promise<string> {
  return shareLink(`${location.origin}/replay#${await toFragment(record)}`, m.share_copied());
}
