// The tray of a solo passive roll (R10).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countDice, diceOf, lowestThree, Random, trayChoice } from '../src/index.ts';

test('without equal faces at the border the tray is certain', () => {
  expect(trayChoice([6, 5, 4, 3, 2, 1])).toEqual({ sure: 0b111000, tied: 0, open: 0 });
  expect(trayChoice([1, 1, 1, 2, 2, 2])).toEqual({ sure: 0b000111, tied: 0, open: 0 });
});

test('equal faces at the border leave a choice', () => {
  expect(trayChoice([1, 2, 2, 2, 2, 6])).toEqual({ sure: 0b000001, tied: 0b011110, open: 2 });
  expect(trayChoice([3, 3, 3, 3, 3, 3])).toEqual({ sure: 0, tied: 0b111111, open: 3 });
});

test('the tray that seeded dice choose is always one of those it leaves open', () => {
  const roll = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(roll, fc.nat(), (faces, seed) => {
      const tray = lowestThree(faces, new Random(seed));
      const { sure, tied, open } = trayChoice(faces);
      expect(tray & sure).toBe(sure);
      expect(diceOf(tray & ~sure).every((die) => ((tied >> die) & 1) === 1)).toBe(true);
      expect(countDice(tray & tied)).toBe(open);
      expect(countDice(sure) + open).toBe(3);
    }),
  );
});
