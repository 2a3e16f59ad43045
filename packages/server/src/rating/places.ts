// The places at a rated table: by total, then by the best single area. Players who have abandoned the game come last.
import type { GameResult } from '@reynard/engine';

/** The place of each seat, from 1; equal ones share it. */
export function placesAt({ scores }: GameResult, left: readonly boolean[]): number[] {
  const keys = scores.map(({ total, areas }, seat) =>
    left[seat] ? [-1, 0] : [total, Math.max(...Object.values(areas))],
  );
  const isAhead = (a: readonly number[], b: readonly number[]) =>
    a[0]! > b[0]! || (a[0] === b[0] && a[1]! > b[1]!);
  return keys.map((key) => 1 + keys.filter((other) => isAhead(other, key)).length);
}
