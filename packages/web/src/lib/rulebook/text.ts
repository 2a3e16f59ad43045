// The texts of the rules pages in one language: short sentences for everything a sheet can contain. `describe.ts` selects
// them for a sheet. Numbers are parameters, as they come from the sheet.
import type { Action, Colour } from '@reynard/engine';
import type { Language } from '#lib/words/languages.ts';

/** A sentence about a die or an area of this colour. */
type Of = (colour: Colour) => string;

/** What one game has and another may not have. */
export const FEATURES = [
  'mustTake',
  'mayPass',
  'return',
  'polish',
  'joker',
  'places',
  'sweep',
  'company',
  'circles',
  'numbers',
  'sums',
  'rowAndColumn',
  'twoInLine',
  'regions',
  'atLeast',
  'higher',
  'falling',
  'bothWays',
  'skipping',
  'factors',
  'pairs',
  'halves',
  'ownRows',
  'bonusFrom',
  'takes',
  'effects',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Signs on the sheet beside the bonuses. */
export type Sign =
  | 'columns'
  | 'above'
  | 'atLeast'
  | 'factor'
  | 'stackFactor'
  | 'rising'
  | 'minus'
  | 'plus'
  | 'bonusFrom'
  | 'pair'
  | 'diagonal'
  | 'crossed'
  | 'start'
  | 'fieldRow'
  | 'gray'
  | 'tinted'
  | 'rowSums'
  | 'middle'
  | 'aboveCount'
  | 'half'
  | 'takeFactor'
  | 'tick'
  | 'lost'
  | 'counts'
  | 'fox';

/** Points that the printed rules leave open. */
export type Ruling =
  | 'mustTake'
  | 'noneFits'
  | 'noneFitsPolish'
  | 'noneFitsJoker'
  | 'places'
  | 'sweep'
  | 'company'
  | 'freeWithWhite'
  | 'trackEnd'
  | 'extra'
  | 'polish'
  | 'joker'
  | 'jokerPartner'
  | 'repeats'
  | 'factors'
  | 'negative'
  | 'soloTies'
  | 'soloOrder'
  | 'levels';

export interface RulesText {
  readonly rules: string;
  /** Over the list of games. */
  readonly intro: string;
  readonly learn: string;
  /** A link to the lesson of this game. */
  readonly lesson: string;
  readonly contents: string;
  readonly example: string;
  readonly otherGames: string;

  readonly idea: {
    readonly title: string;
    readonly goal: string;
    readonly text: (areas: number, dice: number) => string[];
    readonly rounds: string;
    readonly headPlayers: string;
    readonly headRounds: string;
    readonly players: (count: number) => string;
    readonly roundGifts: string;
    readonly round: (number: number) => string;
    /** Under the blank sheet. */
    readonly blank: string;
  };

  /** For those who know another game. */
  readonly differs: {
    readonly title: string;
    readonly known: (game: string) => string;
    readonly features: Readonly<Record<Feature, string>>;
  };

  readonly turn: {
    readonly title: string;
    /** Six steps: title and text. */
    readonly steps: readonly { readonly title: string; readonly text: string }[];
    /** Which number clears the hand where two dice are used together. */
    readonly ownFace: Of;
    readonly mustTake: string;
    readonly mayPass: string;
    /** Added to the last step where dice can be returned. */
    readonly unlessReturn: string;
    /** Where hand, dice fields and tray are in the picture. */
    readonly places: string;
    /** The example: this die was chosen, those went to the tray. */
    readonly shown: (die: string, tray: string) => string;
  };

  /** Where a die lies, in a game in which that matters. */
  readonly places: {
    readonly title: string;
    readonly text: string[];
    /** The areas that go by places. */
    readonly areas: (colours: readonly Colour[]) => string;
  };

  readonly areas: {
    readonly title: string;
    readonly name: Of;
    readonly how: string;
    readonly bonus: string;
    readonly points: string;
    /** Under the picture. */
    readonly shown: (points: number) => string;
    readonly shownEarned: (bonuses: string) => string;
  };

  readonly mark: {
    readonly crossNumber: Of;
    readonly sameNumbers: string;
    readonly crossedAlready: string;
    readonly circleOrCross: Of;
    readonly crossSum: Of;
    readonly crossPair: Of;
    readonly writeSum: Of;
    readonly together: Of;
    readonly leftToRight: string;
    readonly ownRows: (rows: number) => string;
    readonly halves: string;
    readonly atLeast: Of;
    readonly write: Of;
    readonly writeHalf: Of;
    readonly writeTimes: Of;
    readonly anyNumber: string;
    readonly higher: string;
    readonly higherInRow: (row: number) => string;
    readonly otherRowsFree: string;
    readonly afterSix: string;
    readonly notHigher: string;
    readonly factors: (signs: readonly string[]) => string;
    readonly repeats: (number: number) => string;
    readonly region: Of;
    readonly regionStart: (cells: readonly number[]) => string;
    readonly regionTouch: string;
    readonly sweep: Of;
    readonly sweepRows: Of;
    readonly sweepExample: Of;
    readonly sweepLimits: string;
    readonly placeRows: string;
    readonly placeTray: string;
    readonly company: Of;
    readonly companyWhere: string;
    readonly companyExample: Of;
    readonly companyLimits: string;
    readonly companyJoker: string;
    /** Two sides that grow from this printed number. */
    readonly bothWays: (number: number) => string;
    readonly reset: (number: number) => string;
    readonly path: Of;
    readonly skipping: string;
    readonly takes: Of;
    readonly takeBonus: string;
    readonly takePoints: string;
    readonly takeHalf: string;
    readonly takeExample: string;
  };

  readonly bonus: {
    readonly rows: string;
    readonly columns: string;
    readonly rowsAndColumns: string;
    readonly rowsFrom: (crosses: number) => string;
    readonly diagonal: string;
    readonly diagonalFrom: (crosses: number) => string;
    readonly circlesCount: string;
    readonly tinted: string;
    readonly betweenRows: string;
    readonly between: string;
    readonly taken: string;
    readonly field: string;
    readonly fieldAbove: string;
    readonly fieldFrom: string;
    readonly fieldFromNumber: (number: number) => string;
    readonly lowerOnly: string;
    readonly cells: string;
    readonly shades: (bonus: string) => string;
    readonly none: string;
  };

  readonly points: {
    readonly columns: string;
    readonly columnsFrom: (crosses: number) => string;
    readonly antiDiagonal: (crosses: number, points: number) => string;
    readonly byCrosses: string;
    readonly byCrossesPerRow: string;
    readonly crossesOnly: string;
    readonly tintedOrNot: string;
    readonly lastField: string;
    readonly lastFieldPerSide: string;
    readonly sum: string;
    readonly rowPlus: (row: number) => string;
    readonly rowMinus: (row: number) => string;
    readonly rowNothing: (row: number) => string;
    readonly minusWorth: string;
    readonly pairs: string;
    readonly stacks: (signs: readonly string[]) => string;
    readonly extras: string;
    /** Extra points for each of these numbers. */
    readonly extrasFor: (numbers: readonly number[], points: number) => string;
    readonly crosses: string;
    readonly fields: string;
    readonly value: string;
  };

  /** What each number does, where numbers have effects. */
  readonly faces: {
    readonly title: string;
    readonly nothing: string;
    readonly points: (points: number) => string;
    readonly again: string;
    readonly bonus: string;
  };

  readonly actions: {
    readonly title: string;
    readonly text: string[];
    readonly use: Readonly<Record<Action, string>>;
    readonly slots: (count: number) => string;
  };

  readonly bonuses: {
    readonly title: string;
    readonly text: string[];
    readonly legend: Readonly<Record<'X' | 'XNext' | '?' | 'number' | 'action' | 'fox' | 'black', string>> & {
      /** A cross in one of these areas, or the number in one of those. */
      readonly crossOrNumber: (
        crosses: readonly Colour[],
        number: number,
        writes: readonly Colour[],
      ) => string;
    };
    /** What a bonus means in a particular area. */
    readonly notes: {
      readonly numberTimes: Of;
      readonly freeSum: Of;
      readonly freeCircle: Of;
      readonly freeTimes: Of;
      readonly freeField: Of;
      readonly freeRegion: Of;
      readonly freePlace: Of;
      readonly freeCompany: Of;
      readonly freeWithWhite: Of;
      readonly freePath: Of;
      readonly freeTake: Of;
    };
  };

  readonly signs: { readonly title: string; readonly legend: Readonly<Record<Sign, string>> };

  readonly foxes: {
    readonly title: string;
    readonly text: (count: number) => string[];
    readonly example: (foxes: number, lowest: number, points: number) => string;
    /** The areas that can end below zero. */
    readonly negative: (colours: readonly Colour[]) => string;
  };

  readonly passive: {
    readonly title: string;
    readonly text: string[];
    readonly noneFits: string;
    readonly must: string;
    readonly may: string;
    readonly polish: string;
    readonly joker: string;
  };

  readonly solo: {
    readonly title: string;
    readonly text: (rounds: number) => string[];
    /** Which die lies on which dice field, where that matters. */
    readonly order: string;
    /** The actions that can and cannot be used on the passive turn. */
    readonly actions: (can: string, cannot: string) => string;
    readonly level: string;
    readonly from: string;
    readonly orMore: (points: number) => string;
    readonly below: (points: number) => string;
  };

  readonly end: { readonly title: string; readonly text: string[] };

  /** A finished sheet, counted. */
  readonly counted: {
    readonly title: string;
    readonly text: string;
    readonly area: string;
    readonly foxes: (foxes: number, lowest: number) => string;
    readonly total: string;
  };

  /** How the open points of the printed rules are played here, and why. */
  readonly open: {
    readonly title: string;
    readonly text: string;
    readonly rulings: Readonly<Record<Ruling, string>>;
  };

  /** Everything in short. */
  readonly summary: {
    readonly title: string;
    readonly turn: string;
    readonly passive: string;
    readonly foxes: string;
    readonly actions: Readonly<Record<Action, string>>;
  };
}

const TEXTS: Readonly<Record<Language, () => Promise<RulesText>>> = {
  en: async () => (await import('./texts/en.ts')).en,
  de: async () => (await import('./texts/de.ts')).de,
  nl: async () => (await import('./texts/nl.ts')).nl,
  hu: async () => (await import('./texts/hu.ts')).hu,
};

/** The rules in a language; only that language is loaded. */
export const loadRules = (language: Language): Promise<RulesText> => TEXTS[language]();
