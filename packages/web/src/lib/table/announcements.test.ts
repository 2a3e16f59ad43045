// The last move of another player, as the next player reads it.
import { Game, ganzSchoenClever, Random } from '@reynard/engine';
import { expect, test } from 'vitest';
import type { News, Session } from '#lib/session/session.svelte.ts';
import { announcementsOf, lastWords } from './announcements.ts';

/** The news of a turn of Ada's, up to its end, as Bo finds them. */
function afterAdasTurn(): Session {
  const random = new Random('hand-over');
  const game = Game.start(ganzSchoenClever, ['Ada', 'Bo']);
  const news: News[] = [];
  while (game.record.events.at(-1)?.e !== 'done') {
    const before = game.position.clone();
    const [move] = before.moves(0);
    const event = move === undefined ? game.roll(random) : game.play(move);
    const happening = { event, before, after: game.position.clone() };
    news.push({ kind: 'event', number: news.length, happening, seat: 0, by: 'here' });
  }
  const considered = { token: null, field: null, polish: false };
  const session = {
    sheet: ganzSchoenClever,
    record: game.record,
    news,
    considered,
    isPerson: true,
    actor: 1,
    seat: 1,
  };
  return session as unknown as Session;
}

test('the end of a turn is told, but what is shown of it is the last thing that was done', () => {
  const session = afterAdasTurn();
  expect(announcementsOf(session).at(-1)!.words).toBe('Ada: Turn finished.');
  expect(lastWords(session)).toMatch(/^Ada: .+ with (the \w+ die|a bonus)\./);
});
