// The four languages are complete and speak the glossary's words.
import { ACTIONS, COLOURS, LANGUAGES } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../src/messages/index.ts';

/** Every message as text: functions are called with numbers that suit any of them. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(2, 2, 2))]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const english = new Map(texts(MESSAGES.en));

describe.each(LANGUAGES)('%s', (language) => {
  const messages = MESSAGES[language];

  test('has every message, none empty', () => {
    const found = texts(messages);
    expect(found.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of found) expect(text.trim(), path).not.toBe('');
  });

  test.skipIf(language === 'en')('is not left in English', () => {
    const same = texts(messages).filter(
      ([path, text]) => english.get(path) === text && /[a-z]{5}/i.test(text),
    );
    expect(same.map(([path]) => path)).toEqual(
      same.map(([path]) => path).filter((path) => path === '.colours.orange'),
    );
  });

  test('names every colour and action', () => {
    expect(Object.keys(messages.colours).sort()).toEqual([...COLOURS].sort());
    expect(Object.keys(messages.actions).sort()).toEqual([...ACTIONS].sort());
  });

  test('says the hint in 40 columns', () => {
    expect(messages.say.hint.length).toBeLessThanOrEqual(40);
  });
});

test('the words of the glossary are used', () => {
  expect(LANGUAGES.map((language) => MESSAGES[language].label.tray.toLowerCase())).toEqual([
    'silver tray',
    'silbertablett',
    'zilveren dienblad',
    'ezüsttálca',
  ]);
  expect(LANGUAGES.map((language) => MESSAGES[language].actions.reroll.toLowerCase())).toEqual([
    'reroll',
    'nachwürfeln',
    'nogmaals dobbelen',
    'újradobás',
  ]);
});

test('numbers take the right form of their noun', () => {
  expect([1, 2].map(MESSAGES.en.move.rollDice)).toEqual(['roll 1 die', 'roll 2 dice']);
  expect([1, 2].map(MESSAGES.de.end.next)).toEqual([
    'Noch 1 Punkt bis zur nächsten Stufe.',
    'Noch 2 Punkte bis zur nächsten Stufe.',
  ]);
  expect([1, 2].map(MESSAGES.nl.log.undone)).toEqual(['1 stap teruggenomen.', '2 stappen teruggenomen.']);
  expect([1, 2].map(MESSAGES.hu.move.rollDice)).toEqual(['dobás 1 kockával', 'dobás 2 kockával']);
});
