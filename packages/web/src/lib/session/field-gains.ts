// The gains of each field, as far as they are certain before a number is chosen.
import { gainsOf, type Move, type Position } from '@reynard/engine';
import type { FieldGain } from '#lib/sheet/state.ts';

export const NO_GAINS: ReadonlyMap<number, FieldGain> = new Map();

/** The gains of each field with these ways of one token. */
export function gainsByField(
  position: Position,
  ways: readonly {
    readonly move: Move;
    readonly field: number;
    readonly polish: number;
    readonly joker: number;
  }[],
): Map<number, FieldGain> {
  const gains = new Map<number, FieldGain>();
  for (const { move, field, polish, joker } of ways) {
    const { points, earned: bonuses } = gainsOf(position, move);
    const before = gains.get(field);
    const gain = { points, bonuses, polish, joker: joker > 0 };
    gains.set(field, before ? common(before, gain) : gain);
  }
  return gains;
}

const common = (a: FieldGain, b: FieldGain): FieldGain => ({
  points: a.points === b.points ? a.points : null,
  bonuses: a.bonuses.filter((bonus) => b.bonuses.includes(bonus)),
  polish: Math.min(a.polish, b.polish),
  joker: a.joker && b.joker,
});
