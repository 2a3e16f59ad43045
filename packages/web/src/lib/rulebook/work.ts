// The points of an area written as a sum, which the scored example of the rules page shows.
import { type AreaSpec, layoutOf, type Position, type RowsSpec } from '@reynard/engine';

/** A number with its sign as part of a sum. */
const signed = (value: number) => (value < 0 ? `− ${-value}` : `+ ${value}`);
const product = (value: string, factor: number) => (factor === 1 ? value : `${factor} × ${value}`);

/** The points that lines (rows, columns, diagonals, the whole area) earn. */
function linePoints(position: Position, seat: number, area: number): number[] {
  const lines = layoutOf(position.layout.sheet).lines.filter((line) => line.area === area && line.points);
  return lines.map(({ fields, from, points }) => {
    const marked = fields.filter((field) => position.field(seat, field) >= from).length;
    return points![Math.min(marked, points!.length - 1)];
  });
}

/** The numbers in the rows of an area, row by row, 0 where nothing is written. */
function numbersIn(position: Position, seat: number, area: number, { rows }: RowsSpec): number[][] {
  const fields = position.layout.areas[area];
  let next = fields.first;
  const written = (field: number) => fields.written(field, position.field(seat, field));
  return rows.map((row) => Array.from({ length: row.fields }, () => written(next++)));
}

function rowTerms(spec: RowsSpec, numbers: number[][]): string[] {
  const [first, second] = numbers;
  const { pairs, stacks, takes, pointsByValue } = spec;
  if (takes) return first.flatMap((value) => (value > 0 ? [signed(value)] : []));
  if (pairs)
    return pairs.factor.flatMap((factor, i) =>
      i % 2 === 0 && first[i + 1] > 0
        ? [`+ (${first[i] * factor} − ${first[i + 1] * pairs.factor[i + 1]})`]
        : [],
    );
  if (stacks)
    return stacks.factor.flatMap((factor, i) =>
      first[i] > 0 && second[i] > 0 ? [`+ ${product(`(${first[i]} + ${second[i]})`, factor)}`] : [],
    );
  const written = spec.rows.flatMap(({ factor }, row) =>
    factor ? numbers[row].flatMap((value, i) => (value > 0 ? [signed(value * factor[i])] : [])) : [],
  );
  const extras = numbers
    .flat()
    .flatMap((value) => (pointsByValue?.[value] ? [signed(pointsByValue[value])] : []));
  return [...written, ...extras];
}

/** The sum that makes the points of an area: "10 + 14 − 6"; a single number if nothing is added up. */
export function workOf(position: Position, seat: number, area: number): string {
  const spec: AreaSpec = position.layout.sheet.areas[area];
  const lines = linePoints(position, seat, area).filter((points) => points !== 0);
  const terms = [
    ...lines.map(signed),
    ...(spec.kind === 'rows' ? rowTerms(spec, numbersIn(position, seat, area, spec)) : []),
  ];
  return terms.join(' ').replace(/^\+ /, '') || '0';
}
