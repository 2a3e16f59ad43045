// The tray of a solo passive roll (R10): the three lowest dice. Equal faces may leave a choice, which real dice settle by how they
// lie on the table and seeded dice at random (`lowestThree`).
import { countDice, withDie } from './dice.ts';
import { DICE } from './state.ts';

const ON_TRAY = 3;

/** What the faces say about the tray. */
export interface TrayChoice {
  /** The dice that lie on the tray in any case, as a bit set. */
  readonly sure: number;
  /** The dice of equal face from which the rest of the tray is chosen; empty where there is no choice. */
  readonly tied: number;
  /** How many of the tied dice lie on the tray. */
  readonly open: number;
}

/** Which dice of a solo passive roll lie on the tray, and which of them could. */
export function trayChoice(faces: ArrayLike<number>): TrayChoice {
  let sure = 0;
  for (let face = 1; face <= 6; face++) {
    let showing = 0;
    for (let die = 0; die < DICE; die++) if (faces[die] === face) showing = withDie(showing, die);
    const open = ON_TRAY - countDice(sure);
    if (countDice(showing) > open) return { sure, tied: open > 0 ? showing : 0, open };
    sure |= showing;
  }
  return { sure, tied: 0, open: 0 };
}
