// The field or die that an arrow key selects: the nearest one in that direction, slightly sideways if needed.

/** Something with a middle. */
interface Placed {
  readonly cx: number;
  readonly cy: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SIDEWAYS = 2.5;

export const isArrow = (key: string) => key in DIRECTIONS;

export function neighbour<Item extends Placed>(items: readonly Item[], from: Item, key: string): Item {
  const [dx, dy] = DIRECTIONS[key];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const [x, y] = [item.cx - from.cx, item.cy - from.cy];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (item === from || ahead < 2) continue;
    const distance = ahead + SIDEWAYS * aside;
    if (distance < least) [best, least] = [item, distance];
  }
  return best;
}
