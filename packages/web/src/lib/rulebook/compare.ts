// The features of a sheet, read from its data: the differences between games, the signs on the sheet, the open points of its
// rules.
import {
  ACTIONS,
  type AreaSpec,
  type Colour,
  type GridSpec,
  type RowsSpec,
  type Sheet,
} from '@reynard/engine';
import { hasEffects, negativeAreas, placeAreas } from './describe.ts';
import { FEATURES, type Feature, type Ruling, type Sign } from './text.ts';

/** Features of a sheet with the area they belong to; null: the whole game. */
export type FeatureAreas = ReadonlyMap<Feature, Colour | null>;

const when = <T>(...pairs: readonly (readonly [T, unknown])[]): T[] =>
  pairs.flatMap(([value, holds]) => (holds ? [value] : []));

const isRows = (spec: AreaSpec): spec is RowsSpec => spec.kind === 'rows';
const hasFactors = ({ rows }: RowsSpec) => rows.some((row) => row.factor?.some((factor) => factor > 1));
/** Rows that are chosen from: below each other, not the two halves of fields or the two sides of a number. */
const isChoice = ({ rows, stacks, sides }: RowsSpec) => rows.length > 1 && !stacks && !sides;

/** A grid of numbers with no rule of its own. */
const isPlain = (spec: GridSpec) =>
  spec.reads === 'face' && !spec.sweepRows && !spec.company && !spec.grayColumns && spec.marksPerField !== 2;

function featuresOfArea(spec: AreaSpec): Feature[] {
  if (spec.kind === 'regions') return ['regions'];
  if (spec.kind === 'path') return ['skipping'];
  if (spec.kind === 'grid')
    return when<Feature>(
      ['places', spec.grayColumns],
      ['sweep', spec.sweepRows],
      ['company', spec.company],
      ['circles', spec.marksPerField === 2],
      ['numbers', isPlain(spec)],
      ['sums', spec.reads === 'sum'],
      ['rowAndColumn', spec.reads === 'pair'],
      ['twoInLine', spec.lineNeeds],
    );
  const rule = spec.rows[0].rule;
  return when<Feature>(
    ['atLeast', spec.writes === 'cross'],
    ['higher', rule === 'higher-or-after-6'],
    ['falling', rule === 'not-higher'],
    ['bothWays', spec.sides],
    ['factors', hasFactors(spec)],
    ['pairs', spec.pairs],
    ['halves', spec.stacks],
    ['ownRows', isChoice(spec)],
    ['takes', spec.takes],
    ['effects', hasEffects(spec)],
    ['bonusFrom', !hasEffects(spec) && spec.rows.some((row) => row.bonusFrom)],
  );
}

/** Everything that can make a game different from another. */
export function featuresOf(sheet: Sheet): FeatureAreas {
  const found = new Map<Feature, Colour | null>([[sheet.mayDecline ? 'mayPass' : 'mustTake', null]]);
  for (const action of ['return', 'polish', 'joker'] as const)
    if (sheet.tracks[action]) found.set(action, null);
  for (const spec of sheet.areas)
    for (const feature of featuresOfArea(spec)) if (!found.has(feature)) found.set(feature, spec.colour);
  return new Map(FEATURES.flatMap((feature) => (found.has(feature) ? [[feature, found.get(feature)!]] : [])));
}

/** The features that are new to somebody who knows another game. */
export function differencesFrom(known: Sheet, sheet: Sheet): [Feature, Colour | null][] {
  const there = featuresOf(known);
  return [...featuresOf(sheet)].filter(([feature]) => !there.has(feature));
}

/** The signs on a sheet, with the area whose colour they have; null: no particular one. */
export function signsOn({ areas, foxes }: Sheet): [Sign, Colour | null][] {
  const rows = areas.filter(isRows);
  const grids = areas.filter((spec) => spec.kind === 'grid');
  const starts = (test: (row: RowsSpec['rows'][number]) => unknown) =>
    rows.find((spec) => isChoice(spec) && spec.rows.some(test));
  const signs: [Sign, AreaSpec | undefined][] = [
    ['columns', areas.find((spec) => spec.kind !== 'path' && spec.columnPoints)],
    ['above', rows.find((spec) => spec.pointsByFields ?? spec.pointsByFieldsPerRow)],
    ['atLeast', rows.find((spec) => spec.rows.some((row) => row.printed))],
    ['factor', rows.find((spec) => hasFactors(spec) || spec.pairs)],
    ['stackFactor', rows.find((spec) => spec.stacks)],
    ['rising', starts((row) => row.rule === 'higher')],
    ['minus', starts((row) => (row.factor?.[0] ?? 0) < 0)],
    ['plus', starts((row) => row.rule === 'free' && (row.factor?.[0] ?? 0) > 0)],
    ['bonusFrom', rows.find((spec) => spec.rows.some((row) => row.bonusFrom))],
    ['pair', rows.find((spec) => spec.pairs)],
    ['diagonal', grids.find((spec) => spec.mainDiagonalBonus || spec.antiDiagonalPoints)],
    ['crossed', grids.find((spec) => spec.numbers.flat().includes('X'))],
    ['start', areas.find((spec) => spec.kind === 'regions')],
    ['fieldRow', grids.find((spec) => spec.grayColumns)],
    ['gray', grids.find((spec) => spec.grayColumns)],
    ['tinted', grids.find((spec) => spec.tintedPerRow)],
    ['rowSums', grids.find((spec) => spec.pointsByCrossesPerRow)],
    ['middle', rows.find((spec) => spec.sides)],
    ['aboveCount', areas.find((spec) => spec.kind === 'path')],
    ['half', rows.find((spec) => spec.takes?.factor.includes(null))],
    ['takeFactor', rows.find((spec) => spec.takes)],
  ];
  return [
    ...signs.flatMap(([sign, spec]): [Sign, Colour][] => (spec ? [[sign, spec.colour]] : [])),
    ...(['tick', 'lost', 'counts'] as const).map((sign): [Sign, null] => [sign, null]),
    ...(foxes > 0 ? [['fox', null] as [Sign, null]] : []),
  ];
}

/** The points that the printed rules of a sheet leave open. */
export function rulingsOf(sheet: Sheet): Ruling[] {
  const rows = sheet.areas.filter(isRows);
  return when<Ruling>(
    ['mustTake', !sheet.mayDecline],
    ['noneFits', true],
    ['noneFitsPolish', sheet.tracks.polish],
    ['noneFitsJoker', sheet.tracks.joker],
    ['places', placeAreas(sheet).length > 0],
    ['sweep', sheet.areas.some((spec) => spec.kind === 'grid' && spec.sweepRows)],
    ['company', sheet.areas.some((spec) => spec.kind === 'grid' && spec.company)],
    ['freeWithWhite', rows.some((spec) => spec.freeWithWhite)],
    ['trackEnd', ACTIONS.some((action) => sheet.tracks[action]?.endBonus)],
    ['extra', sheet.tracks.extra],
    ['polish', sheet.tracks.polish],
    ['joker', sheet.tracks.joker],
    ['jokerPartner', sheet.tracks.joker && rows.some((spec) => spec.reads === 'sum')],
    ['repeats', rows.some((spec) => spec.repeats)],
    ['factors', rows.some((spec) => hasFactors(spec))],
    ['negative', negativeAreas(sheet).length > 0],
    ['soloTies', true],
    ['soloOrder', placeAreas(sheet).length > 0],
    ['levels', true],
  );
}
