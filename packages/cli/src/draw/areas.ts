// Areas of a score sheet as text, one function per kind. They know no game: everything comes from the sheet's data and
// the fields' values. A field that can be marked now stands in brackets.
import type {
  AreaSpec,
  Bonus,
  Colour,
  GridSpec,
  Position,
  RegionsSpec,
  RowSpec,
  RowsSpec,
} from '@reynard/engine';
import { bonusSign, CIRCLED, CROSS, FOX, SHAPES } from '../terminal/glyphs.ts';
import type { Paint } from '../terminal/paint.ts';
import { pad, widthOf } from '../terminal/text.ts';
import { type Block, blockWidth } from './block.ts';

/** What is needed to draw one area. */
interface AreaView {
  readonly paint: Paint;
  readonly name: string;
  readonly points: number;
  /** What the area's fields hold, by their number within the area. */
  readonly values: readonly number[];
  /** The fields that can be marked now. */
  readonly legal: ReadonlySet<number>;
}

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
): Block {
  const { first, size } = position.layout.areas[area];
  const view: AreaView = {
    paint,
    name,
    points: position.areaPoints(seat, area),
    values: Array.from({ length: size }, (_, i) => position.field(seat, first + i)),
    legal: new Set([...legal].map((field) => field - first)),
  };
  const spec = position.layout.sheet.areas[area];
  const body = drawBody(spec, view);
  const title = `${paint.on(spec.colour, ` ${SHAPES[spec.colour]} `)} ${paint.in(spec.colour, name)}`;
  const points = paint.bold(String(view.points));
  const width = Math.max(blockWidth(body), widthOf(title) + widthOf(points) + 1);
  return [`${pad(title, width - widthOf(points))}${points}`, ...body];
}

function drawBody(spec: AreaSpec, view: AreaView): Block {
  switch (spec.kind) {
    case 'grid':
      return drawGrid(spec, view);
    case 'regions':
      return drawRegions(spec, view);
    case 'rows':
      return drawRows(spec, view);
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

/** Centred in a cell of four columns, rather to the left. */
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

function drawGrid(spec: GridSpec, view: AreaView): Block {
  const { paint, values } = view;
  const cells = cellsOf(spec);
  const columns = spec.numbers[0].map((_, column) => column);
  const marksIn = (test: (cell: Cell) => boolean) => {
    const line = cells.filter(test);
    const marks = line.filter(({ field }) => values[field] > 0).length;
    return { marks, complete: marks >= (spec.lineNeeds ?? line.length) };
  };
  const bonusFor = (bonus: Bonus | null | undefined, test: (cell: Cell) => boolean) =>
    drawBonus(paint, bonus, marksIn(test).complete ? 'earned' : 'open');
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
    const inRow = (cell: Cell) => cell.row === row;
    const fields = columns.map((column) => {
      const cell = cells.find((c) => c.row === row && c.column === column);
      return cell ? drawCell(spec, cell, view) : '    ';
    });
    const rowPoints = spec.pointsByCrossesPerRow?.[marksIn(inRow).marks];
    const end =
      rowPoints === undefined ? bonusFor(spec.rowBonus?.[row], inRow) : paint.dim(String(rowPoints));
    body.push(`${label(row)}${fields.join('')} ${end}`);
  });
  if (spec.columnBonus) {
    const signs = spec.columnBonus.map((bonus, column) => bonusFor(bonus, (cell) => cell.column === column));
    body.push(indent + signs.map((sign) => inCell(sign)).join(''));
  }
  if (spec.columnPoints) {
    const points = spec.columnPoints.map((number, column) => {
      const { complete } = marksIn((cell) => cell.column === column);
      return inCell(complete ? paint.bold(String(number)) : paint.dim(String(number)));
    });
    const diagonal = bonusFor(spec.mainDiagonalBonus, ({ row, column }) => row === column);
    body.push(`${indent}${points.join('')} ${diagonal && `${paint.dim('↘')}${diagonal}`}`.trimEnd());
  }
  if (spec.antiDiagonalPoints) {
    const { complete } = marksIn(({ row, column }) => row + column === columns.length - 1);
    const points = `↙ ${spec.antiDiagonalPoints}`;
    body.push(complete ? paint.bold(points) : paint.dim(points));
  }
  if (spec.pointsByCrosses) {
    const crossed = values.filter((value) => value === (spec.marksPerField ?? 1)).length;
    body.push(drawPointsByCount(paint, spec.pointsByCrosses, crossed));
  }
  return body;
}

function drawCell(spec: GridSpec, { number, field }: Cell, { paint, values, legal }: AreaView): string {
  if (values[field] >= (spec.marksPerField ?? 1)) return ` ${paint.on(spec.colour, ` ${CROSS}`)} `;
  const shown = values[field] > 0 ? CIRCLED[Number(number)] : spec.reads === 'pair' ? '·' : String(number);
  const text = ' '.repeat(2 - widthOf(shown)) + shown;
  return legal.has(field) ? paint.legal(spec.colour, `[${text}]`) : paint.in(spec.colour, ` ${text} `);
}

/** What the crosses are worth now and with one more: `3✗ 4 › 4✗ 7`. */
function drawPointsByCount(paint: Paint, points: readonly number[], count: number): string {
  const now = `${count}${CROSS} = ${points[count]}`;
  const next = count + 1 < points.length ? paint.dim(`  ${count + 1}${CROSS} = ${points[count + 1]}`) : '';
  return now + next;
}

// Rows

function drawRows(spec: RowsSpec, view: AreaView): Block {
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
    const label = spec.rows.length > 1 ? `${r + 1}${rowSign(row)}` : '';
    body.push(paint.dim(label) + drawFields(spec, row, starts[r], view));
    if (row.bonus?.some((bonus) => bonus !== null)) body.push(indent + drawRowBonuses(row, starts[r], view));
  });
  const width = spec.rows[0].fields;
  const columns = Array.from({ length: width }, (_, column) => column);
  const filled = (column: number) => starts.every((start) => values[start + column] > 0);
  if (spec.pointsByFields) {
    const last = values.filter((value) => value > 0).length;
    const points = columns.map((i) => {
      const text = String(spec.pointsByFields?.[i + 1]).padStart(3);
      return i + 1 === last ? paint.bold(text) : paint.dim(text);
    });
    body.push(indent + points.join(''));
  }
  if (spec.columnPoints) {
    const points = columns.map((i) => {
      const text = String(spec.columnPoints?.[i]).padStart(3);
      return filled(i) ? paint.bold(text) : paint.dim(text);
    });
    body.push(indent + points.join(''));
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

/** How a row of several counts: rising, minus or plus. */
function rowSign({ rule, factor }: RowSpec): string {
  if (rule === 'higher') return '<';
  if (!factor) return ' ';
  return factor[0] < 0 ? '−' : '+';
}

/** The factor by which a number is multiplied as it is written. */
const factorAt = (spec: RowsSpec, row: RowSpec, i: number) =>
  Math.abs(row.factor?.[i] ?? spec.pairs?.factor[i] ?? 1);

function openField(spec: RowsSpec, row: RowSpec, i: number): string {
  if (row.printed) return `≥${row.printed[i]}`;
  if (row.bonusFrom?.[i] && row.bonus?.[i]) return `≥${row.bonusFrom[i]}`;
  const factor = factorAt(spec, row, i);
  return factor > 1 ? `×${factor}` : '·';
}

/** The fields of a row, three columns each; brackets take the place of the spaces between. */
function drawFields(spec: RowsSpec, row: RowSpec, start: number, { paint, values, legal }: AreaView): string {
  const isLegal = (i: number) => i < row.fields && legal.has(start + i);
  let line = '';
  for (let i = 0; i < row.fields; i++) {
    const value = values[start + i];
    const written = spec.writes === 'cross' ? CROSS : String(value * factorAt(spec, row, i));
    const text = (value > 0 ? written : openField(spec, row, i)).padStart(2);
    line += isLegal(i) ? paint.bold('[') : isLegal(i - 1) ? paint.bold(']') : ' ';
    if (value > 0) line += paint.on(spec.colour, text);
    else line += isLegal(i) ? paint.legal(spec.colour, text) : paint.in(spec.colour, text);
  }
  return line + (isLegal(row.fields - 1) ? paint.bold(']') : '');
}

function drawRowBonuses(row: RowSpec, start: number, { paint, values }: AreaView): string {
  return row
    .bonus!.map((bonus, i) => {
      const value = values[start + i];
      const state = value === 0 ? 'open' : value >= (row.bonusFrom?.[i] ?? 0) ? 'earned' : 'missed';
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

// Regions

function drawRegions(spec: RegionsSpec, { paint, values, legal }: AreaView): Block {
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
      .map((number, column) => {
        if (column % 2 !== parity) return '  ';
        const complete = spec.regions.every((line) => isCrossed(line[column]));
        const text = String(number).padEnd(2);
        return complete ? paint.bold(text) : paint.dim(text);
      })
      .join(''),
  );
  const foxes = shades.map((shade, index) => {
    const members = letters.filter((letter) =>
      spec.regions.some((line, row) =>
        [...line].some((other, column) => other === letter && spec.shades[row][column] === shade),
      ),
    );
    const open = members.filter((letter) => !isCrossed(letter)).map((letter) => letter.toLowerCase());
    return open.length === 0
      ? paint.dim(EARNED)
      : `${paint.in('fox', FOX)}${paint.shade(index, open.join(''))}`;
  });
  return [...rows, ...points, foxes.join(' ')];
}
