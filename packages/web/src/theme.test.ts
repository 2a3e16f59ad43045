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

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
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

  test('the one accent can be read and seen', () => {
    expect(of('accent', 'accent-ink')).toBeGreaterThanOrEqual(4.5);
    expect(of('accent', 'page')).toBeGreaterThanOrEqual(3);
    expect(of('ink', 'accent-soft')).toBeGreaterThanOrEqual(4.5);
    expect(of('action', 'action-ink')).toBeGreaterThanOrEqual(4.5);
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
