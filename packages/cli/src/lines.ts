// Reads a file line by line in constant memory. A line over the limit is skipped and reported as too long. CRLF and a byte
// order mark are accepted; blank lines are left out.
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';

/** In bytes; far more than any real record has. */
export const LONGEST_LINE = 64 * 1024 * 1024;

const LINE_FEED = 10;

/** A line that is not blank; `text` is null if it was too long to keep. */
export interface FileLine {
  /** From 1. */
  readonly number: number;
  readonly text: string | null;
}

/** The bytes of a file, or of standard input for `-`. */
export function openInput(path: string): Readable {
  return path === '-' ? process.stdin : createReadStream(path);
}

export async function* linesOf(input: AsyncIterable<Buffer>, cap = LONGEST_LINE): AsyncGenerator<FileLine> {
  let number = 1;
  let kept: Buffer[] = [];
  let size = 0;
  const take = (bytes: Buffer) => {
    size += bytes.length;
    if (size <= cap) kept.push(bytes);
    else kept = [];
  };
  const finish = (): FileLine | null => {
    const text = size > cap ? null : textOf(Buffer.concat(kept), number);
    const line = text === '' ? null : { number, text };
    number++;
    kept = [];
    size = 0;
    return line;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      take(chunk.subarray(start, end));
      start = end + 1;
      const line = finish();
      if (line) yield line;
    }
    take(chunk.subarray(start));
  }
  const last = finish();
  if (last) yield last;
}

function textOf(bytes: Buffer, number: number): string {
  const text = bytes.toString('utf8');
  return (number === 1 && text.startsWith('\ufeff') ? text.slice(1) : text).trim();
}
