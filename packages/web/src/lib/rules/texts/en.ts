// The rules in English.
import type { RulesText } from '../text.ts';

export const en: RulesText = {
  rules: 'Rules',
  intro: 'Three games, one idea: pick a die, mark a field, and let one bonus lead to the next.',
  learn: 'Rather learn by playing? The first game takes five minutes.',
  about: {
    'ganz-schoen-clever': 'The first one, and the best to start with.',
    'doppelt-so-clever': 'Dice come back from the tray, and silver sweeps up others along the way.',
    'clever-4ever': 'The richest one: a map to conquer, triangles, and dice to polish.',
  },
  contents: 'On this page',
  example: 'Example',
  otherGames: 'The other games',

  idea: {
    title: 'The idea',
    text: (areas, dice) => [
      `You have ${dice} dice and a score sheet with ${areas} coloured areas. Each die you choose is marked in the area of its colour.`,
      'Full lines and good fields earn bonuses. A bonus marks another field, and that may earn the next bonus.',
      'Choosing well means two things: which die helps you now, and which dice you lose by taking it.',
    ],
    rounds:
      'How many rounds you play depends on the number of players. In a round everybody is the active player once.',
    players: (count) => (count === 1 ? '1 player' : `${count} players`),
    roundGifts: 'Some rounds begin with a present for everybody:',
    round: (number) => `Round ${number}`,
  },

  turn: {
    title: 'A turn in six steps',
    steps: [
      { title: 'Roll', text: 'Roll all dice you have in hand. At first that is all of them.' },
      {
        title: 'Roll again?',
        text: 'Not happy with it? Spend a reroll action and roll the dice in hand once more.',
      },
      { title: 'Choose', text: 'Choose one die that fits on your sheet and put it on a dice field.' },
      {
        title: 'Mark',
        text: 'Mark it in the area of its colour. The white die is a joker: it can be marked in any area.',
      },
      {
        title: 'Tray',
        text: 'Every die in hand that shows less than the chosen one goes to the silver tray. Equal dice stay.',
      },
      {
        title: 'Carry on',
        text: 'Use the bonuses you earned, then roll the dice that are left. After three rolls, or with no die left in hand, your rolls are over. Whatever is left then goes to the tray too.',
      },
    ],
    mustTake:
      'If any die fits, you have to take one. If none fits, this roll is lost and you keep the dice in hand.',
    mayPass: 'You may also take nothing: the roll is spent, and the dice stay in hand.',
    shown: (die, tray) => `Chosen: ${die}. To the silver tray: ${tray}. The others are rolled again.`,
  },

  areas: {
    title: 'The areas',
    name: (colour) => `${colour[0].toUpperCase()}${colour.slice(1)}`,
    how: 'Marking',
    bonus: 'Bonus',
    points: 'Points',
    shown: (points) => `Worth ${points} ${points === 1 ? 'point' : 'points'} so far.`,
    shownEarned: (bonuses) => `Earned: ${bonuses}.`,
  },

  mark: {
    crossNumber: (colour) => `The ${colour} die crosses an open field with its number.`,
    sameNumbers: 'If several open fields show the number, you choose one.',
    crossedAlready: 'Some fields are crossed before the game begins.',
    circleThenCross: 'The first time, circle the number. The second time, cross the circled number.',
    crossSum: (colour) => `Add the ${colour} and the white die. Cross the field with that sum.`,
    crossPair: (colour) =>
      `The ${colour} die names the row, the white die the column. Cross the field where they meet.`,
    writeSum: (colour) => `Add the ${colour} and the white die and write the sum in the next field.`,
    together: (colour) =>
      `${colour[0].toUpperCase()}${colour.slice(1)} and white always go together here, wherever they lie and whichever of the two you chose.`,
    leftToRight: 'Fields are filled from left to right, without gaps.',
    ownRows: (rows) =>
      `Each of the ${rows} rows is filled from left to right on its own. You choose the row.`,
    triangles:
      'Every field has an upper and a lower triangle. Both rows of triangles are filled from left to right, each on its own. You choose which one.',
    atLeast: (colour) =>
      `The ${colour} die crosses the next field if it shows at least the number printed there.`,
    write: (colour) => `Write the number of the ${colour} die.`,
    anyNumber: 'Any number will do.',
    higher: 'Each number must be higher than the one before it.',
    higherInRow: (row) =>
      `In row ${row} each number must be higher than the one before. Nothing follows a 6.`,
    afterSix: 'After a 6 you start afresh: any number may follow.',
    notHigher: 'Each number must be equal to or lower than the one before it. The first is free.',
    factors: (signs) => `A field with ${signs} multiplies the number at once.`,
    pairFactors: 'The number is multiplied by the factor in the field, and the result is written.',
    repeats: (number) =>
      `A ${number} is written twice: also in the following field, if there is one. The second ${number} does nothing else.`,
    region: (colour) =>
      `The ${colour} die crosses a whole region. It must show at least as much as the region has cells; anything above is lost.`,
    regionStart: (count) =>
      `Begin with one of the ${count} regions with a dot. Every further region must touch a crossed one along an edge.`,
    sweep: (colour) =>
      `The sweep: if your pick as active player is marked here, all dice that it sends to the tray may be crossed as well. A coloured die goes into the row of its colour, white and ${colour} into any row.`,
    sweepLimits: 'Extra dice, passive picks and bonuses do not sweep.',
  },

  bonus: {
    rows: 'A complete row earns the bonus at its end.',
    columns: 'A complete column earns the bonus below it.',
    rowsAndColumns: 'A complete row earns the bonus at its end, a complete column the bonus below it.',
    rowsFrom: (crosses) =>
      `With ${crosses} crosses in a row you earn the bonus at its end. More crosses earn nothing more.`,
    diagonal: 'The complete diagonal from top left to bottom right earns the bonus in the corner.',
    diagonalFrom: (crosses) =>
      `With ${crosses} crosses on the diagonal from top left to bottom right you earn the bonus in the corner.`,
    circlesCount: 'For bonuses a circled field counts as full.',
    field: 'Filling a field earns the bonus below it.',
    fieldFrom:
      'The bonus below a field is earned only if the number is at least the one printed in the field.',
    fieldFromNumber: (number) => `Only numbers from ${number} up earn the bonus below the field.`,
    lowerOnly: 'Only a number in the lower triangle earns the bonus below the field.',
    cells: 'A bonus in a cell is earned when its region is crossed.',
    shades: (bonus) => `All regions of one shade crossed: ${bonus}.`,
    none: 'There are no bonuses here.',
  },

  points: {
    columns: 'Every complete column counts the points below it.',
    columnsFrom: (crosses) => `Every column with at least ${crosses} crosses counts the points below it.`,
    antiDiagonal: (crosses, points) =>
      `The diagonal from top right to bottom left counts ${points} points with at least ${crosses} crosses.`,
    byCrosses: 'The number of crosses decides.',
    byCrossesPerRow: 'Every row counts for itself, by its number of crosses.',
    crossesOnly: 'Only crosses count, not circles.',
    lastField: 'The points above the last filled field count.',
    sum: 'The sum of all numbers in the fields.',
    rowPlus: (row) => `The numbers in row ${row} are added.`,
    rowMinus: (row) => `The numbers in row ${row} are subtracted.`,
    rowNothing: (row) => `The numbers in row ${row} score nothing themselves.`,
    pairs:
      'The fields stand in pairs. A full pair counts the first number minus the second; half a pair counts nothing. So the second should be small.',
    stacks: (signs) =>
      `A field with both triangles filled counts their sum; with ${signs} that sum is multiplied.`,
    extra: (number, points) => `Every ${number} counts ${points} extra points.`,
    crosses: 'Crosses',
    fields: 'Fields filled',
    value: 'Points',
  },

  actions: {
    title: 'Actions',
    text: [
      'Actions are unlocked by bonuses, from left to right on their track. You keep them until you need them.',
      'Use as many in a turn as you like. At the end of the game unused ones are worth nothing.',
    ],
    use: {
      reroll:
        'After a roll, before you choose: roll all dice in hand again. It does not count as one of the three rolls.',
      extra:
        'At the end of any turn, your own or another player’s: mark one more die. Any of the six, wherever it lies and whoever used it. With several actions you may mark several dice, each only once in a turn.',
      return:
        'Before your second or third roll: take a die from the silver tray back into your hand. Even with an empty hand, as long as you have rolls left.',
      polish:
        'When you mark a die that lies on the silver tray, it counts 1 higher or lower for each action you spend. It stays between 1 and 6.',
    },
    slots: (count) => `The track has ${count} slots.`,
  },

  bonuses: {
    title: 'Bonuses',
    text: [
      'You get a bonus the moment you earn it. Actions and foxes are credited, marks are made at once.',
      'Several at a time? You choose the order. One that fits nowhere is lost.',
    ],
    legend: {
      X: 'Cross an open field of this colour, whatever number stands there. In a row it is the next one.',
      '?': 'Mark in this colour with a number of your choice, by the rules of the area.',
      number: 'Write this number in the next field of this colour.',
      action: 'One action of this kind.',
      fox: 'One fox.',
      black: 'The same in an area of your choice.',
    },
  },

  foxes: {
    title: 'Foxes',
    text: (count) => [
      `There are ${count} foxes on this sheet. At the end each of them is worth as many points as your weakest area.`,
      'So do not leave any area behind.',
    ],
    example: (foxes, lowest, points) =>
      `${foxes} foxes and ${lowest} points in the weakest area make ${points} points.`,
    negative: 'An area can end below zero. Then foxes cost points.',
  },

  passive: {
    title: 'When others play',
    text: [
      'When the active player’s rolls are over, it is the others’ turn, all at the same time. Everybody marks one die from the silver tray.',
      'The dice stay where they are. Several players may use the same one.',
    ],
    noneFits: 'No die on the tray fits? Then you may use one from the active player’s dice fields.',
    must: 'If a die on the tray fits, you have to use one.',
    may: 'You may decline. But then there is no other die for you.',
    polish: 'Whether a die fits is judged without polishing.',
  },

  solo: {
    title: 'Alone',
    text: (rounds) => [
      `You play ${rounds} rounds. After each turn of your own comes a passive turn: roll all dice. The three lowest go to the tray, the others onto the dice fields.`,
      'Mark one from the tray, as a passive player does. Extra dice are allowed, rerolls are not.',
    ],
    level: 'Level',
    from: 'Points',
    below: (points) => `below ${points}`,
  },

  end: {
    title: 'The end',
    text: [
      'Add the points of all areas and the foxes. The highest total wins.',
      'Equal totals? The best single area decides.',
    ],
  },
};
