// Short codes for moves, to type instead of a number: the first letter of the die (and for white of the area), then row
// and column, side, number or region, what is taken, and j for a joker. Any beginning of a code will do. The letters are the record's English names.
import {
  BONUS,
  type Colour,
  dieOf,
  hasJoker,
  kindOf,
  MOVE_KINDS,
  type Move,
  markOf,
  marksField,
  type Position,
  RETURN,
  ROLL,
  SWEEP,
} from '@reynard/engine';

/** The letters of colours whose first letter belongs to another one: green has g, blue has b. */
const LETTERS: Readonly<Partial<Record<Colour, string>>> = { gray: 'a', brown: 'n' };
const letterOf = (colour: Colour) => LETTERS[colour] ?? colour[0];

export function codeOf({ layout }: Position, move: Move): string {
  if (move === ROLL) return 'roll';
  const die = layout.sheet.dice[dieOf(move)];
  if (!marksField(move)) {
    const word = MOVE_KINDS[kindOf(move)];
    return kindOf(move) === RETURN ? `${word}${letterOf(die)}` : word;
  }
  const { area, at, row, side, value, region, take } = markOf(layout, move);
  const fields = [at ?? []].flat().map((i) => i + 1);
  const number = row === undefined ? '' : row + 1;
  const place = [...fields, number, side?.[0], value, region, take?.[0], hasJoker(move) ? 'j' : ''].join('');
  const source = kindOf(move) === BONUS ? '' : letterOf(die);
  const target = source !== '' && die !== 'white' && kindOf(move) !== SWEEP ? '' : letterOf(area);
  return `${source}${target}${place}`.toLowerCase();
}

/** The moves whose code starts with this text; an exact code stands alone. */
export function movesByCode(position: Position, moves: readonly Move[], text: string): Move[] {
  const typed = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (typed === '') return [];
  const exact = moves.filter((move) => codeOf(position, move) === typed);
  return exact.length > 0 ? exact : moves.filter((move) => codeOf(position, move).startsWith(typed));
}
