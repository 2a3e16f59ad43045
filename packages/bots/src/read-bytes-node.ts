// Reads a file in Node, whose `fetch` does not know the disk.
import { readFile } from 'node:fs/promises';

export async function readBytes(url: URL): Promise<Uint8Array> {
  return readFile(url);
}
