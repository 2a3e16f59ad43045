// Whom a game waits for, in whole random games.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidingSeats, Random, seatToAct } from '../src/index.ts';
import { randomGame, step, TABLES } from './play.ts';

describe.each(TABLES)('$game with $players players', ({ game, players }) => {
  test('the seat to act has a choice until the game is over, and is the first that has one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const played = randomGame(game, players, seed, 0);
        const random = new Random(seed);
        const { position } = played;
        while (!position.isOver) {
          const deciding = decidingSeats(position);
          const owing = deciding.filter((seat) => position.owes(seat));
          const inOrder = [...(owing.length > 0 ? owing : deciding)].sort((a, b) => order(a) - order(b));
          expect(seatToAct(position)).toBe(inOrder[0]);
          step(played, random);
        }
        expect(seatToAct(position)).toBeNull();
        expect(decidingSeats(position)).toEqual([]);

        function order(seat: number): number {
          return (seat - position.active + players) % players;
        }
      }),
      { numRuns: 20 },
    );
  });
});
