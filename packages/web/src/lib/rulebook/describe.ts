// The rules of an area in words. Each sentence is chosen by a property of the sheet's data, so a new game is explained
// without new code unless it has a new kind of area.
import {
  ACTIONS,
  type AreaSpec,
  type Bonus,
  type Colour,
  type GridSpec,
  type RegionsSpec,
  type RowSpec,
  type RowsSpec,
  type Sheet,
} from '@reynard/engine';
import type { RulesText } from './text.ts';

export interface AreaRules {
  readonly how: readonly string[];
  readonly bonus: readonly string[];
  readonly points: readonly string[];
  /** Points by a number, from 1 up. */
  readonly table: { readonly counted: string; readonly points: readonly number[] } | null;
  /** What each number from 1 to 6 does, where numbers have effects. */
  readonly faces: readonly string[] | null;
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
        faces: null,
      };
    case 'regions':
      return {
        how: regionsHow(spec, text),
        bonus: regionsBonus(spec, text, bonusWords),
        points: [text.points.columns],
        table: null,
        faces: null,
      };
    case 'rows':
      return {
        how: rowsHow(spec, text),
        bonus: rowsBonus(spec, text),
        points: rowsPoints(spec, text),
        table: tableOf(text.points.fields, spec.pointsByFields ?? spec.pointsByFieldsPerRow),
        faces: facesOf(spec, text),
      };
    case 'path':
      return {
        how: [text.mark.path(spec.colour), text.mark.skipping],
        bonus: [text.bonus.between],
        points: [text.points.byCrosses],
        table: tableOf(text.points.crosses, spec.pointsByCrosses),
        faces: null,
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
  const twice = spec.marksPerField === 2;
  return said(
    reads === 'face' && (twice ? mark.circleOrCross(colour) : mark.crossNumber(colour)),
    reads === 'sum' && mark.crossSum(colour),
    reads === 'pair' && mark.crossPair(colour),
    reads !== 'face' && mark.together(colour),
    !twice && !spec.grayColumns && new Set(numbers).size < numbers.length && mark.sameNumbers,
    spec.grayColumns && mark.placeRows,
    spec.grayColumns && mark.placeTray,
    spec.numbers.flat().includes('X') && mark.crossedAlready,
    spec.sweepRows && mark.sweep(colour),
    spec.sweepRows && mark.sweepRows(colour),
    spec.sweepRows && mark.sweepExample(colour),
    spec.sweepRows && mark.sweepLimits,
    spec.company && mark.company(colour),
    spec.company && mark.companyWhere,
    spec.company && mark.companyExample(colour),
    spec.company && mark.companyLimits,
    spec.company && mark.companyJoker,
  );
}

function gridBonus(spec: GridSpec, { bonus }: RulesText): string[] {
  const { rowBonus, columnBonus, mainDiagonalBonus, lineNeeds } = spec;
  return said(
    rowBonus && (lineNeeds ? bonus.rowsFrom(lineNeeds) : columnBonus ? bonus.rowsAndColumns : bonus.rows),
    columnBonus && !rowBonus && bonus.columns,
    spec.tintedPerRow && bonus.tinted,
    spec.betweenRowsBonus && bonus.betweenRows,
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
    spec.tintedPerRow && points.tintedOrNot,
  );
}

const regionsHow = (spec: RegionsSpec, { mark }: RulesText): string[] => [
  mark.region(spec.colour),
  mark.regionStart(spec.start.map((letter) => spec.regions.join('').split(letter).length - 1)),
  mark.regionTouch,
];

const regionsBonus = (spec: RegionsSpec, { bonus }: RulesText, bonusWords: Words): string[] => [
  bonus.cells,
  ...[...new Set(Object.values(spec.shadeBonus))].map((earned) => bonus.shades(bonusWords(earned))),
];

/** The factors above one, as they are printed: "×2", "×3". */
const factorSigns = (factors: readonly number[] | undefined): string[] =>
  [...new Set(factors?.filter((factor) => factor > 1))].sort().map((factor) => `×${factor}`);

/** Whether each face of a die has an effect of its own. */
export const hasEffects = ({ reads, pointsByValue }: RowsSpec): boolean =>
  reads === 'face' && pointsByValue !== undefined;

/** What each face does: extra points, the bonus, a second mark. */
function facesOf(spec: RowsSpec, { faces }: RulesText): string[] | null {
  const { pointsByValue, repeats } = spec;
  if (!pointsByValue || !hasEffects(spec)) return null;
  const from = spec.rows[0].bonusFrom?.[0];
  return [1, 2, 3, 4, 5, 6].map((face) => {
    const effects = said(
      repeats === face && faces.again,
      from != null && face >= from && faces.bonus,
      pointsByValue[face] !== undefined && faces.points(pointsByValue[face]),
    );
    return effects.length > 0 ? effects.join(', ') : faces.nothing;
  });
}

/** What is written in a field. */
function writes({ colour, reads, pairs, stacks }: RowsSpec, mark: RulesText['mark']): string {
  if (stacks) return mark.writeHalf(colour);
  if (reads === 'sum') return mark.writeSum(colour);
  return pairs ? mark.writeTimes(colour) : mark.write(colour);
}

/** Of an area that gives the field's bonus or its points: what can be taken, and what is written then. */
function takesHow({ colour, takes }: RowsSpec, mark: RulesText['mark']): string[] {
  const factors = takes!.factor;
  return said(
    mark.takes(colour),
    mark.takeBonus,
    mark.takePoints,
    factors.includes(null) && mark.takeHalf,
    factors.includes(2) && mark.takeExample,
    mark.leftToRight,
  );
}

function rowsHow(spec: RowsSpec, { mark }: RulesText): string[] {
  const { colour, rows } = spec;
  if (spec.takes) return takesHow(spec, mark);
  if (spec.sides) {
    const { start, reset } = rows[0];
    return said(
      mark.writeSum(colour),
      mark.together(colour),
      start && mark.bothWays(start),
      reset && mark.reset(reset),
    );
  }
  const one = rows.length === 1 ? rows[0] : null;
  const signs = one ? factorSigns(one.factor) : [];
  const rule = (wanted: RowSpec['rule']) => one?.rule === wanted;
  return said(
    spec.writes === 'cross' && mark.atLeast(colour),
    spec.writes === 'number' && writes(spec, mark),
    spec.reads === 'sum' && mark.together(colour),
    spec.stacks ? mark.halves : one ? mark.leftToRight : mark.ownRows(rows.length),
    spec.writes === 'number' && rows.every((row) => row.rule === 'free') && mark.anyNumber,
    (rule('higher') || rule('higher-or-after-6')) && mark.higher,
    rule('higher-or-after-6') && mark.afterSix,
    rule('not-higher') && mark.notHigher,
    ...(one ? [] : rows.map((row, i) => row.rule === 'higher' && mark.higherInRow(i + 1))),
    !one && !spec.stacks && rows.some((row) => row.rule === 'higher') && mark.otherRowsFree,
    signs.length > 0 && mark.factors(signs),
    spec.repeats && mark.repeats(spec.repeats),
  );
}

function rowsBonus({ rows, stacks, sides, takes }: RowsSpec, { bonus }: RulesText): string[] {
  if (!rows.some((row) => row.bonus)) return [bonus.none];
  if (stacks) return [bonus.lowerOnly];
  if (takes) return [bonus.taken];
  const from = new Set(rows.flatMap((row) => row.bonusFrom ?? []).filter((number) => number !== null));
  if (from.size === 0) return [rows.length > 1 && !sides ? bonus.fieldAbove : bonus.field];
  return [from.size === 1 ? bonus.fieldFromNumber([...from][0]) : bonus.fieldFrom];
}

/** Extra points for numbers, as sentences: the numbers that bring the same are named together. */
function extraPoints({ pointsByValue }: RowsSpec, { points }: RulesText): string[] {
  const byPoints = Map.groupBy(Object.entries(pointsByValue ?? {}), ([, extra]) => extra);
  return [...byPoints].map(([extra, entries]) =>
    points.extrasFor(
      entries.map(([number]) => Number(number)),
      extra,
    ),
  );
}

function rowsPoints(spec: RowsSpec, text: RulesText): string[] {
  const { rows } = spec;
  const { points } = text;
  const rowSentence = ({ factor }: RowSpec, i: number) =>
    (!factor ? points.rowNothing : factor[0] < 0 ? points.rowMinus : points.rowPlus)(i + 1);
  return said(
    spec.pointsByFields && points.lastField,
    spec.pointsByFieldsPerRow && points.lastFieldPerSide,
    ((rows.length === 1 && rows[0].factor) || spec.takes) && points.sum,
    spec.pairs && points.pairs,
    spec.stacks && points.stacks(factorSigns(spec.stacks.factor)),
    ...(rows.length > 1 && !spec.stacks && !spec.sides ? rows.map(rowSentence) : []),
    spec.columnPoints && points.columns,
    spec.columnPoints && rows.some((row) => row.bonus && (row.factor?.[0] ?? 0) < 0) && points.minusWorth,
    ...(hasEffects(spec) ? [points.extras] : extraPoints(spec, text)),
  );
}

/** The areas of a sheet that can end below zero. */
export const negativeAreas = ({ areas }: Sheet): Colour[] =>
  areas
    .filter(
      (spec) => spec.kind === 'rows' && (spec.pairs || spec.rows.some((row) => (row.factor?.[0] ?? 0) < 0)),
    )
    .map(({ colour }) => colour);

/** The areas in which it matters where a die lies. */
export const placeAreas = ({ areas }: Sheet): Colour[] =>
  areas
    .filter((spec) => spec.kind === 'grid' && (spec.grayColumns || spec.company))
    .map(({ colour }) => colour);

/** What a printed bonus gives. */
export function legendOf(bonus: Bonus, { bonuses: { legend } }: RulesText, sheet: Sheet): string {
  if (bonus === 'fox') return legend.fox;
  if (!bonus.includes(':')) return legend.action;
  const [symbol, colour] = bonus.split(':');
  const [cross, number] = symbol.split('|');
  if (number) {
    const areas = Map.groupBy(sheet.areas, (spec) => spec.kind === 'rows' && spec.writes === 'number');
    const colours = (writes: boolean): Colour[] => (areas.get(writes) ?? []).map((spec) => spec.colour);
    return legend.crossOrNumber(colours(false), Number(number), colours(true));
  }
  if (colour === 'black') return legend.black;
  if (cross === '?') return legend['?'];
  if (cross !== 'X') return legend.number;
  return sheet.areas.find((spec) => spec.colour === colour)?.kind === 'rows' ? legend.XNext : legend.X;
}

/** What a free choice is in a grid. */
function freeInGrid(spec: GridSpec, notes: RulesText['bonuses']['notes']): (colour: Colour) => string {
  if (spec.grayColumns) return notes.freePlace;
  if (spec.company) return notes.freeCompany;
  return spec.marksPerField === 2 ? notes.freeCircle : notes.freeField;
}

/** The meaning of bonuses in those areas of a sheet where it is not obvious. */
export function bonusNotes(sheet: Sheet, { bonuses: { notes } }: RulesText): string[] {
  const printed = bonusesOn(sheet);
  const anywhere = printed.includes('?:black');
  return sheet.areas.flatMap((spec) => {
    const { colour } = spec;
    const free = anywhere || printed.includes(`?:${colour}` as Bonus);
    if (spec.kind === 'regions') return said(free && notes.freeRegion(colour));
    if (spec.kind === 'path') return said(free && notes.freePath(colour));
    if (spec.kind === 'grid') return said(free && freeInGrid(spec, notes)(colour));
    const times = spec.rows.some((row) => row.factor?.some((factor) => factor > 1));
    const numbered = printed.some((bonus) => /^\d:/.test(bonus) && bonus.endsWith(`:${colour}`));
    return said(
      times && numbered && notes.numberTimes(colour),
      free && spec.reads === 'sum' && spec.rows[0].rule === 'not-higher' && notes.freeSum(colour),
      free && spec.freeWithWhite && notes.freeWithWhite(colour),
      free && spec.pairs && notes.freeTimes(colour),
      free && spec.takes && notes.freeTake(colour),
    );
  });
}

/** Every bonus printed on a sheet, once each: actions, marks, foxes. */
export function bonusesOn(sheet: Sheet): Bonus[] {
  const printed = sheet.areas.flatMap((spec): (Bonus | null | undefined)[] => {
    if (spec.kind === 'grid')
      return [
        ...(spec.rowBonus ?? []),
        ...(spec.columnBonus ?? []),
        ...(spec.betweenRowsBonus?.flat() ?? []),
        spec.mainDiagonalBonus,
      ];
    if (spec.kind === 'rows') return spec.rows.flatMap((row) => row.bonus ?? []);
    if (spec.kind === 'path') return [...spec.betweenBonus];
    return [...spec.cellBonus.map((cell) => cell.bonus), ...Object.values(spec.shadeBonus)];
  });
  const ends = ACTIONS.map((action) => sheet.tracks[action]?.endBonus);
  return [...new Set([...printed, ...sheet.rounds, ...ends].filter((bonus) => bonus != null))].sort(
    (a, b) => Number(a.includes(':')) - Number(b.includes(':')) || Number(a === 'fox') - Number(b === 'fox'),
  );
}
