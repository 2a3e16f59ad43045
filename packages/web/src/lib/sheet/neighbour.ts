// Where an arrow key leads: the nearest field in that direction, a little sideways if need be.
import type { DrawnField } from './drawing.ts';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SIDEWAYS = 2.5;

export const isArrow = (key: string) => key in DIRECTIONS;

export function neighbour(fields: readonly DrawnField[], from: DrawnField, key: string): DrawnField {
  const [dx, dy] = DIRECTIONS[key];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const field of fields) {
    const [x, y] = [field.cx - from.cx, field.cy - from.cy];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (field === from || ahead < 2) continue;
    const distance = ahead + SIDEWAYS * aside;
    if (distance < least) [best, least] = [field, distance];
  }
  return best;
}
