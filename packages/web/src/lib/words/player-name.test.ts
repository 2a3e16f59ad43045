// A player without a name is called by the reader's word, whatever language the record was written in.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { playerName } from './player-name.ts';

test.each(LANGUAGES)('the word for a nameless player in %s is understood in English', (language) => {
  const file = new URL(`../../../messages/${language}.json`, import.meta.url);
  const { player_unnamed, you } = JSON.parse(readFileSync(file, 'utf8'));
  expect([player_unnamed, you].map(playerName)).toEqual(['Player', 'Player']);
});

test('a given name stays', () => {
  expect(playerName('Ada')).toBe('Ada');
  expect(playerName('Dudu')).toBe('Dudu');
});
