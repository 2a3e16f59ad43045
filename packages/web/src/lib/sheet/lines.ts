// The rows, columns, diagonals and shades of a sheet that earn something, in words: what each earns and how far it is. On the
// screen this stands at the edge of the areas; screen readers get it as lists.
import {
  type AreaSpec,
  type GridSpec,
  type Line,
  layoutOf,
  type RegionsSpec,
  type Sheet,
} from '@reynard/engine';
import { m } from '#lib/paraglide/messages.js';
import { grammar } from '#lib/words/grammar/index.ts';
import { bonusWords, colourName, sentenceCase } from '#lib/words/sheet.ts';
import { rowName, shadeName } from './names.ts';
import type { SheetMarks } from './state.ts';

export interface LinesOfArea {
  /** The heading of the list. */
  readonly label: string;
  readonly lines: readonly string[];
}

/** Two neighbours: of a path by their numbers, of a grid by the number in both rows. */
function betweenName({ index }: Line, spec: AreaSpec): string {
  if (spec.kind === 'path')
    return m.line_between({ first: spec.numbers[index], second: spec.numbers[index + 1] });
  const { numbers } = spec as GridSpec;
  const [gap, column] = [Math.floor(index / numbers[0].length), index % numbers[0].length];
  return m.line_between_rows({ number: Number(numbers[gap][column]), row: gap + 1, next: gap + 2 });
}

const NAMES: Readonly<Partial<Record<Line['kind'], (line: Line, spec: AreaSpec) => string>>> = {
  row: ({ index }, spec) => {
    if (spec.kind === 'rows') return rowName(spec, index);
    const colour = spec.kind === 'grid' && spec.sweepRows?.[index];
    return colour
      ? m.line_colour_row({ row: grammar.adjectives[colour] })
      : m.line_row({ number: index + 1 });
  },
  column: ({ index }) => m.line_column({ number: index + 1 }),
  'main-diagonal': () => m.line_diagonal(),
  'anti-diagonal': () => m.line_other_diagonal(),
  shade: ({ index }, spec) =>
    m.line_shade({ shade: shadeName(Object.keys((spec as RegionsSpec).shadeBonus)[index]) }),
  between: betweenName,
};

/** Points that grow with every mark, not only with the last one that is needed. */
const isScale = ({ points, needs }: Line) => points !== null && points[needs - 1] > 0;

function lineWords(line: Line, name: string, marks: SheetMarks): string {
  const { bonus, points, needs, from, fields } = line;
  const marked = fields.filter((field) => marks.fields[field] >= from).length;
  const progress = m.line_marked({ marked: Math.min(marked, needs), needs });
  if (isScale(line))
    return sentenceCase(`${name}: ${m.line_points({ points: points![marked] })}, ${progress}`);
  const earns = bonus ? bonusWords(bonus) : m.line_points({ points: points![needs] });
  return sentenceCase(`${name}: ${earns}, ${marked >= needs ? m.line_earned() : progress}`);
}

/**
 * The lines of each area that earn a bonus or points. Left out are lines of a whole area, whose points the area's name says,
 * and single fields, which name their bonus themselves.
 */
export function linesByArea(sheet: Sheet, marks: SheetMarks): LinesOfArea[] {
  const { lines, areas } = layoutOf(sheet);
  return sheet.areas.map((spec, area) => {
    const { size } = areas[area];
    const own = lines.filter((line) => line.area === area && line.fields.length < size);
    return {
      label: m.lines_of({ colour: sentenceCase(colourName(spec.colour)) }),
      lines: own.flatMap((line) => {
        const name = NAMES[line.kind]?.(line, spec);
        return name && (line.bonus || line.points) ? [lineWords(line, name, marks)] : [];
      }),
    };
  });
}
