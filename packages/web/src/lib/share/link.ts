// A record in the fragment of a link: JSON, deflated, in base64url. The fragment never leaves the browser.
import { type GameRecord, type Position, parseRecord, type RecordError } from '@reynard/engine';

export type OpenedRecord =
  | { readonly ok: true; readonly record: GameRecord; readonly position: Position }
  | { readonly ok: false; readonly error: RecordError | null };

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}

/** The record as the fragment of a link; without the game that a duel was played against. */
export async function toFragment(record: GameRecord): Promise<string> {
  const { duel: _, ...own } = record as GameRecord & { duel?: GameRecord };
  const bytes = new TextEncoder().encode(JSON.stringify(own));
  return toBase64Url(await through(bytes, new CompressionStream('deflate-raw')));
}

/** Reads a fragment; anything that is not a whole, legal record gives the reason instead. */
export async function fromFragment(fragment: string): Promise<OpenedRecord> {
  try {
    const bytes = await through(
      fromBase64Url(fragment.replace(/^#/, '')),
      new DecompressionStream('deflate-raw'),
    );
    return readRecord(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { ok: false, error: null };
  }
}

/** Reads a record from the text of a file. */
export function readRecord(text: string): OpenedRecord {
  const read = parseRecord(text.trim());
  return read.ok ? read : { ok: false, error: read.error };
}
