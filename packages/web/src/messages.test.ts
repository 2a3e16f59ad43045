// Complete languages: the same messages with the same placeholders everywhere, none empty, none unused.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import project from '../project.inlang/settings.json' with { type: 'json' };
import { LANGUAGES } from '../src/lib/words/languages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
type Messages = Record<string, unknown>;
const read = (locale: string): Messages => JSON.parse(readFileSync(`${root}messages/${locale}.json`, 'utf8'));

const english = read('en');
const placeholders = (message: unknown) =>
  [...new Set(JSON.stringify(message).match(/\{[a-zA-Z]+\}/g) ?? [])].sort();

const others = project.locales.filter((locale) => locale !== project.baseLocale);

test('the app offers exactly the languages it has messages for', () => {
  expect(LANGUAGES).toEqual(project.locales);
});

describe.each(others)('%s', (locale) => {
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

/** All texts of a language by key: a message, or its forms. */
const textsOf = (messages: Messages): [string, string][] =>
  Object.entries(messages).flatMap(([key, message]) =>
    Array.isArray(message)
      ? Object.values(message[0].match as Record<string, string>).map((text): [string, string] => [key, text])
      : [[key, String(message)] as [string, string]],
  );

/** Words that docs/glossary.md replaces by others. */
const NOT_SAID: Readonly<Record<string, RegExp>> = {
  en: /\b(gray|color|everybody|take back|taken back|platter|pick)\b/i,
  de: /\b(wirf|werfen|geworfen|passen\.?$|Umzugslink|weggelegt\w*|unfertig\w*|Spielfeld|Solospiel\w*|gerufen|(Weiß|Blau) \d)\b/i,
  nl: /\b(verhuislink|weggelegde?|teruggenomen|gastheer|vel|solospel\w*|solitaire|ronden|tips|geroepen|(wit|blauw) \d)\b/i,
  hu: /(A\(z\)|illik|félretett|költöztető|függő bónusz|jegyzőkönyv|egyszemélyes|eldob|hivatkozás|kísérlet)/i,
};

/** Folders with the texts that are no messages, a file for each language. */
const LONG_TEXTS = ['src/lib/rulebook/texts', 'src/lib/learn/texts', '../cli/src/messages'];

/** Where the rules name the word of the printed game, once. */
const PRINTED_NAME = '(the silver platter of the box)';

describe.each(project.locales)('the texts of %s', (locale) => {
  const texts = textsOf(read(locale));

  test('never glue an ending or article to what is filled in', () => {
    expect(
      texts.filter(([, text]) => /\p{L}\{|\}\p{L}|\}-\p{L}/u.test(text.replace(/\}-(mal|fach)\b/, '}'))),
    ).toEqual([]);
  });

  test('use the words of the glossary', () => {
    expect(texts.filter(([, text]) => NOT_SAID[locale].test(text))).toEqual([]);
  });

  test.each(LONG_TEXTS)('and so does %s', (folder) => {
    const source = readFileSync(`${root}${folder}/${locale}.ts`, 'utf8').replace(PRINTED_NAME, '');
    const literals = [...source.matchAll(/(['`])((?:(?!\1)[^\\]|\\.)*)\1/gs)].map(([, , text]) => text);
    expect(literals.length).toBeGreaterThan(100);
    expect(literals.filter((text) => NOT_SAID[locale].test(text))).toEqual([]);
  });

  test('have no straight quotes, double spaces or spaces before a comma', () => {
    expect(texts.filter(([key, text]) => key !== '$schema' && /['"]| {2}| [,.:](?!j)/.test(text))).toEqual(
      [],
    );
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
