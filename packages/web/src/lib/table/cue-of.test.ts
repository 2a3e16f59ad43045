// The sound of an event follows from the event.
import { type Event, Position, playEvent, SHEETS } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { tremble } from '#lib/sound/cues.ts';
import { botGame } from '../../../test/records.ts';
import { cueOf } from './cue-of.ts';

describe.each(SHEETS)('$id', (sheet) => {
  const { events } = botGame(sheet.id, ['You'], 'feel');
  const position = Position.start(sheet, 1);
  const happenings = events.map((event: Event) => {
    const before = position.clone();
    playEvent(position, event);
    return { event, before, after: position.clone() };
  });

  test('a roll sounds like as many dice as were rolled', () => {
    const rolls = happenings.filter(({ event }) => event.e === 'roll');
    expect(rolls.map((happening) => cueOf(happening, 0))).toEqual(
      rolls.map(({ event }) => ({
        kind: 'roll',
        dice: Object.keys('dice' in event ? event.dice : {}).length,
      })),
    );
  });

  test('a mark is heard, one that earns something more so; what marks nothing is silent', () => {
    const others = happenings.filter(({ event }) => event.e !== 'roll');
    const cues = others.map((happening) => cueOf(happening, 2));
    expect(cues.map((cue) => cue !== null)).toEqual(others.map(({ event }) => 'mark' in event));
    const earning = cues.filter((cue) => cue?.kind === 'mark' && cue.earned > 0);
    expect(earning.length).toBeGreaterThan(3);
    expect(earning.length).toBeLessThan(cues.length / 2);
    for (const cue of earning) expect(cue).toMatchObject({ chain: 2 });
  });
});

test('a longer chain is felt more, and not without end', () => {
  const felt = [1, 2, 5, 40].map((chain) => tremble({ kind: 'mark', chain, earned: 1 }).at(-1)!);
  expect(felt).toEqual([...felt].sort((a, b) => a - b));
  expect(felt[1]).toBeGreaterThan(felt[0]);
  expect(felt[3]).toBeLessThan(60);
});
