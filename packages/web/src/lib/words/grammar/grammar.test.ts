// Each language inflects and joins as its speakers do.
import type { Colour } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { de, oblique } from './de.ts';
import { en } from './en.ts';
import { faceName, hu, the } from './hu.ts';
import { nl } from './nl.ts';

const COLOURS = Object.keys(en.colours) as Colour[];
const joined = (locale: string) => new Intl.ListFormat(locale).format(['a', 'b', 'c']);

test('a die is called by its number as players of the language do', () => {
  const called = (colour: Colour, face: number) => [en, de, nl, hu].map(({ die }) => die(colour, face));
  expect(called('yellow', 3)).toEqual(['yellow 3', 'gelbe 3', 'gele 3', 'sárga 3-as']);
  expect(called('silver', 5)).toEqual(['silver 5', 'silberne 5', 'zilveren 5', 'ezüst 5-ös']);
  expect(called('gray', 6)).toEqual(['grey 6', 'graue 6', 'grijze 6', 'szürke 6-os']);
});

test('something is done with a die in the right case and with the right article', () => {
  const done = (colour: Colour) => [en, de, nl, hu].map(({ withDie }) => withDie(colour));
  expect(done('yellow')).toEqual([
    'with the yellow die',
    'mit dem gelben Würfel',
    'met de gele dobbelsteen',
    'a sárga kockával',
  ]);
  expect(done('silver').slice(1)).toEqual([
    'mit dem silbernen Würfel',
    'met de zilveren dobbelsteen',
    'az ezüst kockával',
  ]);
});

test('lists are joined without the American comma', () => {
  expect([en, de, nl, hu].map(({ lists }) => joined(lists))).toEqual([
    'a, b and c',
    'a, b und c',
    'a, b en c',
    'a, b és c',
  ]);
});

describe('German', () => {
  test('lila, rosa and orange take no ending', () => {
    expect(COLOURS.filter((colour) => !de.adjectives[colour].endsWith('e'))).toEqual(['purple', 'pink']);
    expect(
      ['yellow', 'white', 'purple', 'pink', 'orange'].map((colour) => oblique(colour as Colour)),
    ).toEqual(['gelben', 'weißen', 'lila', 'rosa', 'orangefarbenen']);
  });
});

describe('Hungarian', () => {
  test('the article follows the sound', () => {
    const words = ['kék', 'ezüst', 'ötös', '1. sor', '5. sor', '2. sor', '10. sor', '15. sor', '51. sor'];
    expect(words.map(the)).toEqual([
      'a kék',
      'az ezüst',
      'az ötös',
      'az 1. sor',
      'az 5. sor',
      'a 2. sor',
      'a 10. sor',
      'a 15. sor',
      'az 51. sor',
    ]);
  });

  test('every face and every sum of two has its ending', () => {
    expect([1, 2, 3, 4, 5, 6].map(faceName)).toEqual(['1-es', '2-es', '3-as', '4-es', '5-ös', '6-os']);
    expect([7, 8, 9, 10, 11, 12].map(faceName)).toEqual(['7-es', '8-as', '9-es', '10-es', '11-es', '12-es']);
  });
});
