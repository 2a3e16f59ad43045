// Colours on a terminal, by how many it has. Without colour every function returns its text as it is: shapes and
// brackets carry all meaning.
import { WriteStream } from 'node:tty';
import type { Colour } from '@reynard/engine';

/** Background, text on it, and the colour as text, in the palette of 256 and of 16 colours. */
interface Tone {
  readonly wide: readonly [background: number, ink: number, text: number];
  readonly narrow: readonly [background: number, ink: number, text: number];
}

const TONES: Readonly<Record<Colour | 'fox', Tone>> = {
  white: { wide: [255, 16, 247], narrow: [47, 30, 39] },
  yellow: { wide: [220, 16, 178], narrow: [43, 30, 33] },
  blue: { wide: [26, 231, 33], narrow: [44, 97, 34] },
  green: { wide: [34, 16, 34], narrow: [42, 30, 32] },
  orange: { wide: [208, 16, 208], narrow: [103, 30, 93] },
  purple: { wide: [91, 231, 134], narrow: [45, 97, 35] },
  silver: { wide: [250, 16, 246], narrow: [100, 97, 37] },
  pink: { wide: [211, 16, 205], narrow: [105, 30, 95] },
  gray: { wide: [243, 231, 244], narrow: [100, 97, 90] },
  turquoise: { wide: [37, 16, 37], narrow: [46, 30, 36] },
  brown: { wide: [94, 231, 137], narrow: [43, 97, 33] },
  fox: { wide: [166, 231, 166], narrow: [41, 97, 31] },
};

/** The three shades of a map of regions, darkest first; without a palette the letters tell them apart. */
const SHADES = [238, 243, 250] as const;

export class Paint {
  /** 1: none, 4: sixteen colours, 8 and more: at least 256. */
  readonly #depth: number;

  /** What this stream and the environment (NO_COLOR, FORCE_COLOR, TERM) allow. */
  static for(stream: NodeJS.WriteStream, allowed: boolean): Paint {
    const forced = process.env.FORCE_COLOR !== undefined && process.env.FORCE_COLOR !== '0';
    if (!allowed || process.env.NO_COLOR || !(stream.isTTY || forced)) return new Paint(1);
    return new Paint(WriteStream.prototype.getColorDepth.call(stream, process.env));
  }

  constructor(depth: number) {
    this.#depth = depth;
  }

  #sgr(codes: string, text: string): string {
    return this.#depth === 1 || text === '' ? text : `\x1b[${codes}m${text}\x1b[0m`;
  }

  /** Text on a ground of this colour: dice and marked fields. */
  on(colour: Colour | 'fox', text: string): string {
    const [background, ink] = this.#depth >= 8 ? TONES[colour].wide : TONES[colour].narrow;
    return this.#sgr(this.#depth >= 8 ? `48;5;${background};38;5;${ink}` : `${background};${ink}`, text);
  }

  /** Text in this colour. */
  in(colour: Colour | 'fox', text: string): string {
    const ink = this.#depth >= 8 ? TONES[colour].wide[2] : TONES[colour].narrow[2];
    return this.#sgr(this.#depth >= 8 ? `38;5;${ink}` : `${ink}`, text);
  }

  /** A field that can be marked now. */
  legal(colour: Colour, text: string): string {
    const ink = this.#depth >= 8 ? TONES[colour].wide[2] : TONES[colour].narrow[2];
    return this.#sgr(this.#depth >= 8 ? `1;38;5;${ink}` : `1;${ink}`, text);
  }

  shade(index: number, text: string): string {
    return this.#depth >= 8 ? this.#sgr(`48;5;${SHADES[index]};38;5;${index === 2 ? 16 : 231}`, text) : text;
  }

  bold(text: string): string {
    return this.#sgr('1', text);
  }

  dim(text: string): string {
    return this.#sgr('2', text);
  }
}
