// A bonus as it is printed: an action's sign, the fox, or the colour's shape with what is marked there. SVG markup in a box
// from -12 to 12, for BonusMark and for whole sheets; its styles are in bonus.css.
import { ACTIONS, type Action, type Bonus, type Colour } from '@reynard/engine';
import { FOX_CHEEKS, FOX_FACE, FOX_NOSE } from './fox.ts';
import { ICONS } from './paths.ts';
import { SHAPES } from './shapes.ts';

const isAction = (value: string): value is Action => (ACTIONS as readonly string[]).includes(value);

/** Where a letter sits well within a shape that is not as high as it is wide. */
const LIFT: Partial<Record<Colour | 'black', number>> = {
  yellow: 2.6,
  purple: 1,
  pink: -1.4,
  turquoise: 2.2,
};

const FOX = `<path class="face" d="${FOX_FACE}"/><path class="cheeks" d="${FOX_CHEEKS}"/><path class="nose" d="${FOX_NOSE}"/>`;
const STAMP = '<path class="stamp" d="M-7 0.5L-2 5.5L8 -6"/>';

function drawn(bonus: Bonus): string {
  if (bonus === 'fox') return FOX;
  if (isAction(bonus))
    return `<rect class="action" x="-12" y="-12" width="24" height="24" rx="7"/><path class="sign" d="${ICONS[bonus]}" transform="translate(-9.5 -9.5) scale(0.8)"/>`;
  const [mark, colour] = bonus.split(':') as [string, Colour | 'black'];
  const symbol = mark.length > 1 ? 'symbol double' : 'symbol';
  return `<g class="c-${colour}"><path class="shape" d="${SHAPES[colour]}" transform="scale(1.12)"/><text class="${symbol}" y="${(LIFT[colour] ?? 0) + 0.5}">${mark.replace('|', '/')}</text></g>`;
}

/** A bonus at a place of a drawing, stamped once it is earned. */
export function bonusMarkup(
  bonus: Bonus,
  x: number,
  y: number,
  r: number,
  earned = false,
  lost = false,
): string {
  const state = (earned ? ' earned' : '') + (lost ? ' lost' : '');
  return `<g class="bonus-mark${state}" transform="translate(${x} ${y}) scale(${r / 12})">${drawn(bonus)}${earned ? STAMP : ''}</g>`;
}
