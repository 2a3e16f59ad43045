// Names that nobody may take, from a list that operators can replace (NAME_FILTER). A word of the list refuses a name in which it
// stands as a word of its own, however it is disguised (l3tters, accents, s p a c e s, repeeeated, letters of other alphabets),
// and never because it is a part of an innocent one: Scunthorpe, Dickens and Cassandra are welcome.
import { readFileSync } from 'node:fs';

/** Signs and letters that are drawn like a letter of the Latin alphabet. */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
  ['9', 'g'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
  ['|', 'i'],
  ['+', 't'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['œ', 'oe'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['а', 'a'],
  ['в', 'b'],
  ['е', 'e'],
  ['к', 'k'],
  ['м', 'm'],
  ['н', 'h'],
  ['о', 'o'],
  ['р', 'p'],
  ['с', 'c'],
  ['т', 't'],
  ['у', 'y'],
  ['х', 'x'],
  ['і', 'i'],
  ['ѕ', 's'],
  ['ј', 'j'],
  ['α', 'a'],
  ['β', 'b'],
  ['ε', 'e'],
  ['ι', 'i'],
  ['κ', 'k'],
  ['ν', 'v'],
  ['ο', 'o'],
  ['ρ', 'p'],
  ['τ', 't'],
  ['υ', 'u'],
  ['χ', 'x'],
]);

/** The words of a name in their plainest form. Letters that stand alone in a row are one word. */
function wordsOf(name: string): string[] {
  const plain = Array.from(
    name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, ''),
    (sign) => LOOKS_LIKE[sign] ?? sign,
  );
  const words: string[] = [];
  let single = '';
  for (const word of plain.join('').split(/[^\p{L}]+/u)) {
    if (word.length === 1) single += word;
    else {
      if (single !== '') words.push(single);
      single = '';
      if (word !== '') words.push(word);
    }
  }
  if (single !== '') words.push(single);
  return words;
}

/** Repeated letters count once: "baaad" is "bad", and so is "badd". */
const squeeze = (word: string) => word.replace(/(.)\1+/gu, '$1');

export class NameFilter {
  readonly #whole = new Set<string>();
  readonly #starts: string[] = [];

  /** A list has a word per line; `word*` also refuses words that begin with it; `#` begins a comment. */
  constructor(list: string) {
    for (const line of list.split('\n')) {
      const entry = line.replace(/#.*/, '').trim();
      if (entry === '') continue;
      const word = squeeze(wordsOf(entry).join(''));
      if (entry.endsWith('*')) this.#starts.push(word);
      else this.#whole.add(word);
    }
  }

  /** Reads the list of a file; without a file, the one that comes with the server. */
  static read(file: string | undefined): NameFilter {
    try {
      return new NameFilter(readFileSync(file ?? new URL('../refused-names.txt', import.meta.url), 'utf8'));
    } catch (error) {
      throw new Error(`NAME_FILTER: ${file} cannot be read (${(error as { code?: string }).code}).`, {
        cause: error,
      });
    }
  }

  refuses(name: string): boolean {
    return wordsOf(name).some((word) => {
      const plain = squeeze(word);
      return this.#whole.has(plain) || this.#starts.some((start) => plain.startsWith(start));
    });
  }
}
