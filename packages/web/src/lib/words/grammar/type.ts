// What the grammar of a language knows: words whose form depends on others. Everything else is a message.
import type { Colour } from '@reynard/engine';

export interface Grammar {
  /** The colours as names of areas: "in yellow". */
  readonly colours: Readonly<Record<Colour, string>>;
  /** The colours before a noun: "the yellow row". */
  readonly adjectives: Readonly<Record<Colour, string>>;
  /** A die by its number, as players call it: "yellow 3". */
  readonly die: (colour: Colour, face: number) => string;
  /** With which die something is done: "with the yellow die". */
  readonly withDie: (colour: Colour) => string;
  /** The locale whose lists it writes. */
  readonly lists: string;
}
