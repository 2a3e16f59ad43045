// The colours can be read: every number on its field, every edge on its ground, in both themes.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

function tokens(block: string): Map<string, string> {
  const start = css.indexOf(block);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
}

const paper = tokens(':root {');
const night = new Map([
  ...paper,
  ...tokens(":root[data-theme='dark']"),
  ...tokens(':root[data-theme="dark"]'),
]);

function linear(hex: string): [number, number, number] {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const INKS: Record<string, string> = {
  yellow: 'dark-ink',
  blue: 'light-ink',
  green: 'dark-ink',
  orange: 'dark-ink',
  purple: 'light-ink',
  pink: 'dark-ink',
  silver: 'dark-ink',
  gray: 'dark-ink',
  turquoise: 'dark-ink',
  brown: 'light-ink',
};

describe.each([
  ['paper', paper],
  ['night', night],
] as const)('%s', (_, theme) => {
  const of = (a: string, b: string) => contrast(theme.get(a)!, theme.get(b)!);

  test.each(['page', 'surface', 'raised', 'field'])('text is readable on the %s', (ground) => {
    expect(of('ink', ground)).toBeGreaterThanOrEqual(4.5);
    expect(of('muted', ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.keys(INKS))('%s: marks, printed numbers and edges stand out', (colour) => {
    expect(of(INKS[colour], colour), 'a number on a marked field').toBeGreaterThanOrEqual(4.5);
    expect(of('ink', `${colour}-soft`), 'points on the area').toBeGreaterThanOrEqual(4.5);
    expect(of('muted', `${colour}-soft`), 'figures on the area').toBeGreaterThanOrEqual(4.5);
    expect(of(`${colour}-edge`, `${colour}-soft`), 'the edge on the area').toBeGreaterThanOrEqual(3);
    expect(of(`${colour}-edge`, 'field'), 'the edge around a field').toBeGreaterThanOrEqual(3);
  });

  test.each([...Object.keys(INKS), 'white'])(
    '%s: pips stand out from the die and from the shape behind them',
    (colour) => {
      const ink = INKS[colour] ?? 'dark-ink';
      expect(of(ink, colour)).toBeGreaterThanOrEqual(4.5);
      // Where there is room for it, the shape is further away from the ink than the die.
      expect(of(ink, `${colour}-shape`)).toBeGreaterThanOrEqual(colour === 'white' ? 10 : of(ink, colour));
      expect(of(colour, `${colour}-shape`), 'the shape can be seen').toBeGreaterThanOrEqual(1.19);
    },
  );

  test('the one accent can be read and seen', () => {
    expect(of('accent', 'accent-ink')).toBeGreaterThanOrEqual(4.5);
    expect(of('accent', 'page')).toBeGreaterThanOrEqual(3);
    expect(of('ink', 'accent-soft')).toBeGreaterThanOrEqual(4.5);
    expect(of('action', 'action-ink')).toBeGreaterThanOrEqual(4.5);
  });

  const grounds = [
    'page',
    'surface',
    'raised',
    'field',
    'accent-soft',
    ...Object.keys(INKS).map((c) => `${c}-soft`),
  ];
  test.each(grounds)('the ring of the focused element stands out on %s', (ground) => {
    expect(of('focus', ground)).toBeGreaterThanOrEqual(3);
  });
});

/** How people see colours who lack one kind of cone: matrices of linear RGB (Machado, Oliveira and Fernandes 2009). */
const SIGHTS: Record<string, readonly (readonly [number, number, number])[]> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

type Triple = readonly [number, number, number];
const times = (rows: readonly Triple[], [x, y, z]: Triple): number[] =>
  rows.map(([a, b, c]) => a * x + b * y + c * z);

/** A colour in OKLab, in which distances are as large as they look. */
function seen(hex: string, sight: string): number[] {
  const shown = times(SIGHTS[sight], linear(hex)).map((part) => Math.min(1, Math.max(0, part)));
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    shown as unknown as Triple,
  ).map(Math.cbrt);
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones as unknown as Triple,
  );
}

const apart = (a: string, b: string, sight: string) =>
  Math.hypot(...seen(a, sight).map((part, i) => part - seen(b, sight)[i]));

describe.each(Object.keys(SIGHTS))('to eyes with %s', (sight) => {
  const others = [...Object.keys(INKS), 'white'];
  test.each(['turquoise', 'brown'])('%s is no other colour', (colour) => {
    for (const theme of [paper, night])
      for (const other of others.filter((each) => each !== colour))
        expect(apart(theme.get(colour)!, theme.get(other)!, sight), other).toBeGreaterThan(0.035);
  });
});

test('no two dice of one game have the same lightness and shape at once', () => {
  // Shapes differ for all but silver and gray, which never meet; lightness helps where colours look alike.
  const lightness = ['yellow', 'blue', 'green', 'orange', 'purple', 'pink'].map((c) =>
    luminance(paper.get(c)!),
  );
  for (const [i, a] of lightness.entries()) {
    for (const b of lightness.slice(i + 1)) expect(Math.abs(a - b)).toBeGreaterThan(0.02);
  }
});
