// Text on a terminal: how wide it is, and how wide it may be.
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

const NARROWEST = 40;
const WIDEST = 120;

/** The columns to fill: the terminal's, else the COLUMNS variable's, else 80. */
export function columnsOf(stream: { columns?: number }): number {
  const columns = stream.columns ?? Number(process.env.COLUMNS);
  return Math.max(NARROWEST, Math.min(WIDEST, columns > 0 ? Math.floor(columns) : 80));
}

/** Widths measured before: every screen shows mostly the same pieces of text as the last one. */
const widths = new Map<string, number>();
const MOST_WIDTHS = 10_000;

export function widthOf(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  if (widths.size >= MOST_WIDTHS) widths.clear();
  const width = stringWidth(text);
  widths.set(text, width);
  return width;
}

/** Fills up with spaces to this width. */
export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Breaks lines between words; continued lines are indented. */
export function wrap(text: string, width: number, indent = ''): string {
  return text
    .split('\n')
    .map((line) =>
      widthOf(line) <= width
        ? line
        : wrapAnsi(line, width - indent.length, { hard: true, trim: false })
            .split('\n')
            .map((part, i) => (i === 0 ? part : `${indent}${part.trimStart()}`).trimEnd())
            .join('\n'),
    )
    .join('\n');
}

/** A name from outside, safe to print: no control characters, no direction tricks, not too long. */
export function safeName(name: string, most = 24): string {
  const printable = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '').trim();
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(printable)) {
    if (widthOf(short + segment) > most) return `${short.slice(0, -1)}…`;
    short += segment;
  }
  return short || '?';
}
