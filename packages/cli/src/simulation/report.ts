// Prints the results of a simulation: a table, solo levels, a histogram.
import { COLOURS, type Sheet } from '@reynard/engine';
import { starsOf } from '../terminal/glyphs.ts';
import type { GameTally, LevelCount, SeatSummary, TotalCounts } from './tally.ts';

const number = (value: number, digits = 1) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
export const whole = (value: number) => Math.round(value).toLocaleString('en');
const percent = (part: number, all: number) => `${number((100 * part) / all)} %`;

/** Aligns columns: the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column]);
  return rows.map((row) => `  ${row.map(cell).join('  ')}`.trimEnd()).join('\n');
}

function seatTable(seats: readonly SeatSummary[], games: number): string {
  const colours = COLOURS.filter((colour) => colour in seats[0].areas);
  const line = (label: string, value: (seat: SeatSummary) => string) => [label, ...seats.map(value)];
  const rows = [
    line('', ({ bot }) => bot),
    line('mean', ({ mean }) => number(mean)),
    line('sd', ({ sd }) => number(sd)),
    line('min', ({ min }) => whole(min)),
    line('p10', ({ p10 }) => number(p10)),
    line('median', ({ median }) => number(median)),
    line('p90', ({ p90 }) => number(p90)),
    line('max', ({ max }) => whole(max)),
    ...colours.map((colour) => line(colour, ({ areas }) => number(areas[colour]!))),
    line('foxes', ({ foxes }) => number(foxes, 2)),
  ];
  if (seats.length > 1) {
    rows.push(
      line('wins', ({ wins }) => whole(wins)),
      line('', ({ wins }) => percent(wins, games)),
    );
  }
  return table(rows);
}

function levelTable(levels: readonly LevelCount[], games: number): string {
  return table(
    levels.map((level) => [
      starsOf(level.stars),
      level.from === null ? 'below' : `from ${level.from}`,
      whole(level.games),
      percent(level.games, games),
    ]),
  );
}

/** A bar with a resolution of an eighth of a column. */
function bar(share: number, width: number): string {
  const eighths = Math.round(share * width * 8);
  return '█'.repeat(eighths >> 3) + ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths & 7];
}

function histogram(totals: TotalCounts, columns: number): string {
  const { entries } = totals;
  const spread = entries.at(-1)![0] - entries[0][0];
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((size) => spread / size <= 20) ?? 1000;
  const bins = new Map<number, number>();
  const binOf = (total: number) => Math.floor(total / step) * step;
  for (let start = binOf(entries[0][0]); start <= entries.at(-1)![0]; start += step) bins.set(start, 0);
  for (const [total, games] of entries) bins.set(binOf(total), bins.get(binOf(total))! + games);
  const most = Math.max(...bins.values());
  const label = (start: number) => (step === 1 ? `${start}` : `${start}–${start + step - 1}`);
  const labelWidth = Math.max(...[...bins.keys()].map((start) => label(start).length));
  const countWidth = whole(most).length;
  const barWidth = Math.max(10, Math.min(60, columns - labelWidth - countWidth - 6));
  return [...bins]
    .map(
      ([start, games]) =>
        `  ${label(start).padStart(labelWidth)}  ${whole(games).padStart(countWidth)}  ${bar(games / most, barWidth)}`,
    )
    .map((line) => line.trimEnd())
    .join('\n');
}

/** The whole report. */
export function report(
  sheet: Sheet,
  tally: GameTally,
  seed: string,
  gamesPerSecond: number,
  columns: number,
): string {
  const { seats, levels, games } = tally;
  const players = seats.length === 1 ? 'solo' : `${seats.length} players`;
  const title = `${sheet.name}, ${players}, ${whole(games)} ${games === 1 ? 'game' : 'games'}, seed ${seed}`;
  const pace = `${gamesPerSecond < 10 ? number(gamesPerSecond, 2) : whole(gamesPerSecond)} games/s`;
  const parts = [`${title}\n${pace}`, seatTable(seats, games)];
  if (levels) parts.push(`Levels\n${levelTable(levels, games)}`);
  parts.push(`Totals\n${histogram(tally.allTotals, columns)}`);
  return parts.join('\n\n');
}
