import { Random } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { compileKernel } from './build-kernel.ts';
import { KERNEL_BASE64 } from './kernel-bytes.ts';
import { TrainingNet } from './training-net.ts';

const SHAPE = { inputs: 40, first: 32, second: 8, heads: 3 };

function freshNet(): TrainingNet {
  const net = new TrainingNet(SHAPE);
  net.randomise(new Random('net'));
  for (let i = 0; i < net.weights.length; i++) net.weights[i] += 0.03 * Math.sin(i);
  return net;
}

/** The network in plain arithmetic. */
function reference({ weights }: TrainingNet, on: readonly number[], head: number): number {
  const { inputs, first, second } = SHAPE;
  const layer = Array.from({ length: first }, (_, unit) =>
    Math.max(
      0,
      [...on, inputs].reduce((sum, row) => sum + weights[row * first + unit], 0),
    ),
  );
  const at = (inputs + 1) * first + head * (second * first + 2 * second + 4);
  let out = weights[at + second * first + 2 * second];
  for (let unit = 0; unit < second; unit++) {
    const sum = layer.reduce((total, value, i) => total + value * weights[at + unit * first + i], 0);
    const value = Math.max(0, sum + weights[at + second * first + unit]);
    out += value * weights[at + second * first + second + unit];
  }
  return out;
}

/** One slot per input. */
const SLOTS = {
  slots: 48,
  most: new Uint8Array(48).fill(1),
  base: Int32Array.from({ length: 48 }, (_, i) => i - 1),
};

function netValue(net: TrainingNet, on: readonly number[], head: number): number {
  net.describeSlots(SLOTS);
  setSlots(net, on);
  net.rows.set(on);
  net.setBase(on.length);
  return net.valueNearBase(head);
}

function setSlots(net: TrainingNet, on: readonly number[]): void {
  net.slots.fill(0);
  for (const input of on) net.slots[input] = 1;
}

describe('the network', () => {
  test('runs the kernel that kernel.wat compiles to', async () => {
    expect(KERNEL_BASE64).toBe(Buffer.from(await compileKernel()).toString('base64'));
  });

  test('computes what plain arithmetic computes', () => {
    const net = freshNet();
    for (let head = 0; head < SHAPE.heads; head++) {
      const on = [head, 7, 12 + head, 39];
      expect(netValue(net, on, head)).toBeCloseTo(reference(net, on, head), 4);
    }
  });

  test('gives the same value whether inputs are listed or switched from a base', () => {
    const net = freshNet();
    const fresh = netValue(net, [1, 5, 9, 30], 1);
    netValue(net, [1, 5, 20, 21], 1);
    setSlots(net, [1, 5, 9, 30]);
    expect(net.valueNearBase(1)).toBeCloseTo(fresh, 5);
  });

  test('finds the inputs that changed in slots of any size, and ignores what a slot cannot hold', () => {
    const net = freshNet();
    const sizes = [3, 0, 5, 1, 7, 0, 0, 2, 9, 4, 1, 1, 3, 1, 1, 1, 0, 1];
    const most = Uint8Array.from({ length: 32 }, (_, i) => sizes[i] ?? 0);
    const base = Int32Array.from(
      most,
      (_, i) => most.subarray(0, i).reduce((sum, size) => sum + size, 0) - 1,
    );
    net.describeSlots({ slots: 32, most, base });
    const random = new Random('slots');
    const draw = () => {
      const held = Array.from(most, (size) => (random.below(3) === 0 ? random.below(size + 1) : 0));
      // What a slot cannot hold counts as its most, and a slot of size 0 holds nothing.
      net.slots.set(held.map((value, i) => (value === most[i] ? value + random.below(50) : value)));
      return held.flatMap((value, i) => (value > 0 ? [base[i] + value] : []));
    };
    for (let i = 0; i < 50; i++) {
      const before = draw();
      net.slots.set(net.slots.map((value, slot) => Math.min(value, most[slot] ?? 0)));
      net.rows.set(before);
      net.setBase(before.length);
      const now = draw();
      expect(net.valueNearBase(1)).toBeCloseTo(reference(net, now, 1), 3);
    }
  });

  test('moves toward what it is taught and leaves uninvolved inputs alone', () => {
    const net = freshNet();
    const untouched = net.weights.slice(17 * SHAPE.first, 18 * SHAPE.first);
    const before = netValue(net, [2, 3, 4], 0);
    for (let i = 0; i < 300; i++) {
      net.rows.set([2, 3, 4]);
      net.learn(3, 0, before + 0.7, 1);
      net.step(0.003);
    }
    expect(netValue(net, [2, 3, 4], 0)).toBeCloseTo(before + 0.7, 2);
    expect(net.weights.slice(17 * SHAPE.first, 18 * SHAPE.first)).toEqual(untouched);
  });

  test('keeps every value when it is widened', () => {
    const net = freshNet();
    const wide = new TrainingNet({ ...SHAPE, first: 64 });
    wide.randomise(new Random('wide'));
    wide.widenFrom(net);
    for (let head = 0; head < SHAPE.heads; head++) {
      expect(netValue(wide, [4, 8, 31], head)).toBeCloseTo(netValue(net, [4, 8, 31], head), 5);
    }
    expect(() => net.widenFrom(wide)).toThrow('not a smaller one');
  });

  test('learns along the gradient', () => {
    const net = freshNet();
    const on = [2, 11, 25];
    const target = reference(net, on, 2) - 0.5;
    net.rows.set(on);
    net.learn(on.length, 2, target, 1);
    const stride = net.weights.length;
    const gradient = new Float32Array(net.weights.buffer, stride * 4, stride);
    const loss = () => 0.5 * (reference(net, on, 2) - target) ** 2;
    for (const i of [
      2 * 32 + 5,
      11 * 32 + 20,
      40 * 32 + 1,
      41 * 32 + 2 * 276 + 40,
      41 * 32 + 2 * 276 + 266,
    ]) {
      const kept = net.weights[i];
      net.weights[i] = kept + 1e-3;
      const up = loss();
      net.weights[i] = kept - 1e-3;
      const slope = (up - loss()) / 2e-3;
      net.weights[i] = kept;
      expect(gradient[i]).toBeCloseTo(slope, 2);
    }
  });
});
