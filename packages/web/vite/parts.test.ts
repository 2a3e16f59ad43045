// Which part of the messages is loaded when.
import { expect, test } from 'vitest';
import { keysByPart, keysIn, partOf } from './parts.ts';

test('files of the home page, of playing and of other pages belong to the five parts', () => {
  expect(partOf('routes/+page.svelte')).toBe('home');
  expect(partOf('lib/pages/PageHead.svelte')).toBe('base');
  expect(partOf('routes/play/+page.svelte')).toBe('play');
  expect(partOf('lib/table/words.ts')).toBe('play');
  expect(partOf('lib/table/ShortcutList.svelte')).toBe('later');
  expect(partOf('lib/sheet/names.ts')).toBe('later');
  expect(partOf('lib/online/words.ts')).toBe('more');
  expect(partOf('routes/online/[id]/+page.svelte')).toBe('more');
});

test('a message counts as used where it is called and where it is passed on', () => {
  expect(
    keysIn('m.undo(); const NAMES = { done: m.button_done }; item.name; [m.now_roll({ roll })]'),
  ).toEqual(['undo', 'button_done', 'now_roll']);
});

test('a message belongs to the first part that uses it, and unknown names to none', () => {
  const sources = new Map([
    ['lib/online/words.ts', 'm.undo() m.online_full() m.solo()'],
    ['lib/table/words.ts', 'm.home() m.undo() m.unknown()'],
    ['lib/home/GameCard.svelte', 'm.home() m.solo()'],
  ]);
  const known = new Set(['home', 'solo', 'undo', 'online_full', 'unused']);
  expect(keysByPart(sources, (key) => known.has(key))).toEqual({
    base: ['home'],
    home: ['solo'],
    play: ['undo'],
    later: [],
    more: ['online_full'],
  });
});
