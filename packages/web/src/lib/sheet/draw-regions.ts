// The drawing of a map of regions: each region is one outline round all its cells.
import type { RegionsSpec } from '@reynard/engine';
import {
  type DrawnArea,
  type DrawnField,
  type DrawnText,
  type Frame,
  HEADER,
  PAD,
  range,
} from './drawing.ts';

const CELL_HEIGHT = 20.5;
const FIGURES = 12;

export function drawRegions(spec: RegionsSpec, frame: Frame): DrawnArea {
  const { x, y, w, first, index, stretch } = frame;
  const rows = spec.regions.length;
  const columns = spec.regions[0].length;
  const left = x + PAD;
  const top = y + HEADER;
  const cw = (w - 2 * PAD) / columns;
  const ch = Math.min(cw, CELL_HEIGHT * stretch);
  const letters = [...new Set(spec.regions.join(''))].sort();
  const at = (row: number, column: number) => spec.regions[row]?.[column];
  const cellsOf = (letter: string) =>
    range(rows).flatMap((row) =>
      range(columns)
        .filter((column) => at(row, column) === letter)
        .map((column) => [row, column]),
    );

  const fields: DrawnField[] = letters.map((letter, i) => {
    const cells = cellsOf(letter);
    const [r0, c0] = [Math.min(...cells.map(([r]) => r)), Math.min(...cells.map(([, c]) => c))];
    const [r1, c1] = [Math.max(...cells.map(([r]) => r)), Math.max(...cells.map(([, c]) => c))];
    const heart = heartOf(cells);
    return {
      field: first + i,
      row: heart[0],
      column: heart[1],
      x: left + c0 * cw,
      y: top + r0 * ch,
      w: (c1 - c0 + 1) * cw,
      h: (r1 - r0 + 1) * ch,
      outline: outlineOf(cells, left, top, cw, ch),
      cx: left + (heart[1] + 0.5) * cw,
      cy: top + (heart[0] + 0.5) * ch,
      printed: spec.start.includes(letter) ? '•' : '',
      faint: true,
      factor: 1,
      shade: spec.shades[cells[0][0]][cells[0][1]],
      cells: cells.map(([row, column]) => [left + (column + 0.5) * cw, top + (row + 0.5) * ch] as const),
    };
  });
  const fieldAt = (row: number, column: number) => first + letters.indexOf(at(row, column));
  const bonuses = spec.cellBonus.map(({ at: [row, column], bonus }) => ({
    bonus,
    x: left + (column + 0.5) * cw,
    y: top + (row + 0.5) * ch,
    r: 7,
    fields: [fieldAt(row, column)],
    needs: 1,
    from: 1,
  }));
  const shades = Object.entries(spec.shadeBonus).map(([shade, bonus], i, all) => {
    const shaded = fields.filter((field) => field.shade === shade).map(({ field }) => field);
    const sx = x + w - PAD - (all.length - i) * 36;
    return {
      shade,
      sx,
      drawn: { bonus, x: sx + 25, y: y + HEADER / 2, r: 7, fields: shaded, needs: shaded.length, from: 1 },
    };
  });
  const texts: DrawnText[] = spec.columnPoints.map((points, column) => {
    const line = [...new Set(range(rows).map((row) => fieldAt(row, column)))];
    return {
      x: left + (column + 0.5) * cw,
      y: top + rows * ch + 6.5,
      text: String(points),
      size: 10,
      fields: line,
      needs: line.length,
    };
  });
  return {
    index,
    colour: spec.colour,
    kind: 'regions',
    x,
    y,
    w,
    h: HEADER + rows * ch + FIGURES + 1,
    head: { x: left, y, upright: false },
    writes: 'cross',
    marksPerField: 1,
    fields,
    bonuses: [...bonuses, ...shades.map(({ drawn }) => drawn)],
    texts,
    guides: [],
    marks: shades.map(({ shade, sx }) => ({ x: sx + 9, y: y + HEADER / 2, shade })),
  };
}

/** The cell nearest to a region's middle. */
function heartOf(cells: number[][]): number[] {
  const mean = (axis: number) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  const [row, column] = [mean(0), mean(1)];
  const distance = (cell: number[]) => (cell[0] - row) ** 2 + (cell[1] - column) ** 2;
  return cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
}

/** The border of a set of cells as one path, drawn a little inside: its edges, chained into a loop. */
function outlineOf(cells: number[][], left: number, top: number, cw: number, ch: number): string {
  const has = new Set(cells.map(([row, column]) => `${row},${column}`));
  const inside = (row: number, column: number) => has.has(`${row},${column}`);
  // Edges run clockwise, so the region lies to their right.
  const next = new Map<string, [number, number]>();
  for (const [row, column] of cells) {
    if (!inside(row - 1, column)) next.set(`${column},${row},e`, [column + 1, row]);
    if (!inside(row, column + 1)) next.set(`${column + 1},${row},s`, [column + 1, row + 1]);
    if (!inside(row + 1, column)) next.set(`${column + 1},${row + 1},w`, [column, row + 1]);
    if (!inside(row, column - 1)) next.set(`${column},${row + 1},n`, [column, row]);
  }
  const step: Record<string, [number, number]> = { e: [1, 0], s: [0, 1], w: [-1, 0], n: [0, -1] };
  const turns: Record<string, string[]> = {
    e: ['s', 'e', 'n'],
    s: ['w', 's', 'e'],
    w: ['n', 'w', 's'],
    n: ['e', 'n', 'w'],
  };
  const start = [...next.keys()][0];
  const inset = 1;
  let path = '';
  let [px, py, direction] = start.split(',').map((part, i) => (i < 2 ? Number(part) : part)) as [
    number,
    number,
    string,
  ];
  let previous = '';
  for (let count = 0; count < 40; count++) {
    const key = `${px},${py},${direction}`;
    if (previous && previous !== direction) path += corner(px, py, previous, direction);
    if (count > 0 && key === start && previous) break;
    previous = direction;
    [px, py] = [px + step[direction][0], py + step[direction][1]];
    direction = turns[direction].find((turn) => next.has(`${px},${py},${turn}`))!;
  }
  function corner(cx: number, cy: number, before: string, after: string): string {
    // Move inward: to the right of both directions.
    const right: Record<string, [number, number]> = { e: [0, 1], s: [-1, 0], w: [0, -1], n: [1, 0] };
    const dx = right[before][0] + right[after][0];
    const dy = right[before][1] + right[after][1];
    return `${path === '' ? 'M' : 'L'}${left + cx * cw + dx * inset} ${top + cy * ch + dy * inset}`;
  }
  return `${path}z`;
}
