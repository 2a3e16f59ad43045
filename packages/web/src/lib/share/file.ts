// Saving records as files: one as JSON, many as JSON Lines.
import { type GameRecord, writeRecord } from '@reynard/engine';

function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

const today = () => new Date().toISOString().slice(0, 10);

export function saveFile(record: GameRecord): void {
  download(`${record.game}-${today()}.json`, `${writeRecord(record)}\n`, 'application/json');
}

export function saveAll(records: readonly GameRecord[]): void {
  const lines = records.map((record) => `${writeRecord(record)}\n`);
  download(`reynard-${today()}.jsonl`, lines.join(''), 'application/jsonl');
}
