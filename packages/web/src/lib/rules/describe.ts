// The rules of an area, put together from what its sheet says: every sentence is there because a field of the sheet's data
// asks for it. A new game is explained without new code, unless it brings a new kind of area.
import type { AreaSpec, Bonus, GridSpec, RegionsSpec, RowSpec, RowsSpec, Sheet } from '@reynard/engine';
import type { RulesText } from './text.ts';

export interface AreaRules {
  readonly how: readonly string[];
  readonly bonus: readonly string[];
  readonly points: readonly string[];
  /** Points by a number, from 1 up. */
  readonly table: { readonly counted: string; readonly points: readonly number[] } | null;
}

type Words = (bonus: Bonus) => string;

export function describeArea(spec: AreaSpec, text: RulesText, bonusWords: Words): AreaRules {
  switch (spec.kind) {
    case 'grid':
      return {
        how: gridHow(spec, text),
        bonus: gridBonus(spec, text),
        points: gridPoints(spec, text),
        table: tableOf(text.points.crosses, spec.pointsByCrosses ?? spec.pointsByCrossesPerRow),
      };
    case 'regions':
      return {
        how: regionsHow(spec, text),
        bonus: regionsBonus(spec, text, bonusWords),
        points: [text.points.columns],
        table: null,
      };
    case 'rows':
      return {
        how: rowsHow(spec, text),
        bonus: rowsBonus(spec, text),
        points: rowsPoints(spec, text),
        table: tableOf(text.points.fields, spec.pointsByFields),
      };
  }
}

const tableOf = (counted: string, points: readonly number[] | undefined) =>
  points ? { counted, points: points.slice(1) } : null;

/** Keeps the sentences whose condition holds. */
const said = (...sentences: (string | false | null | undefined | 0)[]): string[] =>
  sentences.filter((sentence): sentence is string => Boolean(sentence));

function gridHow(spec: GridSpec, { mark }: RulesText): string[] {
  const { colour, reads } = spec;
  const numbers = spec.numbers.flat().filter((number) => typeof number === 'number');
  return said(
    reads === 'face' && mark.crossNumber(colour),
    reads === 'sum' && mark.crossSum(colour),
    reads === 'pair' && mark.crossPair(colour),
    reads !== 'face' && mark.together(colour),
    new Set(numbers).size < numbers.length && mark.sameNumbers,
    spec.marksPerField === 2 && mark.circleThenCross,
    spec.numbers.flat().includes('X') && mark.crossedAlready,
    spec.sweepRows && mark.sweep(colour),
    spec.sweepRows && mark.sweepLimits,
  );
}

function gridBonus(spec: GridSpec, { bonus }: RulesText): string[] {
  const { rowBonus, columnBonus, mainDiagonalBonus, lineNeeds } = spec;
  return said(
    rowBonus && (lineNeeds ? bonus.rowsFrom(lineNeeds) : columnBonus ? bonus.rowsAndColumns : bonus.rows),
    columnBonus && !rowBonus && bonus.columns,
    mainDiagonalBonus && (lineNeeds ? bonus.diagonalFrom(lineNeeds) : bonus.diagonal),
    spec.marksPerField === 2 && bonus.circlesCount,
  );
}

function gridPoints(spec: GridSpec, { points }: RulesText): string[] {
  const needs = spec.lineNeeds;
  return said(
    spec.columnPoints && (needs ? points.columnsFrom(needs) : points.columns),
    spec.antiDiagonalPoints && points.antiDiagonal(needs ?? spec.numbers.length, spec.antiDiagonalPoints),
    spec.pointsByCrosses && points.byCrosses,
    spec.pointsByCrossesPerRow && points.byCrossesPerRow,
    spec.marksPerField === 2 && points.crossesOnly,
  );
}

const regionsHow = (spec: RegionsSpec, { mark }: RulesText): string[] => [
  mark.region(spec.colour),
  mark.regionStart(spec.start.length),
];

const regionsBonus = (spec: RegionsSpec, { bonus }: RulesText, bonusWords: Words): string[] => [
  bonus.cells,
  ...[...new Set(Object.values(spec.shadeBonus))].map((earned) => bonus.shades(bonusWords(earned))),
];

/** "×2 or ×3": the factors above one. */
const factorSigns = (factors: readonly number[] | undefined): string =>
  [...new Set(factors?.filter((factor) => factor > 1))]
    .sort()
    .map((factor) => `×${factor}`)
    .join(' / ');

function rowsHow(spec: RowsSpec, { mark }: RulesText): string[] {
  const { colour, rows } = spec;
  const one = rows.length === 1 ? rows[0] : null;
  const signs = one && factorSigns(one.factor);
  const rule = (wanted: RowSpec['rule']) => one?.rule === wanted;
  return said(
    spec.writes === 'cross' && mark.atLeast(colour),
    spec.writes === 'number' && (spec.reads === 'sum' ? mark.writeSum(colour) : mark.write(colour)),
    spec.reads === 'sum' && mark.together(colour),
    spec.stacks ? mark.triangles : one ? mark.leftToRight : mark.ownRows(rows.length),
    spec.writes === 'number' && rows.every((row) => row.rule === 'free') && mark.anyNumber,
    (rule('higher') || rule('higher-or-after-6')) && mark.higher,
    rule('higher-or-after-6') && mark.afterSix,
    rule('not-higher') && mark.notHigher,
    ...(one ? [] : rows.map((row, i) => row.rule === 'higher' && mark.higherInRow(i + 1))),
    spec.pairs && mark.pairFactors,
    signs && mark.factors(signs),
    spec.repeats && mark.repeats(spec.repeats),
  );
}

function rowsBonus({ rows, stacks }: RowsSpec, { bonus }: RulesText): string[] {
  if (!rows.some((row) => row.bonus)) return [bonus.none];
  if (stacks) return [bonus.lowerOnly];
  const from = new Set(rows.flatMap((row) => row.bonusFrom ?? []).filter((number) => number !== null));
  if (from.size === 0) return [bonus.field];
  return [from.size === 1 ? bonus.fieldFromNumber([...from][0]) : bonus.fieldFrom];
}

function rowsPoints(spec: RowsSpec, { points }: RulesText): string[] {
  const { rows } = spec;
  const rowSentence = ({ factor }: RowSpec, i: number) =>
    (!factor ? points.rowNothing : factor[0] < 0 ? points.rowMinus : points.rowPlus)(i + 1);
  return said(
    spec.pointsByFields && points.lastField,
    rows.length === 1 && rows[0].factor && points.sum,
    spec.pairs && points.pairs,
    spec.stacks && points.stacks(factorSigns(spec.stacks.factor)),
    ...(rows.length > 1 && !spec.stacks ? rows.map(rowSentence) : []),
    spec.columnPoints && points.columns,
    ...Object.entries(spec.pointsByValue ?? {}).map(([number, extra]) => points.extra(Number(number), extra)),
  );
}

/** Whether an area of the sheet can end below zero. */
export const canBeNegative = ({ areas }: Sheet): boolean =>
  areas.some(
    (spec) => spec.kind === 'rows' && (spec.pairs || spec.rows.some((row) => (row.factor?.[0] ?? 0) < 0)),
  );

/** Every bonus printed on a sheet, once each: actions, marks, foxes. */
export function bonusesOn(sheet: Sheet): Bonus[] {
  const printed = sheet.areas.flatMap((spec): (Bonus | null | undefined)[] => {
    if (spec.kind === 'grid')
      return [...(spec.rowBonus ?? []), ...(spec.columnBonus ?? []), spec.mainDiagonalBonus];
    if (spec.kind === 'rows') return spec.rows.flatMap((row) => row.bonus ?? []);
    return [...spec.cellBonus.map((cell) => cell.bonus), ...Object.values(spec.shadeBonus)];
  });
  return [...new Set([...printed, ...sheet.rounds].filter((bonus) => bonus != null))].sort(
    (a, b) => Number(a.includes(':')) - Number(b.includes(':')) || Number(a === 'fox') - Number(b === 'fox'),
  );
}
