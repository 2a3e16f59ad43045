// The shapes that stand for colours, actions and marks. All are one column wide; colour is never the only carrier.
import type { Action, Bonus, Colour } from '@reynard/engine';

export const SHAPES: Readonly<Record<Colour, string>> = {
  white: '○',
  yellow: '▲',
  blue: '●',
  green: '■',
  orange: '◆',
  purple: '★',
  pink: '♥',
  silver: '⬢',
  gray: '⬢',
  turquoise: '◈',
  brown: '✚',
};

export const ACTION_SIGNS: Readonly<Record<Action, string>> = {
  reroll: '↻',
  extra: '⊕',
  return: '↶',
  polish: '±',
  joker: '⚄',
};

/** Two ears. */
export const FOX = '^^';
export const CROSS = '✗';
/** Numbers that are circled but not yet crossed. */
export const CIRCLED = ['', '①', '②', '③', '④', '⑤', '⑥'] as const;
/** An area of choice. */
export const ANY_AREA = '*';

/** A printed bonus in at most three columns: shape and mark, or the sign of its action. */
export function bonusSign(bonus: Bonus): string {
  if (bonus === 'fox') return FOX;
  if (!bonus.includes(':')) return ACTION_SIGNS[bonus as Action];
  const [what, where] = bonus.split(':') as [string, Colour | 'black'];
  const mark = what.replace('|', '').replace('X', CROSS);
  return `${where === 'black' ? ANY_AREA : SHAPES[where]}${mark}`;
}

/** Half to five stars, as `★★★½☆`. */
export function starsOf(stars: number): string {
  const half = stars % 1 === 0 ? '' : '½';
  return `${'★'.repeat(Math.floor(stars))}${half}${'☆'.repeat(5 - Math.ceil(stars))}`;
}
