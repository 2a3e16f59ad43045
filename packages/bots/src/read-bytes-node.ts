// Reads a file in Node, where `fetch` does not read from disk.
import { readFile } from 'node:fs/promises';

export async function readBytes(url: URL): Promise<Uint8Array> {
  return readFile(url);
}
