// Points as figures. A minus sign, as a hyphen is read out as a dash or not at all.
import { locale } from './language.ts';

/** Points that are won or lost: "+4", "−2". */
export const signed = (points: number): string => (points > 0 ? `+${points}` : figure(points));

/** Points that an area or player has: "4", "−2". */
export const figure = (points: number): string => `${points}`.replace('-', '−');

/** Points with one decimal. */
export const tenths = (points: number): string =>
  points.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace('-', '−');

export const percent = (part: number): string =>
  part.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });

/** Points with one decimal and a sign. */
export const signedTenths = (points: number): string => {
  const words = tenths(points);
  return points >= 0.05 ? `+${words}` : words;
};
