// What a move earns, in signs.
import type { Gains } from '@reynard/engine';
import { drawBonus } from '../draw/areas.ts';
import type { Paint } from '../terminal/paint.ts';

/** Points and bonuses: `+14 ↻ ●✗`. */
export function gainSigns(paint: Paint, { points, earned }: Gains): string {
  const change = points === 0 ? '' : points > 0 ? `+${points}` : `−${-points}`;
  return [paint.bold(change), ...earned.map((bonus) => drawBonus(paint, bonus))].filter(Boolean).join(' ');
}
