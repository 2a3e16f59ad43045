// What a move earns, against the referee's reading of the rules.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  checkEvent,
  diceIn,
  EXTRA_ACTION,
  type Gains,
  gainsOf,
  Position,
  playEvent,
} from '../src/index.ts';
import { randomGame, sheetOf, TABLES } from './play.ts';
import { type RawEvent, Referee } from './referee.ts';
import { GAMES } from './rules.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const sorted = (list: readonly string[]) => [...list].sort();
const NOTHING: Gains = { points: 0, earned: [], lost: [], toTray: 0 };

/** Plays a random game and shows every move with what the engine says it earns. */
function eachMove(
  game: string,
  players: number,
  seed: number,
  visit: (event: RawEvent, before: Position, gains: Gains) => void,
): void {
  const { record } = randomGame(game, players, seed);
  const position = Position.start(sheetOf(game), players);
  for (const event of record.events) {
    const checked = checkEvent(position, event);
    if (!checked.ok) expect.fail(checked.error.reason);
    visit(event as RawEvent, position, 'move' in checked ? gainsOf(position, checked.move) : NOTHING);
    playEvent(position, event);
  }
}

describe.each(TABLES)('$game with $players players', ({ game, players }) => {
  test('every move earns what the referee notes', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const referee = new Referee(game, players);
        eachMove(game, players, seed, (event, { rolls, layout }, gains) => {
          const seat = event.p ?? 0;
          const total = referee.score(seat).total;
          const tray = [...referee.table.tray];
          referee.play(event);
          if (event.mark === undefined) {
            expect(gains).toEqual(NOTHING);
            return;
          }
          const { earned, lost } = referee.last;
          expect(sorted(gains.earned)).toEqual(sorted(earned.filter((bonus) => !lost.includes(bonus))));
          expect(sorted(gains.lost)).toEqual(sorted(lost));
          expect(gains.points).toBe(referee.score(seat).total - total);
          const sent = diceIn(layout, gains.toTray);
          const arrived = referee.table.tray.filter((die) => !tray.includes(die));
          expect(sorted(sent)).toEqual(rolls === 3 ? [] : sorted(arrived));
        });
      }),
      { numRuns: 8 },
    );
  });
});

test('a bonus earned by spending an action is earned, also where as many actions are left as before', () => {
  let found = 0;
  for (const game of GAMES) {
    for (let seed = 0; seed < 30; seed++) {
      eachMove(game, 1, seed, (event, before, gains) => {
        if (event.e !== 'extra' || !gains.earned.includes('extra')) return;
        const after = before.clone();
        playEvent(after, event);
        expect(after.actions(0, EXTRA_ACTION)).toBe(before.actions(0, EXTRA_ACTION));
        found++;
      });
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('what the next round gives is not earned by the last move of a round', () => {
  const { sheet } = randomGame(GAMES[0], 1, 0, 0).position.layout;
  expect(ACTIONS).toContain(sheet.rounds[1]);
  eachMove(GAMES[0], 1, 1, (event, before, gains) => {
    const after = before.clone();
    playEvent(after, event);
    if (after.round > before.round) expect(gains).toEqual(NOTHING);
  });
});
