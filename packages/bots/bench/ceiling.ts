// What no solo game of Clever 4ever can exceed, however the dice fall: `node packages/bots/bench/ceiling.ts`.
//
// A game has 24 dice to place, and every further mark is a bonus of another one. Count for each way to fill an area how
// many marks it costs beyond those that its own bonuses give back, and suppose that every die shows what is wished and
// every bonus mark goes wherever it is wanted. The best five ways that the 24 dice can pay for are a bound from above.
import {
  type AreaSpec,
  type Bonus,
  type GridSpec,
  layoutOf,
  type RegionsSpec,
  type RowsSpec,
  sheetById,
} from '@reynard/engine';

const DICE = 24;
const HIGHEST = 6;

/** One way to fill an area. */
interface Filling {
  /** Marks, less those that its bonuses give back. */
  readonly cost: number;
  readonly rerolls: number;
  readonly foxes: number;
  readonly points: number;
  readonly text: string;
}

type Bonuses = readonly (Bonus | null | undefined)[];
const countOf = (bonuses: Bonuses, what: Bonus) => bonuses.filter((bonus) => bonus === what).length;
const marksOf = (bonuses: Bonuses) =>
  bonuses.filter((bonus) => bonus === 'extra' || bonus?.startsWith('?')).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function filling(marks: number, bonuses: Bonuses, points: number, text: string): Filling {
  const cost = marks - marksOf(bonuses);
  return { cost, rerolls: countOf(bonuses, 'reroll'), foxes: countOf(bonuses, 'fox'), points, text };
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => i);
const product = (lengths: readonly number[]): number[][] =>
  lengths.reduce<number[][]>((all, most) => all.flatMap((one) => upTo(most).map((n) => [...one, n])), [[]]);
const subsets = (count: number): number[][] =>
  upTo(2 ** count - 1).map((set) => upTo(count - 1).filter((i) => (set >> i) & 1));

/** Rows whose fields count by themselves, by column or by pairs of both rows. */
function* fillRows({ rows, columnPoints = [], stacks }: RowsSpec): Generator<Filling> {
  for (const counts of product(rows.map((row) => row.fields))) {
    const bonuses = rows.flatMap((row, i) => (row.bonus ?? []).slice(0, counts[i]));
    const whole = Math.min(...counts);
    const numbers = rows.map((row, i) => {
      // Where numbers count minus, ones are wished for.
      return sum((row.factor ?? []).slice(0, counts[i]).map((factor) => (factor > 0 ? HIGHEST : 1) * factor));
    });
    const pairs = sum((stacks?.factor ?? []).slice(0, whole)) * 2 * HIGHEST;
    const points = sum(numbers) + sum(columnPoints.slice(0, whole)) + pairs;
    yield filling(sum(counts), bonuses, points, counts.join('/'));
  }
}

/** A row in which the number decides: the bonus, points at the end, or the next field for nothing. */
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

/** Two crosses complete a line: with each two of them one row and, if they lie well, one column and both diagonals. */
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
  // Sets are visited in the order in which they were found, those found on the way included.
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
  if (spec.kind === 'grid') return fillGrid(spec);
  if (spec.kind === 'regions') return fillRegions(spec);
  return spec.pointsByFields ? fillNumbers(spec) : fillRows(spec);
}

const isNoWorse = (a: Filling, b: Filling) =>
  a.cost <= b.cost && a.rerolls >= b.rerolls && a.foxes >= b.foxes && a.points >= b.points;

/** The ways that no other one betters in everything. */
function bestOf(fillings: Iterable<Filling>): Filling[] {
  let best: Filling[] = [];
  for (const one of fillings) {
    if (best.some((other) => isNoWorse(other, one))) continue;
    best = [...best.filter((other) => !isNoWorse(one, other)), one];
  }
  return best;
}

const sheet = sheetById('clever-4ever')!;
const { rounds, tracks } = sheet;
const track = layoutOf(sheet).trackSlots[0];
const budget = DICE + marksOf(rounds);
/** What a full track of rerolls brings. */
const endBonus = marksOf([tracks.reroll?.endBonus]);
const areas = sheet.areas.map((spec) => bestOf(fillingsOf(spec)));

let ceiling = 0;
let plan: readonly Filling[] = [];
function combine(area: number, chosen: Filling[], cost: number, rerolls: number): void {
  if (cost > budget + endBonus) return;
  if (area === areas.length) {
    if (cost > budget && rerolls < track) return;
    const points = chosen.map((one) => one.points);
    const total = sum(points) + sum(chosen.map((one) => one.foxes)) * Math.min(...points);
    if (total > ceiling) {
      ceiling = total;
      plan = [...chosen];
    }
    return;
  }
  for (const one of areas[area]) combine(area + 1, [...chosen, one], cost + one.cost, rerolls + one.rerolls);
}
combine(0, [], 0, countOf(rounds, 'reroll'));

console.log(`${sheet.titles.en}, solo: no game exceeds ${ceiling} points. The filling that this counts:\n`);
sheet.areas.forEach(({ colour }, i) => {
  const { points, foxes, cost, text } = plan[i];
  console.log(
    `  ${colour.padEnd(7)}${String(points).padStart(4)} points ${foxes} foxes ${String(cost).padStart(3)} dice  ${text}`,
  );
});
