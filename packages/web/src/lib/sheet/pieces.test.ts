// A sheet as pieces of markup: what changes is repainted on the elements that are there.
import { Position, Random, ROLL, rollDice, SHEETS } from '@reynard/engine';
import { expect, test } from 'vitest';
import { drawingOf } from './compose.ts';
import type { DrawnArea } from './drawing.ts';
import { type Look, markupOf, type Piece, piecesOf, repaint } from './pieces.ts';
import { marksOf } from './state.ts';

/** As much of an element as a piece needs. */
class Painted {
  readonly attributes = new Map<string, string>();
  innerHTML = '';
  setAttribute = (name: string, value: string) => this.attributes.set(name, value);
  removeAttribute = (name: string) => this.attributes.delete(name);
}

const BLANK: Piece = { tag: 'g', attributes: {}, content: '' };
const paintOver = (element: Painted, before: Piece, now: Piece) =>
  repaint(element as unknown as Element, before, now);

function lookOf(position: Position, random: Random): Look {
  const { fieldCount } = position.layout;
  const some = () => random.below(fieldCount);
  const focus = {
    legal: new Set([some(), some()]),
    chosen: true,
    field: some(),
    hint: some(),
    gains: new Map(),
  };
  return {
    marks: marksOf(position, 0),
    focus: random.below(3) > 0 ? focus : undefined,
    tabStop: some(),
    fresh: new Set([some()]),
    nameOf: (_, { field }, value) => `${field} holds ${value}`,
    paper: false,
  };
}

test.each(SHEETS)('$name: repainted through a game, every piece shows what a fresh one shows', (sheet) => {
  const random = new Random('pieces');
  const position = Position.start(sheet, 1);
  const choices = new Int32Array(1024);
  const { areas } = drawingOf(sheet);
  const piecesNow = () => {
    const look = lookOf(position, random);
    return areas.flatMap((area: DrawnArea) => piecesOf(area, look));
  };
  let shown = piecesNow();
  const elements = shown.map((piece) => {
    const element = new Painted();
    paintOver(element, BLANK, piece);
    return element;
  });
  while (!position.isOver) {
    const choice = choices[random.below(position.listChoices(0, choices))];
    if (choice === ROLL) rollDice(position, random);
    else position.play(choice);
    const now = piecesNow();
    expect(now.length).toBe(shown.length);
    for (let i = 0; i < now.length; i++) paintOver(elements[i], shown[i], now[i]);
    shown = now;
  }
  shown.forEach((piece, i) => {
    const fresh = new Painted();
    paintOver(fresh, BLANK, piece);
    expect(Object.fromEntries(elements[i].attributes)).toEqual(Object.fromEntries(fresh.attributes));
    expect(elements[i].innerHTML).toBe(fresh.innerHTML);
  });
});

test('names are escaped, and attributes without a value left out', () => {
  const piece: Piece = { tag: 'g', attributes: { 'aria-label': '"<&', role: undefined }, content: '' };
  expect(markupOf(piece)).toBe('<g aria-label="&quot;&lt;&amp;"></g>');
});
