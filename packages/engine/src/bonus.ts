// Printed bonuses as small numbers, so that earning one is an array access. Actions come first (their index in
// ACTIONS), then the fox, then the game's own list of marks that wait for a decision.
import { ACTIONS, type AreaSpec, type Bonus, type BonusSymbol, type Sheet } from './sheet.ts';

export const NO_BONUS = 255;
export const FOX = ACTIONS.length;
export const FIRST_PENDING = FOX + 1;

/** What a bonus mark puts on the sheet: 1 to 12 a given number, or one of these. */
export const FREE_CHOICE = 0;
export const CROSS = 13;

/** One area in which a pending bonus can be used, how, and what the record calls it. */
export interface BonusOption {
  readonly area: number;
  /** `FREE_CHOICE`, `CROSS` or a number. */
  readonly what: number;
  readonly name: string;
}

/** A kind of bonus that waits for a decision. */
export interface PendingKind {
  readonly bonus: Bonus;
  readonly options: readonly BonusOption[];
}

const WHAT: Readonly<Record<BonusSymbol, number>> = { X: CROSS, '?': FREE_CHOICE, '4': 4, '5': 5, '6': 6 };

/** Whether fields of this area are crossed; else numbers are written. */
export const isCrossed = (area: AreaSpec): boolean => area.kind !== 'rows' || area.writes === 'cross';

function suits(area: AreaSpec, symbol: BonusSymbol): boolean {
  return symbol === '?' || (symbol === 'X') === isCrossed(area);
}

function pendingKind(sheet: Sheet, bonus: Bonus): PendingKind {
  const [symbols, colour] = bonus.split(':') as [string, string];
  const options = sheet.areas.flatMap((spec, area) =>
    colour !== 'black' && colour !== spec.colour
      ? []
      : (symbols.split('|') as BonusSymbol[])
          .filter((symbol) => suits(spec, symbol))
          .map((symbol) => ({ area, what: WHAT[symbol], name: `${symbol}:${colour}` })),
  );
  return { bonus, options };
}

function bonusesInArea(area: AreaSpec): (Bonus | null | undefined)[] {
  switch (area.kind) {
    case 'grid':
      return [
        ...(area.rowBonus ?? []),
        ...(area.columnBonus ?? []),
        area.mainDiagonalBonus,
        ...(area.betweenRowsBonus ?? []).flat(),
      ];
    case 'regions':
      return [...area.cellBonus.map((cell) => cell.bonus), ...Object.values(area.shadeBonus)];
    case 'rows':
      return area.rows.flatMap((row) => row.bonus ?? []);
    case 'path':
      return [...area.betweenBonus];
  }
}

/** Every bonus printed anywhere on a sheet. */
export function printedBonuses(sheet: Sheet): Bonus[] {
  const onTracks = Object.values(sheet.tracks).map((track) => track.endBonus);
  const inAreas = sheet.areas.flatMap(bonusesInArea);
  return [...sheet.rounds, ...onTracks, ...inAreas].filter((bonus) => bonus != null);
}

/** The kinds of pending bonus of a game, in a fixed order. */
export function pendingKinds(sheet: Sheet): PendingKind[] {
  const marks = [...new Set(printedBonuses(sheet))].filter((bonus) => bonus.includes(':')).sort();
  return marks.map((bonus) => pendingKind(sheet, bonus));
}

/** The number of a printed bonus in a game with these pending kinds. */
export function bonusNumber(kinds: readonly PendingKind[], bonus: Bonus | null | undefined): number {
  if (bonus == null) return NO_BONUS;
  if (bonus === 'fox') return FOX;
  const action = (ACTIONS as readonly string[]).indexOf(bonus);
  return action >= 0 ? action : FIRST_PENDING + kinds.findIndex((kind) => kind.bonus === bonus);
}

/** The printed bonus of such a number: the reverse of `bonusNumber`. */
export function printedBonus(kinds: readonly PendingKind[], number: number): Bonus | null {
  if (number === NO_BONUS) return null;
  if (number === FOX) return 'fox';
  return number < FOX ? ACTIONS[number] : kinds[number - FIRST_PENDING].bonus;
}
