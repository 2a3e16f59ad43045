// German: colours are nouns as names, and take endings before a noun.
import type { Colour } from '@reynard/engine';
import type { Grammar } from './type.ts';

const COLOURS: Grammar['colours'] = {
  white: 'Weiß',
  yellow: 'Gelb',
  blue: 'Blau',
  green: 'Grün',
  orange: 'Orange',
  purple: 'Lila',
  silver: 'Silber',
  pink: 'Rosa',
  gray: 'Grau',
  turquoise: 'Türkis',
  brown: 'Braun',
};

/** After der and die (in the nominative): "der gelbe Würfel", "die gelbe 3". */
const ADJECTIVES: Grammar['adjectives'] = {
  white: 'weiße',
  yellow: 'gelbe',
  blue: 'blaue',
  green: 'grüne',
  orange: 'orange',
  purple: 'lila',
  silver: 'silberne',
  pink: 'rosa',
  gray: 'graue',
  turquoise: 'türkise',
  brown: 'braune',
};

/** After den, dem and des: "den gelben Würfel". Lila and rosa never change; orange does not take the ending. */
export function oblique(colour: Colour): string {
  if (colour === 'orange') return 'orangefarbenen';
  const adjective = ADJECTIVES[colour];
  return adjective.endsWith('e') ? `${adjective}n` : adjective;
}

export const de: Grammar = {
  colours: COLOURS,
  adjectives: ADJECTIVES,
  die: (colour, face) => `${ADJECTIVES[colour]} ${face}`,
  withDie: (colour) => `mit dem ${oblique(colour)} Würfel`,
  lists: 'de',
};
