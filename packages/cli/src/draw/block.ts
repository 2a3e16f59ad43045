// Rectangles of text, and how they share the width of a terminal.
import { pad, widthOf } from '../terminal/text.ts';

export type TextBlock = readonly string[];

const GAP = 2;

export function blockWidth(block: TextBlock): number {
  return Math.max(0, ...block.map(widthOf));
}

/** Blocks side by side. */
function beside(blocks: readonly TextBlock[]): string[] {
  const height = Math.max(...blocks.map((block) => block.length));
  const widths = blocks.map(blockWidth);
  return Array.from({ length: height }, (_, line) =>
    blocks
      .map((block, i) => pad(block[line] ?? '', widths[i]))
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}

/** Puts each block on the first shelf that has room for it; shelves stand below each other. */
export function shelve(blocks: readonly TextBlock[], width: number): string[] {
  const shelves: { blocks: TextBlock[]; used: number }[] = [];
  for (const block of blocks) {
    const needed = blockWidth(block) + GAP;
    const shelf = shelves.find(({ used }) => used + needed <= width + GAP);
    if (shelf) {
      shelf.blocks.push(block);
      shelf.used += needed;
    } else shelves.push({ blocks: [block], used: needed });
  }
  return shelves.flatMap((shelf, i) => [...(i > 0 ? [''] : []), ...beside(shelf.blocks)]);
}

/** Joins pieces with spaces between and starts a new line, indented, where the next one would not fit. */
export function flow(pieces: readonly string[], width: number, gap = 3, indent = 0): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    const joined = line === '' ? piece : `${line}${' '.repeat(gap)}${piece}`;
    const room = lines.length === 0 ? width : width - indent;
    if (line !== '' && widthOf(joined) > room) {
      lines.push(line);
      line = piece;
    } else line = joined;
  }
  return [...lines, line].map((text, i) => (i === 0 ? text : ' '.repeat(indent) + text));
}
