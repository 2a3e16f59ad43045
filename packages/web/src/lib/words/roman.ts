// Roman numerals, as the dice fields and the rows that belong to them are numbered.
const NUMERALS = ['I', 'II', 'III'];

/** The numeral of a dice field or row, counted from 0. */
export const roman = (index: number): string => NUMERALS[index] ?? String(index + 1);
