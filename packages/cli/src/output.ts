// Writes to a stream that may be slow: waits for it instead of filling the memory.
import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes, and waits for the stream to drain if its buffer is full. */
export async function write(stream: Writable, text: string): Promise<void> {
  if (text !== '' && !stream.write(text)) await once(stream, 'drain');
}
