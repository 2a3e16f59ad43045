// The type of a score sheet. A game is one value of type `Sheet`: everything printed on its sheet, and the few points of
// the rules in which the games differ. The rest of the engine knows no game by name.

/** The colours of dice and areas. */
export const COLOURS = [
  'white',
  'yellow',
  'blue',
  'green',
  'orange',
  'purple',
  'silver',
  'pink',
  'gray',
  'turquoise',
  'brown',
] as const;
/** One of `COLOURS`. */
export type Colour = (typeof COLOURS)[number];

/** The actions a player unlocks on a track and spends when it helps. */
export const ACTIONS = ['reroll', 'extra', 'return', 'polish', 'joker'] as const;
/** One of `ACTIONS`. */
export type Action = (typeof ACTIONS)[number];

/** How a bonus mark is made: a cross, a free choice of number, or a given number. */
export type BonusSymbol = 'X' | '?' | '4' | '5' | '6';

/**
 * A printed bonus: an action, a fox, or a mark in an area (`black`: in an area of choice).
 * `X|6:black` is a choice between `X:black` and `6:black`.
 */
export type Bonus = Action | 'fox' | `${BonusSymbol | 'X|6'}:${Colour | 'black'}`;

type Bonuses = readonly (Bonus | null)[];

/**
 * The value that an area reads off the dice: the face of the chosen die; the sum of its own and the white die; or both
 * faces as a pair, written as a two-digit number (own die, then white).
 */
export type Reading = 'face' | 'sum' | 'pair';

/** Fields in a rectangle, marked in any order, with bonuses and points for lines. */
export interface GridSpec {
  readonly kind: 'grid';
  readonly colour: Colour;
  readonly reads: Reading;
  /** The number that marks each field; `null`: no field there, `'X'`: crossed from the start. */
  readonly numbers: readonly (readonly (number | 'X' | null)[])[];
  /** How often a field can be marked: 2 where it is first circled, then crossed. Default 1. */
  readonly marksPerField?: 1 | 2;
  /** How many marks complete a row, column or diagonal. Default: all its fields. */
  readonly lineNeeds?: number;
  readonly rowBonus?: Bonuses;
  readonly columnBonus?: Bonuses;
  /** Top left to bottom right. */
  readonly mainDiagonalBonus?: Bonus;
  readonly columnPoints?: readonly number[];
  /** Top right to bottom left. */
  readonly antiDiagonalPoints?: number;
  /** Points by number of crosses: in the whole area, or in each row. */
  readonly pointsByCrosses?: readonly number[];
  readonly pointsByCrossesPerRow?: readonly number[];
  /** If present, an active pick here sweeps: the die colour that may be crossed in each row. */
  readonly sweepRows?: readonly Colour[];
  /** A mark here takes company: other dice of the same number at the same place may be crossed too (R21). */
  readonly company?: true;
  /**
   * If present, a mark goes by its place (R19): from dice field k only in row k, from the tray only in these columns of
   * each row (printed gray), without a place anywhere.
   */
  readonly grayColumns?: readonly (readonly number[])[];
  /** Only the leftmost so many fields of each row are tinted, and only those count for the bonuses of lines. Default: all. */
  readonly tintedPerRow?: readonly number[];
  /** Earned by the two fields above and below, for each gap between two rows. */
  readonly betweenRowsBonus?: readonly Bonuses[];
}

/** One row of printed numbers, crossed from left to right; fields may be skipped, and are then lost. */
export interface PathSpec {
  readonly kind: 'path';
  readonly colour: Colour;
  readonly reads: 'face';
  readonly numbers: readonly number[];
  /** Earned by two neighbours, for each gap between them. */
  readonly betweenBonus: Bonuses;
  readonly pointsByCrosses: readonly number[];
}

/** A map of connected regions, each crossed as a whole, spreading from the start regions. */
export interface RegionsSpec {
  readonly kind: 'regions';
  readonly colour: Colour;
  readonly reads: 'face';
  /** Rows of cells; cells of one letter form a region. */
  readonly regions: readonly string[];
  /** The shade of each cell. */
  readonly shades: readonly string[];
  readonly start: readonly string[];
  readonly cellBonus: readonly { readonly at: readonly [number, number]; readonly bonus: Bonus }[];
  readonly shadeBonus: Readonly<Record<string, Bonus>>;
  readonly columnPoints: readonly number[];
}

/** When a number may be written in the next field of a row. */
export type RowRule =
  | 'free'
  | 'at-least-printed'
  | 'higher'
  | 'higher-or-after-6'
  | 'not-higher'
  | 'one-lower'
  | 'one-higher';

/** One row of fields, filled left to right. */
export interface RowSpec {
  readonly rule: RowRule;
  readonly fields: number;
  /** The least face for each field, where the rule is `at-least-printed`. */
  readonly printed?: readonly number[];
  /** The number printed before the first field, where the rule is `one-lower` or `one-higher`. */
  readonly start?: number;
  /** May be written instead wherever the number before it is another one. */
  readonly reset?: number;
  readonly bonus?: Bonuses;
  /** The least number that earns the field's bonus. Default: any. */
  readonly bonusFrom?: readonly (number | null)[];
  /** The factor of each field: a number counts as often. Default: numbers count nothing. */
  readonly factor?: readonly number[];
}

/** The two rows of an area that grows both ways from its middle. */
export const SIDES = ['left', 'right'] as const;
/** One of `SIDES`. */
export type Side = (typeof SIDES)[number];

/** One or more rows, each filled left to right on its own. */
export interface RowsSpec {
  readonly kind: 'rows';
  readonly colour: Colour;
  readonly reads: 'face' | 'sum';
  /** Whether the number is written, or the field only crossed. */
  readonly writes: 'number' | 'cross';
  readonly rows: readonly RowSpec[];
  /** What the record calls the two rows, where it does not count them. */
  readonly sides?: readonly [Side, Side];
  /** A free choice replaces the area's own die; the white die still adds its face, if it was rolled (R22). */
  readonly freeWithWhite?: true;
  /** Points by number of filled fields: of the first row, or of each row. */
  readonly pointsByFields?: readonly number[];
  readonly pointsByFieldsPerRow?: readonly number[];
  /** Points for columns in which every row is filled. */
  readonly columnPoints?: readonly number[];
  /** Two neighbours of one row count only together: first minus second, each times its factor. */
  readonly pairs?: { readonly factor: readonly number[] };
  /** The two rows of a column count only together: their sum times the factor. */
  readonly stacks?: { readonly factor: readonly number[] };
  /** Extra points for each number written, by number. */
  readonly pointsByValue?: Readonly<Record<number, number>>;
  /** This number is written a second time in the next field, without further effect. */
  readonly repeats?: number;
  /**
   * For a single row: with each mark the player takes the field's bonus or its points. With the bonus, half the face, rounded
   * up, counts; else the face times the field's factor (null: only the bonus can be taken).
   */
  readonly takes?: { readonly factor: readonly (number | null)[] };
}

/** One area of a sheet, of one of the four kinds. */
export type AreaSpec = GridSpec | RegionsSpec | RowsSpec | PathSpec;

/** The track on which one kind of action is unlocked. */
export interface Track {
  readonly slots: number;
  /**
   * Of jokers: the number that each slot stands for; null: any. Slots with numbers are used in any order among the
   * unlocked ones (R23).
   */
  readonly numbers?: readonly (number | null)[];
  /** Earned when the last slot is unlocked (R4). */
  readonly endBonus: Bonus | null;
}

/** A level of the solo rating. */
export interface SoloLevel {
  /** The lowest total of this level; `null` for the lowest level. */
  readonly from: number | null;
  readonly stars: number;
}

/** A complete game. The type parameter lets `Record<SheetId, …>` demand an entry for every game. */
export interface Sheet<Id extends string = string> {
  readonly id: Id;
  /** The name on the original box. Translated titles belong to the front ends. */
  readonly name: string;
  readonly year: number;
  /** The six dice, white first. */
  readonly dice: readonly Colour[];
  /** What every player gets at the start of each round. */
  readonly rounds: Bonuses;
  readonly tracks: Readonly<Partial<Record<Action, Track>>>;
  /** Whether a usable die may be declined (R1, R3). */
  readonly mayDecline: boolean;
  readonly areas: readonly AreaSpec[];
  readonly foxes: number;
  /** From the highest level to the lowest. */
  readonly soloLevels: readonly SoloLevel[];
}
