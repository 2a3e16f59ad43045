// The first game's script and words, without a browser.
import { LANGUAGES, Position, playEvent, replay, viewOf } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { BEATS, CUES, IDEAS, lessonRecord, SHEET } from './script.ts';
import { loadLesson } from './text.ts';

const english = await loadLesson('en');

test('the first game is a legal game, and every cue and idea comes in its order', () => {
  const position = Position.start(SHEET, 1);
  BEATS.forEach(({ event }, i) => {
    expect(playEvent(position, event, i)).toEqual({ ok: true });
  });
  expect(BEATS.flatMap(({ cue }) => cue ?? [])).toEqual([...CUES]);
  expect([...new Set(BEATS.map(({ idea }) => idea))]).toEqual([...IDEAS]);
});

test('the chain marks four areas’ fields with one die and earns an extra die', () => {
  const marks = (events: number) => {
    const replayed = replay(lessonRecord(events));
    if (!replayed.ok) throw new Error(replayed.error.reason);
    return viewOf(replayed.position).seats[0];
  };
  const start = BEATS.findIndex(({ cue }) => cue === 'chainStart');
  const [before, after] = [marks(start), marks(BEATS.length)];
  const count = ({ areas }: typeof before) => Object.values(areas).flat().filter(Boolean).length;
  expect(count(after) - count(before)).toBe(4);
  expect(after.actions.extra!.unlocked - before.actions.extra!.unlocked).toBe(1);
  expect(after.score.foxes).toBe(1);
});

describe.each(LANGUAGES)('%s', (language) => {
  test('has a sentence of its own for every cue, idea and answer', async () => {
    const text = await loadLesson(language);
    const said = CUES.map((cue) => text.say[cue]('X'));
    expect(new Set(said).size).toBe(CUES.length);
    for (const cue of CUES) {
      expect(text.say[cue]('@').includes('@')).toBe(english.say[cue]('@').includes('@'));
      if (language !== 'en') expect(text.say[cue]('@')).not.toBe(english.say[cue]('@'));
    }
    for (const idea of IDEAS) expect(text.ideas[idea]).not.toBe('');
    expect(text.answers.die('@')).toContain('@');
    expect(text.finished.text(7).join()).toContain('7');
  });
});
