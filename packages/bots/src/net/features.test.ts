import { layoutOf, Position, Random, SHEETS } from '@reynard/engine';
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

  test('never lets a slot run into the next one', () => {
    for (const players of [1, 2, 3, 4]) {
      eachDecision(sheet, players, `slots/${players}`, (position, seat) => {
        features.read(position, seat, false, slots);
        slots.forEach((value, slot) => {
          const next = slot + 1 < features.slots ? features.base[slot + 1] : features.inputs - 1;
          expect(features.base[slot] + value).toBeLessThanOrEqual(next);
        });
      });
    }
  });

  test("does not depend on the other players' sheets", () => {
    const other = new Uint8Array(features.slots);
    const position = Position.start(sheet, 2);
    features.read(position, 0, false, slots);
    position.s.fill(1, position.seatAt(1) + 30, position.seatAt(1) + 40);
    features.read(position, 0, false, other);
    expect(other).toEqual(slots);
  });

  test('has the same value seen from any position near by', () => {
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
