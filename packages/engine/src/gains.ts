// What a move earns, found by playing it on a copy: for previews, logs and announcements.
import { BONUS, fieldOf, kindOf, type Move, marksField, markValueOf, pendingOf, seatOf } from './move.ts';
import type { Position } from './position.ts';
import { ACTIONS, type Bonus } from './sheet.ts';
import { ROLLS_PER_TURN } from './state.ts';

/** The effect of a move for the seat that makes it, without what the next round gives. */
export interface Gains {
  /** The change of the total, foxes included. */
  readonly points: number;
  /** Foxes, actions unlocked and bonuses that are pending now, one entry each, in this order. */
  readonly earned: readonly Bonus[];
  /** Pending bonuses that can no longer be marked (R7), also those that this move itself would have earned. */
  readonly lost: readonly Bonus[];
  /** The dice it sends to the tray, as a bit set. Empty on the last roll, when all dice go there anyway. */
  readonly toTray: number;
}

/** What a listed move earns. The position stays as it is. */
export function gainsOf(before: Position, move: Move): Gains {
  if (!marksField(move)) return { points: 0, earned: [], lost: [], toTray: 0 };
  const seat = seatOf(move);
  const after = before.clone();
  after.play(move);
  const { pending } = before.layout;
  const completed = completedBy(before, after, move);
  const earned: Bonus[] = [
    ...times('fox', after.foxes(seat) - before.foxes(seat)),
    ...ACTIONS.flatMap((action, i) => times(action, after.unlocked(seat, i) - before.unlocked(seat, i))),
  ];
  const lost: Bonus[] = [];
  pending.forEach(({ bonus }, kind) => {
    const used = kindOf(move) === BONUS && pendingOf(move) === kind ? 1 : 0;
    const fresh = completed.filter((each) => each === bonus).length;
    const left = after.pendingCount(seat, kind);
    // Bonuses of one kind are either all usable or all lost.
    if (left > 0) earned.push(...times(bonus, fresh));
    lost.push(...times(bonus, before.pendingCount(seat, kind) - used + fresh - left));
  });
  return {
    points: after.total(seat) - before.total(seat),
    earned,
    lost,
    toTray: before.rolls < ROLLS_PER_TURN ? after.tray & ~before.tray : 0,
  };
}

const times = (bonus: Bonus, count: number): Bonus[] => new Array<Bonus>(count).fill(bonus);

/** The printed bonuses that a mark completes, whether or not they can be used. */
function completedBy(before: Position, after: Position, move: Move): Bonus[] {
  const { layout } = before;
  const seat = seatOf(move);
  const bonuses: (Bonus | null)[] = [layout.fieldBonusOf(fieldOf(move), markValueOf(move))];
  layout.lines.forEach(({ bonus, needs }, line) => {
    const isComplete = (position: Position) => position.lineCount(seat, line) >= needs;
    if (isComplete(after) && !isComplete(before)) bonuses.push(bonus);
  });
  ACTIONS.forEach((action, i) => {
    const track = layout.sheet.tracks[action];
    const isFull = (position: Position) => position.unlocked(seat, i) === track?.slots;
    if (track && isFull(after) && !isFull(before)) bonuses.push(track.endBonus);
  });
  return bonuses.filter((bonus) => bonus !== null);
}
