import { buildPosition, layoutOf, Position, Random, type SeatSetup, SHEETS, viewOf } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { eachDecision } from '../../test/positions.ts';
import { Features, HEADS } from './features.ts';
import { Judge } from './judge.ts';
import { TrainingNet } from './training-net.ts';

describe.each(SHEETS)('what a network sees of $id', (sheet) => {
  const features = new Features(layoutOf(sheet));
  const slots = new Uint8Array(features.slots);

  test.each([1, 2, 3, 4])('stays within its inputs in games of %i', (players) => {
    const rows = new Int32Array(512);
    eachDecision(sheet, players, `within/${players}`, (position, seat) => {
      expect(features.read(position, seat, false, slots)).toBe(position.total(seat));
      const count = features.listInputs(slots, rows);
      for (let i = 0; i < count; i++) {
        expect(rows[i]).toBeLessThan(features.inputs);
        if (i > 0) expect(rows[i]).toBeGreaterThan(rows[i - 1]);
      }
      expect(features.head).toBeGreaterThanOrEqual(0);
      expect(features.head).toBeLessThan(HEADS);
    });
  });

  test('no slot holds more than it has inputs', () => {
    for (const players of [1, 2, 3, 4]) {
      eachDecision(sheet, players, `slots/${players}`, (position, seat) => {
        features.read(position, seat, false, slots);
        expect(slots.every((value, slot) => value <= features.most[slot])).toBe(true);
      });
    }
  });

  test("does not depend on the other players' sheets", () => {
    const other = new Uint8Array(features.slots);
    features.read(Position.start(sheet, 2), 0, false, slots);
    let areas: SeatSetup['areas'] = {};
    eachDecision(sheet, 2, 'full sheet', (position) => {
      areas = viewOf(position).seats[1].areas;
    });
    const built = buildPosition(sheet, { seats: [{}, { areas }] });
    if (!built.ok) throw new Error(built.error.reason);
    features.read(built.position, 0, false, other);
    expect(other).toEqual(slots);
  });

  test('a position has the same value from any base', () => {
    const net = new TrainingNet({ inputs: features.inputs, first: 32, second: 8, heads: HEADS });
    net.randomise(new Random('near'));
    const judge = new Judge(net, features);
    let compared = 0;
    eachDecision(sheet, 2, 'near', (position, seat, choices) => {
      judge.face(position, seat);
      const near = judge.valueAfter(position, seat, choices[0]);
      judge.face(Position.start(sheet, 2), seat);
      expect(judge.valueAfter(position, seat, choices[0])).toBeCloseTo(near, 2);
      compared++;
    });
    expect(compared).toBeGreaterThan(50);
  });
});
