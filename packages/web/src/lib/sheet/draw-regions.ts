// The drawing of a map of regions: each region is one outline round all its cells.
import type { RegionsSpec } from '@reynard/engine';
import {
  bonusLines,
  type DrawnArea,
  type DrawnField,
  FIGURE,
  type Frame,
  HEADER,
  highest,
  PAD,
  placeBonus,
  placePoints,
  pointsLines,
  range,
} from './drawing.ts';

const CELL_HEIGHT = 19;
const FIGURES = 14;
/** The side of the corner that marks a region to begin with. */
const FLAG = 9;

export function drawRegions(spec: RegionsSpec, frame: Frame): DrawnArea {
  const { x, y, w, first, index, stretch } = frame;
  const rows = spec.regions.length;
  const columns = spec.regions[0].length;
  const left = x + PAD;
  const top = y + HEADER;
  const cw = (w - 2 * PAD) / columns;
  const ch = Math.min(highest(cw), CELL_HEIGHT * stretch);
  const letters = [...new Set(spec.regions.join(''))].sort();
  const at = (row: number, column: number) => spec.regions[row]?.[column];
  const cellsOf = (letter: string) =>
    range(rows).flatMap((row) =>
      range(columns)
        .filter((column) => at(row, column) === letter)
        .map((column) => [row, column]),
    );

  const flagAt = ([row, column]: number[]) =>
    `M${left + column * cw + 1} ${top + row * ch + 1}h${FLAG}l${-FLAG} ${FLAG}z`;

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
      printed: '',
      flag: spec.start.includes(letter) ? flagAt(cells[0]) : undefined,
      factor: 1,
      shade: spec.shades[cells[0][0]][cells[0][1]],
      cells: cells.map(([row, column]) => [left + (column + 0.5) * cw, top + (row + 0.5) * ch] as const),
    };
  });
  /** The cells with a flag. */
  const flagged = spec.start.map((letter) => cellsOf(letter)[0]);
  const bonuses = bonusLines(frame, 'cell').map((line) => {
    const [row, column] = spec.cellBonus[line.index].at;
    // Beside the corner, not over it.
    const aside = flagged.some(([r, c]) => r === row && c === column) ? 2 : 0;
    const [bx, by] = [left + (column + 0.5) * cw, top + (row + 0.5) * ch];
    return placeBonus(line, bx + aside, by + aside, 8.5 - aside / 2);
  });
  const shades = bonusLines(frame, 'shade').map((line, i, all) => {
    const sx = x + w - PAD - (all.length - i) * 36;
    const shade = Object.keys(spec.shadeBonus)[line.index];
    return { shade, sx, drawn: placeBonus(line, sx + 25, y + HEADER / 2, 8.5) };
  });
  const texts = pointsLines(frame, 'column').map((line) =>
    placePoints(line, left + (line.index + 0.5) * cw, top + rows * ch + 7.5, FIGURE),
  );
  return {
    index,
    colour: spec.colour,
    kind: 'regions',
    x,
    y,
    w,
    h: HEADER + rows * ch + FIGURES + 1,
    head: { x: left, y, w: 0 },
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
