// English.
import { REASONS } from '@reynard/engine';
import { FILE_FAULTS } from '../command.ts';
import type { Messages } from './catalogue.ts';
import { pluralOf } from './plural.ts';

const plural = pluralOf('en');

export const en: Messages = {
  titles: {
    'ganz-schoen-clever': 'That’s Pretty Clever',
    'doppelt-so-clever': 'Twice as Clever',
    'clever-hoch-drei': 'Clever Cubed',
    'clever-4ever': 'Clever 4ever',
  },
  colours: {
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
  },
  actions: { reroll: 'reroll', extra: 'extra die', return: 'return', polish: 'polish', joker: 'joker' },
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
    swept: 'Dice you may cross off',
    passiveTurn: 'passive turn',
    anyArea: 'any area',
    fox: 'fox',
    step: 'step',
    fromField: (field) => `from dice field ${field}`,
    fromTray: 'from the silver tray',
  },
  round: (round, rounds) => `round ${round}/${rounds}`,
  roll: (roll, rolls) => `roll ${roll}/${rolls}`,
  active: (name) => `active player: ${name}`,
  now: {
    roll: 'roll the dice',
    rollOrReturn: 'roll, or return dice from the tray',
    stopOrReturn: 'return a die from the tray to roll on, or stop',
    choose: 'choose a die',
    noneFits: 'no die fits',
    tray: 'choose a die from the silver tray',
    diceFields: 'no die on the tray fits: choose one from the dice fields, or pass',
    noTray: 'no die fits',
    extra: 'use an extra die, or end the turn',
    finish: 'end the turn',
    bonus: 'use a bonus',
    sweep: 'you may cross off these dice too',
  },
  prompt: (name, what) => `${name}, ${what}`,
  move: {
    rollDice: (dice) => `roll ${dice} ${plural(dice, 'die', 'dice')}`,
    reroll: 'reroll',
    returnDie: (die) => `return ${die} to your hand`,
    skip: 'skip the rest',
    passRoll: 'pass: give up this roll',
    passTray: 'pass: choose no die',
    stop: 'stop rolling',
    done: 'end the turn',
    left: (actions) => `${actions} left`,
    unused: (extras) => `${extras} extra ${plural(extras, 'die is', 'dice are')} kept`,
    ways: (count, code) => `${count} ways, type ${code} to see them`,
  },
  mark: {
    cross: (number) => `cross off ${number}`,
    circle: (number) => `circle ${number}`,
    crossNext: (field) => `cross off field ${field}`,
    write: (number, field) => `write ${number} in field ${field}`,
    times: (factor, product) => `×${factor} = ${product}`,
    row: (row) => `row ${row}`,
    rowOf: (shape) => `row ${shape}`,
    place: (row, column) => `row ${row}, column ${column}`,
    region: (letter, cells) => `cross off region ${letter} (${cells} ${plural(cells, 'cell', 'cells')})`,
    polished: (changes) => `polished ${changes}`,
    field: (field) => `field ${field}`,
    side: { left: 'left', right: 'right' },
    take: { bonus: 'bonus', points: 'points' },
    joker: (number) => `joker: counts as ${number}`,
  },
  log: {
    rolled: (dice) => `rolls ${dice}`,
    toTray: (dice) => `to the tray: ${dice}`,
    roundStarts: (round, bonus) => `Round ${round} starts: ${bonus} for everyone`,
    undone: (moves) => `${moves} ${plural(moves, 'step', 'steps')} undone.`,
  },
  say: {
    title: 'Reynard: the Clever dice games',
    hint: 'number · u undo · ? help · q quit',
    unknownChoice: (text, most) =>
      most === 1
        ? `“${text}” is not a choice here. Press Enter, or type ? for help.`
        : `“${text}” is not a choice here. Type a number from 1 to ${most}, or ? for help.`,
    nothingToUndo: 'Nothing to undo: dice were rolled, or somebody else has acted since.',
    thinking: (name) => `${name} is thinking…`,
    saved: (path) => `The game is saved in ${path}.`,
    resumeHint: 'Go on with: reynard play --resume',
    notSaved: 'This game starts from a position, so it is not saved.',
    goOnFrom: 'Go on from here with:',
    resumed: (title, round) => `${title}: on with round ${round}.`,
    noSavedGame: (path) => `There is no saved game in ${path}.`,
    damaged: (path, reason) => `The saved game in ${path} cannot be read: ${reason}.`,
    atStep: (step, reason) => `step ${step}: ${reason}`,
    unknownSeats: 'it names players or bots that this version does not know',
    damagedKept: 'The file stays as it is. Start a new game with --new, which moves it aside.',
    movedAside: (path) => `The unreadable game was moved to ${path}.`,
    unfinished: (title, players, round) =>
      `An unfinished game is saved: ${title}, ${players}, round ${round}.`,
    unfinishedPiped: 'Go on with --resume. With --new a new game starts, and the saved one is lost.',
    unfinishedAsk: '(c)ontinue it, start a (n)ew game and lose this one, or (q)uit?',
    unfinishedKeys: ['c', 'n', 'q'],
    cannotSave: (path, reason) => `The game cannot be saved in ${path}: ${reason}. It goes on unsaved.`,
    recordAt: (path) => `The record is in ${path}.`,
    seed: (seed) => `seed ${seed}`,
    noSuchSeat: (most) => `Name a player from 1 to ${most}.`,
    help: `Each turn you roll up to three times. Choose one die from each roll and mark it in the area of its colour; white fits anywhere, and in blue the blue and white dice are used together. Lower dice go to the silver tray, where the other players choose one each. Marks earn bonuses; every fox is worth as much as your lowest-scoring area. Alone, you mark one die of the tray of a passive turn after each turn of your own.

A bonus such as ■✗ crosses off a field, ■? is a free mark, * means any area.

Choose by number, or by code: the first letter of the die’s colour, and for white that of the area too, then row and column or the number, such as y34, wo5 or b. (Grey is a, brown is n; then l or r for left or right, b or p for bonus or points, j for a joker.) A code that fits several moves lists them.

Enter  roll, or the only move
u      undo your last step, as long as nothing was rolled and nobody else acted
l 2    look at the sheet of player 2
=      this position as one line, to share it or to play from it
?      this help
q      quit; the game is saved`,
    uses: {
      reroll: 'roll the dice in hand again',
      extra: 'at the end of a turn, mark one more die',
      return: 'before a roll, return a die from the tray to your hand',
      polish: 'a die on the tray counts 1 more or less when you mark it',
      joker: 'the chosen die counts as another number: that of the slot, or any with a ?',
    },
    legend:
      '[ ] can be marked now · ✗ crossed · ③ circled · ⇣2 two dice go to the tray · ✓ earned · ≥4 needs 4 or more · ×2 counts double · ↘ diagonal · ▫4 grey field · ▪4 counts for the bonus of its row and column',
  },
  setup: {
    game: 'Which game?',
    players: 'Who plays?',
    playersHint: 'Names separated by commas, bots as bot:greedy. Enter: you alone.',
    bots: (names) => `Bots: ${names}`,
    badGame: (most) => `Type a number from 1 to ${most}.`,
    badPlayers: 'A game has 1 to 4 players.',
    noBot: (name) => `There is no bot “${name}”.`,
  },
  end: {
    title: 'The game is over',
    foxPoints: 'fox points',
    wins: (name) => (name === 'You' ? 'You win.' : `${name} wins.`),
    shared: (names) => `Shared victory: ${names}.`,
    tieBreak: 'Equal totals: the best single area decided.',
    level: (stars, number) => `${stars}  ${number} of 5 stars`,
    next: (points) => `${points} more ${plural(points, 'point', 'points')} for the next level.`,
    top: 'The highest level!',
    again: 'Another one: reynard play',
  },
  replay: {
    keys: 'Enter next · b back · r next round · g N go to step · p position · q quit',
    first: 'This is the start.',
    last: 'This is the end.',
    unknown: (text) => `“${text}” is not a command.`,
    unfinished: 'The game is not finished.',
    broken: (step, reason) => `Step ${step} breaks the rules: ${reason}.`,
  },
};
