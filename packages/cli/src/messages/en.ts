// English.
import { REASONS } from '@reynard/engine';
import { FILE_FAULTS } from '../command.ts';
import type { Messages } from './catalogue.ts';
import { pluralOf } from './plural.ts';

const plural = pluralOf('en');

export const en: Messages = {
  colours: {
    white: 'white',
    yellow: 'yellow',
    blue: 'blue',
    green: 'green',
    orange: 'orange',
    purple: 'purple',
    silver: 'silver',
    pink: 'pink',
    gray: 'gray',
  },
  actions: { reroll: 'reroll', extra: 'extra die', return: 'return', polish: 'polish silver' },
  reasons: REASONS,
  files: FILE_FAULTS,
  you: 'You',
  label: {
    hand: 'In hand',
    diceFields: 'Dice fields',
    tray: 'Silver tray',
    foxes: 'foxes',
    total: 'total',
    pending: 'Bonuses to use',
    swept: 'Dice to cross',
    passiveTurn: 'passive turn',
    anyArea: 'area of choice',
    fox: 'fox',
    step: 'step',
  },
  round: (round, rounds) => `round ${round}/${rounds}`,
  roll: (roll, rolls) => `roll ${roll}/${rolls}`,
  active: (name) => `active player: ${name}`,
  now: {
    roll: 'roll the dice',
    rollOrReturn: 'roll, or take dice back from the tray',
    stopOrReturn: 'take a die back from the tray, or end the rolls',
    choose: 'choose a die',
    noneFits: 'no die fits',
    tray: 'take a die from the silver tray',
    diceFields: 'no die of the tray fits: take one from the dice fields, or none',
    noTray: 'no die fits',
    extra: 'take an extra die, or end the turn',
    finish: 'end the turn',
    bonus: 'use a bonus',
    sweep: 'cross the dice that went to the tray',
  },
  prompt: (name, what) => `${name}, ${what}`,
  move: {
    rollDice: (dice) => `roll ${dice} ${plural(dice, 'die', 'dice')}`,
    reroll: 'reroll',
    returnDie: (die) => `take ${die} back`,
    skip: 'leave the other dice',
    passRoll: 'give up this roll',
    passTray: 'take no die',
    stop: 'end the rolls',
    done: 'end the turn',
    left: (actions) => `${actions} left`,
    unused: (extras) => `keeps ${extras} extra ${plural(extras, 'die', 'dice')}`,
    ways: (count, code) => `${count} ways, type ${code} to see them`,
  },
  mark: {
    cross: (number) => `cross ${number}`,
    circle: (number) => `circle ${number}`,
    crossNext: (field) => `cross field ${field}`,
    write: (number, field) => `write ${number} in field ${field}`,
    times: (factor, product) => `×${factor} = ${product}`,
    row: (row) => `row ${row}`,
    rowOf: (shape) => `row ${shape}`,
    place: (row, column) => `row ${row}, column ${column}`,
    region: (letter, cells) => `cross region ${letter} (${cells} ${plural(cells, 'cell', 'cells')})`,
    polished: (changes) => `polished ${changes}`,
  },
  log: {
    rolled: (dice) => `rolls ${dice}`,
    toTray: (dice) => `to the tray: ${dice}`,
    roundStarts: (round, bonus) => `Round ${round} starts: ${bonus} for everybody`,
    undone: (moves) => `${moves} ${plural(moves, 'step', 'steps')} taken back.`,
  },
  say: {
    title: 'Reynard: the Clever dice games',
    hint: 'number · u undo · ? help · q quit',
    unknownChoice: (text, most) =>
      `"${text}" is no choice here. Type a number from 1 to ${most}, or ? for help.`,
    nothingToUndo: 'Nothing to take back: dice were rolled or somebody else has acted since.',
    thinking: (name) => `${name} is thinking…`,
    saved: (path) => `The game is saved in ${path}.`,
    resumeHint: 'Go on with: reynard play --resume',
    resumed: (title, round) => `${title}: on with round ${round}.`,
    noSavedGame: (path) => `There is no saved game in ${path}.`,
    damaged: (path, reason) => `The saved game in ${path} cannot be read: ${reason}.`,
    atEvent: (event, reason) => `event ${event}: ${reason}`,
    unknownSeats: 'its seats are not known here',
    damagedKept: 'The file stays as it is. Start afresh with --new, which moves it aside.',
    movedAside: (path) => `The unreadable game was moved to ${path}.`,
    unfinished: (title, players, round) =>
      `An unfinished game is saved: ${title}, ${players}, round ${round}.`,
    unfinishedPiped: 'Go on with --resume, or give it up for a new one with --new.',
    unfinishedAsk: '(c)ontinue it, start a (n)ew game and lose it, or (q)uit?',
    unfinishedKeys: ['c', 'n', 'q'],
    cannotSave: (path, reason) => `The game cannot be saved in ${path}: ${reason}. It goes on unsaved.`,
    recordAt: (path) => `The record is in ${path}.`,
    seed: (seed) => `seed ${seed}`,
    noSuchSeat: (most) => `Name a player from 1 to ${most}.`,
    help: `Each turn you roll up to three times. Take one die of each roll and mark it in the area of its colour; white fits anywhere, and blue always goes with white. Lower dice go to the silver tray, where the others take one each. Marks earn bonuses; every fox is worth as much as your lowest area.

Choose by number, or by code: the first letter of the die, and for white of the area too, then row and column or the number, such as y34, wo5 or b. (Gray is a.) A code that fits several moves lists them.

Enter  roll, or the only move
u      take back your last step, as long as nothing was rolled and nobody else acted
l 2    look at the sheet of player 2
?      this help
q      quit; the game is saved`,
    legend: '[ ] can be marked now · ✗ crossed · ③ circled · ⇣2 two dice go to the tray · ✓ earned',
  },
  setup: {
    game: 'Which game?',
    players: 'Who plays?',
    playersHint: 'Names with commas between, bots as bot:greedy. Enter: you alone.',
    bots: (names) => `Bots: ${names}`,
    badGame: (most) => `Type a number from 1 to ${most}.`,
    badPlayers: 'A game has 1 to 4 players.',
    noBot: (name) => `There is no bot "${name}".`,
  },
  end: {
    title: 'The game is over',
    foxPoints: 'fox points',
    wins: (name) => `${name} wins.`,
    shared: (names) => `Shared victory: ${names}.`,
    tieBreak: 'Equal totals: the highest single area decided.',
    level: (stars, number) => `${stars}  ${number} of 5 stars`,
    next: (points) => `${points} more ${plural(points, 'point', 'points')} for the next level.`,
    top: 'The highest level!',
    again: 'Another one: reynard play',
  },
  replay: {
    keys: 'Enter next · b back · r next round · g N go to step · q quit',
    first: 'This is the start.',
    last: 'This is the end.',
    unknown: (text) => `"${text}" is no command.`,
    unfinished: 'The game is not finished.',
    broken: (event, reason) => `Event ${event} breaks the rules: ${reason}.`,
  },
};
