// The four languages are complete and speak the glossary's words.
import { ACTIONS, COLOURS } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, MESSAGES, type Messages } from '../src/messages/index.ts';

/** Every message as text: functions are called with numbers that suit any of them. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(2, 2, 2))]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const english = new Map(texts(MESSAGES.en));
/** Words that Dutch shares with English. */
const SAME_WORDS = ['.colours.orange', '.colours.turquoise', '.actions.joker', '.mark.take.bonus'];

describe.each(LANGUAGES)('%s', (language) => {
  const messages: Messages = MESSAGES[language];

  test('has every message, none empty', () => {
    const found = texts(messages);
    expect(found.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of found) expect(text.trim(), path).not.toBe('');
  });

  test.skipIf(language === 'en')('is not left in English', () => {
    const same = texts(messages).filter(
      ([path, text]) => english.get(path) === text && /[a-z]{5}/i.test(text),
    );
    const isName = (path: string) => SAME_WORDS.includes(path) || path.startsWith('.titles.');
    expect(same.map(([path]) => path).filter((path) => !isName(path))).toEqual([]);
  });

  test('names every colour and action', () => {
    expect(Object.keys(messages.colours).sort()).toEqual([...COLOURS].sort());
    expect(Object.keys(messages.actions).sort()).toEqual([...ACTIONS].sort());
  });

  test('says the hint in 40 columns', () => {
    expect(messages.say.hint.length).toBeLessThanOrEqual(40);
  });
});

/** Words that docs/glossary.md replaces by others. */
const NOT_SAID: Readonly<Record<string, RegExp>> = {
  en: /\b(gray|color|everybody|take back|taken back|event \d)\b/i,
  de: /\b(werfen|zurückgenommen|zurücknehmen|unfertig\w*)\b/i,
  nl: /\b(teruggenomen|terugnemen|gastheer)\b/i,
  hu: /(illik a|függő|félretett)/i,
};

test.each(LANGUAGES)('%s says nothing that the glossary replaces', (language) => {
  expect(texts(MESSAGES[language]).filter(([, text]) => NOT_SAID[language].test(text))).toEqual([]);
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

test('who won is said so that it fits every name, also “You”', () => {
  expect(LANGUAGES.map((language) => MESSAGES[language].end.wins(MESSAGES[language].you))).toEqual([
    'You win.',
    'Sieg: Du.',
    'Winnaar: Jij.',
    'A győztes: Te.',
  ]);
  expect(MESSAGES.en.end.wins('Ada')).toBe('Ada wins.');
});

test('where there is one choice, nobody is asked for a number from 1 to 1', () => {
  for (const language of LANGUAGES) {
    expect(MESSAGES[language].say.unknownChoice('x', 1)).not.toMatch(/1/);
    expect(MESSAGES[language].say.unknownChoice('x', 3)).toMatch(/1.*3/);
  }
});

test('numbers take the right form of their noun', () => {
  expect([1, 2].map(MESSAGES.en.move.rollDice)).toEqual(['roll 1 die', 'roll 2 dice']);
  expect([1, 2].map(MESSAGES.de.end.next)).toEqual([
    'Noch 1 Punkt bis zur nächsten Stufe.',
    'Noch 2 Punkte bis zur nächsten Stufe.',
  ]);
  expect([1, 2].map(MESSAGES.nl.log.undone)).toEqual([
    '1 stap ongedaan gemaakt.',
    '2 stappen ongedaan gemaakt.',
  ]);
  expect([1, 2].map(MESSAGES.hu.move.rollDice)).toEqual(['dobás 1 kockával', 'dobás 2 kockával']);
});
