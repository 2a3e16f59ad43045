// The table at the end of a game, and who won or which level was reached.
import type { GameResult, Sheet } from '@reynard/engine';
import { soloLevel } from '@reynard/engine';
import type { Pen } from '../draw/sheet.ts';
import { FOX, SHAPES, starsOf } from '../terminal/glyphs.ts';
import { pad, safeName, widthOf } from '../terminal/text.ts';

const MOST_COLUMN = 14;

export function drawResult(
  pen: Pen,
  sheet: Sheet,
  names: readonly string[],
  result: GameResult,
  width: number,
): string[] {
  return [
    pen.paint.bold(pen.messages.end.title),
    '',
    ...drawTable(pen, sheet, names, result, width),
    '',
    ...drawVerdict(pen, sheet, names, result),
  ];
}

function drawTable(
  pen: Pen,
  sheet: Sheet,
  names: readonly string[],
  { scores }: GameResult,
  width: number,
): string[] {
  const { paint, messages } = pen;
  const labels = [
    ...sheet.areas.map(({ colour }) => `${paint.in(colour, SHAPES[colour])}  ${messages.colours[colour]}`),
    `${paint.in('fox', FOX)} ${messages.label.foxes}`,
    `   ${messages.end.foxPoints}`,
    paint.bold(`=  ${messages.label.total}`),
  ];
  const labelWidth = Math.max(...labels.map(widthOf));
  const column = Math.min(MOST_COLUMN, Math.floor((width - labelWidth) / names.length));
  const right = (text: string) => ' '.repeat(Math.max(1, column - widthOf(text))) + text;
  const rows = [
    ...sheet.areas.map(({ colour }) => scores.map(({ areas }) => String(areas[colour]))),
    scores.map(({ foxes }) => String(foxes)),
    scores.map(({ foxPoints }) => String(foxPoints)),
    scores.map(({ total }) => paint.bold(String(total))),
  ];
  const heads = names.map((name) => right(safeName(name, column - 1)));
  return [
    ...(names.length > 1 ? [pad('', labelWidth) + heads.join('')] : []),
    ...rows.map((row, i) => pad(labels[i], labelWidth) + row.map(right).join('')),
  ];
}

function drawVerdict(pen: Pen, sheet: Sheet, names: readonly string[], result: GameResult): string[] {
  const { end } = pen.messages;
  const { scores, winners } = result;
  if (names.length === 1) {
    const { total } = scores[0];
    const { index, stars } = soloLevel(sheet, total);
    const above = sheet.soloLevels[index - 1]?.from;
    return [
      pen.paint.bold(end.level(starsOf(stars), String(stars).replace('.5', '½').replace(/^0½/, '½'))),
      above ? end.next(above - total) : end.top,
    ];
  }
  const highest = Math.max(...scores.map(({ total }) => total));
  const tied = scores.filter(({ total }) => total === highest).length;
  const listed = winners.map((seat) => names[seat]);
  const verdict = listed.length > 1 ? end.shared(listed.join(', ')) : end.wins(listed[0]);
  return [pen.paint.bold(verdict), ...(tied > winners.length ? [end.tieBreak] : [])];
}
