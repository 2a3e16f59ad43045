// Four complete languages: the same messages with the same placeholders everywhere, none empty, none unused.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
type Messages = Record<string, unknown>;
const read = (locale: string): Messages => JSON.parse(readFileSync(`${root}messages/${locale}.json`, 'utf8'));

const english = read('en');
const placeholders = (message: unknown) =>
  [...new Set(JSON.stringify(message).match(/\{[a-zA-Z]+\}/g) ?? [])].sort();

describe.each(['de', 'nl', 'hu'])('%s', (locale) => {
  const messages = read(locale);

  test('has every message and no other', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
  });

  test('leaves no message empty and fills in the same things', () => {
    const wrong = Object.keys(english).filter(
      (key) =>
        JSON.stringify(messages[key] ?? '').length <= 2 ||
        placeholders(messages[key]).join() !== placeholders(english[key]).join(),
    );
    expect(wrong).toEqual([]);
  });
});

test('every message is used somewhere', () => {
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !file.includes('paraglide'),
  );
  const source = files.map((file) => readFileSync(`${root}src/${file}`, 'utf8')).join('\n');
  const unused = Object.keys(english).filter(
    (key) => key !== '$schema' && !new RegExp(`\\bm\\.${key}\\b`).test(source),
  );
  expect(unused).toEqual([]);
});
