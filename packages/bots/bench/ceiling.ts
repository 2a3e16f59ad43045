// An upper bound for the score of a solo game of Clever 4ever or Clever hoch Drei:
//   node packages/bots/bench/ceiling.ts [--game ID]
//
// A solo game has 24 dice; every other mark is a bonus. The cost of a way to fill an area is its number of marks, less the
// marks that its bonuses give. Assume that every die shows the wanted face and every bonus mark goes where it is wanted.
// The best combination of fillings that 24 dice can pay for is then an upper bound. Company costs nothing: one mark is
// taken to fill its whole column. Where several tracks end with a bonus, all of them are taken to be earned.
import { parseArgs } from 'node:util';
import {
  ACTIONS,
  type AreaSpec,
  type Bonus,
  type GridSpec,
  type PathSpec,
  type RegionsSpec,
  type RowsSpec,
  sheetById,
} from '@reynard/engine';

const DICE = 24;
const HIGHEST = 6;

/** One way to fill an area. */
interface Filling {
  /** The number of marks, less the marks that its bonuses give. */
  readonly cost: number;
  /** How often it unlocks the action whose track ends with a bonus, if there is one such track. */
  readonly unlocks: number;
  readonly foxes: number;
  readonly points: number;
  readonly text: string;
}

const { values } = parseArgs({ options: { game: { type: 'string', default: 'clever-4ever' } } });
const sheet = sheetById(values.game)!;
const { rounds, tracks } = sheet;

type Bonuses = readonly (Bonus | null | undefined)[];
const countOf = (bonuses: Bonuses, what: Bonus) => bonuses.filter((bonus) => bonus === what).length;
const marksOf = (bonuses: Bonuses) =>
  bonuses.filter((bonus) => bonus === 'extra' || bonus?.startsWith('?')).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The actions whose tracks end with a bonus. A single one is counted, several are taken as earned. */
const ends = ACTIONS.filter((action) => tracks[action]?.endBonus);
const end = ends.length === 1 ? ends[0] : null;
const endBonuses = ends.map((action) => tracks[action]?.endBonus);
const slots = end === null ? 0 : (tracks[end]?.slots ?? 0);
const budget = DICE + marksOf(rounds);
const atEnds = marksOf(endBonuses);
const foxesAtEnds = countOf(endBonuses, 'fox');

function filling(marks: number, bonuses: Bonuses, points: number, text: string): Filling {
  const cost = marks - marksOf(bonuses);
  const unlocks = end === null ? 0 : countOf(bonuses, end);
  return { cost, unlocks, foxes: countOf(bonuses, 'fox'), points, text };
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => i);
const product = (lengths: readonly number[]): number[][] =>
  lengths.reduce<number[][]>((all, most) => all.flatMap((one) => upTo(most).map((n) => [...one, n])), [[]]);
const subsets = (count: number): number[][] =>
  upTo(2 ** count - 1).map((set) => upTo(count - 1).filter((i) => (set >> i) & 1));

/** A grid where one mark and its company fill a column; only tinted fields count for bonuses. */
function* fillColumns({
  numbers,
  tintedPerRow = [],
  rowBonus = [],
  columnBonus = [],
  pointsByCrossesPerRow = [],
}: GridSpec): Generator<Filling> {
  for (const columns of subsets(numbers[0].length)) {
    const rows = tintedPerRow.map((tinted) => upTo(tinted - 1).every((column) => columns.includes(column)));
    const bonuses = [
      ...rowBonus.filter((_, row) => rows[row]),
      ...columns.map((column) => columnBonus[column]),
    ];
    const points = numbers.length * pointsByCrossesPerRow[columns.length];
    yield filling(columns.length, bonuses, points, `columns ${columns.map((column) => column + 1)}`);
  }
}

/** A grid with bonuses between its rows: every set of fields. */
function* fillBetweenRows({
  numbers,
  betweenRowsBonus = [],
  pointsByCrossesPerRow = [],
}: GridSpec): Generator<Filling> {
  const width = numbers[0].length;
  for (const fields of subsets(numbers.length * width)) {
    const has = new Set(fields);
    const bonuses = betweenRowsBonus.flatMap((list, row) =>
      list.filter((_, column) => has.has(row * width + column) && has.has((row + 1) * width + column)),
    );
    const counts = numbers.map(
      (_, row) => fields.filter((field) => Math.floor(field / width) === row).length,
    );
    const points = sum(counts.map((count) => pointsByCrossesPerRow[count]));
    yield filling(fields.length, bonuses, points, counts.join('/'));
  }
}

/** A path: every set of fields. */
function* fillPath({ numbers, betweenBonus, pointsByCrosses }: PathSpec): Generator<Filling> {
  for (const fields of subsets(numbers.length)) {
    const bonuses = betweenBonus.filter((_, i) => fields.includes(i) && fields.includes(i + 1));
    yield filling(
      fields.length,
      bonuses,
      pointsByCrosses[fields.length],
      `fields ${fields.map((i) => i + 1)}`,
    );
  }
}

/** A row where every field gives its bonus or points: every choice, with sixes. */
function* fillTakes({ rows: [row], takes }: RowsSpec): Generator<Filling> {
  for (const filled of upTo(row.fields)) {
    for (const bonus of subsets(filled)) {
      const isBonus = (i: number) => bonus.includes(i);
      if (filled > 0 && !isBonus(0)) continue;
      const numbers = upTo(filled - 1).map((i) =>
        isBonus(i) ? HIGHEST / 2 : HIGHEST * (takes?.factor[i] ?? 0),
      );
      const bonuses = bonus.map((i) => row.bonus?.[i]);
      yield filling(
        filled,
        bonuses,
        sum(numbers),
        upTo(filled - 1)
          .map((i) => (isBonus(i) ? 'b' : 'p'))
          .join(''),
      );
    }
  }
}

/** Two sides that grow by single steps from the middle. */
function* fillSides({ rows, pointsByFieldsPerRow = [], pointsByValue = {} }: RowsSpec): Generator<Filling> {
  for (const counts of product(rows.map((row) => row.fields))) {
    const bonuses = rows.flatMap((row, i) => (row.bonus ?? []).slice(0, counts[i]));
    const extra = rows.flatMap(({ rule, start = 0, reset = 0 }, i) => {
      const step = rule === 'one-lower' ? -1 : 1;
      // Straight on as far as two dice reach, then the reset: no other order has more far numbers.
      return upTo(counts[i] - 1).map((n) => {
        const value = start + step * (n + 1);
        return pointsByValue[value >= 2 && value <= 12 ? value : reset] ?? 0;
      });
    });
    const points = sum(counts.map((count) => pointsByFieldsPerRow[count])) + sum(extra);
    yield filling(sum(counts), bonuses, points, counts.join('/'));
  }
}

/** Rows whose points come from single fields, from columns or from stacks of two. */
function* fillRows({ rows, columnPoints = [], stacks }: RowsSpec): Generator<Filling> {
  for (const counts of product(rows.map((row) => row.fields))) {
    const bonuses = rows.flatMap((row, i) => (row.bonus ?? []).slice(0, counts[i]));
    const whole = Math.min(...counts);
    const numbers = rows.map((row, i) => {
      // Where numbers count negative, the best one is a 1.
      return sum((row.factor ?? []).slice(0, counts[i]).map((factor) => (factor > 0 ? HIGHEST : 1) * factor));
    });
    const pairs = sum((stacks?.factor ?? []).slice(0, whole)) * 2 * HIGHEST;
    const points = sum(numbers) + sum(columnPoints.slice(0, whole)) + pairs;
    yield filling(sum(counts), bonuses, points, counts.join('/'));
  }
}

/** A row where the number written decides: it earns the bonus, extra points, or fills the next field as well. */
function* fillNumbers(spec: RowsSpec): Generator<Filling> {
  const [row] = spec.rows;
  const bonuses: (Bonus | null)[] = [];
  function* go(filled: number, marks: number, extra: number, text: string): Generator<Filling> {
    yield filling(marks, bonuses, (spec.pointsByFields?.[filled] ?? 0) + extra, text);
    for (const [value, points] of [[1, 0], ...Object.entries(spec.pointsByValue ?? {})].map(
      (pair) => pair.map(Number) as [number, number],
    )) {
      if (filled >= row.fields) continue;
      const bonus = value >= (row.bonusFrom?.[filled] ?? 0) ? (row.bonus?.[filled] ?? null) : null;
      bonuses.push(bonus);
      yield* go(filled + 1, marks + 1, extra + points, text + value);
      bonuses.pop();
    }
    if (filled + 2 <= row.fields) yield* go(filled + 2, marks + 1, extra, `${text}${spec.repeats}`);
  }
  yield* go(0, 0, 0, '');
}

/** A grid whose lines need two crosses: every two crosses complete a row and at best a column; the first two both diagonals. */
function* fillGrid(spec: GridSpec): Generator<Filling> {
  const columns = [...(spec.columnPoints ?? [])].sort((a, b) => b - a);
  for (const rows of subsets(spec.numbers.length)) {
    const diagonal = rows.length > 0;
    const bonuses = rows.map((row) => spec.rowBonus?.[row]);
    const points = sum(columns.slice(0, rows.length)) + (diagonal ? (spec.antiDiagonalPoints ?? 0) : 0);
    yield filling(
      2 * rows.length,
      diagonal ? [...bonuses, spec.mainDiagonalBonus] : bonuses,
      points,
      `rows ${rows.map((row) => row + 1)}`,
    );
  }
}

/** Every set of regions that can grow from a start region. */
function* fillRegions(spec: RegionsSpec): Generator<Filling> {
  const names = [...new Set(spec.regions.join(''))];
  const cells = spec.regions.flatMap((row, y) =>
    [...row].map((name, x) => ({ name, x, y, shade: spec.shades[y][x] })),
  );
  const bitOf = (name: string) => 1 << names.indexOf(name);
  const maskOf = (some: typeof cells) => some.reduce((mask, { name }) => mask | bitOf(name), 0);
  const columns = spec.columnPoints.map((_, x) => maskOf(cells.filter((cell) => cell.x === x)));
  const shades = Object.entries(spec.shadeBonus).map(
    ([shade, bonus]) => [maskOf(cells.filter((cell) => cell.shade === shade)), bonus] as const,
  );
  const printed = spec.cellBonus.map(({ at: [y, x], bonus }) => [bitOf(spec.regions[y][x]), bonus] as const);
  const touching = names.map((name) =>
    maskOf(
      cells.filter(({ x, y }) =>
        cells.some((cell) => cell.name === name && Math.abs(cell.x - x) + Math.abs(cell.y - y) === 1),
      ),
    ),
  );
  const start = spec.start.reduce((mask, name) => mask | bitOf(name), 0);
  const grown = new Set([0]);
  // Iterating a set also visits the elements that are added during the loop.
  for (const set of grown) {
    const reach =
      set === 0 ? start : touching.reduce((mask, near, i) => ((set >> i) & 1 ? mask | near : mask), 0);
    names.forEach((_, i) => {
      if ((reach >> i) & 1) grown.add(set | (1 << i));
    });
    const has = (mask: number) => (mask & ~set) === 0;
    const chosen = names.filter((_, i) => (set >> i) & 1);
    const bonuses = [...printed, ...shades].filter(([mask]) => has(mask)).map(([, bonus]) => bonus);
    const points = sum(spec.columnPoints.filter((_, x) => has(columns[x])));
    yield filling(chosen.length, bonuses, points, chosen.join(''));
  }
}

function fillingsOf(spec: AreaSpec): Generator<Filling> {
  if (spec.kind === 'grid') {
    if (spec.company) return fillColumns(spec);
    return spec.betweenRowsBonus ? fillBetweenRows(spec) : fillGrid(spec);
  }
  if (spec.kind === 'regions') return fillRegions(spec);
  if (spec.kind === 'path') return fillPath(spec);
  if (spec.takes) return fillTakes(spec);
  if (spec.sides) return fillSides(spec);
  return spec.pointsByFields ? fillNumbers(spec) : fillRows(spec);
}

const isNoWorse = (a: Filling, b: Filling) =>
  a.cost <= b.cost && a.unlocks >= b.unlocks && a.foxes >= b.foxes && a.points >= b.points;

/** The fillings that are not dominated: no other one is at least as good in every respect. */
function bestOf(fillings: Iterable<Filling>): Filling[] {
  let best: Filling[] = [];
  for (const one of fillings) {
    if (best.some((other) => isNoWorse(other, one))) continue;
    best = [...best.filter((other) => !isNoWorse(one, other)), one];
  }
  return best;
}

const areas = sheet.areas.map((spec) => bestOf(fillingsOf(spec)));

/** The most marks that the areas from this one on can give beyond their cost. */
const mostGained = [...areas.map((_, i) => areas.slice(i)), []].map((rest) =>
  sum(rest.map((fillings) => -Math.min(0, ...fillings.map(({ cost }) => cost)))),
);

let ceiling = 0;
let plan: readonly Filling[] = [];
function combine(area: number, chosen: Filling[], cost: number, unlocks: number): void {
  if (cost > budget + atEnds + mostGained[area]) return;
  if (area === areas.length) {
    if (cost > budget && unlocks < slots) return;
    const points = chosen.map((one) => one.points);
    const foxes = foxesAtEnds + sum(chosen.map((one) => one.foxes));
    const total = sum(points) + foxes * Math.min(...points);
    if (total > ceiling) {
      ceiling = total;
      plan = [...chosen];
    }
    return;
  }
  for (const one of areas[area]) combine(area + 1, [...chosen, one], cost + one.cost, unlocks + one.unlocks);
}
combine(0, [], 0, end === null ? 0 : countOf(rounds, end));

console.log(`${sheet.name}, solo: no game exceeds ${ceiling} points. The filling that this counts:\n`);
sheet.areas.forEach(({ colour }, i) => {
  const { points, foxes, cost, text } = plan[i];
  console.log(
    `  ${colour.padEnd(10)}${String(points).padStart(4)} points ${foxes} foxes ${String(cost).padStart(3)} dice  ${text}`,
  );
});
