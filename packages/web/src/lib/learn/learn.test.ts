// The lessons with the real engine, without a browser: every step possible, every target legal, every word there.
import { checkEvent, type Event, gainsOf, SHEETS, seatToAct } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { choicesOf } from '#lib/session/choices.ts';
import { offered, waysNow } from '#lib/session/considered.ts';
import { hintedBy } from '#lib/session/hinted.ts';
import { LANGUAGES } from '#lib/words/languages.ts';
import { LESSONS } from './lessons.ts';
import { type Beat, beatsOf, gameAt, type Script } from './script.ts';
import { type LessonWords, loadLesson } from './text.ts';

const scripts: readonly Script[] = await Promise.all(
  SHEETS.map(async ({ id }) => (await LESSONS[id]()).script),
);
const texts = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, text: await loadLesson(language) })),
);
const english = texts.find(({ language }) => language === 'en')!.text;

const wordsIn = (text: typeof english, { sheet }: Script): LessonWords => text.lessons[sheet.id];
const bonusesIn = (events: readonly (Event | undefined)[]) =>
  events.filter((event) => event?.e === 'bonus').length;

describe.each(scripts)('$sheet.id', (script) => {
  const beats = beatsOf(script);

  test('every step is possible, and its target is what the table offers', () => {
    beats.forEach((beat, step) => {
      const { position } = gameAt(script, step);
      if (!beat.event) return;
      expect(seatToAct(position)).toBe(0);
      const checked = checkEvent(position, beat.event);
      expect(checked.ok, `${beat.cue}`).toBe(true);
      const choices = choicesOf(position, 0);
      if (beat.event.e === 'roll') {
        expect(choices.roll || beat.watch).toBe(true);
        return;
      }
      const hint = hintedBy((checked as { move: number }).move);
      const token = choices.tokens.find(({ id }) => id === hint.token);
      if (hint.field === null) {
        expect(token?.move ?? choices.reroll ?? choices.done).toBe(hint.move);
        return;
      }
      expect(offered(token!, hint.polish, hint.joker).map(({ move }) => move)).toContain(hint.move);
      const here = waysNow(choices, hint);
      expect(here.map(({ move }) => move)).toContain(hint.move);
    });
  });

  test('it says the goal first, plays a chain in sight, and ends with a counted sheet', () => {
    expect(beats[0]).toMatchObject({ cue: 'goal' });
    expect(beats[0].event).toBeUndefined();
    const chain = beats.filter(({ idea }) => idea === 'chain');
    expect(bonusesIn(chain.map(({ event }) => event))).toBeGreaterThanOrEqual(3);
    const watched = chain.filter(({ watch, cue }) => watch && cue);
    expect(watched.length).toBeGreaterThan(0);
    expect(gameAt(script, beats.length - 1).position.isOver).toBe(true);
  });

  test('it is short: three to five minutes at ten seconds for a step', () => {
    const spoken = beats.filter(({ cue }) => cue).length;
    expect(spoken).toBeGreaterThanOrEqual(18);
    expect(spoken).toBeLessThanOrEqual(30);
  });

  /** The face of the die of a step, before polishing or a joker. */
  function faceOf(beat: Beat, step: number): number | null {
    if (!beat.event || !('die' in beat.event) || beat.event.e === 'return') return null;
    return gameAt(script, step).position.face(script.sheet.dice.indexOf(beat.event.die));
  }

  test.each(texts)('$language: every step has its words, and they name the die it takes', ({ text }) => {
    const words = wordsIn(text, script);
    expect(beats.flatMap(({ cue }) => cue ?? [])).toEqual(Object.keys(words.say));
    expect(script.scenes.map(({ idea }) => idea)).toEqual(Object.keys(words.ideas));
    for (const said of [...Object.values(words.say), ...Object.values(words.ideas)])
      expect(said).not.toBe('');
    for (const title of Object.values(words.ideas)) expect(title.length).toBeLessThanOrEqual(30);
    beats.forEach((beat, step) => {
      const face = faceOf(beat, step);
      if (beat.cue && face !== null) expect(words.say[beat.cue]).toContain(String(face));
    });
  });

  test('the points that a step names are those the engine gives', () => {
    beats.forEach((beat, step) => {
      const named = beat.cue && /(\d+) points/.exec(wordsIn(english, script).say[beat.cue])?.[1];
      if (!named || !beat.event) return;
      const { position } = gameAt(script, step);
      const checked = checkEvent(position, beat.event) as { move: number };
      const { points } = gainsOf(position, checked.move);
      // A number in the minus row costs what it shows.
      const minus = beat.cue === 'minus' ? faceOf(beat, step)! : 0;
      expect(points + minus, beat.cue).toBe(Number(named));
    });
  });
});

describe.each(texts)('$language', ({ language, text }) => {
  test('has sentences of its own', () => {
    for (const script of scripts) {
      const [own, other] = [wordsIn(text, script), wordsIn(english, script)];
      expect(new Set(Object.values(own.say)).size).toBe(Object.keys(own.say).length);
      if (language === 'en') continue;
      for (const [cue, said] of Object.entries(own.say)) expect(said, cue).not.toBe(other.say[cue]);
    }
  });
});
