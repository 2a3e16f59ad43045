// Ratings in words: "1512 ± 80 (+12)".
import type { SeatRating } from '@reynard/client';
import { m } from '#lib/paraglide/messages.js';
import { signed } from '#lib/words/points.ts';

type Shown = Pick<SeatRating, 'rating' | 'deviation'> & Partial<SeatRating>;

/** A rating as figures. Bots have no uncertainty, and no game changes theirs. */
export function ratingFigures({ rating, deviation, change }: Shown): string {
  if (deviation === 0) return `${rating}`;
  const changed = change === null || change === undefined ? '' : ` (${change === 0 ? '±0' : signed(change)})`;
  return `${rating} ± ${deviation}${changed}`;
}

/** For screen readers, which do not read ± well. */
export function ratingLabel(shown: Shown): string {
  const { rating, deviation, change, provisional } = shown;
  if (deviation === 0) return ratingFigures(shown);
  return [
    m.rating_label({ rating, deviation }),
    ...(provisional ? [m.rating_provisional()] : []),
    ...(change ? [signed(change)] : []),
  ].join(', ');
}
