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

function netValue(net: TrainingNet, on: readonly number[], head: number): number {
  net.rows.set(on);
  net.setBase(on.length);
  return net.valueFromBase(0, 0, head);
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
    net.rows.set([1, 5, 20, 21]);
    net.setBase(4);
    net.rows.set([9, 30, 20, 21]);
    expect(net.valueFromBase(2, 2, 1)).toBeCloseTo(fresh, 5);
  });

  test('moves toward what it is taught and leaves uninvolved inputs alone', () => {
    const net = freshNet();
    const untouched = net.weights.slice(17 * SHAPE.first, 18 * SHAPE.first);
    const before = netValue(net, [2, 3, 4], 0);
    for (let i = 0; i < 300; i++) {
      net.rows.set([2, 3, 4]);
      net.learn(3, 0, before + 0.7);
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
    net.learn(on.length, 2, target);
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
