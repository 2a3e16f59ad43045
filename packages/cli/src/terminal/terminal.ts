// Input and output of the terminal game: prints wrapped text, reads lines. Works the same on a terminal and in a pipe. In a
// pipe nothing is cleared or coloured, and the end of input is an answer of its own.
import { createInterface, type Interface } from 'node:readline';
import { Paint } from './paint.ts';
import { columnsOf, wrap } from './text.ts';

export class Terminal {
  readonly paint: Paint;
  /** Whether both input and output are a terminal, so that a person is there. */
  readonly isInteractive: boolean;
  #reader: Interface | null = null;
  #answers: AsyncIterator<string> | null = null;
  #interrupted = false;

  constructor({ colour }: { colour: boolean }) {
    this.paint = Paint.for(process.stdout, colour);
    this.isInteractive = Boolean(process.stdin.isTTY && process.stdout.isTTY);
  }

  get columns(): number {
    return columnsOf(process.stdout);
  }

  /** The height of the window; without one there is no limit. */
  get rows(): number {
    return this.isInteractive ? process.stdout.rows : Number.POSITIVE_INFINITY;
  }

  /** Whether the player pressed Ctrl-C. */
  get interrupted(): boolean {
    return this.#interrupted;
  }

  print(text = ''): void {
    process.stdout.write(`${wrap(text, this.columns)}\n`);
  }

  /** Prints a line that is to be copied, so without line breaks of our own. */
  printWhole(text: string): void {
    process.stdout.write(`${text}\n`);
  }

  /** Prints with continued lines indented. */
  printIndented(text: string, indent: number): void {
    process.stdout.write(`${wrap(text, this.columns, ' '.repeat(indent))}\n`);
  }

  /** Prints a line that the next one replaces; only on a terminal. */
  status(text: string): void {
    if (this.isInteractive) process.stdout.write(`\r\x1b[2K${text}`);
  }

  /** Clears the screen; only on a terminal. */
  clear(): void {
    if (this.isInteractive) process.stdout.write('\x1b[H\x1b[2J');
  }

  /**
   * The next line typed, or null at the end of input or after Ctrl-C. `redraw` paints the screen anew when the window
   * changes its size meanwhile.
   */
  async ask(prompt: string, redraw?: () => void): Promise<string | null> {
    const answers = this.#open();
    if (this.#interrupted) return null;
    if (!this.isInteractive) {
      this.print(prompt.trimEnd());
      return read(answers);
    }
    this.#reader!.setPrompt(prompt);
    this.#reader!.prompt();
    const onResize = () => {
      redraw?.();
      this.#reader!.prompt(true);
    };
    process.stdout.on('resize', onResize);
    try {
      return await read(answers);
    } finally {
      process.stdout.off('resize', onResize);
    }
  }

  #open(): AsyncIterator<string> {
    if (this.#answers) return this.#answers;
    const output = this.isInteractive ? { output: process.stdout } : {};
    this.#reader = createInterface({ input: process.stdin, terminal: this.isInteractive, ...output });
    this.#reader.on('SIGINT', () => {
      this.#interrupted = true;
      this.#reader?.close();
    });
    this.#answers = this.#reader[Symbol.asyncIterator]();
    return this.#answers;
  }

  close(): void {
    this.#reader?.close();
    process.stdin.unref?.();
  }
}

async function read(answers: AsyncIterator<string>): Promise<string | null> {
  const { value, done } = await answers.next();
  return done ? null : value.trim();
}
