import { doppeltSoClever, ganzSchoenClever, layoutOf, Random } from '@reynard/engine';
import { describe, expect, test } from 'vitest';
import { Features, HEADS } from './features.ts';
import { NetError, type NetFault, readNet, writeNet } from './net-file.ts';
import { TrainingNet } from './training-net.ts';

const layout = layoutOf(ganzSchoenClever);

function freshNet() {
  const { inputs } = new Features(layout);
  const net = new TrainingNet({ inputs, first: 16, second: 4, heads: HEADS });
  net.randomise(new Random('file'));
  return net;
}

function faultOf(bytes: Uint8Array, game = layout): NetFault | undefined {
  try {
    readNet(bytes, game);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(NetError);
    expect((error as NetError).message).not.toBe('');
    return (error as NetError).fault;
  }
}

describe('a network file', () => {
  test('gives back the weights within the precision of 16 bits', () => {
    const net = freshNet();
    const { net: read } = readNet(writeNet(net, layout), layout);
    const worst = net.weights.reduce(
      (most, weight, i) => Math.max(most, Math.abs(weight - read.weights[i])),
      0,
    );
    expect(worst).toBeLessThan(2e-5);
    expect(read.shape).toMatchObject(net.shape);
  });

  test('is the same when written again', () => {
    const bytes = writeNet(freshNet(), layout);
    expect(writeNet(readNet(bytes, layout).net, layout)).toEqual(bytes);
  });

  test('is refused as damaged when any byte behind its version has changed', () => {
    const bytes = writeNet(freshNet(), layout);
    for (const at of [6, 20, 200, bytes.length >> 1, bytes.length - 1]) {
      const changed = bytes.slice();
      changed[at] ^= 1;
      expect(faultOf(changed)).toBe('damaged');
    }
  });

  test('is refused as damaged when its end is missing', () => {
    const bytes = writeNet(freshNet(), layout);
    expect(faultOf(bytes.subarray(0, bytes.length - 100))).toBe('damaged');
  });

  test('is refused when it has another version', () => {
    const bytes = writeNet(freshNet(), layout);
    bytes[4] = 99;
    expect(faultOf(bytes)).toBe('wrong-version');
  });

  test('is refused when it belongs to another game', () => {
    expect(faultOf(writeNet(freshNet(), layout), layoutOf(doppeltSoClever))).toBe('wrong-game');
  });

  test('is refused when it is something else', () => {
    expect(faultOf(new Uint8Array(0))).toBe('not-a-net');
    expect(faultOf(new TextEncoder().encode('<!doctype html><title>Not found</title>'))).toBe('not-a-net');
  });
});
