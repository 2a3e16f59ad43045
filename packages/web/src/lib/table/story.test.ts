// The log: turn by turn, with what each mark earned, in step with a record that grows or is undone.
import { ganzSchoenClever, SHEETS } from '@reynard/engine';
import { expect, test } from 'vitest';
import { randomGame } from '../../../../engine/test/play.ts';
import { Story } from './story.ts';

test.each(SHEETS.map(({ id }) => id))(
  '%s: one entry for each turn, named by round and player, without its end',
  (id) => {
    const { record, position } = randomGame(id, 2, 'log');
    const turns = new Story(position.layout.sheet, record.players).tell(record);
    expect(turns.map(({ title }) => title)).toEqual(
      Array.from({ length: position.rounds }, (_, i) => [`Round ${i + 1}, Ada`, `Round ${i + 1}, Bo`]).flat(),
    );
    const lines = turns.flatMap((turn) => turn.lines);
    expect(lines).toHaveLength(record.events.filter(({ e }) => e !== 'done').length);
    expect(lines.join(' ')).not.toContain('Turn finished');
  },
);

test('alone, the passive turn has an entry of its own', () => {
  const { record } = randomGame('ganz-schoen-clever', 1, 'log');
  const titles = new Story(ganzSchoenClever, ['Ada']).tell(record).map(({ title }) => title);
  expect(titles.slice(0, 3)).toEqual(['Round 1', 'Round 1, passive turn', 'Round 2']);
});

test('a mark says its points and what it earned', () => {
  const { record } = randomGame('clever-4ever', 1, 'log');
  const lines = new Story(SHEETS.find(({ id }) => id === record.game)!, ['Ada'])
    .tell(record)
    .flatMap((turn) => turn.lines);
  expect(lines.some((line) => / with the white die\. [+−]\d+/.test(line))).toBe(true);
  expect(lines.some((line) => / (a fox|a reroll|an extra die|a polish)\.$/.test(line))).toBe(true);
  expect(
    lines.filter((line) => /\. \p{Ll}/u.test(line)),
    'sentences without a capital',
  ).toEqual([]);
});

test('events are added one by one, and those undone are gone', () => {
  const { record } = randomGame('ganz-schoen-clever', 2, 'log');
  const story = new Story(ganzSchoenClever, record.players);
  const fresh = (events: typeof record.events) =>
    new Story(ganzSchoenClever, record.players).tell({ events });
  for (const count of [3, 30, 31, 25, 40]) {
    const events = record.events.slice(0, count);
    expect(story.tell({ events })).toEqual(fresh(events));
  }
});

test('what a bot did for somebody who was away says so', () => {
  const { record } = randomGame('ganz-schoen-clever', 2, 'log');
  const move = record.events.findIndex((event) => event.e === 'pick' && event.p === 0);
  const standIns = [1, move + 1];
  const [turn] = new Story(ganzSchoenClever, record.players).tell({ ...record, standIns });
  expect(turn.title).toBe('Round 1, Ada (bot)');
  expect(turn.lines.filter((line) => line.startsWith('Ada (bot): '))).toHaveLength(1);
  expect(turn.lines.filter((line) => line.startsWith('Ada: ')).length).toBeGreaterThan(0);
});
