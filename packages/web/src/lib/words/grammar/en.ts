// English, in British spelling: lists have no comma before "and".
import type { Grammar } from './type.ts';

const COLOURS: Grammar['colours'] = {
  white: 'white',
  yellow: 'yellow',
  blue: 'blue',
  green: 'green',
  orange: 'orange',
  purple: 'purple',
  silver: 'silver',
  pink: 'pink',
  gray: 'grey',
  turquoise: 'turquoise',
  brown: 'brown',
};

export const en: Grammar = {
  colours: COLOURS,
  adjectives: COLOURS,
  die: (colour, face) => `${COLOURS[colour]} ${face}`,
  withDie: (colour) => `with the ${COLOURS[colour]} die`,
  lists: 'en-GB',
};
