// Opens a record from a file: a finished game as a replay, a running one to continue.
import { keepRecord } from '#lib/storage/import.ts';
import { refusalWords } from '#lib/words/refusal.ts';
import { readRecord, toFragment } from './link.ts';

export type OpenedFile =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly problem: string };

export async function openRecord(text: string): Promise<OpenedFile> {
  const read = readRecord(text);
  if (!read.ok) return { ok: false, problem: refusalWords(read.error) };
  const { record, position } = read;
  const path = record.result
    ? `/replay#${await toFragment(record)}`
    : `/play?g=${await keepRecord(record, position)}`;
  return { ok: true, path };
}
