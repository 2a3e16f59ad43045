// The marks of each seat's last turn.
import { Game, type Position, Random } from '@reynard/engine';
import { expect, test } from 'vitest';
import { markedBetween } from '#lib/sheet/marked.ts';
import { namesFor, sheetOf, step } from '../../../../engine/test/play.ts';
import { type LastMarks, noteMarks } from './last-marks.ts';

test('the marks of a seat’s last turn stay until it marks in another turn', () => {
  const random = new Random('last marks');
  const game = Game.start(sheetOf('clever-4ever'), namesFor(3));
  const turnOf = ({ round, active }: Position) => `${round} ${active}`;
  /** By seat: the turn of its last mark and the sheet before that turn's first one. */
  const starts = new Map<number, { turn: string; before: Position }>();
  let last: readonly (LastMarks | undefined)[] = [];
  for (let i = 0; i < 200; i++) {
    const before = game.position.clone();
    const event = step(game, random) as never as Parameters<typeof noteMarks>[1]['event'];
    const after = game.position.clone();
    last = noteMarks(last, { event, before, after });
    if (event.e !== 'roll' && markedBetween(before, after, event.p).size > 0) {
      const turn = turnOf(before);
      if (starts.get(event.p)?.turn !== turn) starts.set(event.p, { turn, before });
    }
    for (const [seat, start] of starts)
      expect(last[seat]?.fields).toEqual(markedBetween(start.before, after, seat));
  }
  expect(starts.size).toBe(3);
});
