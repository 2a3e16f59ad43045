// Writing to a stream that may be slower than we are: waits instead of piling up memory.
import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes and, where the stream asks for it, waits until it has caught up. */
export async function write(stream: Writable, text: string): Promise<void> {
  if (text !== '' && !stream.write(text)) await once(stream, 'drain');
}
