// Dutch: colours take an ending before a noun or a number ("de gele 3").
import type { Grammar } from './type.ts';

const ADJECTIVES: Grammar['adjectives'] = {
  white: 'witte',
  yellow: 'gele',
  blue: 'blauwe',
  green: 'groene',
  orange: 'oranje',
  purple: 'paarse',
  silver: 'zilveren',
  pink: 'roze',
  gray: 'grijze',
  turquoise: 'turquoise',
  brown: 'bruine',
};

export const nl: Grammar = {
  colours: {
    white: 'wit',
    yellow: 'geel',
    blue: 'blauw',
    green: 'groen',
    orange: 'oranje',
    purple: 'paars',
    silver: 'zilver',
    pink: 'roze',
    gray: 'grijs',
    turquoise: 'turquoise',
    brown: 'bruin',
  },
  adjectives: ADJECTIVES,
  die: (colour, face) => `${ADJECTIVES[colour]} ${face}`,
  withDie: (colour) => `met de ${ADJECTIVES[colour]} dobbelsteen`,
  lists: 'nl',
};
