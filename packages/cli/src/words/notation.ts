// Short codes for moves, to type instead of a number: the first letter of the die (and for white of the area), then row
// and column, number or region. Any beginning of a code will do. The letters are the record's English names.
import {
  BONUS,
  type Colour,
  dieOf,
  kindOf,
  MOVE_KINDS,
  type Move,
  markOf,
  type Position,
  RETURN,
  ROLL,
  SWEEP,
} from '@reynard/engine';
import { marks } from './describe.ts';

/** Gray gives way to green. */
const letterOf = (colour: Colour) => (colour === 'gray' ? 'a' : colour[0]);

export function codeOf({ layout }: Position, move: Move): string {
  if (move === ROLL) return 'roll';
  const die = layout.sheet.dice[dieOf(move)];
  if (!marks(move)) {
    const word = MOVE_KINDS[kindOf(move)];
    return kindOf(move) === RETURN ? `${word}${letterOf(die)}` : word;
  }
  const { area, at, row, value, region } = markOf(layout, move);
  const place = [...(at ?? []).map((i) => i + 1), row === undefined ? '' : row + 1, value, region].join('');
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
