// A total beside the ladder: with the same dice, and by its measured totals.
import { loadBot, playOut, streamsOf } from '@reynard/bots';
import { loadTotals } from '@reynard/bots/totals';
import { Game, SHEETS } from '@reynard/engine';
import { expect, test } from 'vitest';
import { ghostTotal } from './ghost-game.ts';
import { fixedDiceOf, sharesOf, tellingShare } from './ghosts.ts';

const [sheet] = SHEETS;

test('with the dice of its own game a bot plays the same game again', async () => {
  const bot = await loadBot('isengrim', sheet);
  const game = Game.start(sheet, ['isengrim']);
  playOut(game, [bot], streamsOf('ghost', 1));
  expect(await ghostTotal('isengrim', game.record)).toBe(game.position.total(0));
  expect(await ghostTotal('tibert', game.record)).toBe(await ghostTotal('tibert', game.record));
});

test('only duels and daily challenges have fixed dice', () => {
  const { record } = Game.start(sheet, ['Ada']);
  const theirs = Game.start(sheet, ['Bo']).record;
  expect(fixedDiceOf(record)).toBeNull();
  expect(fixedDiceOf({ ...record, duel: theirs })).toBe(theirs);
  const daily = { ...record, online: { table: 't', seat: 0, daily: '2026-04-01' } };
  expect(fixedDiceOf(daily)).toBe(daily);
  expect(fixedDiceOf({ ...record, online: { table: 't', seat: 0, daily: null } })).toBeNull();
});

test('a total is compared with the strongest bot of which it beats at least half the games', async () => {
  const totals = (await loadTotals(sheet))!;
  const { quantiles } = totals.grimbert;
  expect(tellingShare(sharesOf(totals, quantiles[71]))).toEqual({
    id: 'grimbert',
    share: expect.closeTo(0.71, 1),
  });
  expect(tellingShare(sharesOf(totals, 0))).toEqual({ id: 'cuwart', share: 0 });
  expect(tellingShare(sharesOf(totals, 1000))).toEqual({ id: 'reynard', share: 1 });
});
