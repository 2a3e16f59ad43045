// What a move brings, seen by playing it on a copy: points, foxes, actions, bonuses, and dice sent to the tray.
import { ACTIONS, type Bonus, type Move, type Position } from '@reynard/engine';
import { drawBonus } from '../draw/areas.ts';
import type { Paint } from '../terminal/paint.ts';

export interface Gains {
  readonly points: number;
  readonly bonuses: readonly Bonus[];
  /** How many more dice lie on the tray. */
  readonly toTray: number;
}

const bits = (set: number) => set.toString(2).replaceAll('0', '').length;

export function gainsOf(before: Position, seat: number, move: Move): Gains {
  const after = before.clone();
  after.play(move);
  const { layout } = before;
  const times = (bonus: Bonus, count: number) => new Array<Bonus>(Math.max(0, count)).fill(bonus);
  const spentHere = (action: number) => after.actions(seat, action) - before.actions(seat, action);
  return {
    points: after.total(seat) - before.total(seat),
    bonuses: [
      ...times('fox', after.foxes(seat) - before.foxes(seat)),
      ...ACTIONS.flatMap((action, i) => times(action, spentHere(i))),
      ...layout.pending.flatMap(({ bonus }, kind) =>
        times(bonus, after.pendingCount(seat, kind) - before.pendingCount(seat, kind)),
      ),
    ],
    // Dice left over after the last roll go there anyway.
    toTray: after.hand === 0 && before.rolls === 3 ? 0 : bits(after.tray) - bits(before.tray),
  };
}

/** Gains in signs: `+14 ↻ ●✗`. */
export function gainSigns(paint: Paint, { points, bonuses }: Gains): string {
  const change = points === 0 ? '' : points > 0 ? `+${points}` : `−${-points}`;
  return [paint.bold(change), ...bonuses.map((bonus) => drawBonus(paint, bonus))].filter(Boolean).join(' ');
}
