// What a move would do, found by playing it on a copy: points, bonuses, and the dice that would leave for the tray.
import { ACTIONS, BONUS, type Bonus, kindOf, type Move, type Position, pendingOf } from '@reynard/engine';

export interface Preview {
  /** Change of the total, foxes included. */
  readonly points: number;
  /** What it earns at once. */
  readonly earned: readonly Bonus[];
  /** Dice it would send to the tray, as a bit set. */
  readonly toTray: number;
}

/** What a move of a seat would do. */
export function previewOf(position: Position, seat: number, move: Move): Preview {
  const after = position.clone();
  after.play(move);
  return {
    points: after.total(seat) - position.total(seat),
    earned: earnedBetween(position, after, seat, kindOf(move) === BONUS ? pendingOf(move) : null),
    toTray: sentToTray(position, after),
  };
}

/** What a field would bring, as far as that is certain before a number is chosen. */
export interface Gain {
  /** Null: it depends on the number. */
  readonly points: number | null;
  readonly bonuses: readonly Bonus[];
}

export const NO_GAINS: ReadonlyMap<number, Gain> = new Map();

/** What each field would bring with these ways of one token. */
export function gainsOf(
  position: Position,
  seat: number,
  ways: readonly { readonly move: Move; readonly field: number }[],
): Map<number, Gain> {
  const gains = new Map<number, Gain>();
  for (const { move, field } of ways) {
    const { points, earned } = previewOf(position, seat, move);
    const before = gains.get(field);
    gains.set(field, before ? common(before, { points, bonuses: earned }) : { points, bonuses: earned });
  }
  return gains;
}

const common = (a: Gain, b: Gain): Gain => ({
  points: a.points === b.points ? a.points : null,
  bonuses: a.bonuses.filter((bonus) => b.bonuses.includes(bonus)),
});

/** Only dice that the pick itself sends away; those left over after the last roll are no loss of this choice. */
function sentToTray(before: Position, after: Position): number {
  return after.tray & ~before.tray & before.hand;
}

/** The bonuses earned, one entry for each. A pending one that was used, by its kind, is gone and may have earned its like. */
export function earnedBetween(before: Position, after: Position, seat: number, used: number | null): Bonus[] {
  const earned: Bonus[] = [];
  const add = (bonus: Bonus, count: number) => {
    for (let i = 0; i < count; i++) earned.push(bonus);
  };
  add('fox', after.foxes(seat) - before.foxes(seat));
  ACTIONS.forEach((action, i) => {
    add(action, after.unlocked(seat, i) - before.unlocked(seat, i));
  });
  before.layout.pending.forEach(({ bonus }, kind) => {
    const had = before.pendingCount(seat, kind) - (kind === used ? 1 : 0);
    add(bonus, after.pendingCount(seat, kind) - had);
  });
  return earned;
}
