// Ratings by Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (JMLR 12, 2011), algorithm 1: Bradley–Terry with full
// pairs. A player's strength is a mean and a deviation. A place among others is a result against each of them: ahead, level or
// behind. The scale is that of chess: a new player has 1500. The paper's 25, 25/3 and 25/6 are multiplied by 60.

export interface Rating {
  readonly mean: number;
  readonly deviation: number;
}

/** Somebody a player is compared with, and the place they came in at; a lower one is better. */
export interface Rival extends Rating {
  readonly place: number;
}

export const START: Rating = { mean: 1500, deviation: 500 };
/** How much the results of one player differ from game to game (the paper's β). */
const SPREAD = 250;
/** Strengths change, so this much deviation is added before each game (τ). */
const DRIFT = 5;
/** A deviation never falls below this share of what it was (κ, for its square). */
const LEAST = 0.0001;
/** From this deviation on a rating counts as certain: about seven games against three rivals, or twenty against one. */
const CERTAIN = 225;

export const isCertain = ({ deviation }: Rating): boolean => deviation <= CERTAIN;

/** The chance that a player finishes ahead of a rival. */
export function chance(own: Rating, rival: Rating): number {
  return 1 / (1 + Math.exp((rival.mean - own.mean) / scaleOf(own.deviation ** 2, rival)));
}

const scaleOf = (variance: number, rival: Rating) =>
  Math.sqrt(variance + rival.deviation ** 2 + 2 * SPREAD ** 2);

/**
 * A player's rating after a result. It depends on the ratings from before alone, so all players of a game are rated at once.
 * `weight` scales what all rivals together count.
 */
export function rated(own: Rating, place: number, rivals: readonly Rival[], weight = 1): Rating {
  if (rivals.length === 0) return own;
  const variance = own.deviation ** 2 + DRIFT ** 2;
  const before = { mean: own.mean, deviation: Math.sqrt(variance) };
  let [shift, shrink] = [0, 0];
  for (const rival of rivals) {
    const scale = scaleOf(variance, rival);
    const expected = chance(before, rival);
    const result = place < rival.place ? 1 : place === rival.place ? 0.5 : 0;
    shift += (variance / scale) * (result - expected);
    shrink += (before.deviation / scale) ** 3 * expected * (1 - expected);
  }
  return {
    mean: own.mean + weight * shift,
    deviation: Math.sqrt(variance * Math.max(1 - weight * shrink, LEAST)),
  };
}
