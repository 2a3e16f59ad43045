// Hungarian: the article follows the sound of the next word, and endings follow the vowels of a number.
import type { Grammar } from './type.ts';

const COLOURS: Grammar['colours'] = {
  white: 'fehér',
  yellow: 'sárga',
  blue: 'kék',
  green: 'zöld',
  orange: 'narancs',
  purple: 'lila',
  silver: 'ezüst',
  pink: 'rózsaszín',
  gray: 'szürke',
  turquoise: 'türkiz',
  brown: 'barna',
};

/** Words with their article: "a kék", "az ezüst", "az 5." The numbers 1 and 5 begin with a vowel when they are said. */
export const the = (words: string): string =>
  `${/^([aáeéiíoóöőuúüű]|(1|5\d?)\D)/i.test(words) ? 'az' : 'a'} ${words}`;

const ENDINGS: Readonly<Record<number, string>> = { 3: 'as', 5: 'ös', 6: 'os', 8: 'as' };

/** A face or a sum of two as a noun: "3-as", "5-ös", "12-es". */
export const faceName = (face: number): string => `${face}-${ENDINGS[face] ?? 'es'}`;

export const hu: Grammar = {
  colours: COLOURS,
  adjectives: COLOURS,
  die: (colour, face) => `${COLOURS[colour]} ${faceName(face)}`,
  withDie: (colour) => `${the(COLOURS[colour])} kockával`,
  lists: 'hu',
};
