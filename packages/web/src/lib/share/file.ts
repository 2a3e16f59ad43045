// Saving a record as a file.
import { type GameRecord, writeRecord } from '@reynard/engine';

export function saveFile(record: GameRecord): void {
  const url = URL.createObjectURL(new Blob([`${writeRecord(record)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${record.game}-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
