// Areas of a score sheet as text, one function per kind. They know no game: everything comes from the sheet's data and
// the fields' values. A field that can be marked now stands in brackets.
import type {
  AreaSpec,
  Bonus,
  Colour,
  GridSpec,
  Line,
  LineKind,
  PathSpec,
  Position,
  RegionsSpec,
  RowSpec,
  RowsSpec,
} from '@reynard/engine';
import { bonusSign, CIRCLED, CROSS, FOX, SHAPES } from '../terminal/glyphs.ts';
import type { Paint } from '../terminal/paint.ts';
import { pad, widthOf } from '../terminal/text.ts';
import { blockWidth, type TextBlock } from './block.ts';

/** Everything that the drawing of one area needs. */
interface AreaView {
  readonly paint: Paint;
  readonly name: string;
  /** Its first field in the layout. */
  readonly first: number;
  readonly points: number;
  /** What the area's fields hold, by their number within the area. */
  readonly values: readonly number[];
  /** The fields that can be marked now. */
  readonly legal: ReadonlySet<number>;
  readonly lines: readonly LineView[];
  /** The number that stands in a field. */
  readonly written: (field: number) => number;
}

/** A line of the sheet with its progress. */
interface LineView extends Line {
  readonly count: number;
  readonly isComplete: boolean;
}

type Earning<T extends 'bonus' | 'points'> = LineView & { readonly [K in T]: NonNullable<Line[K]> };

/** The line of this kind and index that earns a bonus, or that earns points. */
const lineWith = <T extends 'bonus' | 'points'>(
  { lines }: AreaView,
  earns: T,
  kind: LineKind,
  index = 0,
): Earning<T> | undefined =>
  lines.find(
    (line): line is Earning<T> => line.kind === kind && line.index === index && line[earns] !== null,
  );

const HIGHEST_FACE = 6;
const EARNED = '✓';
const MISSED = '–';

/** The area of this index on a seat's sheet; `legal` are the fields of the layout that can be marked now. */
export function drawArea(
  paint: Paint,
  name: string,
  position: Position,
  seat: number,
  area: number,
  legal: ReadonlySet<number>,
): TextBlock {
  const { layout } = position;
  const { first, size } = layout.areas[area];
  const held = (field: number) => position.field(seat, first + field);
  const lines = layout.lines.map((line, i) => {
    const count = position.lineCount(seat, i);
    return { ...line, count, isComplete: count >= line.needs };
  });
  const view: AreaView = {
    paint,
    name,
    first,
    points: position.areaPoints(seat, area),
    values: Array.from({ length: size }, (_, i) => held(i)),
    written: (field) => layout.areas[area].written(first + field, held(field)),
    legal: new Set([...legal].map((field) => field - first)),
    lines: lines.filter((line) => line.area === area),
  };
  const spec = layout.sheet.areas[area];
  const body = drawBody(spec, view);
  const title = `${paint.on(spec.colour, ` ${SHAPES[spec.colour]} `)} ${paint.in(spec.colour, name)}`;
  const points = paint.bold(String(view.points));
  const width = Math.max(blockWidth(body), widthOf(title) + widthOf(points) + 1);
  return [`${pad(title, width - widthOf(points))}${points}`, ...body];
}

function drawBody(spec: AreaSpec, view: AreaView): TextBlock {
  switch (spec.kind) {
    case 'grid':
      return drawGrid(spec, view);
    case 'regions':
      return drawRegions(spec, view);
    case 'rows':
      return drawRows(spec, view);
    case 'path':
      return drawPath(spec, view);
  }
}

export function drawBonus(
  paint: Paint,
  bonus: Bonus | null | undefined,
  state: 'open' | 'earned' | 'missed' = 'open',
): string {
  if (!bonus) return '';
  if (state === 'earned') return paint.dim(EARNED);
  if (state === 'missed') return paint.dim(MISSED);
  if (bonus === 'fox') return paint.in('fox', bonusSign(bonus));
  const colour = bonus.split(':')[1] as Colour | 'black' | undefined;
  return colour && colour !== 'black' ? paint.in(colour, bonusSign(bonus)) : bonusSign(bonus);
}

/** Centred in a cell of four columns; if the space is odd, the larger half stands at the left. */
const inCell = (text: string, width = 4) => {
  const space = width - widthOf(text);
  return ' '.repeat(Math.ceil(space / 2)) + text + ' '.repeat(Math.floor(space / 2));
};

// Grids

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly number: number | 'X';
  readonly field: number;
}

function cellsOf(spec: GridSpec): Cell[] {
  let field = 0;
  return spec.numbers.flatMap((numbers, row) =>
    numbers.flatMap((number, column) => (number === null ? [] : [{ row, column, number, field: field++ }])),
  );
}

function drawGrid(spec: GridSpec, view: AreaView): TextBlock {
  const { paint } = view;
  const cells = cellsOf(spec);
  const columns = spec.numbers[0].map((_, column) => column);
  const drawBonusOf = (kind: LineKind, index = 0) => {
    const line = lineWith(view, 'bonus', kind, index);
    return drawBonus(paint, line?.bonus, line?.isComplete ? 'earned' : 'open');
  };
  const isPair = spec.reads === 'pair';
  const label = (row: number) => {
    const colour = spec.sweepRows?.[row];
    if (colour) return `${paint.in(colour, SHAPES[colour])} `;
    return isPair ? `${paint.dim(String(row + 1))} ` : '';
  };
  const indent = ' '.repeat(widthOf(label(0)));

  const body: string[] = [];
  if (isPair) {
    const heads = columns.map((column) => inCell(`${SHAPES.white}${column + 1}`)).join('');
    body.push(`${indent}${paint.dim(heads)}`);
  }
  spec.numbers.forEach((_, row) => {
    const fields = columns.map((column) => {
      const cell = cells.find((c) => c.row === row && c.column === column);
      return cell ? drawCell(spec, cell, view) : '    ';
    });
    const counted = lineWith(view, 'points', 'row', row);
    const points = counted ? paint.dim(String(counted.points[counted.count])) : '';
    const end = [points, drawBonusOf('row', row)].filter(Boolean).join(' ');
    body.push(`${label(row)}${fields.join('')} ${end}`);
    if (spec.betweenRowsBonus?.[row]) {
      const between = columns.map((column) => inCell(drawBonusOf('between', row * columns.length + column)));
      body.push(indent + between.join('').trimEnd());
    }
  });
  if (spec.columnBonus) {
    body.push(indent + columns.map((column) => inCell(drawBonusOf('column', column))).join(''));
  }
  if (spec.columnPoints) {
    const points = columns.map((column) => inCell(drawLinePoints(paint, view, 'column', column)));
    const diagonal = drawBonusOf('main-diagonal');
    body.push(`${indent}${points.join('')} ${diagonal && `${paint.dim('↘')}${diagonal}`}`.trimEnd());
  }
  if (spec.antiDiagonalPoints) body.push(drawLinePoints(paint, view, 'anti-diagonal', 0, '↙ '));
  const all = lineWith(view, 'points', 'area');
  if (all) body.push(drawPointsByCount(paint, all.points, all.count));
  return body;
}

/** The points of a line, bold once it has earned them. */
function drawLinePoints(
  paint: Paint,
  view: AreaView,
  kind: LineKind,
  index: number,
  sign = '',
  width = 0,
): string {
  const line = lineWith(view, 'points', kind, index);
  if (line === undefined) return ' '.repeat(width);
  const text = `${sign}${line.points[line.needs]}`.padStart(width);
  return line.isComplete ? paint.bold(text) : paint.dim(text);
}

/** Gray fields, which the tray may mark, and tinted ones, which count for bonuses. */
function signOf({ grayColumns, tintedPerRow }: GridSpec, { row, column }: Cell): string {
  if (grayColumns?.[row].includes(column)) return '▫';
  return tintedPerRow && column < tintedPerRow[row] ? '▪' : '';
}

function drawCell(spec: GridSpec, cell: Cell, { paint, values, legal }: AreaView): string {
  const { number, field } = cell;
  if (values[field] >= (spec.marksPerField ?? 1)) return ` ${paint.on(spec.colour, ` ${CROSS}`)} `;
  const shown = values[field] > 0 ? CIRCLED[Number(number)] : spec.reads === 'pair' ? '·' : String(number);
  const text = pad(signOf(spec, cell), 2 - widthOf(shown)) + shown;
  return legal.has(field) ? paint.legal(spec.colour, `[${text}]`) : paint.in(spec.colour, ` ${text} `);
}

/** The points of the crosses now and with one more: `3✗ 4 › 4✗ 7`. */
function drawPointsByCount(paint: Paint, points: readonly number[], count: number): string {
  const now = `${count}${CROSS} = ${points[count]}`;
  const next = count + 1 < points.length ? paint.dim(`  ${count + 1}${CROSS} = ${points[count + 1]}`) : '';
  return now + next;
}

// Rows

function drawRows(spec: RowsSpec, view: AreaView): TextBlock {
  const { paint, values } = view;
  const body: string[] = [];
  let first = 0;
  const starts = spec.rows.map((row) => {
    const start = first;
    first += row.fields;
    return start;
  });
  const indent = spec.rows.length > 1 ? '  ' : '';
  spec.rows.forEach((row, r) => {
    const side = spec.sides?.[r];
    const label = side
      ? `${SIDE_SIGNS[side]}${row.start}`
      : spec.rows.length > 1
        ? `${r + 1}${rowSign(row)}`
        : '';
    body.push(paint.dim(label) + drawFields(spec, row, starts[r], view));
    if (row.bonus?.some((bonus) => bonus !== null)) {
      body.push(indent + drawRowBonuses(spec, row, starts[r], view));
    }
    if (spec.pointsByFieldsPerRow) body.push(indent + drawRowPoints(view, r, row.fields));
  });
  const width = spec.rows[0].fields;
  const columns = Array.from({ length: width }, (_, column) => column);
  const filled = (column: number) => starts.every((start) => values[start + column] > 0);
  if (spec.pointsByFields) body.push(indent + drawRowPoints(view, 0, width));
  if (spec.columnPoints) {
    body.push(indent + columns.map((i) => drawLinePoints(paint, view, 'column', i, '', 3)).join(''));
  }
  if (spec.pairs) body.push(drawPairs(spec.pairs.factor, view));
  if (spec.stacks) {
    const sums = spec.stacks.factor.map((factor, i) => {
      const sum = starts.reduce((total, start) => total + values[start + i], 0) * factor;
      return filled(i)
        ? paint.bold(String(sum).padStart(3))
        : paint.dim((factor > 1 ? `×${factor}` : '').padStart(3));
    });
    body.push(indent + sums.join(''));
  }
  return body;
}

const SIDE_SIGNS = { left: '←', right: '→' } as const;

/** The points under the fields of a row: bold what it is worth now. */
function drawRowPoints(view: AreaView, row: number, fields: number): string {
  const counted = lineWith(view, 'points', 'row', row)!;
  const cells = Array.from({ length: fields }, (_, i) => {
    const text = String(counted.points[i + 1]).padStart(3);
    return i + 1 === counted.count ? view.paint.bold(text) : view.paint.dim(text);
  });
  return cells.join('');
}

/** How a row of several counts: rising, minus or plus. */
function rowSign({ rule, factor }: RowSpec): string {
  if (rule === 'higher') return '<';
  if (!factor) return ' ';
  return factor[0] < 0 ? '−' : '+';
}

/** The factor by which a number is multiplied as it is written. */
const factorAt = (spec: RowsSpec, row: RowSpec, i: number) =>
  Math.abs(row.factor?.[i] ?? spec.pairs?.factor[i] ?? spec.takes?.factor[i] ?? 1);

function openField(spec: RowsSpec, row: RowSpec, i: number): string {
  if (row.printed) return `≥${row.printed[i]}`;
  if (row.bonusFrom?.[i] && row.bonus?.[i]) return `≥${row.bonusFrom[i]}`;
  const factor = factorAt(spec, row, i);
  return factor > 1 ? `×${factor}` : '·';
}

/** The fields of a row, three columns each; brackets take the place of the spaces between. */
function drawFields(spec: RowsSpec, row: RowSpec, start: number, view: AreaView): string {
  const { paint, values, legal } = view;
  const isLegal = (i: number) => i >= 0 && i < row.fields && legal.has(start + i);
  let line = '';
  for (let i = 0; i < row.fields; i++) {
    const value = values[start + i];
    const number = spec.takes ? view.written(start + i) : value * factorAt(spec, row, i);
    const written = spec.writes === 'cross' ? CROSS : String(number);
    const text = (value > 0 ? written : openField(spec, row, i)).padStart(2);
    line += isLegal(i) ? paint.bold('[') : isLegal(i - 1) ? paint.bold(']') : ' ';
    if (value > 0) line += paint.on(spec.colour, text);
    else line += isLegal(i) ? paint.legal(spec.colour, text) : paint.in(spec.colour, text);
  }
  return line + (isLegal(row.fields - 1) ? paint.bold(']') : '');
}

function drawRowBonuses(spec: RowsSpec, row: RowSpec, start: number, view: AreaView): string {
  const { paint, values } = view;
  // Where the points were taken, the bonus is forgone.
  const from = (i: number) => (spec.takes ? HIGHEST_FACE + 1 : (row.bonusFrom?.[i] ?? 0));
  return row
    .bonus!.map((bonus, i) => {
      const value = values[start + i];
      const state = value === 0 ? 'open' : value >= from(i) ? 'earned' : 'missed';
      const sign = drawBonus(paint, bonus, state);
      return ' '.repeat(3 - widthOf(sign)) + sign;
    })
    .join('')
    .trimEnd();
}

/** The difference of every complete pair under its two fields. */
function drawPairs(factors: readonly number[], { paint, values }: AreaView): string {
  let line = '';
  for (let i = 0; i < factors.length; i += 2) {
    const complete = values[i + 1] > 0;
    const difference = values[i] * factors[i] - values[i + 1] * factors[i + 1];
    const text = complete ? paint.bold(String(difference)) : paint.dim('−');
    line += inCell(text, 6);
  }
  return line.trimEnd();
}

// Paths

/** The numbers, crossed or passed, and below them the bonuses between neighbours. */
function drawPath(spec: PathSpec, view: AreaView): TextBlock {
  const { paint, values, legal } = view;
  const last = values.findLastIndex((value) => value > 0);
  const fields = spec.numbers.map((number, i) => {
    if (values[i] > 0) return ` ${paint.on(spec.colour, ` ${CROSS}`)} `;
    if (i < last) return paint.dim(inCell(MISSED));
    return legal.has(i) ? paint.legal(spec.colour, `[ ${number}]`) : paint.in(spec.colour, `  ${number} `);
  });
  const bonuses = spec.betweenBonus.map((bonus, gap) => {
    const isLost = [gap, gap + 1].some((i) => i < last && values[i] === 0);
    const state = lineWith(view, 'bonus', 'between', gap)?.isComplete ? 'earned' : isLost ? 'missed' : 'open';
    return inCell(drawBonus(paint, bonus, state));
  });
  const all = lineWith(view, 'points', 'area')!;
  return [
    fields.join(''),
    `  ${bonuses.join('')}`.trimEnd(),
    drawPointsByCount(paint, all.points, all.count),
  ];
}

// Regions

function drawRegions(spec: RegionsSpec, view: AreaView): TextBlock {
  const { paint, values, legal } = view;
  const letters = [...new Set(spec.regions.join(''))].sort();
  const shades = Object.keys(spec.shadeBonus).sort((a, b) => 'DLW'.indexOf(a) - 'DLW'.indexOf(b));
  const isCrossed = (letter: string) => values[letters.indexOf(letter)] > 0;
  const isLegal = (letter: string) => legal.has(letters.indexOf(letter));
  const bonusAt = (row: number, column: number) =>
    spec.cellBonus.find(({ at }) => at[0] === row && at[1] === column)?.bonus;

  const rows = spec.regions.map((line, row) =>
    [...line]
      .map((letter, column) => {
        const bonus = bonusAt(row, column);
        if (isCrossed(letter)) return paint.on('gray', `${CROSS} `);
        // Upper case: can be crossed now. A bonus stands behind the letter by its first sign.
        const name = isLegal(letter) ? letter : letter.toLowerCase();
        const text = `${name}${bonus ? [...bonusSign(bonus)][0] : ' '}`;
        const shaded = paint.shade(shades.indexOf(spec.shades[row][column]), text);
        return isLegal(letter) ? paint.bold(shaded) : shaded;
      })
      .join(''),
  );
  // Two-digit numbers need room: every other column's points go on a second line.
  const points = [0, 1].map((parity) =>
    spec.columnPoints
      .map((_, column) =>
        column % 2 === parity ? pad(drawLinePoints(paint, view, 'column', column), 2) : '  ',
      )
      .join(''),
  );
  const foxes = shades.map((shade, index) => {
    const line = lineWith(view, 'bonus', 'shade', Object.keys(spec.shadeBonus).indexOf(shade))!;
    const isOpen = (_: string, i: number) => line.fields.includes(view.first + i) && values[i] === 0;
    const open = letters.filter(isOpen).map((letter) => letter.toLowerCase());
    return line.isComplete
      ? paint.dim(EARNED)
      : `${paint.in('fox', FOX)}${paint.shade(index, open.join(''))}`;
  });
  return [...rows, ...points, foxes.join(' ')];
}
