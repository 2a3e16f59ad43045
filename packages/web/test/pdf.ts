// What a PDF file of Chromium shows: for each page its size, its text, its colours, and how far its marks reach. It
// understands what Skia writes (plain objects, deflated streams, fonts with a table of Unicode values) and no more.
import { inflateSync } from 'node:zlib';

export interface PdfPage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** Where each run of text begins, in points from the top left corner: its left end on its base line. */
  readonly runs: readonly { readonly text: string; readonly left: number; readonly base: number }[];
  /** As "red green blue", from 0 to 1. */
  readonly colours: ReadonlySet<string>;
  /** The box around everything but the white ground, in points from the top left corner. */
  readonly ink: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  readonly images: number;
}

interface PdfObject {
  readonly dictionary: string;
  readonly stream: string;
}

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const bytes = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  const start = /(\d+) 0 obj\s/g;
  for (let found = start.exec(bytes); found; found = start.exec(bytes)) {
    const at = start.lastIndex;
    const end = bytes.indexOf('endobj', at);
    const streamAt = bytes.indexOf('stream\n', at);
    const hasStream = streamAt >= 0 && streamAt < end;
    const dictionary = bytes.slice(at, hasStream ? streamAt : end);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const raw = hasStream ? file.subarray(streamAt + 7, streamAt + 7 + length) : Buffer.of();
    const isPacked = dictionary.includes('/FlateDecode') && hasStream;
    objects.set(found[1], { dictionary, stream: (isPacked ? inflateSync(raw) : raw).toString('latin1') });
    start.lastIndex = hasStream ? streamAt + 7 + length : end;
  }
  return objects;
}

/** The characters of a font by their codes, and how many hexadecimal digits a code has. */
interface Font {
  readonly digits: number;
  readonly characters: ReadonlyMap<number, string>;
}

function fontOf(table: string): Font {
  const characters = new Map<number, string>();
  const hex = (text: string) => Number.parseInt(text, 16);
  const words = (text: string) =>
    text
      .match(/.{4}/g)!
      .map((unit) => String.fromCharCode(hex(unit)))
      .join('');
  for (const [, block] of table.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g))
    for (const [, code, text] of block.matchAll(/<(\w+)> <(\w+)>/g)) characters.set(hex(code), words(text));
  for (const [, block] of table.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g))
    for (const [, from, to, text] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let code = hex(from); code <= hex(to); code++)
        characters.set(code, String.fromCharCode(hex(text) + code - hex(from)));
  const digits = /begincodespacerange\n<(\w+)>/.exec(table)?.[1].length ?? 4;
  return { digits, characters };
}

/** The characters that a string in hexadecimal digits shows. */
const shown = (string: string, { digits, characters }: Font): string =>
  Array.from(string.matchAll(new RegExp(`\\w{${digits}}`, 'g')), ([code]) => {
    return characters.get(Number.parseInt(code, 16)) ?? '\uFFFD';
  }).join('');

type Matrix = readonly [number, number, number, number, number, number];
const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

class PageReader {
  readonly colours = new Set<string>();
  readonly ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  readonly runs: { text: string; left: number; base: number }[] = [];
  images = 0;
  readonly #objects: ReadonlyMap<string, PdfObject>;
  readonly #height: number;

  constructor(objects: ReadonlyMap<string, PdfObject>, height: number) {
    this.#objects = objects;
    this.#height = height;
  }

  /** A point as it lies on the page, from its top left corner. */
  #at([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
    return [a * x + c * y + e, this.#height - (b * x + d * y + f)];
  }

  #reach([left, top]: [number, number]): void {
    this.ink.left = Math.min(this.ink.left, left);
    this.ink.right = Math.max(this.ink.right, left);
    this.ink.top = Math.min(this.ink.top, top);
    this.ink.bottom = Math.max(this.ink.bottom, top);
  }

  /** Reads the operators of a page, or of a form that it contains. */
  read(stream: string, resources: string, outer: Matrix): void {
    const named = (name: string) =>
      this.#objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(resources)?.[1] ?? '');
    let state = { matrix: outer, fill: '0 0 0', font: fontOf('') };
    const saved: (typeof state)[] = [];
    let [path, operands]: [[number, number][], string[]] = [[], []];
    const last = (count: number) => operands.slice(-count).map(Number);
    const paint = (colour: string) => {
      // The white ground of the paper reaches its edges and is no mark.
      if (colour !== '1 1 1') for (const [x, y] of path) this.#reach(this.#at(state.matrix, x, y));
      path = [];
    };
    for (const [word] of stream.matchAll(/<\w*>|\/\w+|\([^)]*\)|[^\s<>[\]()/]+/g)) {
      if (/^[<(/\d.+-]/.test(word)) {
        operands.push(word);
        continue;
      }
      if (word === 'q') saved.push({ ...state });
      else if (word === 'Q') state = saved.pop()!;
      else if (word === 'cm') state.matrix = times(last(6) as unknown as Matrix, state.matrix);
      else if (word === 'm' || word === 'l') path.push(last(2) as [number, number]);
      else if (word === 'c') path.push(last(6).slice(4) as [number, number]);
      else if (word === 're') {
        const [x, y, w, h] = last(4);
        path.push([x, y], [x + w, y + h]);
      } else if (word === 'n') path = [];
      else if (word === 'rg' || word === 'RG') {
        if (word === 'rg') state.fill = operands.slice(-3).join(' ');
        this.colours.add(operands.slice(-3).join(' '));
      } else if (/^(f\*?|S|B\*?)$/.test(word)) paint(word === 'S' ? '' : state.fill);
      else if (word === 'Tf') {
        const table = /\/ToUnicode (\d+) 0 R/.exec(named(operands.at(-2)!.slice(1))?.dictionary ?? '')?.[1];
        state.font = fontOf(this.#objects.get(table ?? '')?.stream ?? '');
      } else if (word === 'Tm') {
        const [, , , , x, y] = last(6);
        const place = this.#at(state.matrix, x, y);
        this.#reach(place);
        this.runs.push({ text: '', left: place[0], base: place[1] });
      } else if (word === 'Tj') {
        this.runs.at(-1)!.text += shown(operands.at(-1)!, state.font).normalize('NFKC');
      } else if (word === 'Do') {
        const form = named(operands.at(-1)!.slice(1))!;
        if (form.dictionary.includes('/Subtype /Image')) this.images++;
        else this.read(form.stream, form.dictionary, state.matrix);
      }
      operands = [];
    }
  }
}

export function readPdf(file: Buffer): PdfPage[] {
  const objects = objectsOf(file);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary));
  return pages.map(({ dictionary }) => {
    const [width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(dictionary)!.slice(1).map(Number);
    const reader = new PageReader(objects, height);
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(dictionary)![1])!;
    reader.read(content.stream, dictionary, [1, 0, 0, 1, 0, 0]);
    const { runs, colours, ink, images } = reader;
    const text = runs.map((run) => run.text).join('\n');
    return { width, height, text, runs, colours, ink, images };
  });
}
