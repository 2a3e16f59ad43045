// Everything the terminal game says, as one type: a language that lacks a message does not compile. Messages are short
// phrases that stand alone, so that every language can keep its own word order.
import type { Action, Colour, ReasonCode, SheetId, Side, Take } from '@reynard/engine';
import type { FileFaults } from '../command.ts';

export interface Messages {
  readonly titles: Readonly<Record<SheetId, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly actions: Readonly<Record<Action, string>>;
  /** Why a record or event is refused. */
  readonly reasons: Readonly<Record<ReasonCode, string>>;
  /** Why a file cannot be used. */
  readonly files: FileFaults;
  /** The name of a player who gave none. */
  readonly you: string;

  readonly label: {
    readonly hand: string;
    readonly diceFields: string;
    readonly tray: string;
    readonly foxes: string;
    readonly total: string;
    readonly pending: string;
    readonly swept: string;
    readonly passiveTurn: string;
    /** A mark in an area of choice. */
    readonly anyArea: string;
    readonly fox: string;
    readonly step: string;
    /** Where what is pending comes from: a dice field (from 1) or the tray. */
    fromField(field: number): string;
    readonly fromTray: string;
  };
  round(round: number, rounds: number): string;
  roll(roll: number, rolls: number): string;
  active(name: string): string;

  /** What the player is to do now. */
  readonly now: {
    readonly roll: string;
    readonly rollOrReturn: string;
    readonly stopOrReturn: string;
    readonly choose: string;
    readonly noneFits: string;
    readonly tray: string;
    readonly diceFields: string;
    readonly noTray: string;
    readonly extra: string;
    readonly finish: string;
    readonly bonus: string;
    readonly sweep: string;
  };
  prompt(name: string, what: string): string;

  /** What a move does. */
  readonly move: {
    rollDice(dice: number): string;
    readonly reroll: string;
    returnDie(die: string): string;
    readonly skip: string;
    readonly passRoll: string;
    readonly passTray: string;
    readonly stop: string;
    readonly done: string;
    left(actions: number): string;
    unused(extras: number): string;
    ways(count: number, code: string): string;
  };
  readonly mark: {
    cross(number: number | string): string;
    circle(number: number): string;
    crossNext(field: number): string;
    write(number: number, field: number): string;
    times(factor: number, product: number): string;
    row(row: number): string;
    rowOf(shape: string): string;
    place(row: number, column: number): string;
    region(letter: string, cells: number): string;
    polished(changes: string): string;
    field(field: number): string;
    readonly side: Readonly<Record<Side, string>>;
    readonly take: Readonly<Record<Take, string>>;
    joker(number: number): string;
  };
  readonly log: {
    rolled(dice: string): string;
    toTray(dice: string): string;
    roundStarts(round: number, bonus: string): string;
    undone(moves: number): string;
  };

  readonly say: {
    readonly title: string;
    readonly hint: string;
    unknownChoice(text: string, most: number): string;
    readonly nothingToUndo: string;
    thinking(name: string): string;
    saved(path: string): string;
    readonly resumeHint: string;
    /** Of a game that starts from a position. */
    readonly notSaved: string;
    readonly goOnFrom: string;
    resumed(title: string, round: number): string;
    noSavedGame(path: string): string;
    damaged(path: string, reason: string): string;
    /** Steps count from 1. */
    atStep(step: number, reason: string): string;
    readonly unknownSeats: string;
    readonly damagedKept: string;
    movedAside(path: string): string;
    unfinished(title: string, players: string, round: number): string;
    readonly unfinishedPiped: string;
    readonly unfinishedAsk: string;
    /** The letters of the answers to that: continue, new, quit. */
    readonly unfinishedKeys: readonly [string, string, string];
    cannotSave(path: string, reason: string): string;
    recordAt(path: string): string;
    seed(seed: string): string;
    noSuchSeat(most: number): string;
    readonly help: string;
    /** What each action does, in a line of the help. */
    readonly uses: Readonly<Record<Action, string>>;
    readonly legend: string;
  };
  readonly setup: {
    readonly game: string;
    readonly players: string;
    readonly playersHint: string;
    bots(names: string): string;
    badGame(most: number): string;
    readonly badPlayers: string;
    noBot(name: string): string;
  };
  readonly end: {
    readonly title: string;
    readonly foxPoints: string;
    wins(name: string): string;
    shared(names: string): string;
    readonly tieBreak: string;
    level(stars: string, number: string): string;
    next(points: number): string;
    readonly top: string;
    readonly again: string;
  };
  readonly replay: {
    readonly keys: string;
    readonly first: string;
    readonly last: string;
    unknown(text: string): string;
    readonly unfinished: string;
    /** Steps count from 1. */
    broken(step: number, reason: string): string;
  };
}
