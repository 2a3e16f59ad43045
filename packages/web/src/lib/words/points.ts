// Points that are won or lost, as a short signed figure.
export const signed = (points: number): string => (points > 0 ? `+${points}` : `${points}`.replace('-', '−'));
