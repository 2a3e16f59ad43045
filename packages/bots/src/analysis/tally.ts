// The mean of paired differences with its standard error, computed in batches. Merging uses only the public fields, so a tally
// that was stored and read again continues exactly as before.
export interface Tally {
  readonly tries: number;
  readonly mean: number;
  /** The standard error of the mean. */
  readonly se: number;
}

export const NO_TRIES: Tally = { tries: 0, mean: 0, se: 0 };

export function tallyOf(differences: readonly number[]): Tally {
  const tries = differences.length;
  const mean = differences.reduce((sum, one) => sum + one, 0) / tries;
  const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { tries, mean, se: Math.sqrt(squares / Math.max(1, tries - 1) / tries) };
}

export function merge(a: Tally, b: Tally): Tally {
  const tries = a.tries + b.tries;
  const gap = b.mean - a.mean;
  const squares = squaresOf(a) + squaresOf(b) + (gap * gap * a.tries * b.tries) / tries;
  return { tries, mean: a.mean + (gap * b.tries) / tries, se: Math.sqrt(squares / (tries - 1) / tries) };
}

const squaresOf = ({ tries, se }: Tally) => se * se * tries * (tries - 1);
