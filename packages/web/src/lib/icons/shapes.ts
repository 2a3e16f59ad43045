// The shape that belongs to each colour, as a path in a box from -12 to 12. Colour and shape always appear together, so that
// nobody depends on telling colours apart.
import type { Colour } from '@reynard/engine';

const star = Array.from({ length: 10 }, (_, i) => {
  const r = i % 2 === 0 ? 11.6 : 5.6;
  const a = (i * Math.PI) / 5 - Math.PI / 2;
  return `${(r * Math.cos(a)).toFixed(2)} ${(r * Math.sin(a) + 0.8).toFixed(2)}`;
}).join('L');

const hexagon = 'M-10.4 0L-5.2 -9.4H5.2L10.4 0L5.2 9.4H-5.2z';

export const SHAPES: Readonly<Record<Colour | 'black', string>> = {
  yellow: 'M0 -10.6L11.4 9.2H-11.4z',
  blue: 'M-10 0a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z',
  green: 'M-9 -9H9V9H-9z',
  orange: 'M0 -11.6L11.6 0L0 11.6L-11.6 0z',
  purple: `M${star}z`,
  pink: 'M0 10.4C-16 -0.6 -9.6 -10.4 -4.6 -9.4C-1.8 -8.9 -0.4 -6.8 0 -5.4C0.4 -6.8 1.8 -8.9 4.6 -9.4C9.6 -10.4 16 -0.6 0 10.4z',
  silver: hexagon,
  gray: hexagon,
  turquoise: 'M0 -11.8C3.4 -7.4 9.2 -2.2 9.2 2.9A9.2 8.6 0 0 1 -9.2 2.9C-9.2 -2.2 -3.4 -7.4 0 -11.8z',
  brown: 'M-3.6 -8.5H3.6A8.5 8.5 0 0 1 3.6 8.5H-3.6A8.5 8.5 0 0 1 -3.6 -8.5z',
  white: 'M-10 0a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z',
  black: 'M-9.5 -9.5H9.5V9.5H-9.5z',
};
