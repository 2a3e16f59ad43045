// The rules' texts and pictures, without a browser: complete in every language, true to the sheets.
import { type AreaSpec, LANGUAGES, SHEETS } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { describeArea } from './describe.ts';
import { exampleOf, turnExample } from './examples.ts';
import { loadRules, type RulesText } from './text.ts';

/** Every text of a catalogue by its path; functions are called with sample arguments. */
function texts(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'function') {
    const sample = [2, 3, 4].map((number) =>
      /colour/.test(value.toString().split('=>')[0]) ? 'blue' : number,
    );
    const words = /^\(?(bonus|die|signs)/.test(value.toString()) ? ['x', 'y'] : sample;
    return texts(value(...words), path);
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
      for (const sheet of SHEETS) {
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
      : spec.kind === 'grid'
        ? spec.pointsByCrosses?.[count]
        : undefined;

  for (const sheet of SHEETS) {
    sheet.areas.forEach((spec, index) => {
      test(`${sheet.id}: the ${spec.colour} example is marked, worth points and earns something`, () => {
        const { points, earned, marked, marks } = exampleOf(sheet, index);
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

    test(`${sheet.id}: the example of a turn sends two dice to the tray and leaves three in hand`, () => {
      const { position, tray } = turnExample(sheet);
      expect(tray).toHaveLength(2);
      expect([0, 1, 2, 3, 4, 5].filter((die) => (position.hand >> die) & 1)).toHaveLength(3);
    });
  }
});
