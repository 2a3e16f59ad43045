// What the rules pages say, in one language: short sentences for everything a sheet can hold. `describe.ts` puts them together
// for a given sheet, so a figure never stands in a sentence: it comes in from the sheet.
import type { Action, Colour, Language } from '@reynard/engine';

/** A sentence about a die or an area of this colour. */
type Of = (colour: Colour) => string;

export interface RulesText {
  readonly rules: string;
  /** Over the list of games. */
  readonly intro: string;
  readonly learn: string;
  /** One sentence about each game. */
  readonly about: Readonly<Record<string, string>>;
  readonly contents: string;
  readonly example: string;
  readonly otherGames: string;

  readonly idea: {
    readonly title: string;
    readonly text: (areas: number, dice: number) => string[];
    readonly rounds: string;
    readonly players: (count: number) => string;
    readonly roundGifts: string;
    readonly round: (number: number) => string;
  };

  readonly turn: {
    readonly title: string;
    /** Six steps: title and text. */
    readonly steps: readonly { readonly title: string; readonly text: string }[];
    readonly mustTake: string;
    readonly mayPass: string;
    /** The example: this die was chosen, those went to the tray. */
    readonly shown: (die: string, tray: string) => string;
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
    readonly circleThenCross: string;
    readonly crossSum: Of;
    readonly crossPair: Of;
    readonly writeSum: Of;
    readonly together: Of;
    readonly leftToRight: string;
    readonly ownRows: (rows: number) => string;
    readonly triangles: string;
    readonly atLeast: Of;
    readonly write: Of;
    readonly anyNumber: string;
    readonly higher: string;
    readonly higherInRow: (row: number) => string;
    readonly afterSix: string;
    readonly notHigher: string;
    readonly factors: (signs: string) => string;
    readonly pairFactors: string;
    readonly repeats: (number: number) => string;
    readonly region: Of;
    readonly regionStart: (count: number) => string;
    readonly sweep: Of;
    readonly sweepLimits: string;
  };

  readonly bonus: {
    readonly rows: string;
    readonly columns: string;
    readonly rowsAndColumns: string;
    readonly rowsFrom: (crosses: number) => string;
    readonly diagonal: string;
    readonly diagonalFrom: (crosses: number) => string;
    readonly circlesCount: string;
    readonly field: string;
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
    readonly lastField: string;
    readonly sum: string;
    readonly rowPlus: (row: number) => string;
    readonly rowMinus: (row: number) => string;
    readonly rowNothing: (row: number) => string;
    readonly pairs: string;
    readonly stacks: (signs: string) => string;
    readonly extra: (number: number, points: number) => string;
    readonly crosses: string;
    readonly fields: string;
    readonly value: string;
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
    readonly legend: Readonly<Record<'X' | '?' | 'number' | 'action' | 'fox' | 'black', string>>;
  };

  readonly foxes: {
    readonly title: string;
    readonly text: (count: number) => string[];
    readonly example: (foxes: number, lowest: number, points: number) => string;
    readonly negative: string;
  };

  readonly passive: {
    readonly title: string;
    readonly text: string[];
    readonly noneFits: string;
    readonly must: string;
    readonly may: string;
    readonly polish: string;
  };

  readonly solo: {
    readonly title: string;
    readonly text: (rounds: number) => string[];
    readonly level: string;
    readonly from: string;
    readonly below: (points: number) => string;
  };

  readonly end: { readonly title: string; readonly text: string[] };
}

const TEXTS: Readonly<Record<Language, () => Promise<RulesText>>> = {
  en: async () => (await import('./texts/en.ts')).en,
  de: async () => (await import('./texts/de.ts')).de,
  nl: async () => (await import('./texts/nl.ts')).nl,
  hu: async () => (await import('./texts/hu.ts')).hu,
};

/** The rules in a language; only that language is loaded. */
export const loadRules = (language: Language): Promise<RulesText> => TEXTS[language]();
