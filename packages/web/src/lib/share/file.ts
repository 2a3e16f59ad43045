// Saving records as files: one as JSON, many as JSON Lines.
import { type GameRecord, writeRecord } from '@reynard/engine';

/** Saves a file under this name. */
export function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

const today = () => new Date().toISOString().slice(0, 10);

/** Saves one game. A finished one may be sent to others: whoever imports it did not play it. */
export function saveFile(record: GameRecord): void {
  const written = record.result ? { ...record, foreign: true } : record;
  const json = new Blob([`${writeRecord(written)}\n`], { type: 'application/json' });
  download(`${record.game}-${today()}.json`, json);
}

export function saveAll(records: readonly GameRecord[]): void {
  const lines = records.map((record) => `${writeRecord(record)}\n`);
  download(`reynard-${today()}.jsonl`, new Blob(lines, { type: 'application/jsonl' }));
}
