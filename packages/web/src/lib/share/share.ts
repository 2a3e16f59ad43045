// Shares links and texts through the system's share dialog, or the clipboard.
import type { GameRecord } from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { toFragment } from './link.ts';

/** Shares a link; the words tell the player what happened. */
export const shareLink = (url: string, copied: string): Promise<string> =>
  share({ url, title: 'Reynard' }, url, copied);

/** Shares a text; the words tell the player what happened. */
export const shareText = (text: string, copied: string): Promise<string> => share({ text }, text, copied);

async function share(data: ShareData, text: string, copied: string): Promise<string> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share(data);
      return '';
    }
    await navigator.clipboard.writeText(text);
    return copied;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? '' : m.share_failed({ url: text });
  }
}

/** Shares a link that carries the whole record. */
export async function shareRecord(record: GameRecord): Promise<string> {
  return shareLink(`${location.origin}/replay#${await toFragment(record)}`, m.share_copied());
}
