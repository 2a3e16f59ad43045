// A progress bar on the error stream, shown only on a terminal.
import { columnsOf } from '../terminal/text.ts';

const EVERY_MS = 100;

export class Progress {
  readonly #total: number;
  readonly #started = performance.now();
  #shown = 0;

  constructor(total: number) {
    this.#total = total;
  }

  show(done: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#shown < EVERY_MS) return;
    this.#shown = now;
    const share = done / this.#total;
    const left = ((now - this.#started) / 1000) * (1 / share - 1);
    const text = ` ${Math.floor(share * 100)} %  ${done.toLocaleString('en')}/${this.#total.toLocaleString('en')}  ${duration(left)} left`;
    const width = Math.max(0, Math.min(40, columnsOf(process.stderr) - text.length - 2));
    const filled = Math.round(share * width);
    process.stderr.write(`\r\x1b[2K${'━'.repeat(filled)}${'─'.repeat(width - filled)}${text}`);
  }

  clear(): void {
    if (this.#shown > 0) process.stderr.write('\r\x1b[2K');
  }
}

function duration(seconds: number): string {
  const s = Math.ceil(seconds);
  if (s < 60) return `${s} s`;
  if (s < 3600) return `${Math.floor(s / 60)} min ${s % 60} s`;
  return `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`;
}
