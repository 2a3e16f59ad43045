// The bound on what a field can still hold: no game exceeds it, and unreachable fields are recognised.
import { expect, test } from 'vitest';
import {
  buildPosition,
  clever4ever,
  doppeltSoClever,
  mostIn,
  type Position,
  type Sheet,
} from '../src/index.ts';
import type { SeatSetup } from '../src/setup.ts';
import { namesFor, randomGame, TABLES } from './play.ts';

const allFields = (position: Position) =>
  namesFor(position.players).flatMap((_, seat) =>
    Array.from({ length: position.layout.fieldCount }, (_, field) => ({ seat, field })),
  );

test.each(TABLES)('$game, $players players: no field ever exceeds its bound', (table) => {
  const { game, players } = table;
  for (const seed of [1, 2, 3]) {
    const { position: end } = randomGame(game, players, seed);
    for (const events of [0, 20, 60, 120, 200]) {
      const { position } = randomGame(game, players, seed, events);
      for (const { seat, field } of allFields(position))
        expect(mostIn(position, seat, field)).toBeGreaterThanOrEqual(end.field(seat, field));
    }
  }
});

/** What the first fields of an area can still hold, with these values in it. */
function mostOf(
  sheet: Sheet,
  areas: NonNullable<SeatSetup['areas']>,
  colour: string,
  count: number,
): number[] {
  const built = buildPosition(sheet, { seats: [{ areas }] });
  if (!built.ok) throw new Error(built.error.reason);
  const { first } = built.position.layout.areas.find((area) => area.colour === colour)!;
  return Array.from({ length: count }, (_, i) => mostIn(built.position, 0, first + i));
}

test('a row of rising numbers ends where no higher number is left', () => {
  expect(mostOf(clever4ever, { yellow: [2, 5] }, 'yellow', 5)).toEqual([2, 5, 6, 0, 0]);
});

test('a row of falling numbers stays at or below its last one', () => {
  expect(mostOf(doppeltSoClever, { blue: [9, 4] }, 'blue', 4)).toEqual([9, 4, 4, 4]);
});

test('a written number stays as it is', () => {
  expect(mostOf(doppeltSoClever, { pink: [3] }, 'pink', 2)).toEqual([3, 6]);
});
