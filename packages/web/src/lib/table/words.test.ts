// The words for a move that is being put together.
import {
  buildPosition,
  type Colour,
  doppeltSoClever,
  gainsOf,
  ganzSchoenClever,
  Position,
  type Sheet,
} from '@reynard/engine';
import { expect, test } from 'vitest';
import { choicesOf, dieToken } from '#lib/session/choices.ts';
import { previewWords } from './previews.ts';

/** The previews of a die's moves at the start of a game with these faces. */
function previews(sheet: Sheet, faces: number[], die: number): string[] {
  const position = Position.start(sheet, 1);
  position.roll(faces);
  const token = choicesOf(position, 0).tokens.find(({ id }) => id === dieToken(die))!;
  return token.ways.map(({ move }) => previewWords(position, move, gainsOf(position, move)));
}

const colourAt = (sheet: Sheet, colour: Colour) => sheet.dice.indexOf(colour);

test('a field of a coloured row is called by its row, and its points are told', () => {
  const silver = colourAt(doppeltSoClever, 'silver');
  const words = previews(
    doppeltSoClever,
    [1, 1, 1, 1, 1, 1].map((face, i) => (i === silver ? 2 : face)),
    silver,
  );
  expect(words[0]).toMatch(/^2 in silver \(yellow row\): \+2 points\./);
  for (const each of words) expect(each).not.toMatch(/column|\b0\b/);
});

test('a mark that brings nothing yet says so, without a figure', () => {
  const words = previews(ganzSchoenClever, [1, 3, 1, 1, 1, 1], colourAt(ganzSchoenClever, 'yellow'));
  expect(words[0]).toMatch(/^Yellow 3: no points yet, completes nothing\./);
});

test('a number that counts several times says what is written', () => {
  const orange = colourAt(ganzSchoenClever, 'orange');
  // The fourth orange field counts double.
  const built = buildPosition(ganzSchoenClever, {
    phase: 'choose',
    rolls: 1,
    faces: { white: 1, yellow: 1, blue: 1, green: 1, orange: 4, purple: 1 },
    seats: [{ areas: { orange: [1, 1, 1] } }],
  });
  if (!built.ok) throw new Error(built.error.reason);
  const { position } = built;
  const [{ move }] = choicesOf(position, 0).tokens.find(({ id }) => id === dieToken(orange))!.ways;
  expect(previewWords(position, move, gainsOf(position, move))).toMatch(/^4 × 2 = 8 in orange: \+8 points\./);
});
