// The rules' texts and pictures, without a browser: complete in every language, true to the sheets.
import { type AreaSpec, diceOf, SHEETS, type Sheet, scoreOf, sheetById } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { differencesFrom, featuresOf, rulingsOf, signsOn } from '#lib/rulebook/compare.ts';
import {
  bonusesOn,
  bonusNotes,
  describeArea,
  legendOf,
  negativeAreas,
  placeAreas,
} from '#lib/rulebook/describe.ts';
import { finalOf } from '#lib/rulebook/finals.ts';
import { loadRules, type RulesText } from '#lib/rulebook/text.ts';
import { workOf } from '#lib/rulebook/work.ts';
import { LANGUAGES } from '#lib/words/languages.ts';
import { fourthSheet } from '../../../../engine/test/fourth-sheet.ts';
import { exampleOf, turnExample } from './examples.ts';
import { EXAMPLES } from './games.ts';

/** Arguments that a text could be called with, by the names of its parameters. */
function sampleOf(text: (...args: never[]) => unknown): never[] {
  const names = /^\(?([^)=]*)/.exec(text.toString())![1].split(',');
  return names.map((name) => {
    switch (name.trim()) {
      case 'colour':
        return 'blue';
      case 'crosses':
        return names.length === 3 ? ['blue', 'green'] : 2;
      case 'colours':
      case 'writes':
        return ['pink'];
      case 'signs':
        return ['×2', '×3'];
      case 'cells':
      case 'numbers':
        return [1, 4];
      case 'number':
      case 'count':
      case 'points':
        return 3;
      default:
        return /bonus|die|tray|game|can/.test(name) ? 'x' : 4;
    }
  }) as never[];
}

/** Every text of a catalogue by its path; functions are called with sample arguments. */
function texts(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'function') {
    const say = value as (...args: never[]) => unknown;
    return texts(say(...sampleOf(say)), path);
  }
  return new Map(
    Object.entries(value as object).flatMap(([key, inner]) => [
      ...texts(inner, path ? `${path}.${key}` : key),
    ]),
  );
}

const catalogues = new Map<string, RulesText>();
for (const language of LANGUAGES) catalogues.set(language, await loadRules(language));

describe('the rules in four languages', () => {
  const english = texts(catalogues.get('en'));

  for (const [language, catalogue] of catalogues) {
    test(`${language} says everything English says`, () => {
      const own = texts(catalogue);
      expect([...own.keys()]).toEqual([...english.keys()]);
      for (const [path, words] of own) {
        expect(words.trim(), path).not.toBe('');
        expect(words, path).not.toMatch(/undefined|NaN|\[object/);
      }
    });

    test(`${language} is a language of its own and has no figure in a sentence that the sheet should give`, () => {
      const own = texts(catalogue);
      const equal = [...own].filter(([path, words]) => language !== 'en' && english.get(path) === words);
      // Short words such as "Bonus" may well be the same.
      expect(equal.filter(([, words]) => words.length > 12)).toEqual([]);
      const points = ['columns', 'byCrosses', 'byCrossesPerRow', 'lastField', 'sum', 'pairs'] as const;
      for (const key of points) expect(catalogue.points[key]).not.toMatch(/\d/);
    });

    test(`${language} explains how every area is marked and what it counts`, () => {
      for (const sheet of [...SHEETS, fourthSheet]) {
        for (const spec of sheet.areas) {
          const { how, bonus, points } = describeArea(spec, catalogue, String);
          for (const sentences of [how, bonus, points]) expect(sentences.length).toBeGreaterThan(0);
        }
      }
    });
  }
});

describe('the pictures', () => {
  const pointsByTable = (spec: AreaSpec, count: number) =>
    spec.kind === 'rows'
      ? spec.pointsByFields?.[count]
      : spec.kind === 'grid' || spec.kind === 'path'
        ? spec.pointsByCrosses?.[count]
        : undefined;

  for (const sheet of SHEETS) {
    sheet.areas.forEach((spec, index) => {
      test(`${sheet.id}: the ${spec.colour} example is marked, worth points and earns something`, () => {
        const { points, earned, marked, marks } = exampleOf(sheet, index, EXAMPLES[sheet.id]);
        expect(marked.length).toBeGreaterThan(2);
        expect(points).toBeGreaterThan(0);
        expect(earned.length).toBeGreaterThan(0);
        const single = spec.kind !== 'grid' || spec.marksPerField !== 2;
        const extra = spec.kind === 'rows' && spec.pointsByValue;
        const table = pointsByTable(spec, marked.length);
        if (table !== undefined && single && !extra) expect(points).toBe(table);
        expect(marks.points.filter((other) => other !== 0)).toEqual([points]);
      });
    });
  }

  for (const sheet of [...SHEETS, fourthSheet]) {
    test(`${sheet.id}: the example of a turn sends two dice to the tray and leaves three in hand`, () => {
      const { position, tray } = turnExample(sheet);
      expect(tray).toHaveLength(2);
      expect(diceOf(position.hand)).toHaveLength(3);
    });
  }
});

describe('what a newcomer asks', () => {
  const english = catalogues.get('en')!;
  const sheetOf = (id: string): Sheet => sheetById(id)!;
  const [gsc, dsc, chd, c4e] = [
    'ganz-schoen-clever',
    'doppelt-so-clever',
    'clever-hoch-drei',
    'clever-4ever',
  ].map(sheetOf);
  const area = (sheet: Sheet, colour: string) =>
    describeArea(sheet.areas.find((spec) => spec.colour === colour)!, english, String);

  test('yellow of Doppelt so clever is circled or crossed, never just crossed', () => {
    const [first] = area(dsc, 'yellow').how;
    expect(first).toBe(english.mark.circleOrCross('yellow'));
    expect(area(dsc, 'yellow').how).not.toContain(english.mark.crossNumber('yellow'));
  });

  test('the cross or six of round 4 names the areas of each', () => {
    expect(legendOf('X|6:black', english, gsc)).toBe(
      'Choose one of the two: cross off a field in yellow, blue or green, or write a 6 in orange or purple.',
    );
  });

  test('pink of Clever 4ever is one small table of its six numbers', () => {
    const { faces } = area(c4e, 'pink');
    expect(faces).toEqual([
      'nothing more',
      '+2 points',
      'written again in the next field',
      '+4 points',
      'the bonus of the field',
      'the bonus of the field, +3 points',
    ]);
  });

  test('the regions to begin with have one and four cells', () => {
    expect(area(c4e, 'gray').how.join(' ')).toContain('they have 1 and 4 cells');
  });

  test('half fields are filled half by half, and a bonus between two rows belongs to the upper one', () => {
    expect(area(c4e, 'green').how[0]).toBe(english.mark.writeHalf('green'));
    expect(area(c4e, 'yellow').bonus).toEqual([english.bonus.fieldAbove]);
    expect(area(gsc, 'orange').bonus).toEqual([english.bonus.field]);
  });

  test('a cross in green is for the next field, in yellow for any', () => {
    expect(legendOf('X:green', english, gsc)).toBe(english.bonuses.legend.XNext);
    expect(legendOf('X:yellow', english, gsc)).toBe(english.bonuses.legend.X);
  });

  test('only green of Doppelt so clever and yellow of Clever 4ever can end below zero', () => {
    expect([gsc, dsc, chd, c4e].map(negativeAreas)).toEqual([[], ['green'], [], ['yellow']]);
  });

  test('the factor of a bonus number and the range of ? are said', () => {
    expect(bonusNotes(gsc, english)).toEqual([english.bonuses.notes.numberTimes('orange')]);
    expect(bonusNotes(dsc, english)).toEqual([
      english.bonuses.notes.freeField('silver'),
      english.bonuses.notes.freeCircle('yellow'),
      english.bonuses.notes.freeSum('blue'),
      english.bonuses.notes.freeTimes('green'),
    ]);
    expect(bonusNotes(chd, english)).toEqual([
      english.bonuses.notes.freePlace('yellow'),
      english.bonuses.notes.freeCompany('turquoise'),
      english.bonuses.notes.freeWithWhite('blue'),
      english.bonuses.notes.freePath('brown'),
      english.bonuses.notes.freeTake('pink'),
    ]);
    expect(bonusNotes(c4e, english)).toEqual([
      english.bonuses.notes.freeField('blue'),
      english.bonuses.notes.freeRegion('gray'),
    ]);
  });

  test('differences are what the known game does not have', () => {
    const news = differencesFrom(gsc, dsc).map(([feature]) => feature);
    expect(news).toEqual(['mayPass', 'return', 'sweep', 'circles', 'falling', 'pairs', 'bonusFrom']);
    expect(differencesFrom(dsc, chd)).toEqual([
      ['joker', null],
      ['places', 'yellow'],
      ['company', 'turquoise'],
      ['bothWays', 'blue'],
      ['skipping', 'brown'],
      ['takes', 'pink'],
    ]);
    expect(differencesFrom(gsc, gsc)).toEqual([]);
    for (const sheet of [...SHEETS, fourthSheet]) expect(featuresOf(sheet).size).toBeGreaterThan(0);
  });

  test('yellow of Clever hoch Drei goes by places, turquoise has company, and only they do', () => {
    const { mark } = english;
    expect(area(chd, 'yellow').how).toEqual([mark.crossNumber('yellow'), mark.placeRows, mark.placeTray]);
    expect(area(chd, 'turquoise').how).toContain(mark.company('turquoise'));
    expect(area(chd, 'turquoise').bonus).toContain(english.bonus.tinted);
    expect([gsc, dsc, chd, c4e].map(placeAreas)).toEqual([[], [], ['yellow', 'turquoise'], []]);
  });

  test('both sides of blue begin beside the printed seven, and the numbers with extra points are named', () => {
    const blue = area(chd, 'blue');
    expect(blue.how).toContain(english.mark.bothWays(7));
    expect(blue.how.join(' ')).toContain('6 is the first on the left and 8 on the right');
    expect(blue.faces).toBeNull();
    expect(blue.points.at(-1)).toBe('Every 2, 3, 4, 10, 11 or 12 you have written scores 4 more points.');
    expect(blue.table?.points).toEqual([3, 6, 9, 13, 17, 22]);
  });

  test('pink of Clever hoch Drei says what is written for the bonus and for the points', () => {
    const { how, bonus, points } = area(chd, 'pink');
    expect(how).toContain(
      'Example: a 5 in a field with ×2. You write 3 and earn the bonus, or you write 10.',
    );
    expect(bonus).toEqual([english.bonus.taken]);
    expect(points).toEqual([english.points.sum]);
  });

  test('open points go by the sheet: the sweep only where there is one', () => {
    expect(rulingsOf(dsc)).toContain('sweep');
    expect(rulingsOf(gsc)).not.toContain('sweep');
    expect(rulingsOf(gsc)).toContain('mustTake');
    expect(rulingsOf(c4e)).toEqual(expect.arrayContaining(['polish', 'repeats', 'noneFitsPolish']));
    const own = rulingsOf(chd).filter(
      (ruling) => ![gsc, dsc, c4e].some((s) => rulingsOf(s).includes(ruling)),
    );
    expect(own).toEqual([
      'noneFitsJoker',
      'places',
      'company',
      'freeWithWhite',
      'joker',
      'jokerPartner',
      'soloOrder',
    ]);
  });

  test('every printed bonus and sign of every sheet has a meaning', () => {
    for (const sheet of [...SHEETS, fourthSheet]) {
      for (const bonus of bonusesOn(sheet)) expect(legendOf(bonus, english, sheet)).not.toBe('');
      for (const [sign] of signsOn(sheet)) expect(english.signs.legend[sign]).not.toBe('');
    }
    const special = (sheet: Sheet) => signsOn(sheet).flatMap(([sign, colour]) => (colour ? [sign] : []));
    expect(special(gsc)).toEqual(['columns', 'above', 'atLeast', 'factor', 'diagonal', 'crossed']);
    expect(special(dsc)).toEqual(['above', 'factor', 'bonusFrom', 'pair', 'rowSums']);
    expect(special(chd)).toEqual([
      'above',
      'fieldRow',
      'gray',
      'tinted',
      'rowSums',
      'middle',
      'aboveCount',
      'half',
      'takeFactor',
    ]);
    expect(special(c4e)).toContain('start');
    expect(special(c4e)).not.toContain('factor');
  });

  test('the counted sheet of each game is over and has foxes and points in every area', () => {
    for (const sheet of SHEETS) {
      const final = finalOf(sheet)!;
      const { areas, foxes, foxPoints, total } = scoreOf(final, 0);
      const points = Object.values(areas);
      expect(final.isOver).toBe(true);
      expect(Math.min(...points)).toBeGreaterThan(0);
      expect(foxPoints).toBe(foxes * Math.min(...points));
      expect(total).toBe(points.reduce((sum, area) => sum + area, foxPoints));
    }
    expect(finalOf(fourthSheet)).toBeNull();
  });

  test('the counted sheet adds up every area before the reader’s eyes', () => {
    const work = (sheet: Sheet, colour: string) =>
      workOf(
        finalOf(sheet)!,
        0,
        sheet.areas.findIndex((spec) => spec.colour === colour),
      );
    expect(work(gsc, 'yellow')).toBe('10 + 20');
    expect(work(dsc, 'green')).toBe('(6 − 4) + (10 − 1) + (9 − 3) + (15 − 2)');
    expect(work(chd, 'turquoise')).toBe('21 + 21 + 10 + 6 + 3');
    expect(work(chd, 'blue')).toBe('22 + 13 + 4 + 4 + 4');
    expect(work(c4e, 'yellow')).toBe('10 + 10 + 15 + 15 − 3 − 2 − 1 − 1 − 4 + 4 + 6 + 3 + 6');
    expect(work(c4e, 'green')).toBe('(2 + 5) + (6 + 6) + (1 + 6) + 2 × (6 + 6)');
    for (const sheet of SHEETS) {
      const { areas } = scoreOf(finalOf(sheet)!, 0);
      for (const { colour } of sheet.areas) {
        const sum = work(sheet, colour).replaceAll('−', '-').replaceAll('×', '*');
        expect(sum).toMatch(/^[\d ()+*-]+$/);
        expect(new Function(`return ${sum}`)(), `${sheet.id} ${colour}`).toBe(areas[colour]);
      }
    }
  });
});
